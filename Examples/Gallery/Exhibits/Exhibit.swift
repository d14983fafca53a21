import Weft

/// A screen of the gallery: its content, what happens to it, and what to say about it.
struct Exhibit: Sendable {
    /// The heading.
    let title: String

    /// A few sentences about what there is to see.
    let note: String

    /// The file with the source to show, below the folder of the examples.
    let sourcePath: String

    private let performance: @Sendable ((LayoutCommit) throws -> Void) async throws -> Performance

    /// Creates an exhibit.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - note: A few sentences about what there is to see.
    ///   - sourcePath: The file with the source to show. By default it is the file in the folder of
    ///     the screens that is named after the content.
    ///   - hosting: The sizes that the host allows.
    ///   - opening: What the first pictures show, in a few words.
    ///   - content: Makes the root's content anew.
    ///   - steps: The edits that follow the first layout.
    init<Content: NodeContent>(
        _ title: String,
        note: String,
        sourcePath: String? = nil,
        hosting: Hosting = .cell,
        opening: String = "",
        content: @escaping @Sendable () -> Content,
        steps: [Step<Content>] = []
    ) {
        self.title = title
        self.note = note
        self.sourcePath = sourcePath ?? "Gallery/Screens/\(Content.self).swift"
        performance = { observe in
            var stage = Stage(root: DisplayNode(content()), hosting: hosting)
            try await stage.show(opening, observe: observe)
            for step in steps {
                try stage.edit(step)
                try await stage.show(step.caption, observe: observe)
            }
            return stage.performance
        }
    }

    /// Lays the screen out, turns the display, and does both again after each edit.
    ///
    /// - Parameter observe: Called with every commit as soon as it is there.
    func perform(
        observe: (LayoutCommit) throws -> Void = { _ in }
    ) async throws -> Performance {
        try await performance(observe)
    }
}
