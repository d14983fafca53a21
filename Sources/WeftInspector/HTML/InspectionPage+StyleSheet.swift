extension InspectionPage {
    /// The CSS of the page. The colours that it does not define are those of the drawing
    /// (`SVGStyleSheet`).
    static let styleSheet =
        """
        :root {
          color-scheme: light dark; --wall: #f6f6f4; --rule: #e2e2df; --odd: #7d5200;
          --accent: #2463d1;
        }
        @media (prefers-color-scheme: dark) {
          :root { --wall: #131316; --rule: #37373d; --odd: #e0b070; --accent: #7fb0ff; }
        }
        * { box-sizing: border-box; }
        body {
          margin: 0; height: 100vh; display: grid; overflow: hidden;
          grid: minmax(0, 2fr) minmax(0, 3fr) / minmax(0, 1fr) minmax(360px, 34vw);
          grid-template-areas: "main nav" "main details";
          background: var(--wall); color: var(--ink);
          font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans",
            sans-serif;
          font-variant-numeric: tabular-nums;
        }
        main { grid-area: main; overflow: auto; padding: 20px 24px; }
        nav {
          grid-area: nav; overflow: auto; scroll-padding: 4px 16em 4px 3em;
          border-left: 1px solid var(--rule); background: var(--paper); padding: 8px 0;
        }
        .details {
          grid-area: details; overflow: auto; border: solid var(--rule);
          border-width: 1px 0 0 1px; background: var(--paper); padding: 14px 18px;
        }
        h1 { font-size: 1.3rem; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
        h2 { font-size: 1.05rem; margin: 0 0 .5em; overflow-wrap: anywhere; }
        header p { margin: .2em 0 1.2em; color: var(--quiet); }
        i { font-style: normal; font-weight: 400; color: var(--quiet); }
        small { font-size: .86em; color: var(--quiet); }

        .drawing svg {
          display: block; min-width: min(100%, 600px); max-width: 100%; height: auto;
        }
        .weft-label, .drawing text { pointer-events: none; }
        .drawing a:hover > *, .drawing a[data-hover] > * { fill-opacity: .3; }
        .weft-mark {
          fill: none; stroke: var(--accent); stroke-width: 2.5; vector-effect: non-scaling-stroke;
          pointer-events: none;
        }
        .weft-mark[data-mark="data-hover"] { stroke-width: 1.5; }
        .drawing a[aria-current] > * { stroke-width: 2.5; }
        /* A tint of the root, which is behind all others, would tint them too. */
        .drawing a[aria-current]:not([href="#node-0"]) > * { fill-opacity: .42; }

        ol { list-style: none; margin: 0; padding: 0; min-width: max-content; }
        nav a {
          display: flex; gap: .5em; padding: 2px 0 2px calc(14px + 16px * var(--depth));
          background: var(--paper); color: inherit; text-decoration: none; white-space: nowrap;
        }
        nav a::before {
          content: ""; flex: none; align-self: center; width: 8px; height: 8px;
          border-radius: 2px; background: var(--tint);
        }
        nav a small {
          margin-left: auto; padding: 0 14px 0 1em; position: sticky; right: 0;
          background: inherit;
        }
        nav a.odd small::after {
          content: "!"; margin-left: .5em; color: var(--odd); font-weight: 700;
        }
        nav a:hover, nav a[data-hover] {
          background: color-mix(in srgb, var(--accent) 10%, var(--paper));
        }
        nav a[aria-current] { background: color-mix(in srgb, var(--accent) 22%, var(--paper)); }
        nav a[aria-current] :is(i, small) { color: inherit; }

        article { display: none; scroll-margin: 14px; }
        article:target, .details:not(:has(> :target)) article:first-child { display: block; }
        article a { color: var(--accent); }
        article a i { color: inherit; }
        dl {
          display: grid; grid-template-columns: max-content 1fr; gap: .2em 1em;
          margin: 0 0 1em;
        }
        dt { color: var(--quiet); }
        dd { margin: 0; overflow-wrap: anywhere; }
        q { white-space: pre-wrap; }
        ul.odd {
          margin: 0 0 1em; padding: .5em .8em; list-style: none; color: var(--odd);
          border: 1px solid currentcolor; border-radius: 6px;
        }
        table { border-collapse: collapse; width: 100%; }
        table + table { margin-top: 1em; }
        caption { text-align: left; font-weight: 600; padding-bottom: .3em; }
        th { text-align: left; font-weight: 400; vertical-align: top; }
        thead { color: var(--quiet); white-space: nowrap; }
        thead, tbody { border-top: 1px solid var(--rule); }
        tbody th { padding-left: min(10px * var(--depth, 0), 6em); }
        th small { display: block; }
        td, th { padding: 3px 10px 3px 0; }
        td { white-space: nowrap; vertical-align: top; }

        @media print, (max-width: 800px) {
          body { display: block; height: auto; overflow: visible; }
          nav, .details { border-left: 0; border-top: 1px solid var(--rule); }
        }
        @media screen and (max-width: 800px) {
          nav { max-height: 45vh; }
        }
        """
}
