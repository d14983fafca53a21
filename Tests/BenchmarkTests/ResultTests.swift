import Testing

@testable import Benchmarks

@Suite("The benchmarks' results")
struct ResultTests {
    @Test("A result has the medians and the maxima of its samples, and the speed-up of its pairs")
    func figures() {
        let result = SampleFigures.result("W1/1", sequential: [100, 300], parallel: [50, 100])
        #expect(result.sequential.median.median == 200)
        #expect(result.sequential.tail.median == 600)
        #expect(result.speedUp.median == 2.5)
        #expect(result.build.count == 4)
        #expect(result.measurementsPerPass == 5)
        #expect(result.heapBytes == 400)
        #expect(result.edit == nil)
    }

    @Test("A record that is written and read is the same")
    func records() throws {
        let record = SampleFigures.run([
            SampleFigures.result("W1/1", sequential: [1, 2, 3]),
            SampleFigures.result("W7a/1", kind: .relayout, sequential: [4]),
        ])
        let lines = try record.lines()
        #expect(lines.split(separator: "\n").count == 3)
        #expect(try RunRecord(lines: lines) == record)
        #expect(throws: (any Error).self) { try RunRecord(lines: "") }
    }

    @Test("The ratio to a peer is that of the faster one")
    func peers() throws {
        let result = SampleFigures.result("W1/1000", sequential: [29_329.3])
        #expect(abs(try #require(result.sequentialPeerRatio) - 10) < 0.01)
        let text = SampleFigures.result("W7b/12001", kind: .relayout, sequential: [32_700])
        #expect(text.sequentialPeerRatio == 10)
        #expect(text.buildPeerRatio == nil)
        #expect(SampleFigures.result("W13/1", sequential: [1]).sequentialPeerRatio == nil)
    }

    @Test("The mean is over first layouts only")
    func means() throws {
        let means = PeerMeans([
            SampleFigures.result("W1/1000", sequential: [293_293]),
            SampleFigures.result("W7b/12001", kind: .relayout, sequential: [1]),
            SampleFigures.result("W13/1", sequential: [1]),
        ])
        #expect(means.count == 1)
        #expect(abs(try #require(means.sequential) - 1) < 0.01)
    }

    @Test("Every figure of a peer belongs to a workload that there is")
    func peerNames() {
        let names = Catalogue.workloads.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.filter { Peers.figures(for: $0) != nil }.count == 22)
    }

    @Test("Columns line up, and texts that are too long are not cut")
    func table() {
        let table = Table([("name", 6), ("a", 4), ("b", 4)])
        #expect(table.header == "name      a    b")
        #expect(table.row(["W1", "12345", "–"]) == "W1     12345    –")
    }
}

@Suite("The comparison of two runs")
struct ComparisonTests {
    @Test("A machine that takes twice as long is taken out")
    func calibration() throws {
        let new = SampleFigures.result("W1/1", sequential: [200], machine: 2)
        let old = SampleFigures.result("W1/1", sequential: [100], machine: 1)
        let row = try #require(
            RunComparison(of: SampleFigures.run([new]), with: SampleFigures.run([old])).rows.first
        )
        #expect(row.sequential.median == 1)
        #expect(row.uncalibrated == 2)
        #expect(row.machine == 2)
        #expect(row.heap == 1)
    }

    @Test(
        "A ratio says faster or slower only beyond its spread, and whatever the machine was",
        arguments: [
            ([10.0, 10, 10], [20.0, 20, 20], 1.0, Ratio.Verdict.faster),
            ([20, 20, 20], [10, 10, 10], 1, .slower),
            ([10, 20, 30], [12, 22, 32], 1, .same),
            ([10, 10, 10], [20, 20, 20], 0.4, .same),
            ([20, 20, 20], [10, 10, 10], 2.5, .same),
        ]
    )
    func verdicts(new: [Double], old: [Double], machine: Double, verdict: Ratio.Verdict) {
        #expect(Ratio(Spread(new), to: Spread(old), on: machine).verdict == verdict)
    }

    @Test("Only workloads of both runs are compared")
    func missing() {
        let run = SampleFigures.run([
            SampleFigures.result("W1/1", sequential: [1]),
            SampleFigures.result("W2/1", sequential: [1]),
        ])
        let stored = SampleFigures.run([SampleFigures.result("W2/1", sequential: [1])])
        #expect(RunComparison(of: run, with: stored).rows.map(\.name) == ["W2/1"])
    }
}
