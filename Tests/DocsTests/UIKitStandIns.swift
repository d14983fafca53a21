import Weft

/// Stands in for UIKit's view.
@MainActor class UIView {
    enum ContentMode { case scaleToFill, redraw }

    var frame = CGRect(.zero)
    var isOpaque = true
    var contentMode = ContentMode.scaleToFill
    var isAccessibilityElement = false
    var accessibilityLabel: String?
    var backgroundColor: UIColor?
    private(set) var subviews: [UIView] = []
    private weak var superview: UIView?

    func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        subviews.insert(view, at: index)
        view.superview = self
    }

    func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    func setNeedsDisplay() {}

    func draw(_ rect: CGRect) {}
}

/// Stands in for UIKit's font. Every character is half as wide as the font size.
struct UIFont: Equatable {
    enum Weight { case regular, bold }

    private let size: Double
    private let weight: Weight

    var ascender: Double { size }
    var descender: Double { -0.25 * size }
    var lineHeight: Double { 1.25 * size }
    var advance: Double { size / 2 }

    static func systemFont(ofSize size: Double, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight)
    }
}

/// Stands in for UIKit's colour.
final class UIColor: Sendable {
    let components: [Double]

    static let label = UIColor(red: 0, green: 0, blue: 0, alpha: 1)

    init(red: Double, green: Double, blue: Double, alpha: Double) {
        components = [red, green, blue, alpha]
    }
}

/// Stands in for Core Graphics' rectangle.
struct CGRect: Equatable {
    private let rect: LayoutRect

    init(_ rect: LayoutRect) {
        self.rect = rect
    }
}

/// Stands in for Core Graphics' point.
struct CGPoint: Equatable {
    let x, y: Double
}

/// Stands in for Core Graphics' size.
struct CGSize: Equatable {
    private let size: LayoutSize

    init(_ size: LayoutSize) {
        self.size = size
    }
}
