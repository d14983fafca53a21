import WeftLayout

/// A view of elements in memory that belongs to another object, which the view keeps alive.
@safe struct FlatList<Element>: RandomAccessCollection {
    private let base: UnsafeMutablePointer<Element>
    private let owner: AnyObject

    let endIndex: Int

    var startIndex: Int { 0 }

    /// Creates a view of `count` initialised elements, which must not change while `owner` lives.
    @unsafe init(_ base: UnsafeMutablePointer<Element>, count: Int, owner: AnyObject) {
        unsafe self.base = base
        self.owner = owner
        endIndex = count
    }

    subscript(index: Int) -> Element {
        @inline(__always)
        unsafeAddress {
            precondition(index.isIndex(below: endIndex))
            // The index is in bounds, and the owner is alive.
            return unsafe UnsafePointer(base + index)
        }
    }
}
