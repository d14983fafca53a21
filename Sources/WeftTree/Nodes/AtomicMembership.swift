import Synchronization

/// The word that says which tree a node belongs to. To adopt a free node, a tree does a
/// compare-and-swap on it, without a lock:
///
///     tree │ slot │ standing   adopted (`NodeHandle.Membership`)
///     number    │ 0 │ 00       free
///     number    │ 1 │ 00       free, and its inputs are being replaced
///
/// Whoever adopts a node reads its inputs first. If the compare-and-swap then finds the word
/// unchanged, the inputs are unchanged too, because the node gets a number that no word has had
/// before whenever its inputs are replaced or an adoption is given back. A new node's number is 0.
struct AtomicMembership: ~Copyable {
    private let word = Atomic<UInt64>(0)

    private static let lastNumber = Atomic<UInt64>(0)

    /// The word of a node that was seen to be free.
    struct FreeWord {
        fileprivate let word: UInt64

        /// A new number. It has 61 bits, which no process uses up.
        fileprivate static var new: FreeWord {
            FreeWord(word: lastNumber.wrappingAdd(1, ordering: .relaxed).newValue << 3)
        }

        /// The word while the inputs are being replaced.
        fileprivate var wordWhileReplacing: UInt64 { word | Self.replacing }

        fileprivate var isReplacing: Bool { word & Self.replacing != 0 }

        private static var replacing: UInt64 { 1 << 2 }
    }

    /// What the word says about the node.
    enum State {
        case adopted(NodeHandle.Membership)
        case free(FreeWord)
        /// Free, but somebody who holds the node's lock is replacing its inputs.
        case beingReplaced
    }

    var state: State {
        @inline(__always)
        get {
            let word = word.load(ordering: .acquiring)
            if let owner = NodeHandle.Membership(rawValue: word) { return .adopted(owner) }
            let freeWord = FreeWord(word: word)
            return freeWord.isReplacing ? .beingReplaced : .free(freeWord)
        }
    }

    /// The membership of an adopted node.
    var owner: NodeHandle.Membership? {
        @inline(__always)
        get { NodeHandle.Membership(rawValue: word.load(ordering: .acquiring)) }
    }

    /// Adopts the node.
    ///
    /// - Returns: Whether the node was adopted. If so, it was free all the time, and its inputs
    ///   have not changed.
    @inline(__always)
    borrowing func adopt(_ freeWord: FreeWord, as new: NodeHandle.Membership) -> Bool {
        exchange(freeWord.word, for: new.rawValue)
    }

    /// Replaces the inputs of a free node, which no tree can adopt meanwhile. The caller must hold
    /// the node's lock.
    ///
    /// - Returns: What `replace` returns; nil if the node is not free.
    borrowing func whileFree<Result>(_ replace: () -> Result) -> Result? {
        guard case .free(let freeWord) = state,
            exchange(freeWord.word, for: freeWord.wordWhileReplacing)
        else { return nil }
        defer { word.store(FreeWord.new.word, ordering: .releasing) }
        return replace()
    }

    /// Makes an adoption for a tree final.
    ///
    /// - Returns: Where the node belongs, possibly another tree; nil if it is free.
    borrowing func confirm(for tree: UInt32) -> NodeHandle.Membership? {
        while let owner {
            if owner.tree != tree || owner.standing == .final { return owner }
            var final = owner
            final.standing = .final
            if exchange(owner.rawValue, for: final.rawValue) { return final }
        }
        return nil
    }

    /// Gives an adoption back.
    ///
    /// - Returns: false if somebody has made it final.
    borrowing func giveBack(_ provisional: NodeHandle.Membership) -> Bool {
        exchange(provisional.rawValue, for: FreeWord.new.word)
    }

    @inline(__always)
    private borrowing func exchange(_ old: UInt64, for new: UInt64) -> Bool {
        word.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing)
            .exchanged
    }
}
