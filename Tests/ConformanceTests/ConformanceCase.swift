import Foundation
import Testing
import Weft
@testable import WeftDocument

/// One line of a conformance file: a document, and the frames that it must have.
struct ConformanceCase {
    /// What a case and its drawing compare: the root's size and the frames by name.
    struct Frames {
        var size: LayoutSize
        var frames: [String: LayoutRect]
    }

    let id: String
    let document: LayoutDocument
    let expected: Frames
    /// The frames of unmended Texture, if they differ.
    let texture: Frames?

    init(line: [UInt8]) throws {
        let value = try JSONValue(parsing: line)
        let reader = try ObjectReader(value, expected: "a case")
        id = try reader.require("id")
        document = try LayoutDocument(value)
        expected = try Frames(reader.value("expected") ?? .null)
        texture = try reader.value("texture").map(Frames.init)
    }

    /// Returns the cases of a file in the data folder.
    static func all(in file: String) throws -> [ConformanceCase] {
        let url = try #require(
            Bundle.module.url(forResource: "Data/\(file)", withExtension: "jsonl")
        )
        return try Data(contentsOf: url)
            .split(separator: UInt8(ascii: "\n"))
            .map { try ConformanceCase(line: Array($0)) }
    }

    /// Lays out the document with the library.
    func laidOut() throws -> Frames {
        let layout = DocumentResult.Layout(of: document, in: try document.layout())
        return Frames(
            size: layout.size,
            frames: Dictionary(uniqueKeysWithValues: layout.frames.map { ($0.name, $0.frame) })
        )
    }
}

extension ConformanceCase.Frames {
    init(_ value: JSONValue) throws {
        let reader = try ObjectReader(value, expected: "a result")
        size = try reader.require("size")
        frames = [:]
        guard case .object(let members)? = reader.value("frames") else { return }
        for (name, value) in members {
            let numbers: [Double] = try value.array(of: 4, expected: "[x, y, width, height]")
            frames[name] = LayoutRect(
                x: numbers[0],
                y: numbers[1],
                width: numbers[2],
                height: numbers[3]
            )
        }
    }

    /// Returns whether the sizes, and the frames of each name, are the same to a thousandth of a
    /// point.
    func agrees(with other: Self) -> Bool {
        guard Self.agree(size.width, other.size.width),
            Self.agree(size.height, other.size.height),
            frames.count == other.frames.count
        else { return false }
        return frames.allSatisfy { name, frame in
            other.frames[name].map { Self.agree(frame, $0) } ?? false
        }
    }

    static func agree(_ left: LayoutRect, _ right: LayoutRect) -> Bool {
        agree(left.minX, right.minX) && agree(left.minY, right.minY)
            && agree(left.size.width, right.size.width)
            && agree(left.size.height, right.size.height)
    }

    private static func agree(_ left: Double, _ right: Double) -> Bool {
        abs(left - right) <= 0.001
    }
}
