extension TextMeasurer {
    /// Looks for layouts of a text that break what layouts rest on.
    ///
    /// It is for tests: `#expect(measurer.brokenLaws(for: "some words").isEmpty)`. It measures the
    /// text in its natural width, in parts of that, and in a few common widths. What it finds would
    /// make layouts wrong; that it finds nothing proves nothing. A line that has NaN in it differs
    /// from itself.
    ///
    /// - Parameters:
    ///   - string: The text; one of several words and lines tells most.
    ///   - attributes: How the text is set. Their `usable` ones are tried, as in a layout.
    /// - Returns: For each law the first two layouts that break it.
    /// - Complexity: Fewer than three hundred measurements.
    public func brokenLaws(
        for string: String,
        attributes: TextAttributes = TextAttributes()
    ) -> [BrokenTextLaw] {
        let trial = TextTrial(of: self, string, attributes.usable)
        return TextLaw.allCases.compactMap(trial.breach)
    }
}
