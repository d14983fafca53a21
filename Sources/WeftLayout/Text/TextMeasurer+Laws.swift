extension TextMeasurer {
    /// Looks for layouts of a text that break the laws on which layouts rely.
    ///
    /// This is for tests: `#expect(measurer.brokenLaws(for: "some words").isEmpty)`. It measures
    /// the text in its natural width, in parts of that width, and in a few common widths. Whatever
    /// it finds would make layouts wrong, but if it finds nothing, that proves nothing. A line that
    /// contains NaN differs from itself.
    ///
    /// - Parameters:
    ///   - string: The text; one with several words and lines reveals the most.
    ///   - attributes: How the text is set. As in a layout, the `sanitized` ones are tried.
    /// - Returns: For each broken law, the first two layouts that break it.
    /// - Complexity: Fewer than four hundred measurements.
    public func brokenLaws(
        for string: String,
        attributes: TextAttributes = TextAttributes()
    ) -> [BrokenTextLaw] {
        let trial = TextTrial(of: self, string, attributes.sanitized)
        return TextLaw.allCases.compactMap(trial.breach)
    }
}
