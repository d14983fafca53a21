import WeftLayout

/// The frames of a commit's nodes in drawing order, searched by where they are.
///
/// What follows each other in drawing order mostly lies side by side. So every sixteen frames have
/// a box around them, every sixteen of these boxes one as well, and so on up to a single box (a
/// *bounding volume hierarchy*). A search passes over each box in which nothing can be found.
final class FrameIndex: Sendable {
    /// A node in its place.
    struct Entry {
        /// The slot of the node.
        let slot: Slot
        /// The frame in the root's coordinates, in points.
        let frame: LayoutRect
    }

    /// All nodes in drawing order.
    let entries: [Entry]

    /// For each node, the position after those of all nodes below it.
    let ends: [Int32]

    /// The position of each slot among the entries; -1 for a slot without a node.
    private let positionsBySlot: [Int32]

    /// The boxes of each level: first those around frames, last the one around everything.
    private let levels: [[FrameBox]]

    /// How many bits of a position each level distinguishes.
    private static let levelBits = 4

    init(entries: [Entry], ends: [Int32]) {
        self.entries = entries
        self.ends = ends
        let lastSlot = entries.reduce(-1) { max($0, $1.slot) }
        var positionsBySlot = [Int32](repeating: -1, count: Int(lastSlot) + 1)
        for (position, entry) in entries.enumerated() {
            positionsBySlot[Int(entry.slot)] = Int32(position)
        }
        self.positionsBySlot = positionsBySlot
        var boxes = entries.map { FrameBox($0.frame) }
        var levels: [[FrameBox]] = []
        repeat {
            boxes = Self.boxes(around: boxes)
            levels.append(boxes)
        } while boxes.count > 1
        self.levels = levels
    }

    private static func boxes(around inner: [FrameBox]) -> [FrameBox] {
        let width = 1 << levelBits
        return stride(from: 0, to: inner.count, by: width).map { start in
            inner[(start + 1)..<min(start + width, inner.count)]
                .reduce(inner[start]) { $0.union($1) }
        }
    }

    /// The node in a slot.
    subscript(slot: Slot) -> Entry { entries[position(of: slot)] }

    /// The position, in drawing order, of the node in a slot.
    func position(of slot: Slot) -> Int { Int(positionsBySlot[Int(slot)]) }

    /// The positions of all nodes.
    var positions: Range<Int> { 0..<entries.count }

    /// The positions of the nodes below the one in a slot.
    func positions(below slot: Slot) -> Range<Int> {
        let position = position(of: slot)
        return (position + 1)..<Int(ends[position])
    }

    /// Visits the nodes whose frames overlap a rectangle, from back to front.
    ///
    /// - Parameter range: The positions of the nodes that are searched.
    /// - Complexity: O(*m* log *n*) in the number *m* of nodes that are found and the number *n* of
    ///   all nodes, where neighbours in drawing order lie side by side; O(*n*) in any case.
    func forEachEntry<Failure: Error>(
        in rect: LayoutRect,
        at range: Range<Int>,
        _ body: (Entry) throws(Failure) -> Void
    ) throws(Failure) {
        let sought = FrameBox(rect)
        var position = range.lowerBound
        while position < range.upperBound {
            if let level = level(beginningAt: position, where: { !$0.overlaps(sought) }) {
                position += 1 << (Self.levelBits * level)
                continue
            }
            let entry = entries[position]
            if entry.frame.intersects(rect) { try body(entry) }
            position += 1
        }
    }

    /// Visits the nodes whose frames contain a point, from front to back.
    ///
    /// - Parameters:
    ///   - range: The positions of the nodes that are searched.
    ///   - body: Returns whether to go on.
    /// - Complexity: As for `forEachEntry(in:at:_:)`.
    func forEachEntry(
        containing point: LayoutPoint,
        at range: Range<Int>,
        _ body: (Entry) -> Bool
    ) {
        var position = range.upperBound - 1
        while position >= range.lowerBound {
            if let level = level(endingAt: position, where: { !$0.contains(point) }) {
                position = Self.start(ofBox: level, around: position) - 1
                continue
            }
            let entry = entries[position]
            if entry.frame.contains(point), !body(entry) { return }
            position -= 1
        }
    }

    /// The position of the first node in the box of a level around a position.
    private static func start(ofBox level: Int, around position: Int) -> Int {
        position & (-1 << (levelBits * level))
    }

    /// The highest level with a box that begins with a node and fulfils a condition; nil if there
    /// is none.
    private func level(beginningAt position: Int, where isSought: (FrameBox) -> Bool) -> Int? {
        let highest = position.trailingZeroBitCount / Self.levelBits
        return level(upTo: highest, at: position, where: isSought)
    }

    /// The highest level with a box that ends with a node and fulfils a condition; nil if there is
    /// none.
    private func level(endingAt position: Int, where isSought: (FrameBox) -> Bool) -> Int? {
        let next = position + 1
        let highest =
            next == entries.count ? levels.count : next.trailingZeroBitCount / Self.levelBits
        return level(upTo: highest, at: position, where: isSought)
    }

    private func level(
        upTo highest: Int,
        at position: Int,
        where isSought: (FrameBox) -> Bool
    ) -> Int? {
        var level = min(highest, levels.count)
        while level > 0 {
            if isSought(levels[level - 1][position >> (Self.levelBits * level)]) { return level }
            level -= 1
        }
        return nil
    }
}
