/// Modifiers that wrap an element in a spec.
extension LayoutElement {
    /// Puts space around the element, in points.
    public func inset(_ insets: LayoutInsets) -> InsetLayoutSpec {
        InsetLayoutSpec(insets: insets, child: self)
    }

    /// Puts the same space on every side of the element, in points.
    public func inset(_ points: Double) -> InsetLayoutSpec {
        inset(LayoutInsets(points))
    }

    /// Puts space on the left and the right of the element, and above and below it, in points.
    public func inset(horizontal: Double = 0, vertical: Double = 0) -> InsetLayoutSpec {
        inset(LayoutInsets(horizontal: horizontal, vertical: vertical))
    }

    /// Puts space on single sides of the element, in points; left and right do not depend on the
    /// reading direction.
    public func inset(
        top: Double = 0,
        left: Double = 0,
        bottom: Double = 0,
        right: Double = 0
    ) -> InsetLayoutSpec {
        inset(LayoutInsets(top: top, left: left, bottom: bottom, right: right))
    }

    /// Puts space on single sides of the element, in points; leading is where lines begin in the
    /// environment's reading direction.
    public func inset(
        top: Double = 0,
        leading: Double,
        bottom: Double = 0,
        trailing: Double = 0
    ) -> InsetLayoutSpec {
        InsetLayoutSpec(
            insets: LayoutInsets(top: top, left: leading, bottom: bottom, right: trailing),
            followsReadingDirection: true,
            child: self
        )
    }

    /// Puts space on single sides of the element, in points; trailing is where lines end in the
    /// environment's reading direction.
    public func inset(
        top: Double = 0,
        bottom: Double = 0,
        trailing: Double
    ) -> InsetLayoutSpec {
        inset(top: top, leading: 0, bottom: bottom, trailing: trailing)
    }

    /// Lays an element behind this one, with exactly the same size.
    public func background(_ background: any LayoutElement) -> BackgroundLayoutSpec {
        BackgroundLayoutSpec(child: self, background: background)
    }

    /// Lays the element in a builder behind this one, with exactly the same size.
    public func background(
        @LayoutSpecBuilder _ background: () -> some LayoutElement
    ) -> BackgroundLayoutSpec {
        self.background(background())
    }

    /// Lays an element over this one, with exactly the same size.
    public func overlay(_ overlay: any LayoutElement) -> OverlayLayoutSpec {
        OverlayLayoutSpec(child: self, overlay: overlay)
    }

    /// Lays the element in a builder over this one, with exactly the same size.
    public func overlay(
        @LayoutSpecBuilder _ overlay: () -> some LayoutElement
    ) -> OverlayLayoutSpec {
        self.overlay(overlay())
    }

    /// Centres the element in the available space, by default along both axes.
    public func centered(
        _ centeringOptions: CenterLayoutSpec.CenteringOptions = .xy,
        sizing sizingOptions: CenterLayoutSpec.SizingOptions = .default
    ) -> CenterLayoutSpec {
        CenterLayoutSpec(
            centeringOptions: centeringOptions,
            sizingOptions: sizingOptions,
            child: self
        )
    }

    /// Puts the element at one of nine places in the available space; by default at the left or the
    /// top along an axis that is not named.
    public func relative(
        horizontal: RelativeLayoutSpec.Position = .none,
        vertical: RelativeLayoutSpec.Position = .none,
        sizing sizingOption: RelativeLayoutSpec.SizingOption = .default
    ) -> RelativeLayoutSpec {
        RelativeLayoutSpec(
            horizontalPosition: horizontal,
            verticalPosition: vertical,
            sizingOption: sizingOption,
            child: self
        )
    }

    /// Gives the element a ratio of height to width.
    public func ratio(_ ratio: Double) -> RatioLayoutSpec {
        RatioLayoutSpec(ratio: ratio, child: self)
    }

    /// Puts a small element on a corner of this one; the offset is in points.
    public func corner(
        _ corner: any LayoutElement,
        at location: CornerLayoutSpec.Location,
        offset: LayoutPoint = .zero,
        wrapsCorner: Bool = false
    ) -> CornerLayoutSpec {
        CornerLayoutSpec(
            child: self,
            corner: corner,
            location: location,
            offset: offset,
            wrapsCorner: wrapsCorner
        )
    }

    /// Puts the small element in a builder on a corner of this one; the offset is in points.
    public func corner(
        at location: CornerLayoutSpec.Location,
        offset: LayoutPoint = .zero,
        wrapsCorner: Bool = false,
        @LayoutSpecBuilder _ corner: () -> some LayoutElement
    ) -> CornerLayoutSpec {
        self.corner(corner(), at: location, offset: offset, wrapsCorner: wrapsCorner)
    }

    /// Wraps the element in a spec that passes its size through.
    public func wrapped() -> WrapperLayoutSpec {
        WrapperLayoutSpec(self)
    }
}
