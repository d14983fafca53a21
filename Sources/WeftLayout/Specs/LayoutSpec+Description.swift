// Every spec prints itself in one line: the elements in it are named, and not printed in turn.

extension LayoutSpec {
    /// A line of a log: the type, some parts, and the style if anything is set.
    fileprivate func line(_ parts: String...) -> String {
        let style = style.isEmpty ? [] : [style.debugDescription]
        return "\(typeName(Self.self))(\((parts + style).joined(separator: ", ")))"
    }
}

extension StackLayoutSpec: CustomDebugStringConvertible {
    /// The direction, the spacing and the number of children, and the style if anything is set.
    public var debugDescription: String {
        line(direction.rawValue, "spacing: \(spacing)", "children: \(children.count)")
    }
}

extension InsetLayoutSpec: CustomDebugStringConvertible {
    /// The insets and the child, and the style if anything is set.
    public var debugDescription: String {
        line(insets.debugDescription, LayoutContext.name(of: child))
    }
}

extension OverlayLayoutSpec: CustomDebugStringConvertible {
    /// The child and what lies over it, and the style if anything is set.
    public var debugDescription: String {
        line(LayoutContext.name(of: child), "overlay \(LayoutContext.name(of: overlay))")
    }
}

extension BackgroundLayoutSpec: CustomDebugStringConvertible {
    /// The child and what lies behind it, and the style if anything is set.
    public var debugDescription: String {
        line(LayoutContext.name(of: child), "background \(LayoutContext.name(of: background))")
    }
}

extension CenterLayoutSpec: CustomDebugStringConvertible {
    /// The axes and the child, and the style if anything is set.
    public var debugDescription: String {
        let x = centeringOptions.contains(.x) ? "x" : ""
        let y = centeringOptions.contains(.y) ? "y" : ""
        return line(centeringOptions == .none ? "none" : x + y, LayoutContext.name(of: child))
    }
}

extension RelativeLayoutSpec: CustomDebugStringConvertible {
    /// The place horizontally and vertically and the child, and the style if anything is set.
    public var debugDescription: String {
        line(
            "\(horizontalPosition.rawValue) \(verticalPosition.rawValue)",
            LayoutContext.name(of: child)
        )
    }
}

extension RatioLayoutSpec: CustomDebugStringConvertible {
    /// The ratio and the child, and the style if anything is set.
    public var debugDescription: String { line("\(ratio)", LayoutContext.name(of: child)) }
}

extension AbsoluteLayoutSpec: CustomDebugStringConvertible {
    /// The number of children, and the style if anything is set.
    public var debugDescription: String { line("children: \(children.count)") }
}

extension CornerLayoutSpec: CustomDebugStringConvertible {
    /// The child and what is on which corner of it, and the style if anything is set.
    public var debugDescription: String {
        line(
            LayoutContext.name(of: child),
            "\(LayoutContext.name(of: corner)) at \(location.rawValue)"
        )
    }
}

extension WrapperLayoutSpec: CustomDebugStringConvertible {
    /// The number of children, and the style if anything is set.
    public var debugDescription: String { line("children: \(children.count)") }
}

extension SpacerLayoutSpec: CustomDebugStringConvertible {
    /// The style if anything is set.
    public var debugDescription: String { line() }
}
