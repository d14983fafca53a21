import WeftLayout

/// How deep the arrays and objects of a document lie inside each other, or its elements, and how
/// deep they may.
struct NestingDepth {
    private let maximum: Int
    private var depth = 0

    /// Tells when the stack is nearly used up; asked in deep documents alone.
    private lazy var stack = StackGuard()

    /// Up to this depth the stack of no thread is too small.
    private static let safeDepth = 16

    init(maximum: Int) {
        self.maximum = maximum
    }

    /// What an error says was expected in place of what is too deep.
    static var expectation: String {
        "at most \(JSONValue.maximumDepth) arrays and objects inside each other"
    }

    /// Goes one level deeper.
    ///
    /// - Returns: What an error says was found, if that is too deep.
    mutating func enter() -> String? {
        guard depth < maximum else { return "more" }
        guard depth < Self.safeDepth || stack.hasRoomForSpec else {
            return "more than the thread's stack has room for"
        }
        depth += 1
        return nil
    }

    /// Goes back one level.
    mutating func leave() { depth -= 1 }
}
