/// The priority of a task as requests carry it: a plain number.
///
/// A `TaskPriority` is laid out by the standard library at run time; copying a request that holds
/// one takes some ten times as long.
struct Urgency: Comparable, Sendable {
    /// The raw value of the priority.
    let number: UInt8

    init(_ priority: TaskPriority) {
        number = priority.rawValue
    }

    /// That of the calling task.
    ///
    /// It is not inlined: in an asynchronous function, room for a `TaskPriority` would be
    /// allocated.
    static var current: Urgency {
        @inline(never)
        get { Urgency(Task.currentPriority) }
    }

    var priority: TaskPriority { TaskPriority(rawValue: number) }

    static func < (left: Urgency, right: Urgency) -> Bool { left.number < right.number }
}
