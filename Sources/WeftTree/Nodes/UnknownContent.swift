/// The content of a node whose content type is not known.
///
/// It has a property of every name, so that the compiler can resolve `edit[node].title = "…"` for
/// such a node and say what to write instead. Nothing that is available returns one.
@dynamicMemberLookup
public struct UnknownContent: Sendable {
    /// A property of any name and type.
    public subscript<Value>(dynamicMember name: String) -> Value {
        get { preconditionFailure("it is unavailable") }
        nonmutating set {}
    }
}
