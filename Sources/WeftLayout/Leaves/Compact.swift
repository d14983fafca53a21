/// A value or none, in the room of a value: there are many leaves.
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

/// A type one of whose values means nothing, and may stand for none.
protocol SpareValued: Hashable, Sendable {
    /// A value that means nothing.
    static var spare: Self { get }

    /// Whether it is a value that means nothing.
    var isSpare: Bool { get }

    /// The same value, or another one that means as little if it is spare.
    var unlessSpare: Self { get }

    /// Whether two values are equal, also if they equal nothing, as NaN does.
    func isSame(as other: Self) -> Bool
}

extension SpareValued {
    /// The same value, of a type whose spare value nobody else can make.
    var unlessSpare: Self { self }

    /// Of a type whose values equal themselves.
    func isSame(as other: Self) -> Bool { self == other }
}

extension LayoutSize: SpareValued {
    /// A width that is NaN like any other, but with bits of its own.
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
