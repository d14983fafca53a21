/// The content of a node whose content type is not known.
///
/// It is what `edit[node]` and `commit[node]` would yield for such a node if they were available.
/// Without it, the compiler has no message at all for `commit[node].title`.
///
/// It has no properties. If it had one of every name, the compiler would take every mistake in what
/// is done with a known content, such as a misspelled property, for a mistake about the node.
public struct UnknownContent: Sendable {}
