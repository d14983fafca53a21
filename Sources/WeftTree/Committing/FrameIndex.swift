import Synchronization
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
    private let entries: [Entry]

    /// For each node, the position after those of all nodes below it.
    private let ends: [Int32]

    /// The position of each slot among the entries; -1 for a slot without a node.
    private let positionsBySlot: [Int32]

    /// The boxes of each level: first those around frames, last the one around everything.
    private let levels: [[Box]]

    /// How many bits of a position each level distinguishes.
    private static let levelBits = 4

    /// Creates the index of a commit.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    init(_ commit: LayoutCommit) {
        var entries: [Entry] = []
        entries.reserveCapacity(commit.nodeCount)
        var ends = [Int32](repeating: Int32(commit.nodeCount), count: commit.nodeCount)
        // The positions of the nodes above the one that is visited.
        var open: [Int] = []
        commit.forEachPlacement { placement, details, frame, depth in
            while open.count > depth { ends[open.removeLast()] = Int32(entries.count) }
            open.append(entries.count)
            entries.append(Entry(slot: details.slot(of: placement), frame: frame))
        }
        self.entries = entries
        self.ends = ends
        let lastSlot = entries.reduce(-1) { max($0, $1.slot) }
        var positionsBySlot = [Int32](repeating: -1, count: Int(lastSlot) + 1)
        for (position, entry) in entries.enumerated() {
            positionsBySlot[Int(entry.slot)] = Int32(position)
        }
        self.positionsBySlot = positionsBySlot
        var boxes = entries.map { Box($0.frame) }
        var levels: [[Box]] = []
        repeat {
            boxes = Self.boxes(around: boxes)
            levels.append(boxes)
        } while boxes.count > 1
        self.levels = levels
    }

    private static func boxes(around inner: [Box]) -> [Box] {
        let width = 1 << levelBits
        return stride(from: 0, to: inner.count, by: width).map { start in
            inner[(start + 1)..<min(start + width, inner.count)]
                .reduce(inner[start]) { $0.union($1) }
        }
    }

    /// The node at a position in drawing order.
    subscript(position: Int) -> Entry { entries[position] }

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
        let sought = Box(rect)
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
    private func level(beginningAt position: Int, where isSought: (Box) -> Bool) -> Int? {
        let highest =
            position == 0 ? levels.count : position.trailingZeroBitCount / Self.levelBits
        return level(upTo: highest, at: position, where: isSought)
    }

    /// The highest level with a box that ends with a node and fulfils a condition; nil if there is
    /// none.
    private func level(endingAt position: Int, where isSought: (Box) -> Bool) -> Int? {
        let next = position + 1
        let highest =
            next == entries.count ? levels.count : next.trailingZeroBitCount / Self.levelBits
        return level(upTo: highest, at: position, where: isSought)
    }

    private func level(
        upTo highest: Int,
        at position: Int,
        where isSought: (Box) -> Bool
    ) -> Int? {
        var level = min(highest, levels.count)
        while level > 0 {
            if isSought(levels[level - 1][position >> (Self.levelBits * level)]) { return level }
            level -= 1
        }
        return nil
    }
}

/// The edges of the least rectangle around some frames, in points.
private struct Box {
    let left: Double
    let top: Double
    let right: Double
    let bottom: Double
}

extension Box {
    init(_ rect: LayoutRect) {
        self.init(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
    }

    /// The box around both boxes.
    func union(_ other: Box) -> Box {
        Box(
            left: min(left, other.left),
            top: min(top, other.top),
            right: max(right, other.right),
            bottom: max(bottom, other.bottom)
        )
    }

    /// Whether a frame in this box may have an area in common with one in the other box.
    func overlaps(_ other: Box) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    /// Whether a frame in this box may contain a point.
    func contains(_ point: LayoutPoint) -> Bool {
        left <= point.x && point.x < right && top <= point.y && point.y < bottom
    }
}

extension LayoutCommit {
    /// The frames, searched by where they are. They are collected when they are first needed; if
    /// several threads do so at the same time, all but one do it in vain.
    var frameIndex: FrameIndex {
        storage.frameIndex.load() ?? storage.frameIndex.storeIfNil(FrameIndex(self))
    }

    /// The node of one of the commit's frames.
    func node(of entry: FrameIndex.Entry) -> AnyDisplayNode {
        guard let node = storage.table.node(of: entry.slot) else {
            preconditionFailure("the index has the nodes of the commit")
        }
        return AnyDisplayNode(handle: node)
    }
}
