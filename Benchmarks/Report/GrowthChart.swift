import Foundation

/// A log–log chart of how cost grows with the number of nodes.
struct GrowthChart {
    let series: [ChartSeries]

    /// The workers of the parallel side.
    let workers: Int

    /// Formats a value for the axis.
    let format: (Double) -> String

    /// The costs per node, in nanoseconds, for which guide lines are drawn. In a log–log chart,
    /// these lines have the slope of everything that grows linearly. If none of them lies within
    /// the chart, the line of the power of ten nearest to its middle is drawn instead.
    var linearCosts: [Double] = []

    private let size = (width: 1080.0, height: 560.0)
    private let plot = (left: 76.0, right: 980.0, top: 24.0, bottom: 512.0)

    /// The drawing; nil if there are no points.
    var svg: String? {
        let points = series.flatMap(\.points)
        let values = points.map(\.sequential) + points.compactMap(\.parallel)
        guard
            // On axes of at least a decade, a guide line fits even around a single dot.
            let x = LogScale(
                points.map { Double($0.nodeCount) },
                from: plot.left,
                to: plot.right,
                span: 10
            ),
            let y = LogScale(values, from: plot.bottom, to: plot.top, span: 10)
        else { return nil }
        let guides = guides(x: x, y: y)
        // The names are drawn after all lines, so that no line covers a name.
        let labels = Dictionary(
            uniqueKeysWithValues: labels(x: x, y: y, beside: guides).map { ($0.text, $0) }
        )
        let lines =
            series.indices.map { line($0, x: x, y: y) }
            + series.indices.map { group($0, labels[series[$0].name].map(draw) ?? "") }
        return """
            <svg class="chart" viewBox="0 0 \(size.width) \(size.height)">
            \(axes(x: x, y: y))
            \(guides.map(draw).joined(separator: "\n"))
            \(lines.joined(separator: "\n"))
            </svg>
            """
    }

    private func axes(x: LogScale, y: LogScale) -> String {
        let vertical = x.ticks.map { tick in
            let position = x.position(tick).coordinate
            return """
                <path class="grid" d="M\(position) \(plot.top)V\(plot.bottom)"/>\
                <text class="tick" x="\(position)" y="\(plot.bottom + 22)" \
                text-anchor="middle">\(tick.formatted(.number.locale(.report)))</text>
                """
        }
        let horizontal = y.ticks.map { tick in
            let position = y.position(tick)
            return """
                <path class="grid" d="M\(plot.left) \(position.coordinate)H\(plot.right)"/>\
                <text class="tick" x="\(plot.left - 10)" y="\((position + 4).coordinate)" \
                text-anchor="end">\(format(tick))</text>
                """
        }
        let title = """
            <text class="tick" x="\(plot.right)" y="\(plot.bottom + 42)" \
            text-anchor="end">nodes</text>
            """
        return (vertical + horizontal + [title]).joined(separator: "\n")
    }

    /// The guide line of a cost per node, from edge to edge of the plot.
    private struct Guide {
        let cost: Double
        let start: (x: Double, y: Double)
        let end: (x: Double, y: Double)
    }

    private func guides(x: LogScale, y: LogScale) -> [Guide] {
        let guides = linearCosts.compactMap { guide($0, x: x, y: y) }
        guard guides.isEmpty, !linearCosts.isEmpty else { return guides }
        let middle = log10(y.middle / x.middle).rounded()
        return [guide(pow(10, middle), x: x, y: y)].compactMap(\.self)
    }

    private func guide(_ cost: Double, x: LogScale, y: LogScale) -> Guide? {
        let first = max(x.domain.lowerBound, y.domain.lowerBound / cost)
        let last = min(x.domain.upperBound, y.domain.upperBound / cost)
        guard first * 2 < last else { return nil }
        return Guide(
            cost: cost,
            start: (x.position(first), y.position(first * cost)),
            end: (x.position(last), y.position(last * cost))
        )
    }

