/// What the command line asks for.
struct BenchmarkOptions: Equatable {
    /// The beginnings of the names of the workloads that run; all run without one.
    var filters: [String] = []

    /// The numbers of nodes of the workloads that run.
    var sizes = 1...200_000

    /// How many workers the parallel side has; nil for all cores.
    var workers: Int?

    /// How many samples are taken.
    var plan = SamplingPlan()

    /// The file that the figures are written to, a JSON object a line.
    var jsonPath: String?

    /// The file of an earlier run that this one is compared with.
    var comparisonPath: String?

    /// The file that the page of charts is written to.
    var reportPath: String?

    /// Whether only the checksums are found, of small sizes.
    var isSmoke = false

    /// Whether the help is wanted.
    var wantsHelp = false

    init() {}

    /// Reads arguments; an option's value follows it, or an equals sign.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        var seen: Set<String> = []
        var sizes: ClosedRange<Int>?
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-") else {
                filters.append(argument)
                continue
            }
            let parts = argument.split(
                separator: "=",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            let name = String(parts[0])
            guard seen.insert(name).inserted else { throw UsageError("\(name) is given twice") }
            func value() throws(UsageError) -> String {
                guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(),
                    !value.isEmpty
                else { throw UsageError("\(name) needs a value") }
                return value
            }
            switch name {
            case "--sizes": sizes = try Self.sizes(try value())
            case "--workers": workers = try Self.count(try value(), for: name)
            case "--samples": plan.exactCount = try Self.count(try value(), for: name)
            case "--time-budget": plan.budget = try Self.seconds(try value(), for: name)
            case "--json": jsonPath = try value()
            case "--compare": comparisonPath = try value()
            case "--report": reportPath = try value()
            case "--smoke", "--help", "-h":
                guard parts.count == 1 else { throw UsageError("\(name) takes no value") }
                if name == "--smoke" { isSmoke = true } else { wantsHelp = true }
            default: throw UsageError("unknown option \(argument)")
            }
        }
        if isSmoke, let path = jsonPath ?? comparisonPath ?? reportPath {
            throw UsageError("--smoke takes no times, so there are none for \(path)")
        }
        self.sizes = sizes ?? (isSmoke ? 1...30_000 : 1...200_000)
    }

    private static func count(_ text: String, for name: String) throws(UsageError) -> Int {
        guard let count = Int(text), count >= 1 else {
            throw UsageError("\(name) needs a number from 1 on, not \(text)")
        }
        return count
    }

    private static func seconds(_ text: String, for name: String) throws(UsageError) -> Duration {
        guard let seconds = Double(text), seconds >= 0, seconds < 1e6 else {
            throw UsageError("\(name) needs a number of seconds, not \(text)")
        }
        return .seconds(seconds)
    }

    /// A range such as `1000..20000`, `..20000`, `1000..` or `1000`.
    private static func sizes(_ text: String) throws(UsageError) -> ClosedRange<Int> {
        let mistake = UsageError("--sizes needs a range such as 1000..20000, not \(text)")
        let ends = text.split(separator: ".", omittingEmptySubsequences: false)
        guard ends.count == 1 || (ends.count == 3 && ends[1].isEmpty) else { throw mistake }
        let first = ends[0].isEmpty ? 1 : Int(ends[0])
        let last = ends[ends.count - 1].isEmpty ? Int.max : Int(ends[ends.count - 1])
        guard let first, let last, first <= last, !text.isEmpty else { throw mistake }
        return first...last
    }
}

/// A mistake in the arguments.
struct UsageError: Error, Equatable {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
