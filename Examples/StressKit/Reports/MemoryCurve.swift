/// The memory of the process at the end of each round, when all trees are gone.
package struct MemoryCurve: Sendable {
    /// How much more memory than in the warm-up there may be later: a quarter, and 16 MiB for the
    /// allocator, which returns pages late and in no particular order.
    private static let allowance = (factor: 1.25, bytes: 16 << 20)

    /// The least number of rounds for a judgement.
    private static let fewestRounds = 8

    /// The resident bytes after each round.
    package private(set) var samples: [Int] = []

    package init() {}

    package mutating func append(_ bytes: Int?) {
        if let bytes { samples.append(bytes) }
    }

    /// The first quarter of the rounds, but at least three, in which caches and the allocator's
    /// arenas fill.
    private var warmUp: ArraySlice<Int> { samples.prefix(max(3, samples.count / 4)) }

    /// Whether there are enough rounds to tell if the memory grows.
    package var isJudged: Bool { samples.count >= Self.fewestRounds }

    /// The claim that growing memory breaks; nil if the memory does not grow, or if it is too early
    /// to say.
    package var growth: StressClaim? {
        guard isJudged, let peak = warmUp.max(),
            let later = samples.dropFirst(warmUp.count).max()
        else { return nil }
        let bound = Int(Double(peak) * Self.allowance.factor) + Self.allowance.bytes
        guard later > bound else { return nil }
        return StressClaim(
            "memory is flat over time",
            ["\(later) bytes after a warm-up with at most \(peak); the limit is \(bound)", drawing]
        )
    }

    /// The curve as a line of at most 60 bars, which are scaled to the highest sample, with the
    /// last and the highest number of bytes.
    package var drawing: String {
        guard let highest = samples.max(), highest > 0 else { return "no samples" }
        let stride = (samples.count + 59) / 60
        let bars = Array("▁▂▃▄▅▆▇█")
        var line = ""
        for start in Swift.stride(from: 0, to: samples.count, by: stride) {
            let top = samples[start..<min(start + stride, samples.count)].max() ?? 0
            line.append(bars[min(top * bars.count / highest, bars.count - 1)])
        }
        let last = samples[samples.count - 1]
        return "\(line)  \(Self.text(last)) at last, \(Self.text(highest)) at most"
    }

    /// A number of bytes in mebibytes, with one decimal.
    package static func text(_ bytes: Int) -> String {
        let tenths = (bytes * 10) >> 20
        return "\(tenths / 10).\(tenths % 10) MiB"
    }
}
