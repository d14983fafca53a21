import WeftArguments

extension StressOptions {
    /// Reads the options, and chooses a seed if none is given.
    init(_ arguments: CommandArguments) throws(UsageError) {
        seconds =
            try arguments.number("--seconds", in: 0.001...1_000_000, of: "seconds") ?? seconds
        standstill =
            try arguments.number("--standstill", in: 1...1_000_000, of: "seconds") ?? standstill
        seed =
            try arguments.number("--seed", in: 0...UInt64.max)
            ?? UInt64.random(in: 0...999_999)
        nodes = try arguments.number("--nodes", in: 1...100_000) ?? nodes
        writers = try arguments.number("--writers", in: 1...100_000) ?? writers
        readers = try arguments.number("--readers", in: 0...100_000) ?? readers
        trees = try arguments.number("--trees", in: 1...100_000) ?? trees
    }

    /// The command that has these options.
    package var command: String {
        """
        swift run -c release Stress --seconds \(seconds.secondsText) --seed \(seed) \
        --nodes \(nodes) --writers \(writers) --readers \(readers) --trees \(trees) \
        --standstill \(standstill.secondsText)
        """
    }
}

extension Double {
    /// The number of seconds as text, without a fraction if it is whole.
    package var secondsText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
