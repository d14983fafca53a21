extension String {
    /// The first of several words of the format that this one is probably meant to be; nil if there
    /// is none.
    func misspelled(of words: [String]) -> String? {
        words.first { isMisspelling(of: $0) }
    }

    /// Whether the letters are those of a word of the format, but for their case and for as many
    /// slips as its length lets one overlook: none below four letters, two from ten.
    private func isMisspelling(of word: String) -> Bool {
        // A key may be as long as its document.
        guard utf8.count <= 2 * word.utf8.count else { return false }
        let slips = word.utf8.count < 4 ? 0 : word.utf8.count < 10 ? 1 : 2
        return Self.distance(letters, word.letters) <= slips
    }

    /// The letters and digits, small.
    private var letters: [Character] {
        lowercased().filter { $0.isLetter || $0.isNumber }.map(\.self)
    }

    /// How many characters must be left out, put in, or replaced, or swapped with the next one, to
    /// make one word of another (the optimal string alignment distance).
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var former: [Int] = []
        var above = Array(0...second.count)
        for row in first.indices {
            var current = [row + 1]
            for column in second.indices {
                let isSame = first[row] == second[column]
                var least = Swift.min(
                    above[column] + (isSame ? 0 : 1),
                    above[column + 1] + 1,
                    current[column] + 1
                )
                if row > 0, column > 0, first[row] == second[column - 1],
                    first[row - 1] == second[column]
                {
                    least = Swift.min(least, former[column - 1] + 1)
                }
                current.append(least)
            }
            (former, above) = (above, current)
        }
        return above[second.count]
    }
}
