/// A text measurer of any type, which can be compared with others.
struct AnyTextMeasurer: Hashable, Sendable {
    let measurer: any TextMeasurer

    static func == (left: AnyTextMeasurer, right: AnyTextMeasurer) -> Bool {
        AnyHashable(left.measurer) == AnyHashable(right.measurer)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(measurer)) }
}

extension ReflexiveValue<AnyTextMeasurer> {
    init(_ measurer: any TextMeasurer) {
        self.init(AnyTextMeasurer(measurer: measurer))
    }

    var measurer: any TextMeasurer { content.measurer }
}
