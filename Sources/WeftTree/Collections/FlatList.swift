import WeftLayout

/// Elements in memory of somebody else's: a view that is good as long as its owner lives.
@safe struct FlatList<Element>: RandomAccessCollection {
    private let base: UnsafeMutablePointer<Element>
    private let owner: AnyObject

    let endIndex: Int

    var startIndex: Int { 0 }

    /// A view of `count` initialised elements that stay as they are while `owner` lives.
    @unsafe init(_ base: UnsafeMutablePointer<Element>, count: Int, owner: AnyObject) {
        unsafe self.base = base
        self.owner = owner
        endIndex = count
    }

    subscript(index: Int) -> Element {
        @inline(__always)
        unsafeAddress {
            precondition(index.isIndex(below: endIndex))
            // The index is in bounds, and the owner lives.
            return unsafe UnsafePointer(base + index)
        }
    }
}
