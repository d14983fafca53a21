/// How an element wants to be sized, and how it takes part in the layout of its parent.
///
/// Width, height and their bounds take effect in every parent. The flex, spacing and alignment
/// properties take effect in a stack, and the position in an absolute spec. In Weft's other specs
/// these have no effect, and a commit's diagnostics say so. A custom spec may read any of them.
///
/// A style knows which of its properties were set. A node has a *base* style, and each use of it in
/// a spec may override individual properties: see `overridden(by:)`.
///
/// The values lie behind one reference and are copied on write; the default style has no such
/// reference. A style that is not used therefore costs one word.
public struct LayoutElementStyle: Sendable {
    /// The values on the heap; nil if nothing is set. Code that reads only a few of many reads them
    /// here, because `values` copies all of them.
    @usableFromInline
    private(set) var storage: Storage?

    /// Creates a style in which nothing is set.
    public init() {}

    /// Creates a style in which some properties are set: `LayoutElementStyle { $0.flexGrow = 1 }`.
    public init(_ change: (inout LayoutElementStyle) -> Void) {
        change(&self)
    }

    /// The values that many styles state, each at its default where it was not set.
    var values: Values { storage?.values ?? .defaults }

    /// The values that few styles state.
    var rareValues: RareValues { storage?.rareValues ?? RareValues() }

    /// The properties that were set.
    public var assignedProperties: Properties { storage?.values.set ?? [] }

    /// Whether nothing is set.
    @inlinable
    public var isEmpty: Bool { storage == nil }

    /// Marks a property as set, and changes its value in place.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - isOdd: Whether no layout can follow the new value to the letter.
    ///   - change: Stores the new value.
    @inline(__always)
    mutating func write(
        _ property: Properties,
        isOdd: Bool = false,
        _ change: (inout Values) -> Void
    ) {
        let storage = ownStorage()
        storage.values.note(property, isOdd: isOdd)
        change(&storage.values)
    }

    /// Does the same as `write(_:isOdd:_:)` for a property that few styles set.
    @inline(__always)
    mutating func writeRare(
        _ property: Properties,
        isOdd: Bool,
        _ change: (inout RareValues) -> Void
    ) {
        let storage = ownExtendedStorage()
        storage.values.note(property, isOdd: isOdd)
        change(&storage.own)
    }

    /// The values on the heap, to which no other style refers: a copy if they were shared.
    @inline(__always)
    private mutating func ownStorage() -> Storage {
        if isKnownUniquelyReferenced(&storage), let storage { return storage }
        let own = storage?.copy() ?? Storage(values: .defaults)
        storage = own
        return own
    }

    /// The values on the heap, to which no other style refers, with room for those that few styles
    /// state.
    private mutating func ownExtendedStorage() -> ExtendedStorage {
        if isKnownUniquelyReferenced(&storage), let own = storage as? ExtendedStorage { return own }
        let own = ExtendedStorage(values: values, own: rareValues)
        storage = own
        return own
    }

    /// Returns this style, overridden by the properties that `use` sets.
    public func overridden(by use: LayoutElementStyle) -> LayoutElementStyle {
        guard let over = use.storage else { return self }
        guard let base = storage else { return use }
        var result = LayoutElementStyle()
        result.storage = base.overridden(by: over)
        return result
    }
}

extension LayoutElementStyle {
    /// The values on the heap.
    ///
    /// `@unchecked Sendable`, `@exclusivity(unchecked)`: only `write(_:isOdd:_:)` and `writeRare`
    /// change values, and only those of the style being written. They have exclusive access to that
    /// style, and no copy refers to its values.
    @usableFromInline
    class Storage: @unchecked Sendable {
        @safe @exclusivity(unchecked)
        fileprivate(set) final var values: Values

        init(values: Values) {
            self.values = values
        }

        /// The values that few styles state.
        var rareValues: RareValues { RareValues() }

        fileprivate func copy() -> Storage { Storage(values: values) }

        fileprivate final func overridden(by use: Storage) -> Storage {
            let values = values.overridden(by: use.values)
            if values.set.isDisjoint(with: .rare) { return Storage(values: values) }
            return ExtendedStorage(
                values: values,
                own: rareValues.overridden(by: use.rareValues, of: use.values.set)
            )
        }
    }

    /// The values on the heap of a style that also states some of those that few styles state.
    ///
    /// `@unchecked Sendable`, `@exclusivity(unchecked)`: for the same reason as its superclass.
    private final class ExtendedStorage: Storage, @unchecked Sendable {
        @safe @exclusivity(unchecked)
        fileprivate var own: RareValues

        init(values: Values, own: RareValues) {
            self.own = own
            super.init(values: values)
        }

        override var rareValues: RareValues { own }

        override func copy() -> Storage { ExtendedStorage(values: values, own: own) }
    }
}
