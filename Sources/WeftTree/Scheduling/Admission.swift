/// What asking for something that is granted in turn has come to.
enum Admission<Grant: Sendable>: Sendable {
    case granted(Grant)
    /// The request waits, and its task is to ask for its grant by this number.
    case waiting(UInt64)
}
