import Weft

/// 250 edits of one writer of W12, always the same ones.
///
/// Writer *w* changes texts whose number is *w* modulo the number of writers, in two rounds: the
/// second one goes through the same texts as the first one and gives them other widths. So the
/// edits of a turn change something also where another turn went before.
struct WritersTurn {
    /// The edits of a turn; half of them are a round.
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

    /// Makes the next edit, and returns whether there is a further one.
    mutating func edit(_ feed: FeedTree) throws -> Bool {
        if count == Self.editCount / 2 { texts = LCG(seed: UInt32(12 + writer)) }
        count += 1
        let index = texts.next() % (feed.texts.count / writerCount) * writerCount + writer
        let width = widths.width(ofText: index)
        try feed.tree.update { $0[feed.texts[index]].width = width }
        return count < Self.editCount
    }
}
