import Weft

/// A turn of one writer of W12: 250 edits, always the same ones.
///
/// Writer *w* changes texts whose number is *w* modulo the number of writers, in two rounds. The
/// second round visits the same texts as the first one and gives them other widths, so the edits of
/// a turn change something even after an earlier turn.
struct WritersTurn {
    /// The number of edits in a turn, half of them in each round.
    static let editCount = 250

    private let writer: Int
    private let writerCount: Int
    private var texts: LCG
    private var widths: LCG
    private var count = 0

    init(of writer: Int, writers: Int) {
        self.writer = writer
        writerCount = writers
        texts = LCG(seed: UInt32(12 + writer))
        widths = LCG(seed: UInt32(112 + writer))
    }

    /// Makes the next edit, and returns whether another one follows.
    mutating func edit(_ feed: FeedTree) throws -> Bool {
        if count == Self.editCount / 2 { texts = LCG(seed: UInt32(12 + writer)) }
        count += 1
        let index = texts.next() % (feed.texts.count / writerCount) * writerCount + writer
        let width = widths.width(ofText: index)
        try feed.tree.update { $0[feed.texts[index]].width = width }
        return count < Self.editCount
    }
}
