import RandomLayouts
import Weft

/// What a leaf shows: a box, a text or an image.
enum LeafValue: Hashable, Sendable {
    case box(BoxContent)
    case text(TextContent)
    case image(ImageContent)

    /// The content that measures it.
    var content: any LeafContent {
        switch self {
        case .box(let box): box
        case .text(let text): text
        case .image(let image): image
        }
    }
}

/// The content of a leaf, which may become content of another kind.
struct StressLeaf: LeafContent, Equatable {
    /// What is shown.
    var value: LeafValue

    private let life: LifeToken

    init(_ value: LeafValue, life: LifeCounter) {
        self.value = value
        self.life = LifeToken(life)
    }

    func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        value.content.measure(constrainedSize, in: environment)
    }
}

extension StressLeaf: CustomStringConvertible {
    var description: String { "\(value)" }
}

extension SplitMix64 {
    private static let strings = [
        "", "a", "Ada Lovelace", "one two three four five six", "x\ny z",
    ]

    /// A leaf of any kind. Images have no size at first; they are loaded by a later edit.
    mutating func leaf() -> LeafValue {
        switch Int.random(in: 0..<10, using: &self) {
        case 0..<4:
            .box(BoxContent(size: chance(90) ? size() : nil))
        case 4..<8:
            .text(TextContent(pick(Self.strings), maximumNumberOfLines: pick([0, 0, 1, 2])))
        default:
            .image(ImageContent(name: "photo"))
        }
    }

    /// The next value of a leaf: an image is loaded, and other values change slightly or
    /// completely.
    mutating func leaf(after value: LeafValue) -> LeafValue {
        switch value {
        case .image(var image) where image.intrinsicSize == nil:
            image.intrinsicSize = size()
            return .image(image)
        case .box(var box) where chance(40):
            box.color = DisplayColor(red: Double.random(in: 0...1, using: &self), green: 0, blue: 0)
            return .box(box)
        default:
            return leaf()
        }
    }

    private mutating func size() -> LayoutSize {
        LayoutSize(width: length(), height: length(0...60))
    }
}
