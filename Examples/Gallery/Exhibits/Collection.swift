/// A part of the gallery.
struct Collection: Sendable {
    let title: String
    let introduction: String
    let exhibits: [Exhibit]

    /// The gallery from beginning to end.
    static let all = [layoutExamples, specimens, customSpecs]
}
