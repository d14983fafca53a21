/// The elements that the spec under way has placed.
struct PlacedList {
    /// The index of the first scratch element that can be one of the spec's children.
    let base: Int

    /// The first placed element, or -1.
    var first: Int32 = -1

    /// The last placed element, or -1.
    var last: Int32 = -1

    /// How many nodes they are or have placed below them.
    var nodeCount: Int32 = 0

    /// How many elements they are with all that is placed below them.
    var elementCount: Int32 = 0

    /// The baselines that the spec stated, as distances from its top; NaN for none.
    var baselines: (first: Double, last: Double)?

    /// In which other ranges all of them would be the same.
    var commonReuse = Reuse.whereItGrows

    /// In which other ranges the spec says that it would be the same itself.
    var reuse: Reuse = .nowhere
}
