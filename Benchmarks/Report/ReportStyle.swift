/// The style of the page, by day and by night.
enum ReportStyle {
    /// How many colours the lines of a chart have.
    static let colorCount = light.count

    private static let light = [
        "#2463d1", "#c2410c", "#15803d", "#a21caf", "#a16207", "#0e7490", "#be123c", "#4d7c0f",
        "#6d28d9", "#475569", "#18181b", "#0f766e", "#854d0e", "#1e3a8a",
    ]

    private static let dark = [
        "#7fb0ff", "#ff9a5c", "#5fd68b", "#e28cf0", "#f0b64a", "#5ccfe6", "#ff7d94", "#b5d456",
        "#b79bff", "#a9b4c4", "#fafafa", "#5edcc0", "#d9b38c", "#9db8ff",
    ]

    private static func colors(_ colors: [String]) -> String {
        colors.enumerated().map { ".c\($0) { --line: \($1); }" }.joined(separator: "\n")
    }

    /// The rules by which pointing at any part of a series fades the others.
    private static let fading = (0..<colorCount).map {
        ".chart:has(.c\($0):hover) .series:not(.c\($0)) { opacity: .15; }"
    }
    .joined(separator: "\n")

    /// The style sheet.
    static let sheet = """
        :root {
          color-scheme: light dark;
          --ground: #f6f6f4; --sheet: #fff; --ink: #1b1b1f; --soft: #66666e; --rule: #e4e4e1;
          --guide: #b0b0aa; --accent: #2463d1;
        }
        \(colors(light))
        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #131316; --sheet: #1c1c20; --ink: #ececf0; --soft: #9c9ca6; --rule: #2d2d33;
            --guide: #5d5d66; --accent: #7fb0ff;
          }
          \(colors(dark))
        }
        * { box-sizing: border-box; }
        body {
          margin: 0; background: var(--ground); color: var(--ink);
          font: 17px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif;
        }
        main { max-width: 1240px; margin: 0 auto; padding: 56px 28px 80px; }
        h1 { font-size: clamp(2.2rem, 5vw, 3.4rem); line-height: 1.1; letter-spacing: -.03em; margin: 0 0 .3em; }
        h2 { font-size: 1.6rem; letter-spacing: -.015em; margin: 64px 0 .2em; }
        p { max-width: 44em; margin: 0 0 .8em; color: var(--soft); text-wrap: pretty; }
        dl { display: flex; flex-wrap: wrap; gap: 12px; margin: 28px 0 0; }
        dl div { flex: 1 1 180px; background: var(--sheet); border: 1px solid var(--rule); border-radius: 12px; padding: 14px 18px; }
        dt { color: var(--soft); font-size: .84rem; }
        dd { margin: 0; font-size: 1.7rem; font-weight: 600; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
        .sheet { background: var(--sheet); border: 1px solid var(--rule); border-radius: 14px; padding: 20px; margin-top: 16px; overflow-x: auto; }
        .legend { display: flex; gap: 24px; color: var(--soft); font-size: .84rem; margin-bottom: 8px; }
        .legend svg { width: 34px; height: 12px; margin-right: 8px; stroke: currentColor; stroke-width: 2; fill: currentColor; vertical-align: middle; }
        .legend .many path { stroke-dasharray: 6 5; }
        .legend .many circle { fill: var(--sheet); }
        .chart { display: block; width: 100%; min-width: 640px; height: auto; font-size: 13.5px; }
        .chart text { fill: var(--ink); }
        .chart .tick { fill: var(--soft); font-variant-numeric: tabular-nums; }
        .chart .grid { stroke: var(--rule); fill: none; }
        .chart path.guide { stroke: var(--guide); stroke-dasharray: 1 5; stroke-linecap: round; stroke-width: 1.5; fill: none; }
        .chart text.guide { fill: var(--soft); font-size: 12px; }
        .series path { stroke: var(--line); stroke-width: 2.5; fill: none; stroke-linejoin: round; }
        .series path.many { stroke-width: 1.75; stroke-dasharray: 6 5; }
        .series circle { fill: var(--line); stroke: var(--sheet); stroke-width: 1.5; }
        .series circle.many { fill: var(--sheet); stroke: var(--line); stroke-width: 2; }
        .series text { fill: var(--line); font-weight: 600; paint-order: stroke; stroke: var(--sheet); stroke-width: 4px; stroke-linejoin: round; }
        .series { transition: opacity .15s; }
        \(fading)
        .peer path { stroke: var(--accent); stroke-width: 2; opacity: .5; }
        .peer circle { fill: var(--accent); }
        .peer text { paint-order: stroke; stroke: var(--sheet); stroke-width: 4px; }
        .peer circle.many { fill: var(--sheet); stroke: var(--accent); stroke-width: 2; }
        .chart path.one { stroke: var(--ink); stroke-width: 1.5; }
        table { border-collapse: collapse; font-size: .8rem; font-variant-numeric: tabular-nums; white-space: nowrap; width: 100%; }
        [scope=col] { color: var(--soft); font-weight: 500; }
        th, td { text-align: right; padding: 5px 7px; border-bottom: 1px solid var(--rule); }
        th:first-child { text-align: left; font-weight: 600; }
        tr:last-child > * { border-bottom: 0; }
        @media (prefers-reduced-motion: reduce) { .series { transition: none; } }
        """
}
