/// The style sheet of the drawings, for light and dark surroundings.
///
/// All its classes begin with `weft`.
public enum SVGStyleSheet: Sendable {
    /// How many tints there are; deeper nodes begin with the first one again.
    static let tintCount = 6

    /// The rules as CSS.
    public static let text =
        """
        .weft{--ink:#1c1c1e;--paper:#ffffff;--quiet:#6b6b70;--image:#d1d1d6;--plain:#ececf1;\(tints(light: true))}
        @media (prefers-color-scheme:dark){
        .weft{--ink:#f2f2f7;--paper:#1c1c1e;--quiet:#a1a1a8;--image:#48484a;--plain:#2c2c30;\(tints(light: false))}
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
        \((0..<tintCount).map(rule).joined(separator: "\n"))
        """

    private static func rule(_ tint: Int) -> String {
        """
        .weft .weft-box\(tint){fill:var(--tint\(tint));stroke:var(--tint\(tint))}
        .weft .weft-label\(tint){fill:var(--tint\(tint))}
        """
    }

    private static func tints(light: Bool) -> String {
        let colors =
            light
            ? ["#5b6470", "#0a66c2", "#b3541e", "#237a3b", "#8e3ba8", "#b3261e"]
            : ["#a7b0bc", "#6cb2ff", "#ffb27a", "#7ed491", "#dd9bf0", "#ff9a92"]
        return colors.enumerated().map { "--tint\($0.offset):\($0.element)" }
            .joined(separator: ";")
    }
}
