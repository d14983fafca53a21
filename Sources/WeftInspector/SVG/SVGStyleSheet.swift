/// The style sheet of the drawings, for light and dark surroundings.
///
/// The names of all its classes begin with `weft`.
public enum SVGStyleSheet: Sendable {
    /// The tints of nodes, from the root downwards.
    private static let tints = [
        (light: "#5b6470", dark: "#a7b0bc"),
        (light: "#0a66c2", dark: "#6cb2ff"),
        (light: "#b3541e", dark: "#ffb27a"),
        (light: "#237a3b", dark: "#7ed491"),
        (light: "#8e3ba8", dark: "#dd9bf0"),
        (light: "#b3261e", dark: "#ff9a92"),
    ]

    /// The number of the tint for nodes of a depth. Beyond the last tint, the first one follows
    /// again.
    static func tint(atDepth depth: Int) -> Int { depth % tints.count }

    /// The rules as CSS.
    public static let text =
        """
        .weft{--ink:#1c1c1e;--paper:#ffffff;--quiet:#6b6b70;--image:#d1d1d6;--plain:#ececf1;\(variables(tints.map(\.light)))}
        @media (prefers-color-scheme:dark){
        .weft{--ink:#f2f2f7;--paper:#1c1c1e;--quiet:#a1a1a8;--image:#48484a;--plain:#2c2c30;\(variables(tints.map(\.dark)))}
        }
        .weft text{font-family:Helvetica,Arial,"Liberation Sans",sans-serif;fill:var(--ink);\
        white-space:pre}
        .weft .weft-on-light{fill:#1c1c1e}
        .weft .weft-on-dark{fill:#ffffff}
        .weft .weft-paper{fill:var(--paper)}
        .weft .weft-box{fill-opacity:.14;stroke-opacity:.9;stroke-width:1;\
        vector-effect:non-scaling-stroke}
        .weft .weft-image{fill:var(--image)}
        .weft .weft-plain{fill:var(--plain)}
        .weft .weft-label{font-weight:600;paint-order:stroke;stroke:var(--paper);\
        stroke-linejoin:round}
        .weft .weft-size{font-weight:400;fill:var(--quiet);direction:ltr;unicode-bidi:isolate}
        \(tints.indices.map(rule).joined(separator: "\n"))
        """

    private static func rule(_ tint: Int) -> String {
        """
        .weft .weft-box\(tint){fill:var(--tint\(tint));stroke:var(--tint\(tint))}
        .weft .weft-label\(tint){fill:var(--tint\(tint))}
        """
    }

    private static func variables(_ colors: [String]) -> String {
        colors.enumerated().map { "--tint\($0.offset):\($0.element)" }.joined(separator: ";")
    }
}
