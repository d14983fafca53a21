import Testing

@testable import Benchmarks

@Suite("The comparison of two runs")
struct ComparisonTests {
    @Test("The calibration cancels out a machine that takes twice as long")
    func calibration() throws {
        let new = SampleFigures.result("W1/1", sequential: [200], machine: 2)
        let old = SampleFigures.result("W1/1", sequential: [100], machine: 1)
        let row = try #require(
            RunComparison(of: SampleFigures.run([new]), with: SampleFigures.run([old])).rows.first
        )
        #expect(row.sequential.calibrated.median == 1)
        #expect(row.sequential.uncalibrated.median == 2)
        #expect(row.machine.median == 2)
        #expect(row.heap == 1)
    }

    @Test(
        "A ratio is faster or slower only beyond its spread, both calibrated and uncalibrated",
        arguments: [
            ([10.0, 10, 10], [20.0, 20, 20], [1.0], CalibratedRatio.Verdict.faster),
            ([20, 20, 20], [10, 10, 10], [1], .slower),
            ([10, 20, 30], [12, 22, 32], [1], .same),
            ([10, 10, 10], [20, 20, 20], [0.4], .same),
            ([20, 20, 20], [10, 10, 10], [2.5], .same),
            ([10, 10, 10], [20, 20, 20], [0.4, 1, 1.6], .faster),
            ([10, 10, 10], [12, 12, 12], [0.4, 1, 1.6], .same),
            ([10], [20], [1], .same),
            ([10, 10, 10], [20, 20], [1], .same),
        ]
    )
    func verdicts(
        new: [Double],
        old: [Double],
        machine: [Double],
        verdict: CalibratedRatio.Verdict
    ) {
        let machine = Ratio(Spread(machine), to: Spread([1.0]))
        #expect(CalibratedRatio(Spread(new), to: Spread(old), on: machine).verdict == verdict)
    }

    @Test("Only workloads that are in both runs are compared, and the others are named")
    func missing() {
        let run = SampleFigures.run([
            SampleFigures.result("W1/1", sequential: [1]),
            SampleFigures.result("W2/1", sequential: [1]),
        ])
        let stored = SampleFigures.run([SampleFigures.result("W2/1", sequential: [1])])
        let comparison = RunComparison(of: run, with: stored)
        #expect(comparison.rows.map(\.name) == ["W2/1"])
        #expect(comparison.lines.contains("Not in the stored run: W1/1."))
        #expect(!RunComparison(of: run, with: run).lines.joined().contains("Not in"))
    }

    @Test("The tails and the times between commits are compared, too")
    func tails() {
        let run = SampleFigures.run([
            SampleFigures.result("W1/1", sequential: [1]),
            SampleFigures.result("W7a/1", kind: .relayout, sequential: [1]),
            SampleFigures.result("W12/1", kind: .contention, sequential: [1], commitRate: 200),
        ])
        let stored = SampleFigures.run([
            SampleFigures.result("W1/1", sequential: [1]),
            SampleFigures.result("W7a/1", kind: .relayout, sequential: [2]),
            SampleFigures.result("W12/1", kind: .contention, sequential: [1], commitRate: 100),
        ])
        let rows = RunComparison(of: run, with: stored).rows
        #expect(rows.map(\.name) == ["W1/1", "W7a/1", "  max", "W12/1", "  99 %", "  a commit"])
        let medians = rows.map(\.sequential.calibrated.median)
        #expect(medians == [1, 0.5, 0.5, 1, 1, 0.5])
    }

    @Test("Parallel times are not compared if the numbers of workers differ")
    func workers() {
        let results = [SampleFigures.result("W1/1", sequential: [1])]
        let run = SampleFigures.run(results)
        let stored = SampleFigures.run(results, workers: 4)
        #expect(RunComparison(of: run, with: run).rows.first?.parallel != nil)
        let comparison = RunComparison(of: run, with: stored)
        #expect(comparison.rows.first?.parallel == nil)
        #expect(comparison.lines.contains { $0.contains("had 4 workers, this one 2") })
    }

    @Test("A comparison of a release build with a debug build says so")
    func builds() {
        let results = [SampleFigures.result("W1/1", sequential: [1])]
        let optimized = SampleFigures.run(results)
        let debug = SampleFigures.run(results, isOptimized: false)
        let unknown = SampleFigures.run(results, isOptimized: nil)
        func warns(_ new: RunRecord, _ old: RunRecord) -> Bool {
            RunComparison(of: new, with: old).lines.contains { $0.contains("builds differ") }
        }
        #expect(warns(optimized, debug))
        #expect(warns(debug, optimized))
        #expect(!warns(debug, debug))
        #expect(!warns(optimized, unknown))
    }

    @Test("A stored run knows whether it contains any of some workloads")
    func unlike() {
        let stored = SampleFigures.run([SampleFigures.result("W2/1111", sequential: [1])])
        #expect(stored.contains(oneOf: ColdWorkload.deepNested))
        #expect(!stored.contains(oneOf: ColdWorkload.wrap))
    }
}
