import Weft

/// A host that keeps a view for each node, and draws the views into the cells of a terminal.
///
/// It changes its views only by the steps of transitions. If it is slow, it misses commits but
/// never a step.
struct Screen {
    /// The view of a node.
    private final class View {
        var frame = LayoutRect.zero
        var subviews: [View] = []
        var content: (any Sendable)?
        /// The lines of a text.
        var lines: TextLayout?
    }

    private var cursor = LayoutCursor()
    private var views: [AnyDisplayNode: View] = [:]
    private var root: View?

    /// Shows a commit.
    ///
    /// - Returns: The transition that has led to it.
    @discardableResult
    mutating func show(_ commit: LayoutCommit) -> LayoutTransition {
        let transition = cursor.advance(to: commit)
        for step in transition.steps {
            switch step {
            case .detach(let node, let supernode, _):
                remove(node, from: supernode)
            case .attach(let node, let supernode, let index):
                insert(node, into: supernode, at: index)
            case .setFrame(let node, let frame):
                views[node]?.frame = frame
            case .update(let node):
                update(node, as: commit)
            }
        }
        for gone in transition.removed { views[gone.node] = nil }
        for new in transition.inserted { update(new.node, as: commit) }
        return transition
    }

    private mutating func remove(_ node: AnyDisplayNode, from supernode: AnyDisplayNode?) {
        let view = views[node]
        if let supernode {
            views[supernode]?.subviews.removeAll { $0 === view }
        } else {
            root = nil
        }
    }

    private mutating func insert(
        _ node: AnyDisplayNode,
        into supernode: AnyDisplayNode?,
        at index: Int
    ) {
        let view = views[node] ?? View()
        views[node] = view
        if let supernode {
            views[supernode]?.subviews.insert(view, at: index)
        } else {
            root = view
        }
    }

    private func update(_ node: AnyDisplayNode, as commit: LayoutCommit) {
        views[node]?.content = commit.content(of: node)
        views[node]?.lines = commit.payload(of: node, as: TextLayout.self)
    }
}

extension Screen {
    /// Draws the views into the cells of a terminal. What lies outside is cut off.
    func drawn(columns: Int, rows: Int) -> CellGrid {
        var grid = CellGrid(columns: columns, rows: rows)
        if let root { draw(root, at: .zero, in: grid.area, of: &grid) }
        return grid
    }

    /// Draws a view and those in it, from back to front, cut off at the frames around them.
    private func draw(
        _ view: View,
        at origin: LayoutPoint,
        in area: CellGrid.Area,
        of grid: inout CellGrid
    ) {
        // A cell is a point, and the display scale is 1, so frames consist of whole cells.
        let frame = view.frame.offset(by: origin)
        let visible = CellGrid.Area(frame).clamped(to: area)
        switch view.content {
        case let box as BoxContent:
            grid.fill(visible, with: box.color ?? .ground)
        case let text as TextContent:
            for line in view.lines?.lines ?? [] {
                grid.write(
                    line.text,
                    column: Int(frame.minX),
                    row: Int(frame.minY + line.baseline) - 1,
                    ink: text.color ?? .ink,
                    isBold: text.isBold,
                    in: visible
                )
            }
        default: break
        }
        for subview in view.subviews { draw(subview, at: frame.origin, in: visible, of: &grid) }
    }
}

extension CellGrid.Area {
    fileprivate init(_ frame: LayoutRect) {
        self.init(
            columns: Int(frame.minX)..<Int(frame.maxX),
            rows: Int(frame.minY)..<Int(frame.maxY)
        )
    }
}
