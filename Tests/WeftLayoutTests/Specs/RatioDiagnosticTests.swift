import Testing
import WeftLayout

@Suite("Ratios without a bound, and ratios that a range breaks")
struct RatioDiagnosticTests {
    private let photo = Box("photo") { $0.max.definedWhereFinite == $0.max ? $0.max : .zero }

    @Test("In a range without a bound, a ratio spec takes its child's own size and is reported")
    func named() throws {
        let row = try layOut(StackLayoutSpec { photo.ratio(0.75) }, in: SizeRange(width: 100))
        #expect(row["photo"]?.size == .zero)
        #expect(row.diagnostics == [LayoutDiagnostic(.unboundedRatio, of: "RatioLayoutSpec")])
        let sized = try layOut(Box("a", 30, 10).ratio(1))
        #expect(sized["a"]?.size == size(30, 10))
        #expect(sized.diagnostics == [LayoutDiagnostic(.unboundedRatio, of: "RatioLayoutSpec")])
    }

    @Test(
        "A child that has the ratio by itself, to a pixel, needs no bound",
        arguments: [29, 30, 31, 32] as [Double]
    )
    func kept(height: Double) throws {
        let layout = try layOut(
            Box("photo", 40, height).ratio(0.75),
            environment: LayoutEnvironment(displayScale: 1)
        )
        let broken = LayoutDiagnostic(.unboundedRatio, of: "RatioLayoutSpec")
        #expect(layout.size == size(40, height))
        #expect(layout.diagnostics == (height < 32 ? [] : [broken]))
    }

    @Test("One bound is enough, whether it is the range's or the ratio spec's own")
    func oneBound() throws {
        let column = StackLayoutSpec(.vertical) { photo.ratio(0.75) }
        let row = StackLayoutSpec { photo.ratio(0.75).width(100) }
        for stack in [column, row] {
            let layout = try layOut(stack, in: SizeRange(width: 100))
            #expect(layout["photo"]?.size == size(100, 75))
            #expect(layout.diagnostics.isEmpty)
        }
    }

    @Test("A ratio that makes a length that no element can have is reported and has no effect")
    func longest() throws {
        let cases = [
            (40_000, "40000", SizeRange(width: 300)), (1e-300, "1e-300", SizeRange(height: 300)),
        ]
        for (ratio, text, range) in cases {
            let layout = try layOut(Box("a", 30, 10).ratio(ratio), in: range)
            let kind = LayoutDiagnostic(
                .invalidValue(property: "ratio", value: text),
                of: "RatioLayoutSpec"
            )
            #expect(layout.diagnostics == [kind])
            #expect(layout["a"]?.size == size(30, 10).clamped(to: range))
        }
    }

    @Test("A bound that a stack finds only by flexing is enough, too")
    func flexed() throws {
        let row = StackLayoutSpec { photo.ratio(0.5).flexGrow(1) }
        let layout = try layOut(row, in: SizeRange(width: 100))
        #expect(layout["photo"]?.size == size(100, 50))
        #expect(layout.diagnostics.isEmpty)
    }

    @Test("A range that contains no size of the ratio is reported with the size that results")
    func broken() throws {
        let tall = SizeRange(min: size(0, 80), max: size(50, 100))
        let least = try layOut(photo.ratio(1), in: tall)
        #expect(least["photo"]?.size == size(50, 80))
        #expect(least.diagnostics == [broken(1, size(50, 80))])
        let flat = try layOut(photo.ratio(1), in: SizeRange(max: size(50, 0)))
        #expect(flat["photo"]?.size == size(50, 0))
        #expect(flat.diagnostics.isEmpty, "What has no area has no ratio.")
        let row = StackLayoutSpec {
            photo.ratio(0.5).width(100)
            Box("tall", 10, 80)
        }
        let stretched = try layOut(row)
        #expect(stretched["photo"]?.size == size(100, 80))
        #expect(stretched.diagnostics == [broken(0.5, size(100, 80))])
    }

    @Test(
        "A ratio that makes a length so much shorter than a pixel that it becomes 0 is reported",
        arguments: [
            (0.002, SizeRange(width: 320), size(320, 0)),
            (400, SizeRange(max: size(.infinity, 320)), size(0, 320)),
            (1, SizeRange(max: size(0.5, .infinity)), size(1, 0)),
            (0.002, SizeRange(max: size(320, 200)), size(320, 0)),
        ] as [(Double, SizeRange, LayoutSize)]
    )
    func roundedToNothing(ratio: Double, range: SizeRange, expected: LayoutSize) throws {
        let environment = LayoutEnvironment(displayScale: 1)
        let layout = try layOut(photo.ratio(ratio), in: range, environment: environment)
        #expect(layout["photo"]?.size == expected)
        #expect(layout.diagnostics.count == 1)
        guard case .brokenRatio(ratio, _)? = layout.diagnostics.first?.kind else {
            Issue.record("\(layout.diagnostics)")
            return
        }
    }

    @Test("A ratio that a stack breaks only in a first measurement is not reported")
    func brokenAtFirst() throws {
        let row = StackLayoutSpec {
            photo.ratio(0.5).minHeight(80).width(100).flexGrow(1)
        }
        let layout = try layOut(row, in: SizeRange(width: 160))
        #expect(layout["photo"]?.size == size(160, 80))
        #expect(layout.diagnostics.isEmpty)
    }

    @Test(
        "Rounding a length to pixels does not break a ratio",
        arguments: [nil, 0.5, 1, 2, 3] as [Double?]
    )
    func rounded(scale: Double?) throws {
        let environment = LayoutEnvironment(displayScale: scale)
        for ratio in [0.015, 1.0 / 3, 0.75, 16.0 / 9, 70] {
            for length in stride(from: 144, through: 1_000, by: 8.0) {
                for max in [size(length, .infinity), size(.infinity, length), size(500, length)] {
                    let range = SizeRange(max: max)
                    let layout = try layOut(photo.ratio(ratio), in: range, environment: environment)
                    #expect(layout.diagnostics.isEmpty, "\(ratio) in \(range)")
                }
            }
        }
    }

    private func broken(_ ratio: Double, _ size: LayoutSize) -> LayoutDiagnostic {
        LayoutDiagnostic(.brokenRatio(ratio: ratio, size: size), of: "RatioLayoutSpec")
    }
}
