import Weft

/// The tree of W4, and its texts.
struct FeedTree {
    /// The tree.
    let tree: DisplayTree

    /// The texts, depth first: six in each cell, the third of which is a time.
    let texts: [DisplayNode<ArithmeticText>]

    init(cellCount: Int, scheduler: LayoutScheduler) throws {
        let feed = DisplayNode(FeedContent(cellCount: cellCount))
        tree = DisplayTree(root: feed, environment: .benchmark, scheduler: scheduler)
        texts = try tree.update { edit in
            var texts: [DisplayNode<ArithmeticText>] = []
            for cell in edit[feed].cells { texts += edit.texts(of: cell) }
            return texts
        }
    }
}

extension LCG {
    /// A new width for the text at an index, in points. Times are short.
    mutating func width(ofText index: Int) -> Double {
        Double(next(in: index % 6 == 2 ? 40...80 : 40...600))
    }
}

extension TreeEdit {
    /// The six texts of a cell, depth first.
    mutating func texts(of cell: DisplayNode<FeedCell>) -> [DisplayNode<ArithmeticText>] {
        let cell = self[cell]
        let header = self[cell.header]
        let names = self[header.names]
        return [names.name, names.location, header.time] + self[cell.footer].texts
    }
}
