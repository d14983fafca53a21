/// A stand-in for an argument that a modifier takes in other frameworks, but not here.
///
/// With it, the compiler recognises a call such as `.padding(.horizontal, 8)`, and says what to
/// write instead. Nothing that is available takes one.
public struct UnavailableArgument: ExpressibleByArrayLiteral, Sendable {
    /// Creates an argument from several.
    public init(arrayLiteral elements: UnavailableArgument...) {}

    /// Where a line begins.
    public static var leading: Self { [] }
    /// Where a line ends.
    public static var trailing: Self { [] }
    /// The upper edge.
    public static var top: Self { [] }
    /// The lower edge.
    public static var bottom: Self { [] }
    /// The middle.
    public static var center: Self { [] }
    /// The upper corner where a line begins.
    public static var topLeading: Self { [] }
    /// The upper corner where a line ends.
    public static var topTrailing: Self { [] }
    /// The lower corner where a line begins.
    public static var bottomLeading: Self { [] }
    /// The lower corner where a line ends.
    public static var bottomTrailing: Self { [] }
    /// Both sides.
    public static var horizontal: Self { [] }
    /// Above and below.
    public static var vertical: Self { [] }
    /// All edges.
    public static var all: Self { [] }
    /// The largest size that fits.
    public static var fit: Self { [] }
    /// The smallest size that fills.
    public static var fill: Self { [] }
    /// From the left to the right.
    public static var leftToRight: Self { [] }
    /// From the right to the left.
    public static var rightToLeft: Self { [] }
    /// Not shown.
    public static var none: Self { [] }
    /// Laid out like a stack.
    public static var flex: Self { [] }
    /// Placed apart from its siblings.
    public static var absolute: Self { [] }
    /// Placed among its siblings.
    public static var relative: Self { [] }
}
