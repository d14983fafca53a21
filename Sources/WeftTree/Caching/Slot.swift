/// The place of a node in its tree: an index into the slot table, or -1 for none.
typealias Slot = Int32
