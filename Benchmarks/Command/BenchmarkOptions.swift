import WeftArguments

/// The options of the command line.
struct BenchmarkOptions: ProgramOptions, Equatable {
    /// The beginnings of the names of the workloads to run. If there are none, all run.
    var filters: [String] = []

    /// The numbers of nodes that the workloads to run may have.
    var sizes = 1...200_000

    /// How many workers the parallel side has; nil for all cores.
    var workers: Int?

    /// How many samples are taken.
    var plan = SamplingPlan()

    /// The file to which the figures are written, one JSON object per line.
    var jsonPath: String?

    /// The file of an earlier run with which this one is compared.
    var comparisonPath: String?

    /// The file to which the page of charts is written.
    var reportPath: String?

    /// Whether only the checksums are checked, for small sizes unless others are requested.
    var isSmoke = false

    static let program = "Benchmarks"

    static let flags: Set = ["--smoke"]

    static let valued: Set = [
        "--sizes", "--workers", "--samples", "--time-budget", "--json", "--compare", "--report",
    ]

    init() {}

    init(_ arguments: CommandArguments) throws(UsageError) {
        filters = arguments.operands
        isSmoke = arguments.flags.contains("--smoke")
        if let text = arguments.values["--sizes"] {
            sizes = try Self.sizes(text)
        } else if isSmoke {
            sizes = 1...30_000
        }
        workers = try arguments.number("--workers", in: 1...1_024)
        plan.exactCount = try arguments.number("--samples", in: 1...1_000_000)
        let seconds = try arguments.number("--time-budget", in: 0.001...86_400, of: "seconds")
        if let seconds { plan.budget = .seconds(seconds) }
        jsonPath = arguments.values["--json"]
        comparisonPath = arguments.values["--compare"]
        reportPath = arguments.values["--report"]
        try Self.checkFiles(arguments)
        let timing = ["--samples", "--time-budget", "--json", "--compare", "--report"]
        if isSmoke, let option = timing.first(where: arguments.values.keys.contains) {
            throw UsageError("--smoke measures no times, so \(option) has no effect")
        }
    }

    /// Checks that no file is written twice, and that the file that is read is not overwritten.
    private static func checkFiles(_ arguments: CommandArguments) throws(UsageError) {
        let files = ["--compare", "--json", "--report"].compactMap { option in
            arguments.values[option].map { (option, path: $0) }
        }
        for (index, file) in files.enumerated() {
            for other in files[..<index] where isSameFile(other.path, file.path) {
                throw UsageError("\(other.0) and \(file.0) are both \(shown(file.path))")
            }
        }
    }

    /// A range such as `1000..20000`, `..20000`, `1000..` or `1000`.
    private static func sizes(_ text: String) throws(UsageError) -> ClosedRange<Int> {
        let mistake = UsageError("--sizes needs a range such as 1000..20000, not \(shown(text))")
        let ends = text.split(separator: ".", omittingEmptySubsequences: false)
        guard text.hasPlainNumbersOnly,
            ends.count == 1 || (ends.count == 3 && ends[1].isEmpty)
        else { throw mistake }
        let first = ends[0].isEmpty ? 1 : Int(ends[0])
        let last = ends[ends.count - 1].isEmpty ? Int.max : Int(ends[ends.count - 1])
        guard let first, let last, 1 <= first, first <= last, !text.isEmpty else { throw mistake }
        return first...last
    }
}
