/// The shortest of a few runs: what else a machine does makes them longer.
package func shortestDuration(of body: () throws -> Void) rethrows -> Duration {
    let clock = ContinuousClock()
    var shortest = Duration.seconds(1_000_000)
    for _ in 0..<4 { shortest = min(shortest, try clock.measure(body)) }
    return shortest
}
