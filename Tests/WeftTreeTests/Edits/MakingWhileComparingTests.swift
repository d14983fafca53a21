import Testing
import Weft
import WeftLayout

@Suite("Nodes made while contents are compared")
struct MakingWhileComparingTests {
    /// A content that gives its box a width.
    private struct Frame: NodeContent {
        var width = 42.0
        let box = DisplayNode(BoxContent())

        func updateSubnodes(_ edit: inout TreeEdit) {
            edit[box].size = LayoutSize(width: width, height: 1)
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<BoxContent> { box }
    }

    /// The nodes made so far.
    private final class Made: Sendable {
        let frames = Locked<[DisplayNode<Frame>]>([])
    }

    /// A content that makes a node whenever it is compared.
    private struct Careless: LeafContent, Equatable {
        var number = 0
        let made: Made

        static func == (left: Careless, right: Careless) -> Bool {
            left.made.frames.withLock { $0.append(DisplayNode(Frame())) }
            return left.number == right.number
        }

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            LeafMeasurement(size: .zero)
        }
    }

    /// A content that writes to a careless one.
    private struct Pusher: NodeContent {
        var number = 0
        let target: DisplayNode<Careless>

        func updateSubnodes(_ edit: inout TreeEdit) { edit[target].number += number }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<Careless> { target }
    }

    @Test("They have updated their subnodes, also those made by the last comparison")
    func updated() throws {
        let made = Made()
        let target = DisplayNode(Careless(made: made))
        let pusher = DisplayNode(Pusher(target: target))
        let tree = DisplayTree(root: pusher)
        try tree.update { edit in
            edit[target].number = 9
            edit[pusher].number = 5
        }
        let frames = made.frames.withLock { $0 }
        #expect(frames.count > 1)
        for frame in frames { #expect(try frame.layout().size.width == 42) }
    }
}
