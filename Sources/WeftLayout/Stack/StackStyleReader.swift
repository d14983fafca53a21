/// What reads the styles of a stack's children for it.
///
/// Who has a style lends it for the time of the call: no reference to it is counted.
@usableFromInline
package struct StackStyleReader: Sendable {
    /// The axis of the stack.
    let axis: StackAxis

    /// The size that fractions refer to.
    let parentSize: LayoutSize

    /// Reads the style of the child that comes next, and enters it among those of the stack.
    ///
    /// - Parameters:
    ///   - style: A style that is not empty.
    ///   - token: What the engine finds the child and its style by, as long as the stack is solved;
    ///     nil if it does not, so that the stack keeps the style.
    package func read(
        _ style: LayoutElementStyle,
        token: Int32? = nil,
        context: inout LayoutContext
    ) {
        let place: StackItemStyle.Place
        if let token {
            place = .engine(token: token)
        } else {
            place = .context(index: context.stackStyles.count)
            context.stackStyles.append(style)
        }
        context.stackItemStyles.append(
            StackItemStyle(style, in: place, axis: axis, parentSize: parentSize)
        )
    }
}
