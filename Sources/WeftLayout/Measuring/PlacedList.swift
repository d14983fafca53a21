/// The elements that the spec under way has placed.
struct PlacedList {
    /// The index of the first scratch element that can be one of the spec's children.
    let base: Int

    /// The first placed element, or -1.
    var first: Int32 = -1

    /// The last placed element, or -1.
    var last: Int32 = -1

    /// The sum of the `nodeCount`s of the placed elements.
    var nodeCount: Int32 = 0

    /// The number of the placed elements and of everything placed below them.
    var elementCount: Int32 = 0

    /// The baselines that the spec has set; nil if it has not set them.
    var baselines: Baselines?

    /// In which other ranges all of the placed elements would be the same.
    var commonReuse = Reuse.whereItGrows

    /// In which other ranges the spec says that it would be the same itself.
    var reuse: Reuse = .nowhere
}
