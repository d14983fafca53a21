/// The priority of a task as requests carry it: a plain number.
///
/// The layout of a `TaskPriority` is known only at run time, so copying a request that holds one
/// takes about ten times as long.
struct Urgency: Comparable, Sendable {
    /// The raw value of the priority.
    let number: UInt8

    init(_ priority: TaskPriority) {
        number = priority.rawValue
    }

    /// The urgency of the calling task.
    ///
    /// It is not inlined: in an asynchronous function, space for a `TaskPriority` would be
    /// allocated.
    static var current: Urgency {
        @inline(never)
        get { Urgency(Task.currentPriority) }
    }

    var priority: TaskPriority { TaskPriority(rawValue: number) }

    static func < (left: Urgency, right: Urgency) -> Bool { left.number < right.number }
}
