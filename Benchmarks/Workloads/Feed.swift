import Weft

extension Workload {
    /// W4: a feed of cells, written as an app would write them.
    static let feed: [Workload] = [(100, 3_390_784), (1_000, 283_338_912)].map { cells, checksum in
        Workload(
            name: "W4/\(cells)",
            nodeCount: 12 * cells + 1,
            range: SizeRange(width: 375),
            checksum: checksum
        ) {
            var numbers = LCG(seed: 4)
            let cells = (0..<cells).map { _ in DisplayNode(FeedCell(&numbers)) }
            return AnyDisplayNode(DisplayNode(FeedContent(cells: cells)))
        }
    }
}

/// The feed: a column of cells.
struct FeedContent: NodeContent {
    let cells: [DisplayNode<FeedCell>]

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

/// A text whose lines are found by arithmetic: what the peers measure.
struct ArithmeticText: LeafContent, Equatable {
    /// The width in one line, in points.
    var width: Double

    init(_ width: Int) {
        self.width = Double(width)
    }

    func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        let maximum = constrainedSize.max.width
        let lines = maximum.isFinite ? max(1, (width / max(1, maximum)).rounded(.up)) : 1
        let isExact = constrainedSize.min.width == maximum
        return LeafMeasurement(
            size: LayoutSize(width: isExact ? maximum : min(width, maximum), height: 16 * lines)
        )
    }
}
