import Weft

/// The sizes that the host of a screen allows it.
enum Hosting: Sendable {
    /// As a list does with its cells: the width of the screen, and any height.
    case cell
    /// As a parent that leaves the size to its child: up to the width of the screen, any height.
    case fitting
    /// As a toolbar does: up to the width of the screen, and a height in points.
    case bar(height: Double)
    /// The width of the screen, and a height in points.
    case panel(height: Double)
    /// The width of the screen, and up to its height.
    case sheet
    /// The screen as a whole.
    case screen

    /// The range of sizes in points on a screen of the given size.
    func range(on screen: LayoutSize) -> SizeRange {
        switch self {
        case .cell:
            SizeRange(width: screen.width)
        case .fitting:
            SizeRange(maxWidth: screen.width)
        case .bar(let height):
            SizeRange(
                min: LayoutSize(width: 0, height: height),
                max: LayoutSize(width: screen.width, height: height)
            )
        case .panel(let height):
            SizeRange(width: screen.width, height: height)
        case .sheet:
            SizeRange(min: LayoutSize(width: screen.width, height: 0), max: screen)
        case .screen:
            SizeRange(exactly: screen)
        }
    }
}
