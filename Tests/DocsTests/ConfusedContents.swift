import Weft

func report(_ commit: LayoutCommit) {
    for diagnostic in commit.diagnostics {
        print(diagnostic)
    }
}

func watch(_ tree: DisplayTree) -> Task<Void, Never> {
    let commits = tree.commits  // not in the task, which would hold the tree
    return Task {
        for await commit in commits { report(commit) }
    }
}

struct FactorInside: NodeContent {
    let bar = DisplayNode(BoxContent(size: LayoutSize(width: 20, height: 20)), name: "bar")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec {
            bar.flexGrow(1).inset(8)  // wanted: bar.inset(8).flexGrow(1)
        }
    }
}

struct FactorOnBody: NodeContent {
    let bar = DisplayNode(BoxContent(size: LayoutSize(width: 20, height: 20)), name: "bar")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec { bar }.flexGrow(1)
    }
}

struct Tags: NodeContent {
    let tags = ["one", "two", "three"].map { DisplayNode(TextContent($0)) }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(spacing: 8, flexWrap: .wrap) { tags }  // wanted: alignItems: .start, too
    }
}

struct IdleSpacer: NodeContent {
    let title = DisplayNode(TextContent("Title"))
    let time = DisplayNode(TextContent("12:30"))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec {
            title
            SpacerLayoutSpec()  // wanted: SpacerLayoutSpec().flexGrow(1)
            time
        }
    }
}

struct LongTitle: NodeContent {
    let title = DisplayNode(TextContent("What everybody should know"), name: "title")
    let time = DisplayNode(TextContent("12:30"), name: "time")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.horizontal, spacing: 8) {
            title  // wanted: title.flexShrink(1)
            time
        }
    }
}

struct CaptionedPhoto: NodeContent {
    let photo = DisplayNode(BoxContent(size: LayoutSize(width: 200, height: 100)), name: "photo")
    let caption = DisplayNode(TextContent("Lisbon, 1998"), name: "caption")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        photo.overlay(
            caption.inset(LayoutInsets(top: .infinity, left: 12, bottom: 12, right: 12))
        )
    }
}

struct Download: NodeContent {
    let track = DisplayNode(BoxContent(size: LayoutSize(width: 200, height: 8)), name: "track")
    let bar = DisplayNode(BoxContent(), name: "bar")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        // wanted: bar.width(.fraction(0.4)).relative(horizontal: .start, vertical: .none)
        track.overlay(bar.width(.fraction(0.4)))
    }
}

struct PushedDown: NodeContent {
    let bar = DisplayNode(BoxContent(size: LayoutSize(width: 20, height: 20)), name: "bar")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        bar.inset(LayoutInsets(top: .infinity))
    }
}

struct UnloadedPhoto: NodeContent {
    let photo = DisplayNode(ImageContent(), name: "photo")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical) { photo }  // wanted: photo.ratio(0.75)
    }
}

struct PhotoInRow: NodeContent {
    let photo = DisplayNode(ImageContent(), name: "photo")
    let title = DisplayNode(TextContent("Sunset"), name: "title")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(alignItems: .center) {
            photo.ratio(0.75)  // wanted: photo.ratio(0.75).width(100)
            title
        }
    }
}

struct PhotoBesideCaption: NodeContent {
    let photo = DisplayNode(ImageContent(), name: "photo")
    let caption = DisplayNode(TextContent("Sunset over the harbour, the last one of the year"))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec {
            photo.ratio(0.75).width(100)  // wanted: photo.ratio(0.75).width(100).alignSelf(.start)
            caption.flexShrink(1)
        }
    }
}

struct PositionInStack: NodeContent {
    let bar = DisplayNode(BoxContent(size: LayoutSize(width: 20, height: 20)), name: "bar")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec { bar.layoutPosition(x: 10, y: 10) }
    }
}

struct HalfOfNothing: NodeContent {
    let bar = DisplayNode(BoxContent(size: LayoutSize(width: 20, height: 20)), name: "bar")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec { bar.width(.fraction(0.5)) }
    }
}

struct OddNumbers: NodeContent {
    let bar = DisplayNode(BoxContent(size: LayoutSize(width: 20, height: 20)), name: "bar")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        bar.width(-1).ratio(0)
    }
}

// swift-format-ignore: OneVariableDeclarationPerLine
struct OneLet: NodeContent {
    let title = DisplayNode(TextContent("Ada")) { $0.spacingBefore = 5 },
        age = DisplayNode(TextContent("2 h")) { $0.alignSelf = .end }  // wanted: let, twice

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical) {
            title
            age
        }
    }
}

/// The intended form of `OneLet`.
struct TwoLets: NodeContent {
    let title = DisplayNode(TextContent("Ada")) { $0.spacingBefore = 5 }
    let age = DisplayNode(TextContent("2 h")) { $0.alignSelf = .end }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical) {
            title
            age
        }
    }
}

struct Tile: NodeContent {
    let icon = DisplayNode(BoxContent(size: LayoutSize(width: 20, height: 20)), name: "icon")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement { icon }
}

struct TilePair: NodeContent {
    let left: DisplayNode<Tile>
    let right: DisplayNode<Tile>

    init(template: Tile) {
        left = DisplayNode(template)
        right = DisplayNode(template)  // wanted: DisplayNode(Tile()), twice
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec {
            left
            right
        }
    }
}

struct MakesNodes: NodeContent {
    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        DisplayNode(BoxContent(size: LayoutSize(width: 1, height: 1)), name: "hairline")
    }
}
