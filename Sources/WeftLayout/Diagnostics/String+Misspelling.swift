extension String {
    /// The end of a message about a word that is none of `words`: "; did you mean …?"; empty if it
    /// resembles none of them.
    package func hint(of words: [String]) -> String { meant(of: words).hint }

    /// The end of a message that suggests this word: "; did you mean …?".
    package var question: String { "; did you mean \(self)?" }

    /// The one of several words that this one is probably meant to be; nil if there is none.
    ///
    /// It is the nearest word that this one may be a misspelling of, or, if there is none, the only
    /// word that this one is short for.
    package func meant(of words: [String]) -> String? {
        if let word = misspelled(of: words) { return word }
        let candidates = words.filter(isShort(for:))
        return candidates.count == 1 ? candidates[0] : nil
    }

    /// The nearest of the words that this one may be a misspelling of; nil if there is none.
    ///
    /// Case and punctuation are ignored.
    package func misspelled(of words: [String]) -> String? {
        let comparable = words.filter(isComparable(to:))
        if comparable.isEmpty { return nil }
        let letters = letters
        let near = comparable.compactMap { word in
            Self.slips(letters, for: word).map { (word: word, slips: $0) }
        }
        return near.min { $0.slips < $1.slips }?.word
    }

    /// The number of slips that turn a word into `letters`; nil if there are too many to overlook
    /// in it: a word of fewer than four bytes allows none, one of fewer than ten allows one, and
    /// any other two.
    private static func slips(_ letters: [Character], for word: String) -> Int? {
        let most = word.utf8.count < 4 ? 0 : word.utf8.count < 10 ? 1 : 2
        let wanted = word.letters
        guard abs(letters.count - wanted.count) <= most else { return nil }
        let distance = distance(letters, wanted)
        return distance <= most ? distance : nil
    }

    /// Whether this word has at least three letters, and is how the other word begins or the
    /// initials of its parts.
    private func isShort(for word: String) -> Bool {
        guard isComparable(to: word) else { return false }
        let letters = letters
        return letters.count >= 3
            && (word.letters.starts(with: letters) || word.initials == letters)
    }

    /// Whether this word is short enough to be worth comparing: a key may be as long as its
    /// document.
    private func isComparable(to word: String) -> Bool { utf8.count <= 2 * word.utf8.count }

    /// The first letters of the parts of a camel-case word, in lower case.
    private var initials: [Character] {
        (prefix(1) + dropFirst().filter(\.isUppercase)).lowercased().map(\.self)
    }

    /// The letters and digits, in lower case.
    private var letters: [Character] {
        lowercased().filter { $0.isLetter || $0.isNumber }.map(\.self)
    }

    /// The number of characters to delete, insert, replace, or swap with the next one to turn one
    /// word into the other (the optimal string alignment distance).
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
    /// The end of a message that suggests the word; empty if there is none.
    package var hint: String { map(\.question) ?? "" }
}
