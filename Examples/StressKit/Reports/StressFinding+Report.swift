extension StressFinding {
    /// What is said about a finding, and the script to keep: the shortest one that shows it.
    ///
    /// - Parameter shrunk: What shrinking has found; nil if the script breaks no claim when its steps
    ///   are done one after the other.
    package func report(
        shrunk: (script: StressScript, claim: StressClaim)?
    ) -> (text: String, script: StressScript) {
        var text = "FINDING with --seed \(seed), tree \(tree)\nIt does not hold that \(claim)\n"
        if let shrunk {
            text += "Played alone, \(shrunk.script.size) of \(script.size) changes show it:\n"
            text += "\(shrunk.claim)\n\n\(shrunk.script)"
            return (text, shrunk.script)
        }
        guard !script.steps.isEmpty else { return (text, script) }
        text += "It does not recur when the script is played alone: it needs concurrency.\n"
        text += "What was done to the tree:\n\n\(script)"
        return (text, script)
    }
}
