/// A part of the gallery.
struct ExhibitGroup: Sendable {
    let title: String
    let introduction: String
    let exhibits: [Exhibit]

    /// The gallery from beginning to end.
    static let all = [layoutExamples, specimens, customSpecs]
}
