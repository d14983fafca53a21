public import WeftLayout

/// Two layouts of a text, the second of which breaks a promise of its measurer.
public struct BrokenTextPromise: Hashable, Sendable {
    /// The promise that is broken.
    public let promise: TextPromise

    /// The maximum width of the first layout, in points.
    public let maximumWidth: Double

    /// The first layout.
    public let layout: TextLayout

    /// The maximum width of the second layout, in points.
    public let otherMaximumWidth: Double

    /// The second layout.
    public let otherLayout: TextLayout
}

extension BrokenTextPromise: CustomStringConvertible {
    /// The promise, both layouts with their maximum widths, and the properties that differ, in one
    /// line.
    public var description: String {
        """
        \(promise): in \(maximumWidth.plainText) \(layout.debugDescription), \
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
