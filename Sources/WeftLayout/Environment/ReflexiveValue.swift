/// A value in an environment that always equals its copies.
///
/// Some values, such as NaN, do not equal themselves, but the copies of a reflexive value do, until
/// the value is written again. Otherwise, each access to an environment would yield a different
/// one, in which nothing has been measured yet.
struct ReflexiveValue<Content: Hashable & Sendable>: Hashable, Sendable {
    let content: Content

    /// The identity that copies share.
    private let identity = ValueIdentity()

    init(_ content: Content) {
        self.content = content
    }

    static func == (left: ReflexiveValue, right: ReflexiveValue) -> Bool {
        left.identity === right.identity || left.content == right.content
    }

    func hash(into hasher: inout Hasher) {
        // Values that equal nothing are hashed by their identities, so that many of them do not
        // collide.
        if content == content {
            hasher.combine(content)
        } else {
            hasher.combine(ObjectIdentifier(identity))
        }
    }
}

extension ReflexiveValue: CustomStringConvertible {
    var description: String { "\(content)" }
}

/// The identity of a value, which tells it from all others that were written.
private final class ValueIdentity: Sendable {}
