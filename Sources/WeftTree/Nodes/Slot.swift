/// The place of a node in its tree: an index into the slot table; -1 where there is none.
typealias Slot = Int32
