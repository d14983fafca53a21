import Foundation
import RandomLayouts
import TestSupport
import Testing

@testable import WeftLayout

@Suite("The packed storage of styles")
struct StylePackingTests {
    private static let dimensions:
        [any WritableKeyPath<LayoutElementStyle, LayoutDimension> & Sendable] =
            [
                \.width, \.height, \.minWidth, \.minHeight, \.maxWidth, \.maxHeight, \.flexBasis,
            ]

    private static let numbers: [any WritableKeyPath<LayoutElementStyle, Double> & Sendable] = [
        \.spacingBefore, \.spacingAfter, \.flexGrow, \.flexShrink, \.ascender, \.descender,
        \.layoutPosition.x, \.layoutPosition.y,
    ]

    private static let values: [Double] = [
        0, -0.0, 1, 0.5, -1, -7, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity,
        -.infinity, .nan, .signalingNaN, -.nan,
    ]

    private static let written: [LayoutDimension] =
        [.auto] + values.map { .points($0) } + values.map { .fraction($0) }

    /// A style that sets everything.
    private static var full: LayoutElementStyle {
        var style = LayoutElementStyle()
        for dimension in dimensions { style[keyPath: dimension] = 3 }
        for number in numbers { style[keyPath: number] = 4 }
        style.alignSelf = .center
        return style
    }

    @Test("A style's values take 80 bytes, and the values that few styles set take 48")
    func size() {
        #expect(MemoryLayout<LayoutElementStyle.Values>.size == 80)
        #expect(MemoryLayout<LayoutElementStyle.RareValues>.size == 48)
        // One property fewer than a packed set has room for.
        #expect(Self.full.assignedProperties.rawValue == 1 << 15 - 1)
    }

    @Test("A dimension reads back bit for bit, whatever was there before, and changes no other")
    func dimensions() {
        for property in Self.dimensions {
            for first in Self.written {
                var style = LayoutElementStyle()
                #expect(style[keyPath: property] == .auto)
                style[keyPath: property] = first
                #expect(style[keyPath: property].bits == first.bits)
                for second in Self.written {
                    var style = style
                    style[keyPath: property] = second
                    #expect(style[keyPath: property].bits == second.bits, "\(first), \(second)")
                    for other in Self.dimensions where other != property {
                        #expect(style[keyPath: other] == .auto)
                    }
                }
            }
        }
    }

    @Test("A number reads back bit for bit, and changes no other property")
    func numbers() {
        for property in Self.numbers {
            for value in Self.values {
                var style = Self.full
                style[keyPath: property] = value
                #expect(style[keyPath: property].bitPattern == value.bitPattern)
                style[keyPath: property] = 4
                #expect(style == Self.full)
            }
        }
    }

    @Test("An alignment reads back as it was written")
    func alignments() {
        for alignment in [StackAlignSelf.auto, .start, .end, .center, .stretch] {
            var style = Self.full
            style.alignSelf = alignment
            #expect(style.alignSelf == alignment)
            style.alignSelf = .center
            #expect(style == Self.full)
        }
    }

    @Test("A use overrides the dimensions that it sets, even to `auto`, and no others")
    func overriddenDimensions() {
        for property in Self.dimensions {
            for value in Self.written {
                var use = LayoutElementStyle()
                use[keyPath: property] = value
                let result = Self.full.overridden(by: use)
                #expect(result[keyPath: property].bits == value.bits)
                #expect(result.values.odd == use.values.odd)
                var mended = result
                mended[keyPath: property] = 3
                #expect(mended == Self.full)
                let restored = result.overridden(by: Self.full)
                #expect(restored == Self.full && restored.values.odd.isEmpty)
            }
        }
    }

    @Test("A use overrides the numbers that it sets, and no others")
    func overriddenNumbers() {
        for property in Self.numbers.dropLast(2) {
            for value in Self.values {
                var use = LayoutElementStyle()
                use[keyPath: property] = value
                var result = Self.full.overridden(by: use)
                #expect(result[keyPath: property].bitPattern == value.bitPattern)
                result[keyPath: property] = 4
                #expect(result == Self.full)
            }
        }
    }

    @Test("A use's position overrides that of the base, and a use without a position keeps it")
    func overriddenPositions() {
        var plain = LayoutElementStyle()
        plain.width = 5
        var placed = LayoutElementStyle()
        placed.layoutPosition = LayoutPoint(x: 1, y: 2)
        for result in [plain.overridden(by: placed), placed.overridden(by: plain)] {
            #expect(result.layoutPosition == LayoutPoint(x: 1, y: 2))
            #expect(result.width == 5)
            #expect(result.assignedProperties == [.width, .layoutPosition])
        }
        var use = Self.full
        use.layoutPosition = LayoutPoint(x: 8, y: 9)
        #expect(Self.full.overridden(by: use) == use)
        #expect(plain.overridden(by: use) == use)
    }

