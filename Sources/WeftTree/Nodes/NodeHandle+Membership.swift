extension NodeHandle {
    /// How firm an adoption is.
    enum Standing: UInt64 {
        /// For life.
        case final = 1
        /// Made by a pass, which gives the node back if it fails.
        case byPass = 2
        /// Made by an edit, which gives the node back if it fails.
        case byEdit = 3
    }

    /// Where an adopted node belongs: for life, or only until the pass or edit that adopted it
    /// fails, if nobody else has used the node by then.
    struct Membership: Equatable {
        /// The number of the tree.
        var tree: UInt32
        /// The slot in the tree.
        var slot: Slot
        /// How firm the adoption is.
        var standing: Standing

        init(tree: UInt32, slot: Slot, standing: Standing) {
            self.tree = tree
            self.slot = slot
            self.standing = standing
        }

        @inline(__always)
        init?(rawValue: UInt64) {
            guard let standing = Standing(rawValue: rawValue & 3) else { return nil }
            tree = UInt32(rawValue >> 32)
            slot = Slot(truncatingIfNeeded: rawValue >> 2 & (1 << 30 - 1))
            self.standing = standing
        }

        /// The membership as one word: the tree above the 30 bits of the slot, above the standing,
        /// which is not 0.
        var rawValue: UInt64 {
            UInt64(tree) << 32 | UInt64(slot) << 2 | standing.rawValue
        }
    }
}
