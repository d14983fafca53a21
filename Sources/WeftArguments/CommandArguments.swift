import WeftLayout

/// The parsed arguments of a program: options, their values, and operands, in any order.
package struct CommandArguments {
    /// The options without a value that were given.
    package private(set) var flags: Set<String> = []

    /// The values of the given options that have one.
    package private(set) var values: [String: String] = [:]

    /// The arguments that are not options, mostly files.
    package private(set) var operands: [String] = []

    /// Whether help was requested by `--help` or `-h`, which every program accepts.
    package var wantsHelp: Bool { flags.contains("--help") }

    /// Parses arguments.
    ///
    /// `--name value` and `--name=value` mean the same, but only after the equals sign may a value
    /// begin with two dashes. Everything after `--` is an operand, and so is `-`. An option that is
    /// given twice is an error, and so is an empty value.
    ///
    /// - Parameters:
    ///   - arguments: What follows the name of the program, or of its subcommand.
    ///   - ownFlags: The options without a value, with their dashes, except for the help.
    ///   - valued: The options with a value, with their dashes.
    ///   - abbreviations: What the short spellings of options stand for.
    package init(
        _ arguments: [String],
        flags ownFlags: Set<String> = [],
        valued: Set<String> = [],
        abbreviations: [String: String] = [:]
    ) throws(UsageError) {
        let known = ownFlags.union(["--help"])
        let abbreviations = abbreviations.merging(["-h": "--help"]) { own, _ in own }
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                return
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                operands.append(argument)
                continue
            }
            let parts = argument.split(
                separator: "=",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            let spelling = String(parts[0])
            let name = abbreviations[spelling] ?? spelling
            let isRepeated: Bool
            if known.contains(name) {
                guard parts.count == 1 else { throw UsageError("\(spelling) takes no value") }
                isRepeated = !flags.insert(name).inserted
            } else if valued.contains(name) {
                let following = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
                guard let value = parts.count == 2 ? String(parts[1]) : following, !value.isEmpty
                else { throw UsageError("\(spelling) needs a value") }
                if parts.count == 1 { rest.removeFirst() }
                isRepeated = values.updateValue(value, forKey: name) != nil
            } else {
                let hint = spelling.hint(of: known.union(valued).sorted())
                throw UsageError("unknown option \(shown(argument))\(hint)")
            }
            if isRepeated { throw UsageError("\(spelling) is given twice") }
        }
    }

    /// Returns the only operand, which is the name of a file and not empty; nil if there is none.
    package func operand() throws(UsageError) -> String? {
        guard operands.count <= 1 else {
            throw UsageError("expected at most one file, not \(operands.count)")
        }
        guard operands.first?.isEmpty != true else {
            throw UsageError("the name of the file is empty")
        }
        return operands.first
    }

    /// Checks that there are no operands.
    package func refuseOperands() throws(UsageError) {
        if let operand = operands.first {
            throw UsageError("unexpected argument \(shown(operand))")
        }
    }

    /// Returns the value of an option as a decimal number without a sign or an exponent; nil if the
    /// option was not given.
    ///
    /// - Parameters:
    ///   - range: The numbers that the value may be.
    ///   - unit: What is counted, in the plural; nil if the option says so.
    package func number<Number: Comparable & LosslessStringConvertible>(
        _ name: String,
        in range: ClosedRange<Number>,
        of unit: String? = nil
    ) throws(UsageError) -> Number? {
        let kind = Number.self is any BinaryInteger.Type ? "whole number" : "number"
        let unit = unit.map { " of \($0)" } ?? ""
        let bounds = "from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
        return try number(name, "a \(kind)\(unit) \(bounds)", where: range.contains)
    }

    /// Returns the value of an option as a decimal number without a sign or an exponent; nil if the
    /// option was not given.
    ///
    /// - Parameter expectation: What is expected, in the words of the message.
    package func number<Number: LosslessStringConvertible>(
        _ name: String,
        _ expectation: String,
        where isExpected: (Number) -> Bool
    ) throws(UsageError) -> Number? {
        guard let text = values[name] else { return nil }
        guard text.hasPlainNumbersOnly, let number = Number(text), isExpected(number)
        else { throw UsageError("\(name) needs \(expectation), not \(shown(text))") }
        return number
    }

    /// Returns a number as text, without a fraction that is zero.
    private static func text(_ number: some LosslessStringConvertible) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
