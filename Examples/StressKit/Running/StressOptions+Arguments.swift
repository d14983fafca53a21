/// Arguments that make no sense.
package struct UsageError: Error, CustomStringConvertible {
    package let description: String
}

extension StressOptions {
    /// How the program is called.
    package static let usage = """
        Usage: Stress [--seconds S] [--seed N] [--nodes N] [--writers W] [--readers R] [--trees T]
               Stress --replay FILE | --replay 'SCRIPT'

        Edits random trees from many tasks at once, lays them out, reads and mounts what they commit,
        and checks all the time what Weft claims about it. It ends with status 1 on the first finding:
        then it prints the seed and the shortest script of edits that still shows it.

          --seconds S   how long it runs (10)
          --seed N      what everything random is made from (a different one each time)
          --nodes N     the nodes of a tree, more or less (60)
          --writers W   the tasks that edit and lay out (8)
          --readers R   the tasks that read and mount (4)
          --trees T     the trees at a time (16)
          --replay X    plays a script, one step after the other
          --help        prints this
        """

    /// Reads the arguments of the program, its name not among them.
    package init(arguments: [String]) throws(UsageError) {
        seed = UInt64.random(in: 0...999_999)
        var rest = arguments[...]
        while let option = rest.popFirst() {
            if option == "--help" || option == "-h" {
                wantsHelp = true
                continue
            }
            guard Self.names.contains(option) else {
                throw UsageError(description: "there is no option \(option)")
            }
            guard let value = rest.popFirst() else {
                throw UsageError(description: "\(option) lacks a value")
            }
            try set(option, to: value)
        }
    }

    private static let names: Set = [
        "--seconds", "--seed", "--nodes", "--writers", "--readers", "--trees", "--replay",
    ]

    private mutating func set(_ option: String, to value: String) throws(UsageError) {
        switch option {
        case "--replay": replay = value
        case "--seed":
            guard let number = UInt64(value) else { throw Self.misfit(option, value) }
            seed = number
        case "--seconds":
            guard let number = Double(value), number > 0, number < 1e6 else {
                throw Self.misfit(option, value)
            }
            seconds = number
        default:
            let least = option == "--readers" ? 0 : 1
            guard let number = Int(value), (least...100_000).contains(number) else {
                throw Self.misfit(option, value)
            }
            switch option {
            case "--nodes": nodes = number
            case "--writers": writers = number
            case "--readers": readers = number
            default: trees = number
            }
        }
    }

    private static func misfit(_ option: String, _ value: String) -> UsageError {
        UsageError(description: "\(option) can't be \(value)")
    }
}
