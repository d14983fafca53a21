/// Two layouts of a text that cannot both be, by a law of text measurers.
public struct BrokenTextLaw: Sendable {
    /// The law that is broken.
    public let law: TextLaw

    /// The maximum width of the first layout, in points.
    public let maximumWidth: Double

    /// The first layout.
    public let layout: TextLayout

    /// The maximum width of the second layout, in points.
    public let otherMaximumWidth: Double

    /// The second layout.
    public let otherLayout: TextLayout
}

extension BrokenTextLaw: CustomStringConvertible {
    /// The law, and both layouts with their maximum widths, in one line.
    public var description: String {
        """
        \(law): in \(maximumWidth) \(layout.debugDescription), \
        in \(otherMaximumWidth) \(otherLayout.debugDescription)
        """
    }
}
