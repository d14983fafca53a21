// What other frameworks, mostly SwiftUI, call by these names: the compiler says what to write here.
extension LayoutElement {
    /// Space around an element is a spec.
    @available(*, unavailable, message: "write .inset(…) with an amount: there is no default space")
    public func padding(_ length: Double = 0) -> InsetLayoutSpec {
        preconditionFailure("it is unavailable")
    }

    /// Space on some sides of an element is a spec too.
    @available(
        *,
        unavailable,
        message: "write .inset(horizontal:vertical:) or .inset(top:leading:bottom:trailing:)"
    )
    public func padding(
        _ edges: UnavailableArgument,
        _ length: Double = 0
    ) -> InsetLayoutSpec {
        preconditionFailure("it is unavailable")
    }

    /// Space around an element is a spec; in a stack an element may have some before and after it.
    @available(
        *,
        unavailable,
        message: "write .inset(…), or, in a stack, .spacingBefore(…) and .spacingAfter(…)"
    )
    public func margin(_ length: Double = 0) -> InsetLayoutSpec {
        preconditionFailure("it is unavailable")
    }

    /// A size is part of the style that an element is used with.
    @available(*, unavailable, message: "write .width(…) and .height(…)")
    public func frame(
        width: Double? = nil,
        height: Double? = nil,
        alignment: UnavailableArgument = .center
    ) -> Styled {
        preconditionFailure("it is unavailable")
    }

    /// Bounds are part of the style that an element is used with; it fills a stack by growing or
    /// being stretched.
    @available(
        *,
        unavailable,
        message:
            "write .minWidth(…), .maxWidth(…) and so on; to fill a stack, write .flexGrow(1) along it, or .alignSelf(.stretch) across it"
    )
    public func frame(
        minWidth: Double? = nil,
        idealWidth: Double? = nil,
        maxWidth: Double? = nil,
        minHeight: Double? = nil,
        idealHeight: Double? = nil,
        maxHeight: Double? = nil,
        alignment: UnavailableArgument = .center
    ) -> Styled {
        preconditionFailure("it is unavailable")
    }

    /// An element of a stack says each of the three by itself.
    @available(
        *,
        unavailable,
        message: "write .flexBasis(0).flexGrow(…), for which the stack needs a length to fill"
    )
    public func flex(_ factor: Double) -> Styled {
        preconditionFailure("it is unavailable")
    }

    /// An element that gives way in a stack says how much of the missing length it gives up.
    @available(*, unavailable, message: "let the other elements give way with .flexShrink(1)")
    public func layoutPriority(_ value: Double) -> Styled {
        preconditionFailure("it is unavailable")
    }

    /// An element without a `flexShrink` keeps its length.
    @available(
        *,
        unavailable,
        message:
            "leave this out: in a stack, an element keeps its length unless it has a flexShrink"
    )
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Styled {
        preconditionFailure("it is unavailable")
    }

    /// A ratio is that of the height to the width.
    @available(*, unavailable, message: "write .ratio(height / width)")
    public func aspectRatio(
        _ aspectRatio: Double? = nil,
        contentMode: UnavailableArgument = .fit
    ) -> RatioLayoutSpec {
        preconditionFailure("it is unavailable")
    }

    /// An overlay is as large as the element under it; a spec places something smaller in it.
    @available(
        *,
        unavailable,
        message: "place it inside with .overlay { element.relative(horizontal: …, vertical: …) }"
    )
    public func overlay(
        alignment: UnavailableArgument,
        @LayoutSpecBuilder _ overlay: () -> some LayoutElement
    ) -> OverlayLayoutSpec {
        preconditionFailure("it is unavailable")
    }

    /// An overlay is as large as the element under it; a spec places something smaller in it.
    @available(
        *,
        unavailable,
        message: "place it inside with .overlay(element.relative(horizontal: …, vertical: …))"
    )
    public func overlay(
        _ overlay: any LayoutElement,
        alignment: UnavailableArgument
    ) -> OverlayLayoutSpec {
        preconditionFailure("it is unavailable")
    }

    /// A background is as large as the element in front of it; a spec places something smaller in
    /// it.
    @available(
        *,
        unavailable,
        message: "place it inside with .background(element.relative(horizontal: …, vertical: …))"
    )
    public func background(
        _ background: any LayoutElement,
        alignment: UnavailableArgument
    ) -> BackgroundLayoutSpec {
        preconditionFailure("it is unavailable")
    }

    /// A background is as large as the element in front of it; a spec places something smaller in
    /// it.
    @available(
        *,
        unavailable,
        message: "place it inside with .background { element.relative(horizontal: …, vertical: …) }"
    )
    public func background(
        alignment: UnavailableArgument,
        @LayoutSpecBuilder _ background: () -> some LayoutElement
    ) -> BackgroundLayoutSpec {
        preconditionFailure("it is unavailable")
    }

    /// An element that is not to be seen is left out.
    @available(*, unavailable, message: "leave it out with an `if` in the builder")
    public func hidden() -> Styled {
        preconditionFailure("it is unavailable")
    }

    /// An element has a position only in an absolute spec.
    @available(
        *,
        unavailable,
        message:
            "write .layoutPosition(x:y:), the position of the top left corner, in an AbsoluteLayoutSpec"
    )
    public func position(x: Double = 0, y: Double = 0) -> Styled {
        preconditionFailure("it is unavailable")
    }

    /// An offset is not part of a layout.
    @available(
        *,
        unavailable,
        message:
            "an offset is not part of a layout: apply it in the host, or use an AbsoluteLayoutSpec"
    )
    public func offset(x: Double = 0, y: Double = 0) -> Styled {
        preconditionFailure("it is unavailable")
    }

    /// The corner on which a small element is put is named after `at`.
    @available(*, unavailable, renamed: "corner(_:at:offset:wrapsCorner:)")
    public func corner(
        _ corner: any LayoutElement,
        location: CornerLayoutSpec.Location,
        offset: LayoutPoint = .zero
    ) -> CornerLayoutSpec {
        preconditionFailure("it is unavailable")
    }
}
