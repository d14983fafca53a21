import TestSupport
import Testing

@testable import WeftTree

@Suite("Watch channels", .endsEventually)
struct WatchChannelTests {
    private let executor = ManualExecutor()

    @Test("The newest value is delivered at once, and later values as they come")
    func newest() async throws {
        let channel = WatchChannel<String>()
        #expect(channel.current == nil)
        channel.publish("one")
        channel.publish("two")
        #expect(await channel.next(after: 0)?.value == "two")
        #expect(channel.current == "two")
        let next = executor.start { await channel.next(after: 2)?.number }
        #expect(executor.waitingCount == 1)
        channel.publish("three")
        channel.finish()
        executor.run()
        #expect(try await next.value == 3)
    }

    @Test("A value that is released may ask for the newest one")
    func farewell() {
        let channel = WatchChannel<Farewell>()
        let found = Counter()
        for _ in 1...3 {
            channel.publish(
                Farewell { [weak channel] in if channel?.current != nil { found.add() } }
            )
        }
        #expect(found.value == 2)
    }

    @Test("Every waiting consumer is woken")
    func everybody() async throws {
        let channel = WatchChannel<Int>()
        let waiters = (0..<20).map { _ in
            executor.start { await channel.next(after: 0)?.value }
        }
        #expect(executor.waitingCount == waiters.count)
        channel.publish(7)
        channel.finish()
        executor.run()
        for waiter in waiters { #expect(try await waiter.value == 7) }
    }

    @Test("After the end, the last value is delivered, and then nothing")
    func end() async {
        let channel = WatchChannel<Int>()
        channel.publish(7)
        channel.finish()
        #expect(await channel.next(after: 0)?.value == 7)
        #expect(await channel.next(after: 1) == nil)
    }

    @Test("A cancelled consumer gets nothing, even if there is a newer value")
    func cancelledConsumer() async {
        let channel = WatchChannel<Int>()
        channel.publish(7)
        let consumer = Task {
            while !Task.isCancelled { await Task.yield() }
            return await channel.next(after: 0) == nil
        }
        consumer.cancel()
        #expect(await consumer.value)
    }

    /// Whether a waiting consumer gets nothing after something was done to it or to its channel.
    private func getsNothing(
        after end: (WatchChannel<Int>, Task<Int?, any Error>) -> Void
    ) async throws -> Bool {
        let channel = WatchChannel<Int>()
        let waiter = executor.start { await channel.next(after: 0)?.value }
        #expect(executor.waitingCount == 1)
        end(channel, waiter)
        // Who waits nevertheless gets the next value.
        channel.publish(7)
        executor.run()
        return try await waiter.value == nil
    }

    @Test("A consumer that is cancelled while it waits gets nothing")
    func cancellation() async throws {
        #expect(try await getsNothing { _, waiter in waiter.cancel() })
    }

    @Test("A consumer that waits when the channel ends gets nothing")
    func waitingForTheEnd() async throws {
        #expect(try await getsNothing { channel, _ in channel.finish() })
    }

    @Test("A consumer that is cancelled as it begins to wait gets nothing")
    func cancellationRace() async {
        let channel = WatchChannel<UInt64>()
        for number: UInt64 in 0..<100 {
            let waiter = Task { await channel.next(after: number) == nil }
            waiter.cancel()
            // Who waits nevertheless gets the next value.
            channel.publish(number + 1)
            #expect(await waiter.value)
        }
    }
}

extension WatchChannel {
    /// Makes a value the newest one, with the next number, and wakes all waiters.
    fileprivate func publish(_ value: Value) { begin(publishing: value).finish() }
}
