import Weft

/// An element that shows nothing and takes room in a stack.
struct SpacerSpecimen: NodeContent {
    let samples = [
        sample("flexGrow 1 between two") { boxes in
            StackLayoutSpec {
                boxes[0]
                SpacerLayoutSpec().flexGrow(1)
                boxes[1]
                boxes[2]
            }
        },
        sample("flexGrow 1 and 2") { boxes in
            StackLayoutSpec {
                boxes[0]
                SpacerLayoutSpec().flexGrow(1)
                boxes[1]
                SpacerLayoutSpec().flexGrow(2)
                boxes[2]
            }
        },
        sample("width 30") { boxes in
            StackLayoutSpec {
                boxes[0]
                SpacerLayoutSpec().width(30)
                boxes[1]
                boxes[2]
            }
        },
        sample("width 50 %") { boxes in
            StackLayoutSpec {
                boxes[0]
                SpacerLayoutSpec().width(.fraction(0.5))
                boxes[1]
                boxes[2]
            }
        },
    ]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        samples.sheet(thatFits: constrainedSize)
    }

    private static func sample(
        _ caption: String,
        arrangement: @escaping @Sendable ([AnyDisplayNode]) -> any LayoutElement
    ) -> DisplayNode<Sample> {
        DisplayNode(
            Sample(caption, of: Sample.boxes(3), height: 32, arrangement: arrangement)
        )
    }
}
