import WeftArguments

extension StressFinding {
    /// The claim, and how to try again.
    package var heading: String {
        """
        FINDING\(tree.map { " in tree \($0)" } ?? "")
        This claim does not hold: \(claim)
        To try again: \(options.command)

        """
    }

    /// Returns the text about a finding, and the script to keep: the shortest one found that shows
    /// the finding when its steps are performed one after the other.
    ///
    /// - Parameters:
    ///   - player: Plays the script.
    ///   - time: How long each of three steps may take: to shrink the script; to search for one
    ///     with other layouts if the script shows nothing when played alone; and to shrink that
    ///     one.
    package func report(
        player: ScriptPlayer = ScriptPlayer(),
        within time: Duration = .seconds(60)
    ) async -> (text: String, script: StressScript) {
        var text = heading
        guard !script.steps.isEmpty else { return (text, script) }
        if let shrunk = await ScriptShrinker(player, within: time).shrink(script) {
            let size = counted(script.size, "change")
            text += "Played alone, the script shows it with \(shrunk.script.size) of \(size):\n"
            text += "\(shrunk.claim)\n\n\(shrunk.script)"
            return (text, shrunk.script)
        }
        text += "It does not recur when the script is played alone: it needs concurrency.\n"
        if let shrunk = await shrinkVariation(player, within: time) {
            let size = counted(shrunk.script.size, "change")
            text += "With other layouts between the edits, the script shows it with \(size):\n"
            text += "\(shrunk.claim)\n\n\(shrunk.script)"
            return (text, shrunk.script)
        }
        text += "What was done to the tree:\n\n\(script)"
        return (text, script)
    }

    /// The shortest script found that has other layouts than the original and breaks the same
    /// claim.
    private func shrinkVariation(
        _ player: ScriptPlayer,
        within time: Duration
    ) async -> (script: StressScript, claim: StressClaim)? {
        let search = ScriptSearch(player, within: time)
        guard let variation = await search.script(near: script, breaking: claim.claim) else {
            return nil
        }
        // Whether it is seen again may be left to chance.
        return await ScriptShrinker(player, attempts: 5, within: time).shrink(variation)
            ?? (variation, claim)
    }
}
