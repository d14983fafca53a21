import Weft

/// The feed: a column of cells.
struct FeedContent: NodeContent {
    let cells: [DisplayNode<FeedCell>]

    init(cellCount: Int) {
        var numbers = LCG(seed: 4)
        cells = (0..<cellCount).map { _ in DisplayNode(FeedCell(&numbers)) }
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, children: cells)
    }
}

/// A cell: a header, a square photo, and three lines below it.
struct FeedCell: NodeContent {
    let header: DisplayNode<FeedHeader>
    let photo = DisplayNode(BoxContent())
    let footer: DisplayNode<FeedFooter>

    init(_ numbers: inout LCG) {
        header = DisplayNode(FeedHeader(&numbers))
        footer = DisplayNode(FeedFooter(&numbers))
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical) {
            header
            photo.ratio(1)
            footer
        }
    }
}

/// The avatar, the names, and the time.
struct FeedHeader: NodeContent {
    let avatar = DisplayNode(BoxContent(size: LayoutSize(width: 40, height: 40)))
    let names: DisplayNode<FeedNames>
    let time: DisplayNode<ArithmeticText>

    init(_ numbers: inout LCG) {
        names = DisplayNode(FeedNames(&numbers)) {
            $0.flexGrow = 1
            $0.flexShrink = 1
        }
        time = DisplayNode(ArithmeticText(numbers.next(in: 40...80)))
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.horizontal, spacing: 10, alignItems: .center) {
            avatar
            names
            time
        }
        .inset(LayoutInsets(10))
    }
}

/// The name and the location.
struct FeedNames: NodeContent {
    let name: DisplayNode<ArithmeticText>
    let location: DisplayNode<ArithmeticText>

    init(_ numbers: inout LCG) {
        name = DisplayNode(ArithmeticText(numbers.next(in: 40...600)))
        location = DisplayNode(ArithmeticText(numbers.next(in: 40...600)))
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical) {
            name
            location
        }
    }
}

/// Three lines of text.
struct FeedFooter: NodeContent {
    let texts: [DisplayNode<ArithmeticText>]

    init(_ numbers: inout LCG) {
        var texts: [DisplayNode<ArithmeticText>] = []
        for _ in 0..<3 { texts.append(DisplayNode(ArithmeticText(numbers.next(in: 40...600)))) }
        self.texts = texts
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, spacing: 4, children: texts)
            .inset(LayoutInsets(10))
    }
}
