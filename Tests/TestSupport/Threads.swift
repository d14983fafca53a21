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
