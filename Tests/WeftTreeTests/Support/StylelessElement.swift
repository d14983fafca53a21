import Weft

/// An element without a style, which measures another one.
protocol StylelessElement: LayoutElement where Styled == Self {}

extension StylelessElement {
    func styled(_ change: (inout LayoutElementStyle) -> Void) -> Self { self }

    func style(in context: inout LayoutContext) -> LayoutElementStyle { LayoutElementStyle() }
}
