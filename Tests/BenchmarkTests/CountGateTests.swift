import Testing
import Weft

@testable import Benchmarks

@Suite("The counts of the workloads")
struct CountGateTests {
    /// An upper bound on the measurements of a workload.
    struct Gate: CustomTestStringConvertible {
        let name: String
        let bound: Double

        var testDescription: String { name }
    }

    @Test(
        "A first layout measures every node, and few of them more than once",
        arguments: [
            Gate(name: "W1/1000", bound: 1), Gate(name: "W2/1111", bound: 1),
            Gate(name: "W3/1023", bound: 1), Gate(name: "W3d/1023", bound: 1),
            Gate(name: "W4/100", bound: 1.2), Gate(name: "W5", bound: 1),
            Gate(name: "W6/1000", bound: 1), Gate(name: "W8/1111", bound: 1),
            Gate(name: "W13/1101", bound: 1), Gate(name: "W2p/1111", bound: 1.1),
            Gate(name: "W3p/1023", bound: 1.45), Gate(name: "W8s/1111", bound: 1),
        ]
    )
    func firstLayouts(gate: Gate) async throws {
        let workload = try Self.workload(gate.name)
        let sample = try await workload.sample(on: LayoutScheduler(workers: 1))
        #expect(sample.checksum == workload.checksum)
        let measurements = Double(sample.statistics.measurementCount)
        #expect((1...gate.bound).contains(measurements / Double(workload.nodeCount)))
    }

    @Test(
        "After a local change, a layout measures few nodes, however large the tree is",
        arguments: [
            Gate(name: "W7a/1111", bound: 5), Gate(name: "W7a/11111", bound: 5),
            Gate(name: "W7a/111111", bound: 5),
        ]
    )
    func localChanges(gate: Gate) async throws {
        try await expectRelayouts(gate)
    }

    @Test(
        "After other changes, a layout measures few nodes",
        arguments: [
            Gate(name: "W7g/1111", bound: 5), Gate(name: "W7g/11111", bound: 9),
            Gate(name: "W7b/12001", bound: 5), Gate(name: "W7c/12001", bound: 2),
            Gate(name: "W9/1201", bound: 0), Gate(name: "W14/background", bound: 4),
        ]
    )
    func otherChanges(gate: Gate) async throws {
        try await expectRelayouts(gate)
    }

    @Test(
        "Edits are timed separately from layouts, in the workloads that have any",
        arguments: [("W9/1201", 0), ("W10/12001", 20), ("W14/background", 0)]
    )
    func edits(name: String, count: Int) async throws {
        let sample = try await Self.workload(name).sample(on: LayoutScheduler(workers: 1))
        #expect(sample.edits.count == count)
    }

    private func expectRelayouts(_ gate: Gate) async throws {
        let workload = try Self.workload(gate.name)
        let sample = try await workload.sample(on: LayoutScheduler(workers: 1))
        #expect(sample.checksum == workload.checksum)
        let measurements = Double(sample.statistics.measurementCount) / Double(sample.passCount)
        #expect(measurements <= gate.bound && (measurements > 0) == (gate.bound > 0))
    }

    private static func workload(_ name: String) throws -> any Workload {
        try #require(Catalogue.workloads.first { $0.name == name })
    }
}
