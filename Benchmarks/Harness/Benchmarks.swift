import Foundation
import Weft

/// Runs the workloads: each is checked against its checksum, and timed cold.
///
///     Benchmarks [--check] [prefix of a workload's name]
///
/// With `--check` each is laid out twice, for its checksum.
@main
enum Benchmarks {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        let isCheck = arguments.contains("--check")
        let filter = arguments.first { !$0.hasPrefix("-") } ?? ""
        print("workload        nodes   build ms  layout ms  ns a node  measurements a node")
        for workload in Workload.all where workload.name.hasPrefix(filter) {
            fflush(nil)
            do {
                try await run(workload, samples: isCheck ? 1 : nil)
            } catch {
                print(error)
                exit(1)
            }
        }
    }

    /// Lays out fresh trees, and prints the medians.
    private static func run(_ workload: Workload, samples: Int?) async throws {
        let clock = ContinuousClock()
        var builds: [Duration] = []
        var layouts: [Duration] = []
        var measurements = 0
        let samples = samples ?? max(11, min(101, 2_000_000 / workload.nodeCount))
        for sample in 0...samples {
            var tree: DisplayTree?
            let build = clock.measure {
                tree = DisplayTree(
                    root: workload.build(),
                    environment: LayoutEnvironment(displayScale: nil)
                )
            }
            guard let tree else { return }
            let start = clock.now
            let commit = try await tree.layout(in: workload.range)
            let layout = clock.now - start
            measurements = commit.statistics.measurements
            guard commit.checksum == workload.checksum, commit.nodeCount == workload.nodeCount
            else { throw WrongChecksum(workload: workload.name, found: commit.checksum) }
            // The first sample warms up.
            if sample > 0 {
                builds.append(build)
                layouts.append(layout)
            }
        }
        let build = builds.sorted()[samples / 2] / .milliseconds(1)
        let layout = layouts.sorted()[samples / 2] / .milliseconds(1)
        let count = Double(workload.nodeCount)
        print(
            workload.name.padding(toLength: 12, withPad: " ", startingAt: 0),
            String(
                format: "%8d %10.2f %10.2f %10.0f %10.2f",
                workload.nodeCount,
                build,
                layout,
                layout * 1e6 / count,
                Double(measurements) / count
            )
        )
    }
}

/// A workload whose frames are not what every engine computes.
struct WrongChecksum: Error, CustomStringConvertible {
    let workload: String
    let found: Double

    var description: String { "\(workload): the checksum is \(found)" }
}
