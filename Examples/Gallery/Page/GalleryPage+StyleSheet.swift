extension GalleryPage {
    /// The CSS of the page, except for the pictures.
    static let styleSheet =
        """
        :root {
          color-scheme: light dark;
          --ground: #f6f6f4; --sheet: #ffffff; --ink-page: #1b1b1f; --soft: #66666e;
          --rule: #e2e2df; --accent: #2463d1; --wall: #ebebe8;
          --keyword: #9b2393; --type: #0b6e99; --string: #b3301c; --number: #2f3fc9;
          --comment: #6a737d; --attribute: #8a5a00; --member: #3d6b2f;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #131316; --sheet: #1c1c20; --ink-page: #ececf0; --soft: #9c9ca6;
            --rule: #313137; --accent: #7fb0ff; --wall: #0d0d0f;
            --keyword: #ff7ab8; --type: #6bdfff; --string: #ff9a8a; --number: #d9c97c;
            --comment: #8b949e; --attribute: #e0b070; --member: #9fd18a;
          }
        }
        * { box-sizing: border-box; }
        html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
        body {
          margin: 0; background: var(--ground); color: var(--ink-page);
          font: 17px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans",
            sans-serif;
        }
        main, .hero, footer { max-width: 1400px; margin: 0 auto; padding: 0 32px; }
        a { color: var(--accent); text-decoration: none; }
        a:hover { text-decoration: underline; }
        h1, h2, h3 { line-height: 1.15; letter-spacing: -.015em; text-wrap: balance; }
        h1 { font-size: clamp(2.4rem, 5vw, 3.8rem); margin: 0 0 .35em; letter-spacing: -.03em; }
        h2 { font-size: clamp(1.7rem, 3vw, 2.3rem); margin: 0 0 .3em; }
        h3 { font-size: 1.35rem; margin: 0 0 .3em; }
        h3 a { color: inherit; }
        code {
          font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono",
            monospace;
          font-size: .92em;
        }
        .hero { padding-top: 80px; padding-bottom: 24px; }
        .hero p {
          font-size: 1.22rem; max-width: 40em; margin: 0 0 .8em; color: var(--soft);
          text-wrap: pretty;
        }
        .lead { max-width: 44em; color: var(--soft); margin: 0; text-wrap: pretty; }

        nav h2 {
          font-size: 1rem; letter-spacing: 0; margin: 32px 0 12px; color: var(--soft);
          font-weight: 600;
        }
        .index {
          display: grid; grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
          gap: 14px; list-style: none; margin: 0; padding: 0;
        }
        .index a {
          display: block; height: 100%; background: var(--sheet);
          border: 1px solid var(--rule); border-radius: 12px; padding: 12px; color: inherit;
          font-size: .86rem; line-height: 1.3;
        }
        .index a:hover { border-color: var(--accent); text-decoration: none; }
        .index svg.thumbnail {
          display: block; width: 100%; height: 92px; margin-bottom: 10px; overflow: visible;
        }

        .collection { padding-top: 72px; }
        .exhibit {
          border-top: 1px solid var(--rule); margin-top: 36px; padding-top: 36px;
          display: grid; grid-template-columns: minmax(0, 24fr) minmax(0, 25fr);
          gap: 24px 32px; align-items: start; scroll-margin-top: 12px;
        }
        .about { grid-column: 1 / -1; }
        .about p { margin: 0; max-width: 44em; text-wrap: pretty; }
        .about .facts {
          color: var(--soft); font-size: .84rem; margin-top: .5em;
          font-variant-numeric: tabular-nums;
        }
        .scenes { display: flex; flex-wrap: wrap; gap: 24px 20px; align-items: flex-start; }
        figure { margin: 0; max-width: 100%; }
        figure.portrait { width: calc(50% - 10px); }
        figure.landscape { width: 100%; }
        .single figure.portrait { width: min(375px, 66%); }
        figcaption {
          font-size: .84rem; line-height: 1.35; margin-top: 8px; color: var(--soft);
          font-variant-numeric: tabular-nums;
        }
        figcaption b { display: block; color: var(--ink-page); font-weight: 600; }
        .device {
          background: var(--wall); border-radius: 10px; overflow: hidden;
          box-shadow: 0 0 0 1px var(--rule), 0 6px 18px rgb(0 0 0 / .06);
        }
        .device.loose { padding: 16px; }
        .shot svg { display: block; width: 100%; height: auto; overflow: visible; }
        .device:not(.loose) .shot svg { overflow: hidden; }

        .source { position: sticky; top: 16px; min-width: 0; }
        .panel {
          background: var(--sheet); border: 1px solid var(--rule); border-radius: 12px;
          overflow: hidden;
        }
        .panel > header {
          font-size: .8rem; color: var(--soft); padding: 9px 16px;
          border-bottom: 1px solid var(--rule);
        }
        pre {
          margin: 0; padding: 14px; overflow-x: auto;
          font: 11.5px/1.65 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono",
            monospace;
          tab-size: 4;
        }
        .source pre { max-height: calc(100vh - 90px); overflow-y: auto; }
        pre i { font-style: normal; }
        .keyword { color: var(--keyword); } .type { color: var(--type); }
        .string { color: var(--string); }
        .number { color: var(--number); } .comment { color: var(--comment); }
        .attribute { color: var(--attribute); } .member { color: var(--member); }
        .tree { margin-top: 24px; }
        .tree summary {
          font-size: .8rem; color: var(--soft); padding: 9px 16px; cursor: pointer;
        }
        .tree[open] summary { border-bottom: 1px solid var(--rule); }
        .tree pre { max-height: 340px; overflow-y: auto; }
        footer {
          padding-top: 64px; padding-bottom: 64px; color: var(--soft); font-size: .9rem;
        }

        @media (max-width: 900px) {
          body { font-size: 16px; }
          main, .hero, footer { padding-left: 18px; padding-right: 18px; }
          .hero { padding-top: 44px; }
          .hero p { font-size: 1.08rem; }
          .index { grid-template-columns: repeat(auto-fill, minmax(132px, 1fr)); gap: 10px; }
          .exhibit { grid-template-columns: minmax(0, 1fr); }
          .source { position: static; }
          .source pre { max-height: 420px; }
          figure.portrait, .single figure.portrait, figure.landscape { width: 100%; }
          figure.portrait { max-width: 375px; }
        }
        @media print {
          .source { position: static; }
          .source pre, .tree pre { max-height: none; }
        }
        """
}
