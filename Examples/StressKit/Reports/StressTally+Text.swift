extension StressTally {
    /// What was done, in a line.
    func line(after seconds: Double) -> String {
        let memory = ResidentMemory.bytes.map { MemoryCurve.text($0) } ?? "memory unknown"
        return """
            \(Int(seconds)) s: \(self[.rounds]) rounds, \(self[.edits]) edits, \
            \(self[.compared]) commits compared, \(self[.cancelled]) layouts cancelled or superseded, \
            \(self[.reads]) reads, \(self[.mounts]) mounts, \(memory)
            """
    }
}

extension StressRun.Outcome {
    /// What the run has come to, in a few lines.
    package var summary: String {
        // A commit that several readers hold may be compared again after it was forgotten.
        let compared = min(tally[.compared], tally[.commits])
        let share = tally[.commits] > 0 ? compared * 100 / tally[.commits] : 0
        return """
            \(tally[.rounds]) rounds in \(Int(seconds)) s
              \(tally[.edits]) edits, \(tally[.cancelled]) layouts cancelled or superseded
              \(tally[.commits]) commits; \(compared) of them (\(share)%), \
            \(Int(Double(compared) / max(seconds, 0.001))) a second, equal the cold layout of their revision
              \(tally[.reads]) reads, \(tally[.mounts]) mounts
              memory after the rounds: \(memory.drawing)
            """
    }
}
