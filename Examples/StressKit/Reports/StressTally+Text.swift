import WeftArguments

extension StressTally {
    /// What was done, as one line of text.
    func line(after seconds: Double) -> String {
        let memory = ResidentMemory.bytes.map { MemoryCurve.text($0) } ?? "memory unknown"
        return """
            \(Int(seconds)) s: \(counted(self[.rounds], "round")), \(counted(self[.edits], "edit")), \
            \(counted(self[.compared], "commit")) compared, \
            \(counted(self[.cancelled], "layout")) cancelled or superseded, \
            \(counted(self[.reads], "read")), \(counted(self[.mounts], "mount")), \(memory)
            """
    }
}

extension StressRun.Outcome {
    /// The outcome of the run, in a few lines.
    package var summary: String {
        // A commit that several readers hold may be compared again after it was forgotten.
        let compared = min(tally[.compared], tally[.commits])
        let share = tally[.commits] > 0 ? compared * 100 / tally[.commits] : 0
        return """
            \(counted(tally[.rounds], "round")) in \(Int(seconds)) s
              \(counted(tally[.edits], "edit")), \
            \(counted(tally[.cancelled], "layout")) cancelled or superseded
              \(counted(tally[.commits], "commit")); found equal to the cold layout of their \
            revision: \(compared) (\(share)%), \(Int(Double(compared) / max(seconds, 0.001))) a second
              \(counted(tally[.reads], "read")), \(counted(tally[.mounts], "mount"))
              memory after the rounds: \(memory.drawing)\
            \(memory.isJudged ? "" : "; too few rounds to tell whether it grows")
            """
    }
}
