import Foundation
import Testing

@testable import Benchmarks

@Suite("The benchmarks' report")
struct ReportTests {
    @Test("Each power of ten takes the same distance on a logarithmic axis")
    func scale() throws {
        let scale = try #require(LogScale([10, 1_000], from: 0, to: 200, room: 1))
        #expect([10, 100, 1_000].map(scale.position) == [0, 100, 200])
        #expect(scale.ticks == [10, 100, 1_000])
        #expect(scale.decade == 100)
    }

    @Test("An axis may point upwards, and leaves room around its values")
    func upwards() throws {
        let scale = try #require(LogScale([1, 100], from: 300, to: 0, room: 10))
        #expect(scale.domain == 0.1...1_000)
        #expect(scale.position(1) == 225)
        #expect(scale.position(100) == 75)
    }

    @Test("A short axis has ticks between the powers of ten")
    func shortScale() throws {
        #expect(try #require(LogScale([3, 7], from: 0, to: 1)).ticks == [5])
        #expect(try #require(LogScale([8, 25], from: 0, to: 1)).ticks == [10, 20])
    }

    @Test("An axis may have a minimum span, with its values in the middle")
    func longScale() throws {
        let scale = try #require(LogScale([7], from: 0, to: 100, span: 100))
        #expect(abs(scale.decade - 50) < 1e-9)
        #expect(abs(scale.position(7) - 50) < 1e-9)
        #expect(
            try #require(LogScale([1, 1_000], from: 0, to: 1, room: 1, span: 10)).decade < 0.34
        )
    }

    @Test("A chart of one dot shows a line of linear growth", arguments: [0.13, 1.3, 3.2, 42, 4e6])
    func loneGuide(cost: Double) throws {
        let point = ChartSeries.Point(
            nodeCount: 5_000,
            sequential: 5_000 * cost,
            parallel: 5_000 * cost
        )
        let series = ChartSeries(name: "W0", points: [point])
        let costs = [1.0, 10, 100]
        let chart = GrowthChart(
            series: [series],
            workers: 2,
            format: \.asTime,
            linearCosts: costs
        )
        #expect(try #require(chart.svg).contains("<path class=\"guide\""))
    }

    @Test("A dot that coincides with another one is drawn as a ring around it")
    func rings() throws {
        let point = ChartSeries.Point(nodeCount: 10, sequential: 100, parallel: 50)
        let series = ["W0", "W0n"].map { ChartSeries(name: $0, points: [point]) }
        let drawing = try #require(GrowthChart(series: series, workers: 2, format: \.asTime).svg)
        #expect(drawing.components(separatedBy: "r=\"7.5\"").count == 2)
    }

    @Test("Without a finite value above zero there is no axis, and without series no chart")
    func emptyScale() {
        #expect(LogScale([0, -1, .infinity, .nan], from: 0, to: 1) == nil)
        #expect(GrowthChart(series: [], workers: 2, format: \.asTime).svg == nil)
    }

    @Test(
        "A time is shown in a suitable unit",
        arguments: [
            (0.5, "0.5 ns"), (12, "12 ns"), (1_500, "1.5 µs"), (999_999, "1 ms"),
            (12_340_000, "12.3 ms"), (2e9, "2 s"), (1.5e12, "1,500 s"),
        ]
    )
    func times(nanoseconds: Double, text: String) {
        #expect(nanoseconds.asTime == text)
    }

    @Test(
        "Numbers below 1,000 are shown with three significant digits, larger ones as whole numbers",
        arguments: [
            (0.01234, "0.0123"), (0.1234, "0.123"), (1.234, "1.23"), (12.34, "12.3"),
            (123.4, "123"), (1_234, "1,234"), (0, "0"),
        ]
    )
    func digits(number: Double, text: String) {
        #expect(number.brief == text)
    }

    @Test("The sizes of one workload form one series, in ascending order")
    func series() {
        let series = ChartSeries.series(of: [
            SampleFigures.result("W1/100", nodes: 100, sequential: [5], parallel: [4]),
            SampleFigures.result("W5", nodes: 7, sequential: [1]),
            SampleFigures.result("W1/10", nodes: 10, sequential: [3], parallel: [2]),
        ])
        #expect(series.map(\.name) == ["W1", "W5"])
        #expect(
            series[0].points == [
                ChartSeries.Point(nodeCount: 10, sequential: 3, parallel: 2),
                ChartSeries.Point(nodeCount: 100, sequential: 5, parallel: 4),
            ]
        )
        #expect(SampleFigures.result("W14/main", sequential: [1]).family == "W14/main")
    }

    @Test("Labels never overlap, and labels without a conflict stay in place")
    func labels() {
        let points = [("a", 0.0, 10.0), ("b", 0, 11), ("c", 0, 12), ("d", 500, 11)]
        let placed = LabelLayout(width: 60, height: 16).placed(points)
        #expect(placed.first { $0.text == "d" }?.y == 11)
        for (index, label) in placed.enumerated() {
            for other in placed[..<index] where abs(other.x - label.x) < 60 {
                #expect(abs(other.y - label.y) >= 15.99)
            }
        }
    }

    @Test("A label makes way for dots on its right")
    func dots() {
        let layout = LabelLayout(width: 60, height: 16, clearance: 10)
        let dots = [(x: 0.0, y: 10.0), (20, 12), (-20, 10), (80, 10)]
        #expect(layout.placed([("a", 0, 10)], beside: dots).map(\.y) == [2])
    }

    @Test("The name of a series makes way for the name of a line of linear growth")
    func guideNames() throws {
        // The last dot is as high as the end of the line of 1 ns a node.
        let points = [(1_000, 1_000.0), (100_000, 140_000)].map { count, time in
            ChartSeries.Point(nodeCount: count, sequential: time, parallel: nil)
        }
        let chart = GrowthChart(
            series: [ChartSeries(name: "W0", points: points)],
            workers: 1,
            format: \.asTime,
            linearCosts: [1]
        )
        let svg = try #require(chart.svg)
        let texts = svg.split(separator: "<text ")
        let heights = try ["W0", "1 ns a node"].map { name in
            let text = try #require(texts.first { $0.contains(">\(name)<") })
            return try #require(text.firstMatch(of: /y="([\d.]+)"/).flatMap { Double($0.1) })
        }
        #expect(abs(heights[0] - heights[1]) > 10)
    }

    @Test("A run with one worker shows one side, and other runs show both", arguments: [1, 2])
    func oneWorker(workers: Int) {
        let results = [("W1/1000", 1_001, 400_000.0), ("W1/10000", 10_001, 5_000_000)].map {
            SampleFigures.result(
                $0,
                nodes: $1,
                sequential: [$2],
                parallel: workers > 1 ? [$2] : []
            )
        }
        let page = ReportPage(SampleFigures.run(results, workers: workers)).html
        #expect(page.contains("class=\"many\"") == (workers > 1))
        #expect(page.contains("2 workers") == (workers > 1))
        #expect(page.contains("<th scope=\"col\">speed-up</th>") == (workers > 1))
        #expect(page.contains(" · ") == (workers > 1))
    }

    @Test("The head of the page gives the mean of several ratios to the peers, and their number")
    func peerMean() {
        let results = [
            SampleFigures.result("W1/1000", nodes: 1_001, sequential: [400_000]),
            SampleFigures.result("W1/10000", nodes: 10_001, sequential: [5_000_000]),
        ]
        let mean = "geometric mean of the ratios to the faster peer, by times from another machine"
        let page = ReportPage(SampleFigures.run(results)).html
        #expect(page.contains("\(mean), 2 workloads, 1 worker</dt>"))
        #expect(!ReportPage(SampleFigures.run([results[0]])).html.contains("geometric mean"))
    }

    @Test("A screen reader gets each chart's section title and each figure's row and column")
    func readAloud() throws {
        let results = [
            SampleFigures.result("W1/1000", nodes: 1_001, sequential: [400_000]),
            SampleFigures.result("W7b/12001", kind: .relayout, sequential: [20_000]),
        ]
        let page = ReportPage(SampleFigures.run(results)).html
        let charts = page.components(separatedBy: "<svg class=\"chart\"").dropLast()
        #expect(charts.count == 4)
        for text in charts {
            let title = try #require(text.matches(of: /<h2>(.*)<\/h2>/).last?.1)
            #expect(text.hasSuffix("<div role=\"img\" aria-label=\"\(title)\">\n"))
        }
        #expect(page.contains("<tr><th scope=\"row\">W1/1000</th><td>"))
        #expect(!page.contains("<th>"))
        #expect(page.components(separatedBy: "<svg ").count == 1 + 4 + 4 * 2)
        #expect(page.components(separatedBy: "<svg aria-hidden=\"true\" ").count == 1 + 4 * 2)
    }

    @Test("The page is complete and self-contained, and its charts are well-formed")
    func page() throws {
        let page = ReportPage(
            SampleFigures.run([
                SampleFigures.result("W1/1000", nodes: 1_001, sequential: [400_000]),
                SampleFigures.result("W1/10000", nodes: 10_001, sequential: [5_000_000]),
                SampleFigures.result("W7b/12001", kind: .relayout, sequential: [20_000]),
                SampleFigures.result("W12/1201", kind: .contention, sequential: [2_000]),
            ])
        ).html
        #expect(!page.contains("http"))
        #expect(!page.contains("nan"))
        #expect(page.components(separatedBy: "<svg class=\"chart\"").count == 5)
        #expect(page.components(separatedBy: "<table>").count == 4)
        for drawing in page.components(separatedBy: "<svg class=\"chart\"").dropFirst() {
            let end = try #require(drawing.range(of: "</svg>"))
            let tags = drawing[..<end.lowerBound]
            let opened = tags.matches(of: /<(g|text|circle|path|title)[ >]/).count
            let closed = tags.matches(of: /(<\/(g|text|circle|title)>)|(<(path|circle)[^>]*\/>)/)
            #expect(opened == closed.count)
        }
    }
}
