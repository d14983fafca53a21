import Testing
import Weft

/// A window onto a layout that is larger.
struct Window {
    private(set) var frame: LayoutRect
    private(set) var commit: LayoutCommit?

    init(_ frame: LayoutRect) {
        self.frame = frame
    }

    /// Goes on to a commit, along with the first row that begins in sight.
    mutating func show(_ next: LayoutCommit) {
        if let anchor = anchor(for: next), let start = commit?.frame(of: anchor),
            let end = next.frame(of: anchor)
        {
            frame = frame.offset(by: end.origin - start.origin)
        }
        commit = next
    }

    /// The first node that begins in sight and is in the next commit, too.
    func anchor(for next: LayoutCommit) -> AnyDisplayNode? {
        var anchor: AnyDisplayNode?
        commit?.forEachNode(in: frame) { node, place in
            if anchor == nil, place.minY >= frame.minY, next.contains(node) { anchor = node }
        }
        return anchor
    }

    mutating func scroll(by distance: Double) { frame.origin.y += distance }

    func draw(_ paint: (_ node: AnyDisplayNode, _ frame: LayoutRect) -> Void) {
        commit?.forEachNode(in: frame) { paint($0, $1.offset(by: -frame.origin)) }
    }
}

@Suite("The example of a window onto a list")
struct WindowExample {
    private struct Rows: NodeContent {
        var rows: [DisplayNode<BoxContent>]
        var spacing = 0.0
        var inset = 0.0

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(.vertical, spacing: spacing, children: rows).inset(inset)
        }
    }

    private static func rows(_ count: Int) -> [DisplayNode<BoxContent>] {
        (0..<count).map { _ in DisplayNode(BoxContent(size: LayoutSize(width: 50, height: 20))) }
    }

    private func drawn(in window: Window) -> [AnyDisplayNode: LayoutRect] {
        var drawn: [AnyDisplayNode: LayoutRect] = [:]
        window.draw { drawn[$0] = $1 }
        return drawn
    }

    @Test("Rows that come in above do not move what is in sight, and those that go do not either")
    func anchoring() async throws {
        let rows = Self.rows(40)
        let list = DisplayNode(Rows(rows: rows))
        let tree = DisplayTree(root: list)
        var window = Window(LayoutRect(x: 0, y: 0, width: 50, height: 100))
        window.show(try await tree.layout(in: SizeRange(width: 50)))
        window.scroll(by: 210)
        let before = drawn(in: window).filter { $0.key != list.anyNode }
        #expect(before.count == 6)
        #expect(before[rows[10].anyNode] == LayoutRect(x: 0, y: -10, width: 50, height: 20))
        try tree.update { $0[list].rows = Self.rows(7) + $0[list].rows }
        window.show(try await tree.layout(in: SizeRange(width: 50)))
        #expect(window.frame.minY == 350)
        #expect(drawn(in: window).filter { $0.key != list.anyNode } == before)
        try tree.update { $0[list].rows = Array(rows[5...]) }
        window.show(try await tree.layout(in: SizeRange(width: 50)))
        #expect(window.frame.minY == 110)
        #expect(drawn(in: window).filter { $0.key != list.anyNode } == before)
    }

    @Test(
        "A row is kept in its place even where the window begins in an inset or between two rows",
        arguments: [(0, 0), (8, 0), (0, 8), (8, 8)],
        [210.0, 214, 219, 0]
    )
    func gaps(list: (spacing: Double, inset: Double), y: Double) async throws {
        let rows = Self.rows(40)
        let node = DisplayNode(Rows(rows: rows, spacing: list.spacing, inset: list.inset))
        let tree = DisplayTree(root: node)
        var window = Window(LayoutRect(x: 0, y: 0, width: 50, height: 100))
        window.show(try await tree.layout(in: SizeRange(width: 50)))
        window.scroll(by: y)
        let before = drawn(in: window)[rows[10].anyNode]
        try tree.update { $0[node].rows = Self.rows(3) + $0[node].rows }
        window.show(try await tree.layout(in: SizeRange(width: 50)))
        // At the very top, the list itself begins in sight, and new rows come into sight with it.
        #expect(drawn(in: window)[rows[10].anyNode] == before)
        #expect((window.frame.minY == 0) == (y == 0))
    }

    @Test("An animation with an anchor moves the window as the jump does")
    func motion() async throws {
        let rows = Self.rows(40)
        let list = DisplayNode(Rows(rows: rows))
        let tree = DisplayTree(root: list)
        var window = Window(LayoutRect(x: 0, y: 210, width: 50, height: 100))
        let first = try await tree.layout(in: SizeRange(width: 50))
        window.show(first)
        let anchor = try #require(window.anchor(for: first))
        try tree.update { $0[list].rows = Self.rows(7) + $0[list].rows }
        let second = try await tree.layout(in: SizeRange(width: 50))
        let motion = LayoutMotion(from: nil, to: first)
            .retargeted(to: second, at: 1, anchor: anchor)
        window.show(second)
        #expect(motion.shift == LayoutPoint(x: 0, y: 140))
        #expect(window.frame.minY == 350)
    }
}
