// What an element has in SwiftUI under this name: the compiler says what it is called here.
extension LayoutElement {
    /// Space around an element is a spec.
    @available(*, unavailable, message: "write .inset(…)")
    public func padding(_ length: Double = 0) -> InsetLayoutSpec {
        preconditionFailure("it is unavailable")
    }

    /// Sizes are part of the style of a use.
    @available(*, unavailable, message: "write .width(…) and .height(…)")
    public func frame(width: Double? = nil, height: Double? = nil) -> Styled {
        preconditionFailure("it is unavailable")
    }

    /// Bounds are part of the style of a use; to fill a stack is to grow or to be stretched.
    @available(
        *,
        unavailable,
        message:
            "write .minWidth(…), .maxWidth(…) and their like; to fill a stack .flexGrow(1) along it, or .alignSelf(.stretch) across"
    )
    public func frame(
        minWidth: Double? = nil,
        idealWidth: Double? = nil,
        maxWidth: Double? = nil,
        minHeight: Double? = nil,
        idealHeight: Double? = nil,
        maxHeight: Double? = nil
    ) -> Styled {
        preconditionFailure("it is unavailable")
    }

    /// Who gives way in a stack says how much of what is missing it gives.
    @available(*, unavailable, message: "let the others give way: .flexShrink(1)")
    public func layoutPriority(_ value: Double) -> Styled {
        preconditionFailure("it is unavailable")
    }

    /// A position is one in an absolute spec.
    @available(
        *,
        unavailable,
        message: "place it in an AbsoluteLayoutSpec, with .layoutPosition(…)"
    )
    public func offset(x: Double = 0, y: Double = 0) -> Styled {
        preconditionFailure("it is unavailable")
    }
}
