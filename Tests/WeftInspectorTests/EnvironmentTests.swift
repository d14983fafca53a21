import Testing
import Weft
import WeftInspector

@Suite("Environments in explanations and on pages")
struct EnvironmentTests {
    private enum Theme: LayoutEnvironmentKey {
        static let defaultValue = "plain"
    }

    private struct Row: NodeContent {
        let first = DisplayNode(BoxContent(size: LayoutSize(width: 10, height: 10)))
        let second = DisplayNode(BoxContent(size: LayoutSize(width: 10, height: 10)))

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec {
                first.environment {
                    $0.displayScale = 3
                    $0[Theme.self] = "<dark>\n"
                }
                second
            }
        }
    }

    private let row = DisplayNode(Row())

    @Test("The line of a node ends with what differs in its environment")
    func outline() throws {
        let commit = try row.layout()
        let first = try #require(try commit.explanation(of: commit[row].first)).outline()
        let end = #"  environment: display scale 3, Theme: "<dark>\n""# + "\n"
        #expect(first.hasSuffix(end), "\(first)")
        let second = try #require(try commit.explanation(of: commit[row].second)).outline()
        #expect(!second.contains("environment"))
    }

    @Test("The article of a node has what differs in its environment")
    func page() throws {
        let page = try row.layout().html()
        let entry = #"""
            <dt>Environment</dt><dd>display scale 3, Theme: &quot;&lt;dark&gt;\n&quot;</dd>
            """#
        #expect(page.ranges(of: "<dt>Environment</dt>").count == 1)
        #expect(page.contains(entry))
    }
}