    /// Draws a guide line, with its name at its end.
    private func draw(_ guide: Guide) -> String {
        let (start, end) = (guide.start, guide.end)
        let endsOnTop = end.y < plot.top + 1
        let name = endsOnTop ? (x: end.x, y: end.y - 7) : (x: end.x + 8, y: end.y + 4)
        return """
            <path class="guide" d="M\(start.x.coordinate) \(start.y.coordinate)\
            L\(end.x.coordinate) \(end.y.coordinate)"/>\
            <text class="guide" x="\(name.x.coordinate)" y="\(name.y.coordinate)" \
            text-anchor="\(endsOnTop ? "middle" : "start")">\(guide.cost.asTime) a node</text>
            """
    }

    private func line(_ index: Int, x: LogScale, y: LogScale) -> String {
        let series = series[index]
        let all = series.points.map { point in
            (
                x: x.position(Double(point.nodeCount)).coordinate,
                one: y.position(point.sequential).coordinate, point: point
            )
        }
        let one = all.map { "\($0.x) \($0.one)" }.joined(separator: "L")
        let dots = all.map { dot in
            let radius = 4.5 + 3 * Double(coverCount(of: dot.point, in: index, x: x, y: y))
            return """
                <circle cx="\(dot.x)" cy="\(dot.one)" r="\(radius)"><title>\(series.name), \
                \(dot.point.nodeCount.formatted(.number.locale(.report))) nodes: \
                \(times(of: dot.point))</title></circle>
                """
        }
        let many = parallelLine(series, x: x, y: y)
        return group(index, "\(many)<path d=\"M\(one)\"/>\(dots.joined())")
    }

    /// The times of all cores: a dashed line or, as a line of a single point draws nothing, a dot.
    private func parallelLine(_ series: ChartSeries, x: LogScale, y: LogScale) -> String {
        let points = series.points.compactMap { point in
            point.parallel.map { time in
                (
                    x: x.position(Double(point.nodeCount)).coordinate,
                    y: y.position(time).coordinate
                )
            }
        }
        guard points.count > 1 else {
            let dot = points.first
            return dot.map { "<circle class=\"many\" cx=\"\($0.x)\" cy=\"\($0.y)\" r=\"4.5\"/>" }
                ?? ""
        }
        let path = points.map { "\($0.x) \($0.y)" }.joined(separator: "L")
        return "<path class=\"many\" d=\"M\(path)\"/>"
    }

    private func times(of point: ChartSeries.Point) -> String {
        let sequential = "\(format(point.sequential)) on 1 worker"
        let parallel = point.parallel.map { ", \(format($0)) on \(workers.workersText)" }
        return sequential + (parallel ?? "")
    }

    /// How many later series have a dot in the same place. The dot is drawn as a ring around
    /// theirs.
    private func coverCount(
        of point: ChartSeries.Point,
        in index: Int,
        x: LogScale,
        y: LogScale
    ) -> Int {
        series[(index + 1)...].count { other in
            other.points.contains { cover in
                let across =
                    x.position(Double(cover.nodeCount)) - x.position(Double(point.nodeCount))
                let along = y.position(cover.sequential) - y.position(point.sequential)
                return hypot(across, along) < 5
            }
        }
    }

    /// Groups what belongs to a series, in the series' colour.
    private func group(_ index: Int, _ content: String) -> String {
        "<g class=\"series c\(index % ReportStyle.colorCount)\">\(content)</g>"
    }

    private func draw(_ label: LabelLayout.Label) -> String {
        """
        <text x="\((label.x + 11).coordinate)" y="\((label.y + 5).coordinate)">\
        \(label.text)</text>
        """
    }

    /// The names of the series, placed neither on dots nor on the names of guide lines.
    private func labels(
        x: LogScale,
        y: LogScale,
        beside guides: [Guide]
    ) -> [LabelLayout.Label] {
        LabelLayout().placed(
            series.compactMap { series in
                series.points.last.map { last in
                    (series.name, x.position(Double(last.nodeCount)), y.position(last.sequential))
                }
            },
            beside: guides.map(\.end)
                + series.flatMap(\.points).map { point in
                    (x.position(Double(point.nodeCount)), y.position(point.sequential))
                }
        )
    }
}

extension Double {
    /// The number as a coordinate: a tenth of a unit is enough.
    var coordinate: String { String(format: "%.1f", self) }
}
