import Dispatch
import Foundation

/// Runs some work on a thread with a stack of a size in bytes.
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
    Thread {
        work()
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
        Thread {
            work(index)
            done.leave()
        }
        .start()
    }
    done.wait()
}
