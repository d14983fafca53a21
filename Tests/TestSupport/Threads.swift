import Dispatch
import Foundation

/// Runs some work on a thread whose stack has a given size, in bytes.
package func onThread<Result: Sendable>(
    stackSize: Int,
    _ work: @escaping @Sendable () -> Result
) async -> Result {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: work()) }
        thread.stackSize = stackSize
        thread.start()
    }
}

/// Runs some work on another thread, and blocks this one until it is done.
package func onOtherThread(_ work: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let work = Work(work)
    Thread {
        work.run()
        done.signal()
    }
    .start()
    done.wait()
}

/// Runs some work on several threads at the same time, and blocks this one until all are done.
package func onThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let done = DispatchGroup()
    for index in 0..<count {
        done.enter()
        let work = Work { work(index) }
        Thread {
            work.run()
            done.leave()
        }
        .start()
    }
    done.wait()
}

/// The work of a thread, which releases what it holds before its end is announced: the thread
/// itself may take longer to go away.
private final class Work: @unchecked Sendable {
    // `@unchecked Sendable`: it is made before its thread starts, and used by that thread alone.
    private var body: (@Sendable () -> Void)?

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    func run() { body.take()?() }
}
