import Weft

final class DisplayTreeView: UIView {
    private var views: [AnyDisplayNode: UIView] = [:]
    private var cursor = LayoutCursor()

    func show(_ commits: LayoutUpdates<LayoutCommit>) async {
        for await commit in commits { mount(commit) }
    }

    // Without this a tree that lays itself out fails unseen, with its last commit on screen.
    func log(_ failures: LayoutUpdates<any Error>) async {
        for await failure in failures { print(failure) }
    }

    func mount(_ commit: LayoutCommit) {
        let transition = cursor.advance(to: commit)
        for step in transition.steps {
            switch step {
            case .detach(let node, _, _):
                views[node]?.removeFromSuperview()
            case .attach(let node, let supernode, let index):
                let superview = supernode.map { view(of: $0, in: commit) } ?? self
                superview.insertSubview(view(of: node, in: commit), at: index)
            case .setFrame(let node, let frame):
                views[node]?.frame = CGRect(frame)
            case .update(let node):
                draw(node, of: commit)
            }
        }
        for removed in transition.removed { views[removed.node] = nil }
    }

    private func draw(_ node: AnyDisplayNode, of commit: LayoutCommit) {
        switch (commit.content(of: node), views[node]) {
        case (let text as TextContent, let view as TextView):
            view.color = text.color.map { UIColor($0) } ?? .label
            view.layout = commit.payload(of: node, as: TextLayout.self)
            view.isAccessibilityElement = true
            view.accessibilityLabel = text.string
        case (let box as BoxContent, let view?):
            view.backgroundColor = box.color.map { UIColor($0) }
        default:
            break
        }
    }

    private func view(of node: AnyDisplayNode, in commit: LayoutCommit) -> UIView {
        if let view = views[node] { return view }
        let view = commit.content(of: node) is TextContent ? TextView() : UIView()
        view.isOpaque = false
        view.contentMode = .redraw
        views[node] = view
        draw(node, of: commit)
        return view
    }
}

extension UIColor {
    convenience init(_ color: DisplayColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
    }
}
