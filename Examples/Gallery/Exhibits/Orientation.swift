import Weft

/// How the screen is held.
enum Orientation: String, CaseIterable, Sendable {
    case portrait
    case landscape

    /// The size of the screen in points.
    var screen: LayoutSize {
        switch self {
        case .portrait: LayoutSize(width: 375, height: 667)
        case .landscape: LayoutSize(width: 667, height: 375)
        }
    }
}
