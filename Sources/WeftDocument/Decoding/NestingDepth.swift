import WeftLayout

/// How deep the arrays and objects of a document, or its elements, are nested, and how deep they
/// may be.
struct NestingDepth {
    private let maximum: Int
    private var depth = 0

    /// Tells when the stack is nearly used up; asked only in deep documents.
    private lazy var stack = StackGuard()

    /// The depth up to which every thread's stack is large enough.
    private static let safeDepth = 16

    init(maximum: Int) {
        self.maximum = maximum
    }

    /// Goes one level deeper.
    ///
    /// - Returns: What an error says was expected instead, if that level is too deep; otherwise
    ///   nil.
    mutating func enter() -> String? {
        guard depth < maximum else {
            return "at most \(JSONValue.maximumDepth) levels of arrays and objects"
        }
        guard depth < Self.safeDepth || stack.hasRoomForSpec else {
            return "no more levels of arrays and objects than the thread's stack has room for"
        }
        depth += 1
        return nil
    }

    /// Goes back one level.
    mutating func leave() { depth -= 1 }
}
