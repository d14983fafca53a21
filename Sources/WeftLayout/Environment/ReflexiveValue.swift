/// A value of an environment, all copies of which are equal.
///
/// Some values, such as NaN, do not equal themselves; copies of this do, until the value is written
/// again. Else each look at an environment would find another one, in which nothing was measured
/// yet.
struct ReflexiveValue<Content: Hashable & Sendable>: Hashable, Sendable {
    let content: Content

    /// What copies have in common.
    private let identity = ValueIdentity()

    init(_ content: Content) {
        self.content = content
    }

    static func == (left: ReflexiveValue, right: ReflexiveValue) -> Bool {
        left.identity === right.identity || left.content == right.content
    }

    func hash(into hasher: inout Hasher) {
        // Of many that equal nothing each has a hash of its own.
        if content == content {
            hasher.combine(content)
        } else {
            hasher.combine(ObjectIdentifier(identity))
        }
    }
}

/// What tells a value from all others that were written.
private final class ValueIdentity: Sendable {}
