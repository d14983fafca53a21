import StressKit
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Stacks of arrays of nodes")
struct NodeListTests {
    /// A stack whose children are an array of nodes, or the same nodes one by one.
    private struct Pack: NodeContent {
        var direction = StackDirection.horizontal
        var alignItems = StackAlignItems.stretch
        var flexWrap = StackFlexWrap.noWrap
        var nodes: [DisplayNode<BoxContent>]
        var isList: Bool

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            var stack = StackLayoutSpec(direction, alignItems: alignItems, flexWrap: flexWrap) {
                for node in nodes { node }
            }
            if isList {
                stack = StackLayoutSpec(
                    direction,
                    alignItems: alignItems,
                    flexWrap: flexWrap,
                    children: nodes
                )
            }
            return stack
        }
    }

    private func pack(_ numbers: inout SplitMix64, isList: Bool) -> Pack {
        let count = Int.random(in: 0...6, using: &numbers)
        let nodes = (0..<count).map { index in
            let width = Double(Int.random(in: 0...60, using: &numbers))
            let content = BoxContent(size: LayoutSize(width: width, height: 10 + width / 4))
            return DisplayNode(content, name: "\(index)") { style in
                let flex = Double(Int.random(in: 0...2, using: &numbers))
                switch Int.random(in: 0...5, using: &numbers) {
                case 0: style.flexGrow = flex
                case 1: style.flexShrink = flex
                case 2: style.flexBasis = .points(20 * flex)
                case 3: style.maxHeight = .points(10 * flex)
                case 4: style.layoutPosition = .zero
                default: break
                }
            }
        }
        return Pack(
            direction: Bool.random(using: &numbers) ? .horizontal : .vertical,
            alignItems: [.start, .center, .end, .stretch].randomElement(using: &numbers) ?? .start,
            flexWrap: Bool.random(using: &numbers) ? .wrap : .noWrap,
            nodes: nodes,
            isList: isList
        )
    }

    @Test("They are laid out, and their diagnostics read, as those of the elements one by one")
    func sameLayout() async throws {
        for seed in Seeds.range(200) {
            let commits = try [true, false].map { isList in
                var numbers = SplitMix64(seed: seed)
                let root = DisplayNode(pack(&numbers, isList: isList), name: "root")
                let size = LayoutSize(width: 100, height: 40)
                let commit = try root.layout(in: SizeRange(exactly: size))
                return (commit.nodes.map { commit.frameInSupernode(of: $0) }, commit.diagnostics)
            }
            #expect(commits[0].0 == commits[1].0, "seed \(seed)")
            #expect(commits[0].1 == commits[1].1, "seed \(seed)")
        }
    }

    @Test("The children can be read, and changed one by one")
    func children() throws {
        let nodes = (0..<3).map { DisplayNode(BoxContent(), name: "\($0)") }
        var stack = StackLayoutSpec(.vertical, children: nodes)
        #expect(stack.children.map { ($0 as? AnyDisplayNode)?.name } == ["0", "1", "2"])
        stack.children.removeFirst()
        stack.children.append(DisplayNode(BoxContent(), name: "last"))
        stack.children[0] = SpacerLayoutSpec()
        #expect(stack.children.count == 3)
        #expect((stack.children[1] as? AnyDisplayNode)?.name == "2")
        #expect((stack.children[2] as? DisplayNode<BoxContent>)?.name == "last")
    }

    @Test("A stack keeps the nodes of its list")
    func lifetime() {
        var nodes = [box()]
        weak let handle = nodes[0].handle
        var stack: StackLayoutSpec? = StackLayoutSpec(children: nodes)
        nodes = []
        #expect(handle != nil && stack?.children.count == 1)
        stack = nil
        #expect(handle == nil)
    }
}
