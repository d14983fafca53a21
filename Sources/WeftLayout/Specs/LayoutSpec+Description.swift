// Every spec prints itself in one line, in which its elements are named but not printed in turn.

extension LayoutSpec {
    /// A line for a log: the type, its parameters, its elements, and the style if anything is set.
    fileprivate func line(_ elements: String...) -> String {
        let style = style.isEmpty ? [] : [style.debugDescription]
        let parts = debugParameters + elements + style
        return "\(typeName(Self.self))(\(parts.joined(separator: ", ")))"
    }
}

extension StackLayoutSpec: CustomDebugStringConvertible {
    /// The direction, and every other parameter that does not have its default value.
    public var debugParameters: [String] {
        let parameters: [(name: String, value: String, isSet: Bool)] = [
            ("spacing", spacing.plainText, spacing != 0),
            ("justifyContent", justifyContent.rawValue, justifyContent != .start),
            ("alignItems", alignItems.rawValue, alignItems != .stretch),
            ("flexWrap", flexWrap.rawValue, flexWrap != .noWrap),
            ("alignContent", alignContent.rawValue, alignContent != .start),
            ("lineSpacing", lineSpacing.plainText, lineSpacing != 0),
            ("horizontalAlignment", horizontalAlignment.rawValue, horizontalAlignment != .none),
            ("verticalAlignment", verticalAlignment.rawValue, verticalAlignment != .none),
        ]
        let set = parameters.filter(\.isSet).map { "\($0.name): \($0.value)" }
        return [direction.rawValue] + set
    }

    /// The parameters, the number of children, and the style if anything is set.
    public var debugDescription: String { line("children: \(children.count)") }
}

extension InsetLayoutSpec: CustomDebugStringConvertible {
    /// The insets that are not 0; those that follow the reading direction are called leading and
    /// trailing.
    public var debugParameters: [String] {
        let lengths = [
            ("top", insets.top),
            (followsReadingDirection ? "leading" : "left", insets.left),
            ("bottom", insets.bottom),
            (followsReadingDirection ? "trailing" : "right", insets.right),
        ]
        return lengths.filter { $0.1 != 0 }.map { "\($0): \($1.plainText)" }
    }

    /// The insets, the child, and the style if anything is set.
    public var debugDescription: String { line(LayoutContext.name(of: child)) }
}

extension OverlayLayoutSpec: CustomDebugStringConvertible {
    /// The child, the overlay, and the style if anything is set.
    public var debugDescription: String {
        line(LayoutContext.name(of: child), "overlay \(LayoutContext.name(of: overlay))")
    }
}

extension BackgroundLayoutSpec: CustomDebugStringConvertible {
    /// The child, the background, and the style if anything is set.
    public var debugDescription: String {
        line(LayoutContext.name(of: child), "background \(LayoutContext.name(of: background))")
    }
}

extension CenterLayoutSpec: CustomDebugStringConvertible {
    /// The axes along which the child is centred, and those along which the spec is as large as the
    /// child.
    public var debugParameters: [String] {
        let x = centeringOptions.contains(.x) ? "x" : ""
        let y = centeringOptions.contains(.y) ? "y" : ""
        let axes = centeringOptions == .none ? "none" : x + y
        let minimumX = sizingOptions.contains(.minimumX) ? "minimumX" : nil
        let minimumY = sizingOptions.contains(.minimumY) ? "minimumY" : nil
        return [axes, minimumX, minimumY].compactMap(\.self)
    }

    /// The parameters, the child, and the style if anything is set.
    public var debugDescription: String { line(LayoutContext.name(of: child)) }
}

extension RelativeLayoutSpec: CustomDebugStringConvertible {
    /// The child's horizontal and vertical place, and the dimensions in which the spec is as large
    /// as the child.
    public var debugParameters: [String] {
        let place = "\(horizontalPosition.rawValue) \(verticalPosition.rawValue)"
        let width = sizingOption.contains(.minimumWidth) ? "minimumWidth" : nil
        let height = sizingOption.contains(.minimumHeight) ? "minimumHeight" : nil
        return [place, width, height].compactMap(\.self)
    }

    /// The parameters, the child, and the style if anything is set.
    public var debugDescription: String { line(LayoutContext.name(of: child)) }
}

extension RatioLayoutSpec: CustomDebugStringConvertible {
    /// The ratio.
    public var debugParameters: [String] { [ratio.plainText] }

    /// The ratio, the child, and the style if anything is set.
    public var debugDescription: String { line(LayoutContext.name(of: child)) }
}

extension AbsoluteLayoutSpec: CustomDebugStringConvertible {
    /// The sizing, unless it is the default.
    public var debugParameters: [String] { sizing == .default ? [] : [sizing.rawValue] }

    /// The parameters, the number of children, and the style if anything is set.
    public var debugDescription: String { line("children: \(children.count)") }
}

extension CornerLayoutSpec: CustomDebugStringConvertible {
    /// The corner, the offset if there is one, and whether the spec is as large as both elements.
    public var debugParameters: [String] {
        let offset = offset == .zero ? nil : "offset: \(offset.debugDescription)"
        return [location.rawValue, offset, wrapsCorner ? "wrapsCorner" : nil].compactMap(\.self)
    }

    /// The parameters, the child, the corner element, and the style if anything is set.
    public var debugDescription: String {
        line(LayoutContext.name(of: child), "corner \(LayoutContext.name(of: corner))")
    }
}

extension WrapperLayoutSpec: CustomDebugStringConvertible {
    /// The number of children, and the style if anything is set.
    public var debugDescription: String { line("children: \(children.count)") }
}

extension SpacerLayoutSpec: CustomDebugStringConvertible {
    /// The style, if anything is set.
    public var debugDescription: String { line() }
}
