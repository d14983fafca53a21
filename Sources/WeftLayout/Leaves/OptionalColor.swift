/// A colour or none, in the room of a colour: there are many leaves.
struct OptionalColor: Sendable {
    private let stored: DisplayColor

    init(_ value: DisplayColor?) { stored = value ?? .missing }

    /// The colour, or nil.
    var value: DisplayColor? { stored.isMissing ? nil : stored }
}