    @Test("Decoding a property whose value is null leaves it unset")
    func missingValue() throws {
        var style = LayoutElementStyle()
        style.width = .points(-3)
        let json = #"{"flexGrow":null,"width":{"points":-3}}"#
        let decoded = try JSONDecoder().decode(LayoutElementStyle.self, from: Data(json.utf8))
        #expect(decoded == style)
        #expect(decoded.assignedProperties == .width && decoded.values.odd == .width)
    }

    @Test("Styles differ if a dimension differs in kind or number, or in whether it is set")
    func equality() {
        for property in Self.dimensions {
            for (first, second) in Self.written.flatMap({ first in
                Self.written.map { (first, $0) }
            }) {
                var left = LayoutElementStyle()
                left[keyPath: property] = first
                var right = LayoutElementStyle()
                right[keyPath: property] = second
                let areEqual =
                    switch (first, second) {
                    case (.points(let first), .points(let second)),
                        (.fraction(let first), .fraction(let second)):
                        first == second || first.isNaN && second.isNaN
                    default: first == second
                    }
                #expect((left == right) == areEqual, "\(first), \(second)")
                if left == right { #expect(left.hashValue == right.hashValue) }
                #expect(left != LayoutElementStyle())
            }
        }
    }

    @Test("Setting a property to NaN again changes nothing, whichever number it is")
    func notNumbers() {
        for property in LayoutElementStyle.table {
            var (style, other) = (LayoutElementStyle(), LayoutElementStyle())
            for number in [1, Double.nan] {
                switch property.place {
                case .dimension(let path):
                    style[keyPath: path] = .points(number)
                    other[keyPath: path] = .points(.nan)
                case .number(let path):
                    style[keyPath: path] = number
                    other[keyPath: path] = .nan
                case .point(let path):
                    style[keyPath: path] = LayoutPoint(x: number, y: number)
                    other[keyPath: path] = LayoutPoint(x: .nan, y: .nan)
                case .alignment: continue
                }
                #expect((style == other) == number.isNaN, "\(property.name)")
            }
        }
    }

    @Test("A dimension with an unknown key or with two numbers cannot be decoded")
    func unknownDimension() throws {
        for json in [
            #"{"point":40}"#, #"{"points":1,"fraction":2}"#, #"{"points":1,"unit":"px"}"#,
        ] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(LayoutDimension.self, from: Data(json.utf8))
            }
        }
        #expect(try JSONDecoder().decode(LayoutDimension.self, from: Data("{}".utf8)) == .auto)
        let points = Data(#"{"points":1,"fraction":null}"#.utf8)
        #expect(try JSONDecoder().decode(LayoutDimension.self, from: points) == .points(1))
    }

    @Test("Decoding a style with an unknown key throws an error that names the key")
    func unknownProperty() {
        let json = Data(#"{"flexGrow":1,"flexgrow":1}"#.utf8)
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(LayoutElementStyle.self, from: json)
        }
        guard case .dataCorrupted(let context)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == ["flexgrow"])
    }

    @Test("A style is encoded with the names of the properties that are set")
    func encoding() throws {
        var style = LayoutElementStyle()
        style.width = .points(10)
        style.maxHeight = .fraction(-0.5)
        style.flexBasis = .auto
        style.alignSelf = .stretch
        style.layoutPosition = LayoutPoint(x: 1, y: 2)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = try String(decoding: encoder.encode(style), as: UTF8.self)
        #expect(
            json == """
                {"alignSelf":"stretch","flexBasis":{},"layoutPosition":{"x":1,"y":2},\
                "maxHeight":{"fraction":-0.5},"width":{"points":10}}
                """
        )
    }

    @Test("Decoding restores what was encoded", arguments: Seeds.range(200))
    func coding(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var style = LayoutElementStyle()
        for property in Self.dimensions where random.chance(50) {
            style[keyPath: property] = random.pick(Self.written)
        }
        for property in Self.numbers where random.chance(50) {
            style[keyPath: property] = random.pick(Self.values)
        }
        if random.chance(50) { style.alignSelf = .end }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "+",
            negativeInfinity: "-",
            nan: "?"
        )
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "+",
            negativeInfinity: "-",
            nan: "?"
        )
        let data = try encoder.encode(style)
        let decoded = try decoder.decode(LayoutElementStyle.self, from: data)
        #expect(try encoder.encode(decoded) == data, "seed \(seed)")
        #expect(decoded.assignedProperties == style.assignedProperties, "seed \(seed)")
        #expect(decoded.values.odd == style.values.odd, "seed \(seed)")
    }
}

extension LayoutDimension {
    /// The kind and the bits of the number.
    fileprivate var bits: [UInt64] {
        switch self {
        case .auto: [0]
        case .points(let number): [1, number.bitPattern]
        case .fraction(let number): [2, number.bitPattern]
        }
    }
}
