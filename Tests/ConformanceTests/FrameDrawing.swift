import Weft

/// Draws the frames of failing cases with letters, expected beside actual.
enum FrameDrawing {
    private static let columns = 36
    private static let rows = 14

    /// Returns a report on a file's failures, with drawings of the first few.
    static func report(
        _ failures: [(testCase: ConformanceCase, actual: ConformanceCase.Frames)],
        of file: String
    ) -> String {
        let drawn = failures.prefix(3).map { draw($0.testCase, $0.actual) }
        let ids = failures.prefix(40).map(\.testCase.id).joined(separator: ", ")
        return "\(failures.count) cases of \(file) differ: \(ids)\n\n"
            + drawn.joined(separator: "\n\n")
    }

    private static func draw(
        _ testCase: ConformanceCase,
        _ actual: ConformanceCase.Frames
    ) -> String {
        let expected = testCase.expected
        let names = Set(expected.frames.keys).union(actual.frames.keys).sorted()
        let bounds = (Array(expected.frames.values) + Array(actual.frames.values))
            .reduce(LayoutRect(origin: .zero, size: expected.size)) { $0.union($1) }
            .union(LayoutRect(origin: .zero, size: actual.size))
        let left = picture(of: expected, names: names, in: bounds)
        let right = picture(of: actual, names: names, in: bounds)
        let header =
            "expected \(expected.size.debugDescription)".padded(to: columns + 3)
            + "actual \(actual.size.debugDescription)"
        let rows = zip(left, right).map { $0 + "   " + $1 }
        let list = zip(letters, names).compactMap { letter, name -> String? in
            let pair = (expected.frames[name], actual.frames[name])
            if let left = pair.0, let right = pair.1, ConformanceCase.Frames.agree(left, right) {
                return nil
            }
            return "  \(letter) \(name): \(text(pair.0)) but is \(text(pair.1))"
        }
        return ([testCase.id, header] + rows + list).joined(separator: "\n")
    }

    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

    private static func text(_ frame: LayoutRect?) -> String {
        frame.map { "\($0.minX) \($0.minY) \($0.size.debugDescription)" } ?? "absent"
    }

    /// Draws the outlines of the frames, scaled so that the bounds fill the picture.
    private static func picture(
        of frames: ConformanceCase.Frames,
        names: [String],
        in bounds: LayoutRect
    ) -> [String] {
        var cells = Array(repeating: Array(repeating: Character(" "), count: columns), count: rows)
        func column(_ x: Double) -> Int {
            Int((x - bounds.minX) / max(bounds.size.width, 1) * Double(columns - 1))
        }
        func row(_ y: Double) -> Int {
            Int((y - bounds.minY) / max(bounds.size.height, 1) * Double(rows - 1))
        }
        func outline(_ frame: LayoutRect, _ letter: Character) {
            for x in column(frame.minX)...column(frame.maxX) {
                cells[row(frame.minY)][x] = letter
                cells[row(frame.maxY)][x] = letter
            }
            for y in row(frame.minY)...row(frame.maxY) {
                cells[y][column(frame.minX)] = letter
                cells[y][column(frame.maxX)] = letter
            }
        }
        outline(LayoutRect(origin: .zero, size: frames.size), "·")
        for (letter, name) in zip(letters, names) {
            if let frame = frames.frames[name] { outline(frame, letter) }
        }
        return cells.map { String($0) }
    }
}

extension String {
    fileprivate func padded(to length: Int) -> String {
        self + String(repeating: " ", count: max(0, length - count))
    }
}
