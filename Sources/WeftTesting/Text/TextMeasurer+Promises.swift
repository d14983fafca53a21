public import WeftLayout

extension TextMeasurer {
    /// Looks for layouts of a text that break the promises on which layouts rely.
    ///
    /// A test may say `#expect(measurer.brokenPromises(for: "some words").isEmpty)`. The text is
    /// measured in its natural width, in parts of that width, and in a few common widths. A broken
    /// promise would make layouts wrong, but an empty result does not prove that there is none. A
    /// line that contains NaN differs from itself.
    ///
    /// - Parameters:
    ///   - string: The text; one with several words and lines reveals the most.
    ///   - attributes: How the text is set. As in a layout, the `sanitized` ones are tried.
    /// - Returns: For each broken promise, the first two layouts that break it.
    /// - Complexity: Fewer than four hundred measurements.
    public func brokenPromises(
        for string: String,
        attributes: TextAttributes = TextAttributes()
    ) -> [BrokenTextPromise] {
        let trial = TextTrial(of: self, string, attributes.sanitized)
        return TextPromise.allCases.compactMap(trial.breach)
    }
}
