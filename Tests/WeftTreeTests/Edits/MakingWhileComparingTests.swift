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

    /// A content that writes to a careless content.
    private struct Pusher: NodeContent {
        var number = 0
        let target: DisplayNode<Careless>

        func updateSubnodes(_ edit: inout TreeEdit) { edit[target].number += number }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<Careless> { target }
    }

    /// A number whose comparison lets its meddler make a node that touches another one.
    private struct Meddling: Hashable {
        var number = 0
        let meddler: Meddler

        static func == (left: Meddling, right: Meddling) -> Bool {
            left.meddler.meddle()
            return left.number == right.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    /// Makes, at most once, a node that touches its subnode.
    private final class Meddler: Sendable {
        private let make = Locked<(@Sendable () -> Void)?>(nil)

        /// Makes the next comparison write to a node.
        func arm(_ node: DisplayNode<Meddled>) { arm(with: Writer(target: node)) }

        /// Makes the next comparison create a node with a content.
        func arm(with content: some NodeContent) {
            make.withLock { $0 = { _ = DisplayNode(content) } }
        }

        func meddle() { make.withLock { $0.take() }?() }
    }

    private struct Writer: NodeContent {
        let target: DisplayNode<Meddled>

        func updateSubnodes(_ edit: inout TreeEdit) {
            edit[target].value.number = 99
            edit[environment: target][MeddlingKey.self]?.number = 99
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<Meddled> { target }
    }

    private struct Meddled: LeafContent, Equatable {
        var value: Meddling

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            LeafMeasurement(size: LayoutSize(width: Double(value.number), height: 1))
        }
    }

    private struct MeddlingKey: LayoutEnvironmentKey {
        static let defaultValue = Meddling(number: 1, meddler: Meddler())
    }

    @Test("What such a node writes to the content being compared is not lost")
    func writingBack() throws {
        let meddler = Meddler()
        let target = DisplayNode(Meddled(value: Meddling(number: 1, meddler: meddler)))
        let tree = DisplayTree(root: target)
        try tree.update { edit in
            meddler.arm(target)
            edit[target].value.number = 1
        }
        #expect(tree.revision == 1)
        #expect(try target.layout().size.width == 99)
    }

    @Test("What they write while environments are compared is not lost", arguments: [true, false])
    func environments(ofTree: Bool) throws {
        let meddler = Meddler()
        let target = DisplayNode(Meddled(value: Meddling(number: 1, meddler: Meddler())))
        let tree = DisplayTree(root: target)
        for number in [5, 6] {
            try tree.update { edit in
                let value = Meddling(number: number, meddler: meddler)
                if ofTree {
                    edit.environment[MeddlingKey.self] = value
                } else {
                    edit[environment: target][MeddlingKey.self] = value
                }
                if number == 6 { meddler.arm(target) }
            }
        }
        #expect(tree.revision == 2)
        #expect(try target.layout().size.width == 99)
    }

    @Test("What such a node writes to compared overrides is not lost", arguments: [0, 1])
    func overrides(comparing index: Int) async throws {
        let (idle, meddler) = (Meddler(), Meddler())
        let target = DisplayNode(Meddled(value: Meddling(number: 1, meddler: idle)))
        let other = DisplayNode(Meddled(value: Meddling(number: 1, meddler: idle)))
        let root = DisplayNode(Column(children: [target.anyNode, other.anyNode]))
        let tree = DisplayTree(root: root)
        // The second edit writes the same values again.
        for round in 1...2 {
            try tree.update { edit in
                for (position, node) in [target, other].enumerated() {
                    let value = Meddling(number: 5, meddler: position == index ? meddler : idle)
                    edit[environment: node][MeddlingKey.self] = value
                }
                if round == 2 { meddler.arm(target) }
            }
        }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.environment(of: target)?[MeddlingKey.self].number == 99)
    }

    /// A content that is written to whenever it is compared.
    private struct Restless: LeafContent, Equatable {
        final class Place: Sendable {
            let node = Locked<DisplayNode<Restless>?>(nil)
        }

        struct Disturber: NodeContent {
            let target: DisplayNode<Restless>

            func updateSubnodes(_ edit: inout TreeEdit) { edit[target].number += 1 }

            func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<Restless> {
                target
            }
        }

        var number = 0
        let place: Place
        let isEqual: Bool

        static func == (left: Restless, right: Restless) -> Bool {
            if let node = left.place.node.withLock({ $0 }) {
                _ = DisplayNode(Disturber(target: node))
            }
            return left.isEqual
        }

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            LeafMeasurement(size: .zero)
        }
    }

    @Test(
        "A content that every comparison writes to is an endless update",
        arguments: [true, false]
    )
    func endless(isEqual: Bool) async throws {
        let place = Restless.Place()
        let node = DisplayNode(Restless(place: place, isEqual: isEqual))
        let tree = DisplayTree(root: node)
        try await tree.layout(in: .unbounded)
        place.node.withLock { $0 = node }
        let error = #expect(throws: EditError.self) { try tree.update { $0[node].number = 1 } }
        guard case .endlessUpdate? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(tree.revision == 0)
        place.node.withLock { $0 = nil }
    }

    /// A number in the environment that is written to whenever it is compared.
    private struct Ticking: Hashable {
        /// Whether comparisons write. A comparison made during such a write does not write.
        let isArmed: Switch
        var number: Int

        static func == (left: Ticking, right: Ticking) -> Bool {
            left.isArmed.whileOff { _ = DisplayNode(Ticker(value: left)) }
            return left.number == right.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    /// A switch that is on or off.
    private final class Switch: Sendable {
        private let isOn = Locked(false)

        func set(_ value: Bool) { isOn.withLock { $0 = value } }

        /// If the switch is on, turns it off while `body` runs; otherwise does nothing.
        func whileOff(_ body: () -> Void) {
            guard isOn.withLock({ $0 }) else { return }
            set(false)
            body()
            set(true)
        }
    }

    private struct TickingKey: LayoutEnvironmentKey {
        static let defaultValue = Ticking(isArmed: Switch(), number: 0)
    }

    /// A content that writes to the environment of the tree.
    private struct Ticker: NodeContent {
        let value: Ticking
        let box = DisplayNode(BoxContent())

        func updateSubnodes(_ edit: inout TreeEdit) {
            edit.environment[TickingKey.self] = Ticking(
                isArmed: value.isArmed,
                number: value.number + 1
            )
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<BoxContent> { box }
    }

    @Test("An environment that every comparison writes to is an endless update")
    func endlessEnvironment() throws {
        let isArmed = Switch()
        let tree = DisplayTree(root: DisplayNode(BoxContent()))
        try tree.update {
            $0.environment[TickingKey.self] = Ticking(isArmed: isArmed, number: 1)
        }
        let error = #expect(throws: EditError.self) {
            try tree.update { edit in
                edit.environment[TickingKey.self] = Ticking(isArmed: isArmed, number: 2)
                isArmed.set(true)
            }
        }
        #expect(error == .endlessUpdate("the environment of the tree"))
        isArmed.set(false)
        #expect(tree.revision == 1)
    }

    @Test("The error names the environment even if a node was written to before it")
    func endlessEnvironmentAfterNode() throws {
        let isArmed = Switch()
        let root = box()
        let tree = DisplayTree(root: root)
        try tree.update {
            $0.environment[TickingKey.self] = Ticking(isArmed: isArmed, number: 1)
        }
        #expect(throws: EditError.endlessUpdate("the environment of the tree")) {
            try tree.update { edit in
                edit[root].size = .zero
                edit.environment[TickingKey.self] = Ticking(isArmed: isArmed, number: 2)
                isArmed.set(true)
            }
        }
        isArmed.set(false)
    }

    @Test("Reading another tree's node in such a node is an error, even in the last comparison")
    func foreignNode() async throws {
        let foreign = box(name: "stranger")
        _ = try await DisplayTree(root: foreign).layout(in: .unbounded)
        let node = box()
        let tree = DisplayTree(root: node)
        let meddler = Meddler()
        let value = Meddling(number: 1, meddler: meddler)
        try tree.update { $0[environment: node][MeddlingKey.self] = value }
        #expect(throws: EditError.foreignNode("BoxContent(stranger)")) {
            try tree.update { edit in
                edit[environment: node][MeddlingKey.self]?.number = 2
                meddler.arm(with: Reader(target: foreign))
            }
        }
        #expect(tree.revision == 1)
    }

    private struct Reader: NodeContent {
        let target: DisplayNode<BoxContent>

        func updateSubnodes(_ edit: inout TreeEdit) { _ = edit[target] }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<BoxContent> { target }
    }

    @Test("Such nodes have updated their subnodes, even those made by the last comparison")
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
