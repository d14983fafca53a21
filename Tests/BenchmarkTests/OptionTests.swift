import Foundation
import Testing
import Weft
import WeftArguments

@testable import Benchmarks

@Suite("The benchmarks' arguments")
struct OptionTests {
    @Test("Without arguments, every workload of up to 200,000 nodes runs")
    func defaults() throws {
        let options = try BenchmarkOptions([])
        #expect(options.filters.isEmpty)
        #expect(options.sizes == 1...200_000)
        #expect(options.workers == nil)
        #expect(options.plan == SamplingPlan(exactCount: nil, budget: .seconds(1.5)))
    }

    @Test("Options and filters may be mixed, and a value follows its option or an equals sign")
    func everything() throws {
        let options = try BenchmarkOptions([
            "W1", "--sizes", "1000..20000", "--workers=3", "W7a", "--samples", "5",
            "--time-budget=0.25", "--json=a", "--compare", "b", "--report", "c",
        ])
        #expect(options.filters == ["W1", "W7a"])
        #expect(options.sizes == 1_000...20_000)
        #expect(options.workers == 3)
        #expect(options.plan == SamplingPlan(exactCount: 5, budget: .seconds(0.25)))
        #expect(options.jsonPath == "a")
        #expect(options.comparisonPath == "b")
        #expect(options.reportPath == "c")
    }

    @Test(
        "Sizes are one number, or a range whose ends may be left out",
        arguments: [
            ("10..20", 10...20), ("..20", 1...20), ("10..", 10...Int.max), ("10", 10...10),
        ]
    )
    func sizes(text: String, sizes: ClosedRange<Int>) throws {
        #expect(try BenchmarkOptions(["--sizes", text]).sizes == sizes)
    }

    @Test("The smoke run takes small sizes unless others are requested")
    func smoke() throws {
        #expect(try BenchmarkOptions(["--smoke"]).sizes == 1...30_000)
        #expect(try BenchmarkOptions(["--sizes=1..", "--smoke"]).sizes == 1...Int.max)
    }

    @Test("The help names the workloads whose largest sizes the smoke run leaves out")
    func help() throws {
        let sizes = try BenchmarkOptions(["--smoke"]).sizes
        let left = Catalogue.workloads.filter { !sizes.contains($0.nodeCount) }
        let names = Set(left.map { $0.name.prefix { $0 != "/" } })
        let end = try #require(BenchmarkOptions.help.range(of: "largest sizes of"))
        let words = BenchmarkOptions.help[end.upperBound...].prefix { $0 != "-" }
        #expect(Set(words.matches(of: /W\d+[a-z]*/).map(\.output)) == names)
    }

    @Test(
        "Invalid arguments are explained",
        arguments: [
            (["--check"], "unknown option --check"),
            (["--workers"], "--workers needs a value"),
            (["--json="], "--json needs a value"),
            (["--workers", "0"], "--workers needs a whole number from 1 to 1024, not 0"),
            (["--workers=2000"], "--workers needs a whole number from 1 to 1024, not 2000"),
            (["--workers", "1.5"], "--workers needs a whole number from 1 to 1024, not 1.5"),
            (["--samples=x"], "--samples needs a whole number from 1 to 1000000, not x"),
            (
                ["--time-budget", "-1"],
                "--time-budget needs a number of seconds from 0.001 to 86400, not -1"
            ),
            (["--sizes", "0"], "--sizes needs a range such as 1000..20000, not 0"),
            (["--sizes", "0..9"], "--sizes needs a range such as 1000..20000, not 0..9"),
            (["--sizes", "+5"], "--sizes needs a range such as 1000..20000, not +5"),
            (["--sizes", "-5..9"], "--sizes needs a range such as 1000..20000, not -5..9"),
            (["--sizes", "9..8"], "--sizes needs a range such as 1000..20000, not 9..8"),
            (["--sizes", "a.b"], "--sizes needs a range such as 1000..20000, not a.b"),
            (["--smoke=1"], "--smoke takes no value"),
            (["--smoke", "--smoke"], "--smoke is given twice"),
            (["--json=a", "--report=./b/../a"], "--json and --report are both ./b/../a"),
            (["--json=a", "--compare=a"], "--compare and --json are both a"),
            (["--json", "--report"], "--json needs a value"),
            (["--smoke", "--json", "a"], "--smoke measures no times, so --json has no effect"),
            (["--smoke", "--samples=1"], "--smoke measures no times, so --samples has no effect"),
            (
                ["--smoke", "--time-budget=1"],
                "--smoke measures no times, so --time-budget has no effect"
            ),
        ]
    )
    func mistakes(arguments: [String], message: String) {
        #expect(throws: UsageError(message)) { try BenchmarkOptions(arguments) }
    }

    @Test("A file whose name begins with dashes can be given after an equals sign")
    func dashes() throws {
        #expect(try BenchmarkOptions(["--json=--report"]).jsonPath == "--report")
    }

    @Test("The file that is read is never overwritten, whatever name it goes by")
    func linkedFile() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
        let link = file.appendingPathExtension("link")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try FileManager.default.linkItem(at: file, to: link)
        defer { try? FileManager.default.removeItem(at: link) }
        #expect(throws: UsageError("--compare and --json are both \(link.path)")) {
            try BenchmarkOptions(["--compare", file.path, "--json", link.path])
        }
    }

    @Test("Workloads are chosen by name and size")
    func selection() throws {
        let options = try BenchmarkOptions(["W1", "W6", "--sizes", "..1001"])
        #expect(try Catalogue.selection(options).map(\.name) == ["W1/1000", "W6/1000"])
    }

    @Test(
        "Each filter must match a workload of a requested size",
        arguments: [
            (["W4", "W99"], "no workload is called W99; the workloads are W1/1000, "),
            ([""], "no workload is called \"\"; the workloads are W1/1000, "),
            (
                ["W4", "W2/1111111"],
                "no workload of W2/1111111 has 1 to 200000 nodes; use --sizes 1.. for all sizes"
            ),
            (["W5", "--sizes", "1"], "no workload of W5 has 1 to 1 nodes; "),
            (["--sizes=9000000.."], "no workload has 9000000 nodes or more; "),
        ]
    )
    func emptySelections(arguments: [String], beginning: String) throws {
        let options = try BenchmarkOptions(arguments)
        let error = #expect(throws: UsageError.self) { try Catalogue.selection(options) }
        #expect(error?.message.hasPrefix(beginning) == true)
    }

    @Test(
        "A filter is the beginning of a name, and does not end inside a number",
        arguments: [
            ("W1/1000", "W1", true), ("W1/1000", "W", true), ("W1/1000", "W1/", true),
            ("W1/1000", "W1/1000", true), ("W1/10000", "W1/1000", false),
            ("W10/12001", "W1", false), ("W7a/1111", "W7", true), ("W5n", "W5", true),
            ("W5", "W5n", false),
        ]
    )
    func filters(name: String, filter: String, matches: Bool) {
        let workload = ColdWorkload(name: name, nodeCount: 1, checksum: 0, range: .unbounded) {
            fatalError("it is not built")
        }
        #expect(workload.matches(filter) == matches)
    }
}
