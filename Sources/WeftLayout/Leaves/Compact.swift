/// An optional value in the room of a value: there are many leaves.
struct Compact<Value: SpareValued>: Hashable, Sendable {
    private let stored: Value

    init(_ value: Value?) { stored = value?.unlessSpare ?? .spare }

    /// The value, or nil.
    var value: Value? {
        @inline(__always)
        get { stored.isSpare ? nil : stored }
    }

    static func == (left: Compact, right: Compact) -> Bool {
        left.stored.isSpare == right.stored.isSpare && left.stored.isSame(as: right.stored)
    }
}

/// A type with a spare value, which means nothing and may stand for nil.
protocol SpareValued: Hashable, Sendable {
    /// A value that means nothing.
    static var spare: Self { get }

    /// Whether this is the spare value.
    var isSpare: Bool { get }

    /// The same value or, if it is spare, another one that means as little.
    var unlessSpare: Self { get }

    /// Whether two values are equal; values that equal nothing, such as NaN, count as equal to
    /// themselves.
    func isSame(as other: Self) -> Bool
}

extension SpareValued {
    /// The same value, for a type whose spare value cannot be made anywhere else.
    var unlessSpare: Self { self }

    /// Whether two values are equal, for a type whose values equal themselves.
    func isSame(as other: Self) -> Bool { self == other }
}

extension LayoutSize: SpareValued {
    /// A size whose width is NaN, with bits of its own.
    static var spare: LayoutSize {
        LayoutSize(width: Double(bitPattern: Double.nan.bitPattern | 1), height: 0)
    }

    @inline(__always)
    var isSpare: Bool { width.bitPattern == Self.spare.width.bitPattern }

    /// Every NaN becomes the same one, so that equal sizes have equal hashes.
    var unlessSpare: LayoutSize {
        LayoutSize(width: width.isNaN ? .nan : width, height: height.isNaN ? .nan : height)
    }
}
