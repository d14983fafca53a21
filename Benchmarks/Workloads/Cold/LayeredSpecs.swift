import Weft

extension ColdWorkload {
    /// W13: cards made of the specs that the peers lack.
    ///
    /// A card draws these random numbers, in this order: the title's width in 40…600, the badge's
    /// side in 8…24, the pin's position in 0…300 and 0…100, and the dot's in 0…50 and 0…50.
    static let layeredSpecs: [any Workload] = [
        (100, 2_182_106), (1_000, 173_775_745), (10_000, 16_889_609_361),
    ].map { cards, checksum in
        ColdWorkload(
            name: "W13/\(11 * cards + 1)",
            nodeCount: 11 * cards + 1,
            checksum: checksum,
            range: SizeRange(width: 375)
        ) {
            var numbers = LCG(seed: 13)
            let cards = (0..<cards).map { _ in DisplayNode(Card(&numbers)) }
            let column = Container(.vertical, alignItems: .stretch, children: cards)
            return AnyDisplayNode(DisplayNode(column))
        }
    }
}

/// A picture with a title, a portrait with a badge, and a board with pins.
private struct Card: NodeContent {
    let hero: DisplayNode<CardHero>
    let status: DisplayNode<CardStatus>
    let board: DisplayNode<CardBoard>

    init(_ numbers: inout LCG) {
        hero = DisplayNode(CardHero(&numbers))
        status = DisplayNode(CardStatus(&numbers))
        board = DisplayNode(CardBoard(&numbers))
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, spacing: 8) {
            hero
            status
            board
        }
        .inset(LayoutInsets(8))
    }
}

/// A ratio, an overlay, a relative and a background spec.
private struct CardHero: NodeContent {
    let photo = DisplayNode(BoxContent())
    let title: DisplayNode<ArithmeticText>
    let backdrop = DisplayNode(BoxContent())

    init(_ numbers: inout LCG) {
        title = DisplayNode(ArithmeticText(numbers.next(in: 40...600)))
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        photo
            .ratio(0.5)
            .overlay(title.relative(horizontal: .start, vertical: .end))
            .background(backdrop)
    }
}

/// A corner spec in a relative one.
private struct CardStatus: NodeContent {
    let portrait = DisplayNode(BoxContent(size: LayoutSize(width: 40, height: 40)))
    let badge: DisplayNode<BoxContent>

    init(_ numbers: inout LCG) {
        let side = Double(numbers.next(in: 8...24))
        badge = DisplayNode(BoxContent(size: LayoutSize(width: side, height: side)))
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        portrait
            .corner(badge, at: .topRight, offset: LayoutPoint(x: -4, y: 4), wrapsCorner: true)
            .relative(horizontal: .center, vertical: .start, sizing: .minimumHeight)
    }
}

/// An absolute spec in an absolute spec.
private struct CardBoard: NodeContent {
    let pin = DisplayNode(BoxContent(size: LayoutSize(width: 12, height: 12)))
    let dot = DisplayNode(BoxContent(size: LayoutSize(width: 6, height: 6)))
    let pinPosition: LayoutPoint
    let dotPosition: LayoutPoint

    init(_ numbers: inout LCG) {
        let positions = [300, 100, 50, 50].map { Double(numbers.next(in: 0...$0)) }
        pinPosition = LayoutPoint(x: positions[0], y: positions[1])
        dotPosition = LayoutPoint(x: positions[2], y: positions[3])
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        AbsoluteLayoutSpec(sizing: .sizeToFit) {
            pin.layoutPosition(pinPosition)
            AbsoluteLayoutSpec(sizing: .sizeToFit) {
                dot.layoutPosition(dotPosition)
            }
            .layoutPosition(pinPosition)
        }
    }
}
