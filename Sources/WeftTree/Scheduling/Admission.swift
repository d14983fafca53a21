/// The outcome of a request for something that is granted in turn.
enum Admission<Grant: Sendable>: Sendable {
    case granted(Grant)
    /// The request waits, and its task must ask for its grant by this number.
    case waiting(UInt64)
}
