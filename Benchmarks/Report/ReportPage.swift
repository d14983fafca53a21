/// A page about a run: how cost grows with the number of nodes, how the peers compare, and all
/// figures.
///
/// It is self-contained: it includes its style sheet and its drawings, and fetches nothing.
struct ReportPage {
    let record: RunRecord

    init(_ record: RunRecord) {
        self.record = record
    }

    /// The page.
    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>What Weft's layouts cost</title>
        <style>
        \(ReportStyle.sheet)
        </style>
        </head>
        <body>
        <main>
        <h1>What Weft’s layouts cost</h1>
        <p>Medians of first layouts of fresh trees and of layouts after changes, on \(sides). Both axes
        are logarithmic: what grows with the number of nodes runs along the dotted lines, and what
        does not depend on it runs level. <code>docs/Benchmarks.md</code> describes the workloads W1 to
        W15.</p>
        \(summary)
        \(sections.joined(separator: "\n"))
        </main>
        </body>
        </html>

        """
    }

    /// What the layouts ran on.
    private var sides: String {
        let workers = record.run.workers
        return workers > 1 ? "one worker and on \(workers) in turn" : "one worker"
    }

    private var summary: String {
        let list = record.summary.map { "<div><dt>\($0.title)</dt><dd>\($0.value)</dd></div>" }
        return "<dl>\(list.joined())</dl>"
    }

    private var sections: [String] {
        let cold = record.results.filter { $0.kind == .cold }
        let relayouts = record.results.filter { $0.kind == .relayout }
        let workers = record.run.workers
        let totals = GrowthChart(
            series: ChartSeries.series(of: cold),
            workers: workers,
            format: \.asTime,
            linearCosts: [10, 100, 1_000, 10_000]
        )
        let shares = GrowthChart(
            series: ChartSeries.series(of: cold) { $0 / Double($1) },
            workers: workers,
            format: \.asTime
        )
        let changes = GrowthChart(
            series: ChartSeries.series(of: relayouts),
            workers: workers,
            format: \.asTime,
            linearCosts: [1, 10, 100, 1_000]
        )
        return [
            section(
                "First layouts",
                "A whole tree, from the snapshot of its contents to the commit.",
                chart: totals.svg
            ),
            section(
                "First layouts, per node",
                "The same divided by the number of nodes: level is linear, and a step up is a cache "
                    + "that was outgrown.",
                chart: shares.svg
            ),
            section(
                "Layouts after a change",
                "The same tree again, after an edit or in another range.",
                chart: changes.svg
            ),
            section(
                "Beside the faster peer",
                "How many times as long Yoga or Taffy takes, whichever is faster. Right of the "
                    + "dark line Weft is faster. The peers’ times were measured on another machine "
                    + "and stored: they are good to ±10 %, and not from this run.",
                chart: PeerChart(results: record.results).svg
            ),
            section("All figures", "Times are medians; ± is half the distance of the quartiles."),
        ]
        .compactMap(\.self) + tables
    }

    private func section(_ title: String, _ text: String, chart: String?) -> String? {
        chart.map { chart in
            """
            \(section(title, text))
            <div class="sheet">\(legend)
            <div role="img" aria-label="\(title)">
            \(chart)
            </div>
            </div>
            """
        }
    }

    private func section(_ title: String, _ text: String) -> String {
        "<h2>\(title)</h2>\n<p>\(text)</p>"
    }

    /// The legend of a chart, which tells the sides apart if there are two.
    private var legend: String {
        let workers = record.run.workers
        let names = [("one", 1)] + (workers > 1 ? [("many", workers)] : [])
        let entries = names.map { style, count in
            """
            <span><svg aria-hidden="true" viewBox="0 0 34 12" class="\(style)"><path d="M0 6H34"/>\
            <circle cx="17" cy="6" r="4"/></svg>\(count.workersText)</span>
            """
        }
        return "<div class=\"legend\">\(entries.joined())</div>"
    }

    private var tables: [String] {
        WorkloadKind.allCases.compactMap { kind in
            let results = record.results.filter { $0.kind == kind }
            guard !results.isEmpty else { return nil }
            let columns = ResultColumn.columns(for: kind, workers: record.run.workers)
            let titles = columns.map { "<th scope=\"col\">\($0.title)</th>" }.joined()
            let rows = results.map { result in
                let texts = columns.map { $0.text(result) }
                let figures = texts.dropFirst().map { "<td>\($0)</td>" }.joined()
                return "<tr><th scope=\"row\">\(texts[0])</th>\(figures)</tr>"
            }
            return """
                <div class="sheet"><table>
                <tr>\(titles)</tr>
                \(rows.joined(separator: "\n"))
                </table></div>
                """
        }
    }
}
