import Testing
import Weft

@Suite("Baselines that make no sense")
struct OddBaselineTests {
    /// A leaf that states arbitrary baselines.
    private struct Stating: LeafContent, Equatable {
        var baseline: Double

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            LeafMeasurement(
                size: LayoutSize(width: 20, height: 30),
                firstBaseline: baseline,
                lastBaseline: baseline
            )
        }
    }

    /// A spec that states arbitrary baselines.
    private struct StatingSpec: LayoutSpec {
        var style = LayoutElementStyle()
        let baseline: Double

        func layout(
            thatFits constrainedSize: SizeRange,
            parentSize: LayoutSize,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> LayoutSize {
            context.setBaselines(first: baseline, last: baseline)
            return LayoutSize(width: 20, height: 30)
        }
    }

    private struct Row: NodeContent {
        let leaf: DisplayNode<Stating>
        let baseline: Double
        let text = DisplayNode(TextContent("Sunset"))

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec(alignItems: .baselineFirst) {
                leaf
                StatingSpec(baseline: baseline)
                text
            }
        }
    }

    @Test("A leaf or a spec that states them has none", arguments: [Double.infinity, -1e300])
    func stated(baseline: Double) throws {
        let leaf = DisplayNode(Stating(baseline: baseline))
        let commit = try DisplayNode(Row(leaf: leaf, baseline: baseline)).layout()
        let none = DisplayNode(Row(leaf: DisplayNode(Stating(baseline: .nan)), baseline: .nan))
        #expect(try commit.size == none.layout().size)
        let named = commit.diagnostics.compactMap { diagnostic -> String? in
            guard let element = diagnostic.element,
                case .invalidValue(let property, _) = diagnostic.kind
            else { return nil }
            return "\(element).\(property)"
        }
        #expect(
            Set(named) == [
                "Stating.firstBaseline", "Stating.lastBaseline",
                "StatingSpec.firstBaseline", "StatingSpec.lastBaseline",
            ]
        )
    }

    @Test(
        "An ascender that is not finite is ignored and yields one diagnostic",
        arguments: [Double.infinity, .nan]
    )
    func ascender(number: Double) throws {
        struct Row: NodeContent {
            let first: DisplayNode<Stating>
            let second = DisplayNode(Stating(baseline: 20))

            func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
                StackLayoutSpec(alignItems: .baselineFirst) {
                    first
                    second
                }
            }
        }
        let plain = DisplayNode(Stating(baseline: 10))
        let odd = DisplayNode(Stating(baseline: 10)) { $0.ascender = number }
        let expected = try DisplayNode(Row(first: plain)).layout()
        let commit = try DisplayNode(Row(first: odd)).layout()
        #expect(commit.size == expected.size)
        #expect(commit.frame(of: odd) == expected.frame(of: plain))
        #expect(commit.diagnostics.count == 1)
    }
}
