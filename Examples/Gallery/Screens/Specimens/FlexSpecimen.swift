import Weft

/// How the children of a stack share the room that is left over, or missing.
struct FlexSpecimen: NodeContent {
    let samples = [
        sample("flexGrow 0 · 0 · 0") { boxes in StackLayoutSpec { boxes } },
        sample("flexGrow 0 · 1 · 0") { boxes in
            StackLayoutSpec {
                boxes[0]
                boxes[1].flexGrow(1)
                boxes[2]
            }
        },
        sample("flexGrow 1 · 2 · 1") { boxes in
            StackLayoutSpec {
                boxes[0].flexGrow(1)
                boxes[1].flexGrow(2)
                boxes[2].flexGrow(1)
            }
        },
        sample("flexShrink 1 · 1 · 1", width: 80) { boxes in
            StackLayoutSpec {
                for box in boxes { box.flexShrink(1) }
            }
        },
        sample("flexShrink 0 · 1 · 0", width: 70) { boxes in
            StackLayoutSpec {
                boxes[0]
                boxes[1].flexShrink(1)
                boxes[2]
            }
        },
        sample("flexBasis 20 % · auto · 50 %") { boxes in
            StackLayoutSpec {
                boxes[0].flexBasis(.fraction(0.2))
                boxes[1]
                boxes[2].flexBasis(.fraction(0.5))
            }
        },
    ]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        samples.sheet(thatFits: constrainedSize)
    }

    private static func sample(
        _ caption: String,
        width: Double = 24,
        arrangement: @escaping @Sendable ([AnyDisplayNode]) -> any LayoutElement
    ) -> DisplayNode<Sample> {
        DisplayNode(
            Sample(caption, of: Sample.boxes(3, width: width), height: 32, arrangement: arrangement)
        )
    }
}
