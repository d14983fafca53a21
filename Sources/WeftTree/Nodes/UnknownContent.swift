/// The content of a node that does not tell its type.
///
/// It has any property, so that the compiler knows `edit[node].title = "…"` of such a node, and
/// says what to write in its place. Nothing that is available returns one.
@dynamicMemberLookup
public struct UnknownContent: Sendable {
    /// A property of any name and type.
    public subscript<Value>(dynamicMember name: String) -> Value {
        get { preconditionFailure("it is unavailable") }
        nonmutating set {}
    }
}
