import Foundation
import Weft
import WeftArguments

/// The command `Benchmarks`.
@main
enum BenchmarkCommand {
    /// Runs the workloads that the arguments ask for, and ends the process.
    static func main() async {
        do throws(UsageError) {
            let options = try BenchmarkOptions.ofProcess()
            let workloads = try Catalogue.selection(options)
            let isGood =
                await options.isSmoke
                ? smoke(workloads, options) : measure(workloads, options)
            exit(isGood ? EXIT_SUCCESS : EXIT_FAILURE)
        } catch {
            BenchmarkOptions.fail(error)
        }
    }

    /// Measures the workloads, and returns whether everything went well.
    private static func measure(
        _ workloads: [any Workload],
        _ options: BenchmarkOptions
    ) async -> Bool {
        let progress = Progress()
        if let warning = BuildMode.warning { progress.report("Benchmarks: \(warning)") }
        do {
            let stored = try options.comparisonPath.map(RunRecord.init(readingFrom:))
            if let path = options.comparisonPath, let stored, !stored.contains(oneOf: workloads) {
                throw UnusableFile(path, reason: "has no figures of these workloads")
            }
            try checkOutputs(options)
            var session = MeasuringSession(options, progress: progress)
            let printer = ResultPrinter(workers: session.workers)
            await session.measure(workloads, onResult: printer.print)
            let record = try session.record
            printer.printSummary(of: record)
            if let stored {
                say()
                RunComparison(of: record, with: stored).lines.forEach { say($0) }
            }
            try record.write(for: options)
            return session.failureCount == 0
        } catch {
            progress.report("Benchmarks: \(error)")
            return false
        }
    }

    /// Checks before a long run that its results can be written.
    private static func checkOutputs(_ options: BenchmarkOptions) throws(UnusableFile) {
        for path in [options.jsonPath, options.reportPath].compactMap(\.self) {
            if let file = UnusableFile.foreseeablyUnwritable(path) { throw file }
        }
    }

    /// Checks the checksums, and returns whether all are right.
    private static func smoke(
        _ workloads: [any Workload],
        _ options: BenchmarkOptions
    ) async -> Bool {
        let sides = LayoutSides(options)
        let progress = Progress()
        var isGood = true
        for workload in workloads {
            progress.show(workload.name)
            do {
                try workload.check(try workload.referenceChecksum(), of: "the serial layout")
                for scheduler in sides.all {
                    let sample = try await workload.sample(on: scheduler)
                    try workload.check(sample.checksum, on: scheduler)
                }
                progress.clear()
                say("\(workload.name): \(workload.checksum.formatted(.checksum))")
            } catch {
                progress.report("\(workload.name): \(error)")
                isGood = false
            }
        }
        return isGood
    }
}
