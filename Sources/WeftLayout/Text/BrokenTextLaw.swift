/// Two layouts of a text that together break a law of text measurers.
public struct BrokenTextLaw: Hashable, Sendable {
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
    /// The law, both layouts with their maximum widths, and the properties that differ, in one
    /// line.
    public var description: String {
        """
        \(law): in \(maximumWidth.plainText) \(layout.debugDescription), \
        in \(otherMaximumWidth.plainText) \(otherLayout.debugDescription), \
        different in \(differences.joined(separator: ", "))
        """
    }

    /// The properties in which the layouts differ.
    private var differences: [String] {
        var names: [String] = []
        func compare<Value: Equatable>(_ name: String, _ property: KeyPath<TextLayout, Value>) {
            if layout[keyPath: property] != otherLayout[keyPath: property] { names.append(name) }
        }
        compare("size", \.size)
        compare("lines", \.lines)
        compare("attributes", \.attributes)
        compare("ascender", \.ascender)
        compare("descender", \.descender)
        compare("lineHeight", \.lineHeight)
        compare("isTruncated", \.isTruncated)
        return names
    }
}
