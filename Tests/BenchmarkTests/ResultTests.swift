import Foundation
import Testing
import Weft
import WeftArguments

@testable import Benchmarks

@Suite("The benchmarks' results")
struct ResultTests {
    @Test("A result has the medians and the maxima of its samples, and the speed-up of its pairs")
    func figures() {
        let result = SampleFigures.result("W1/1", sequential: [100, 300], parallel: [50, 100])
        #expect(result.sequential.median.median == 200)
        #expect(result.sequential.tail.median == 600)
        #expect(result.speedUp?.median == 2.5)
        #expect(result.build.count == 4)
        #expect(result.measurementsPerPass == 5)
        #expect(result.heapBytes == 400)
        #expect(result.edit == nil)
    }

    @Test("A record stays the same when it is written and read")
    func records() throws {
        let record = SampleFigures.run([
            SampleFigures.result("W1/1", sequential: [1, 2, 3]),
            SampleFigures.result("W7a/1", kind: .relayout, sequential: [4]),
        ])
        let lines = try record.lines()
        #expect(lines.split(separator: "\n").count == 3)
        #expect(try RunRecord(lines: lines) == record)
        #expect(try RunRecord(lines: lines.replacing("\n", with: "\r\n")) == record)
        #expect(throws: (any Error).self) { try RunRecord(lines: "") }
    }

    @Test("A record that does not say whether the build was optimised can be read")
    func olderRecords() throws {
        let results = [SampleFigures.result("W1/1", sequential: [1])]
        let lines = try SampleFigures.run(results).lines()
        #expect(lines.contains(#""isOptimized":true"#))
        let older = lines.replacing(#","isOptimized":true"#, with: "")
        #expect(older != lines)
        let record = try RunRecord(lines: older)
        #expect(record == SampleFigures.run(results, isOptimized: nil))
    }

    @Test("The ratio to the peers is the ratio to the faster of them")
    func peers() throws {
        let result = SampleFigures.result("W1/1000", sequential: [29_329.3])
        #expect(abs(try #require(result.sequentialPeerRatio) - 10) < 0.01)
        let text = SampleFigures.result("W7b/12001", kind: .relayout, sequential: [32_700])
        #expect(text.sequentialPeerRatio == 10)
        #expect(text.buildPeerRatio == nil)
        #expect(SampleFigures.result("W13/1", sequential: [1]).sequentialPeerRatio == nil)
    }

    @Test("The mean covers only first layouts that have peers")
    func means() throws {
        let means = PeerMeans([
            SampleFigures.result("W1/1000", sequential: [293_293]),
            SampleFigures.result("W7b/12001", kind: .relayout, sequential: [1]),
            SampleFigures.result("W13/1", sequential: [1]),
        ])
        #expect(means.count == 1)
        #expect(abs(try #require(means.sequential) - 1) < 0.01)
    }

    @Test("Every figure of a peer belongs to an existing workload")
    func peerNames() {
        let names = Catalogue.workloads.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(Set(Peers.names).subtracting(names) == [])
        #expect(Peers.names.count == 22 && Set(Peers.names).count == 22)
        #expect(names.filter { Peers.figures(for: $0) != nil }.count == 22)
    }

    @Test("A run without results throws instead of making a record")
    func nothing() {
        let session = MeasuringSession(BenchmarkOptions(), progress: Progress())
        #expect(throws: NothingMeasured.self) { try session.record }
    }

    @Test("The figures are written to the requested file")
    func writing() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
        defer { try? FileManager.default.removeItem(at: url) }
        let record = SampleFigures.run([SampleFigures.result("W1/1", sequential: [1])])
        try record.write(for: BenchmarkOptions(["--json", url.path]))
        #expect(try RunRecord(readingFrom: url.path) == record)
    }

    @Test("With one worker there is one column of times", arguments: WorkloadKind.allCases)
    func oneWorker(kind: WorkloadKind) {
        let titles = ResultColumn.columns(for: kind, workers: 1).map(\.title)
        #expect(Set(titles).count == titles.count)
        #expect(titles.count { $0.hasPrefix("1 worker") } == 1)
        #expect(!titles.contains("speed-up"))
    }

    @Test("With one worker there is one side, and nothing to compare it with")
    func oneSide() throws {
        for (workers, sides) in [("1", [1]), ("2", [1, 2])] {
            let options = try BenchmarkOptions(["--workers", workers])
            #expect(LayoutSides(options).all.map(\.workers) == sides)
        }
        let result = SampleFigures.result("W1/1", sequential: [100, 300], parallel: [])
        #expect(result.parallel == nil)
        #expect(result.speedUp == nil)
        #expect(result.build.count == 2)
    }

    @Test("A single figure is printed without a spread")
    func singleFigure() throws {
        for (figures, text) in [([400.0], "0.400"), ([400, 400], "0.400 ± 0 %")] {
            let result = SampleFigures.result("W7a/1", kind: .relayout, sequential: figures)
            let columns = ResultColumn.columns(for: .relayout, workers: 2)
            let column = try #require(columns.first { $0.title == "1 worker µs" })
            #expect(column.text(result) == text)
        }
    }

    @Test("Variants without a favourable property have the same checksums, and no peers")
    func variants() throws {
        let pairs = [("W2p", "W2"), ("W3p", "W3"), ("W8s", "W8")]
        let variants = Catalogue.workloads.filter { workload in
            pairs.contains { workload.matches($0.0) }
        }
        #expect(variants.count == 7)
        for variant in variants {
            let size = variant.name.split(separator: "/").last ?? ""
            let name = try #require(pairs.first { variant.matches($0.0) }).1 + "/\(size)"
            #expect(Catalogue.workloads.first { $0.name == name }?.checksum == variant.checksum)
            #expect(Peers.figures(for: variant.name) == nil)
        }
    }

    @Test("Columns line up, and texts that are too long are not cut")
    func table() {
        let table = Table([("name", 6), ("a", 4), ("b", 4)])
        #expect(table.header == "name      a    b")
        #expect(table.row(["W1", "12345", "–"]) == "W1     12345    –")
    }
}
