// What Yoga and CSS call a style, and is a spec here: the compiler says which one.
extension LayoutElementStyle {
    /// A ratio is a spec around the element.
    @available(*, unavailable, message: "write element.ratio(height / width) in the layoutSpec")
    public var aspectRatio: Double {
        get { preconditionFailure("it is unavailable") }
        set {}
    }

    /// Space around a container's children is a spec around its stack.
    @available(*, unavailable, message: "write stack.inset(…) in the layoutSpec")
    public var padding: Double {
        get { preconditionFailure("it is unavailable") }
        set {}
    }

    /// Space around an element is a spec; in a stack an element may have some before and after it.
    @available(
        *,
        unavailable,
        message:
            "write element.inset(…) in the layoutSpec, or, in a stack, set spacingBefore and spacingAfter"
    )
    public var margin: Double {
        get { preconditionFailure("it is unavailable") }
        set {}
    }

    /// An element that is not to be shown is left out of the spec.
    @available(*, unavailable, message: "leave the element out of the layoutSpec with an `if`")
    public var display: UnavailableArgument {
        get { preconditionFailure("it is unavailable") }
        set {}
    }

    /// What is placed apart from a stack's children lies in a spec over or under the stack.
    @available(
        *,
        unavailable,
        message:
            "place the element by .overlay(…), .background(…) or an AbsoluteLayoutSpec in the layoutSpec"
    )
    public var position: UnavailableArgument {
        get { preconditionFailure("it is unavailable") }
        set {}
    }
}
