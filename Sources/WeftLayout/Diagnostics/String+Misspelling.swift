extension String {
    /// What the end of a message asks about a word that is none of several: "; did you mean …?";
    /// empty if it is like none of them.
    package func hint(of words: [String]) -> String { meant(of: words).hint }

    /// What the end of a message asks where this is meant: "; did you mean …?".
    package var question: String { "; did you mean \(self)?" }

    /// The one of several words that this one is probably meant to be: the nearest that it may be a
    /// slip for, else the only one that it is short for; nil if there is none.
    package func meant(of words: [String]) -> String? {
        if let word = misspelled(of: words) { return word }
        let candidates = words.filter(isShort(for:))
        return candidates.count == 1 ? candidates[0] : nil
    }

    /// The nearest of the words that this one may be a slip for; nil if there is none.
    ///
    /// Case and punctuation do not count.
    package func misspelled(of words: [String]) -> String? {
        let comparable = words.filter(isComparable(to:))
        if comparable.isEmpty { return nil }
        let letters = letters
        let near = comparable.compactMap { word in
            Self.slips(letters, for: word).map { (word: word, slips: $0) }
        }
        return near.min { $0.slips < $1.slips }?.word
    }

    /// How many slips make some letters of a word; nil if there are more than its length lets one
    /// overlook: none below four letters, two from ten.
    private static func slips(_ letters: [Character], for word: String) -> Int? {
        let most = word.utf8.count < 4 ? 0 : word.utf8.count < 10 ? 1 : 2
        let wanted = word.letters
        guard abs(letters.count - wanted.count) <= most else { return nil }
        let distance = distance(letters, wanted)
        return distance <= most ? distance : nil
    }

    /// Whether three letters or more are how a word begins, or the initials of its parts.
    private func isShort(for word: String) -> Bool {
        guard isComparable(to: word) else { return false }
        let letters = letters
        return letters.count >= 3
            && (word.letters.starts(with: letters) || word.initials == letters)
    }

    /// Whether it is short enough: a key may be as long as its document.
    private func isComparable(to word: String) -> Bool { utf8.count <= 2 * word.utf8.count }

    /// The first letters of the parts of a word in camel case, small.
    private var initials: [Character] {
        (prefix(1) + dropFirst().filter(\.isUppercase)).lowercased().map(\.self)
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

extension String? {
    /// What the end of a message asks where a word is meant; empty without one.
    package var hint: String { map(\.question) ?? "" }
}
