import Testing

@testable import WeftLayout

@Suite("Styles as values")
struct StyleValueTests {
    /// Closures that each set one property to a value made from a number.
    private static let writes: [@Sendable (inout LayoutElementStyle, Double) -> Void] = [
        { $0.width = .points($1) }, { $0.height = .points($1) },
        { $0.minWidth = .points($1) }, { $0.minHeight = .points($1) },
        { $0.maxWidth = .points($1) }, { $0.maxHeight = .points($1) },
        { $0.flexBasis = .points($1) }, { $0.flexGrow = $1 }, { $0.flexShrink = $1 },
        { $0.spacingBefore = $1 }, { $0.spacingAfter = $1 },
        { $0.ascender = $1 }, { $0.descender = $1 },
        { $0.layoutPosition = LayoutPoint(x: $1, y: 0) },
        { $0.layoutPosition = LayoutPoint(x: 0, y: $1) },
        { $0.alignSelf = $1 == 1 ? .start : .end },
    ]

    @Test("Writing to a style or to a copy of it leaves the other as it was")
    func copies() {
        for write in Self.writes {
            var first = LayoutElementStyle()
            write(&first, 1)
            let kept = first
            var second = first
            write(&first, 2)
            #expect(second == kept && first != kept)
            write(&second, 3)
            #expect(second != kept && first.assignedProperties == kept.assignedProperties)
            write(&first, 1)
            #expect(first == kept)
        }
    }

    @Test("A number that is assigned to a dimension is a number of points")
    func points() {
        let length = 2.5
        let written = LayoutElementStyle {
            $0.width = length
            $0.height = length
            $0.minWidth = length
            $0.minHeight = length
            $0.maxWidth = length
            $0.maxHeight = length
            $0.flexBasis = length
        }
        var expected = LayoutElementStyle()
        for write in Self.writes.prefix(7) { write(&expected, length) }
        #expect(written == expected)
    }

    @Test("Styles that differ in any one number have different hashes")
    func hashes() {
        for write in Self.writes.dropLast() {
            let styles = (1...20).map { number in
                LayoutElementStyle { write(&$0, Double(number)) }
            }
            #expect(Set(styles.map(\.hashValue)).count == styles.count)
        }
    }

    @Test("A number that no layout can follow is marked as odd until it is replaced")
    func oddities() {
        for write in Self.writes.dropLast() {
            var style = LayoutElementStyle()
            style.width = .points(-1)
            style.alignSelf = .end
            write(&style, .nan)
            let property = style.assignedProperties.subtracting([.width, .alignSelf])
            #expect(style.values.odd == property.union(.width))
            write(&style, 1)
            #expect(style.values.odd == (property.isEmpty ? [] : .width))
        }
    }

    @Test("A maximum in points may be infinite, and spacing, unlike a flex factor, may be negative")
    func bounds() {
        var style = LayoutElementStyle()
        style.maxWidth = .points(.infinity)
        style.spacingBefore = -1
        style.descender = -1
        #expect(style.values.odd.isEmpty)
        style.flexGrow = -1
        style.maxHeight = .fraction(.infinity)
        #expect(style.values.odd == [.flexGrow, .maxHeight])
    }

    @Test("A property that was unset has its default value, and overrides nothing")
    func unsetting() {
        let base = LayoutElementStyle {
            $0.width = .fraction(0.5)
            $0.ascender = 3
            $0.flexGrow = -1
        }
        var style = base
        style.unset([.width, .flexGrow, .height])
        #expect(style == LayoutElementStyle { $0.ascender = 3 })
        #expect(
            style.assignedProperties == .ascender && style.width == .auto && style.flexGrow == 0
        )
        #expect(base.overridden(by: style) == base)
        style.unset(.ascender)
        #expect(style.isEmpty && style.ascender == 0)
    }

    @Test("A style is printed with the properties that are set, always in the same order")
    func description() {
        var style = LayoutElementStyle()
        #expect(style.debugDescription == "LayoutElementStyle()")
        style.flexGrow = 1
        style.width = .fraction(0.5)
        style.alignSelf = .center
        #expect(
            style.debugDescription
                == "LayoutElementStyle(width: fraction(0.5), flexGrow: 1, alignSelf: center)"
        )
        let every = LayoutElementStyle.Properties(rawValue: 1 << 15 - 1)
        #expect(every.description.split(separator: ", ").count == 15)
    }

    @Test("Tasks that write to copies of one style do not disturb each other")
    func tasks() async {
        var style = LayoutElementStyle()
        style.flexGrow = 1
        let shared = style
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<500).allSatisfy { round in
                        var own = shared
                        own.flexShrink = Double(task * 1_000 + round)
                        own.flexGrow = 2
                        return own.flexShrink == Double(task * 1_000 + round)
                            && shared.flexGrow == 1 && shared.flexShrink == 0
                    }
                }
            }
            for await isUndisturbed in group { #expect(isUndisturbed) }
        }
        #expect(shared == style)
    }
}
