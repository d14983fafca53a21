import Foundation

/// A chart of how many times as long the faster peer takes, with a row for each workload.
struct PeerChart {
    let results: [WorkloadResult]

    private let left = 110.0
    private let right = 1000.0
    private let rowHeight = 26.0

    /// The drawing; nil if no workload has a peer.
    var svg: String? {
        let rows = results.compactMap { result in
            result.sequentialPeerRatio.map { one in
                (name: result.name, one: one, many: result.parallelPeerRatio)
            }
        }
        let numbers = rows.flatMap { [$0.one, $0.many].compactMap(\.self) }
        guard !rows.isEmpty,
            let scale = LogScale(numbers + [1], from: left, to: right, room: 1.25)
        else { return nil }
        let bottom = Double(rows.count) * rowHeight + 12
        let ticks = Set(scale.ticks + [1]).sorted().map { tick in
            let x = scale.position(tick).coordinate
            return """
                <path class="\(tick == 1 ? "one" : "grid")" d="M\(x) 4V\(bottom)"/>\
                <text class="tick" x="\(x)" y="\(bottom + 20)" \
                text-anchor="middle">\(tick.brief)×</text>
                """
        }
        let lines = rows.enumerated().map { index, row in
            draw(row, y: Double(index) * rowHeight + 18, on: scale)
        }
        return """
            <svg class="chart" viewBox="0 0 1080 \(bottom + 30)">
            \((ticks + lines).joined(separator: "\n"))
            </svg>
            """
    }

    private func draw(
        _ row: (name: String, one: Double, many: Double?),
        y: Double,
        on scale: LogScale
    ) -> String {
        let (one, many) = (scale.position(row.one), row.many.map(scale.position))
        let ratios = [row.one, row.many].compactMap(\.self).map { "\($0.brief)×" }
        let span = many.map { many in
            """
            <path d="M\(min(one, many).coordinate) \(y)H\(max(one, many).coordinate)"/>\
            <circle class="many" cx="\(many.coordinate)" cy="\(y)" r="5"/>
            """
        }
        return """
            <g class="peer"><text class="tick" x="\(left - 14)" y="\(y + 4)" \
            text-anchor="end">\(row.name)</text>\
            \(span ?? "")\
            <circle cx="\(one.coordinate)" cy="\(y)" r="5"/>\
            <text x="\((max(one, many ?? one) + 12).coordinate)" y="\(y + 4)">\
            \(ratios.joined(separator: " · "))</text></g>
            """
    }
}
