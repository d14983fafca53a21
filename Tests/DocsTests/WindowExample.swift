import Testing
import Weft

/// A window onto a layout that is larger.
struct Window {
    private(set) var frame: LayoutRect
    private(set) var commit: LayoutCommit?

    init(_ frame: LayoutRect) {
        self.frame = frame
    }

    /// Goes on to a commit, along with what lies at the upper left corner.
    mutating func show(_ next: LayoutCommit) {
        if let anchor = commit?.nodes(at: frame.origin).first(where: { next.contains($0) }),
            let start = commit?.frame(of: anchor), let end = next.frame(of: anchor)
        {
            frame = frame.offset(by: end.origin - start.origin)
        }
        commit = next
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

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(.vertical, children: rows)
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

    @Test("An animation with an anchor moves the window as the jump does")
    func motion() async throws {
        let rows = Self.rows(40)
        let list = DisplayNode(Rows(rows: rows))
        let tree = DisplayTree(root: list)
        var window = Window(LayoutRect(x: 0, y: 210, width: 50, height: 100))
        let first = try await tree.layout(in: SizeRange(width: 50))
        window.show(first)
        let anchor = try #require(first.nodes(at: window.frame.origin).first)
        try tree.update { $0[list].rows = Self.rows(7) + $0[list].rows }
        let second = try await tree.layout(in: SizeRange(width: 50))
        let motion = LayoutMotion(from: nil, to: first)
            .retargeted(to: second, at: 1, anchor: anchor)
        window.show(second)
        #expect(motion.shift == LayoutPoint(x: 0, y: 140))
        #expect(window.frame.minY == 350)
    }
}
