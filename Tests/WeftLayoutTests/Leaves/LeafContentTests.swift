import Testing
import WeftLayout

@Suite("Leaf contents")
struct LeafContentTests {
    private let environment = LayoutEnvironment()
    private let bounded = SizeRange(max: LayoutSize(width: 30, height: 40))

    @Test("Leaf measurements and layout requests describe themselves in one line")
    func measurementDescriptions() {
        let size = LayoutSize(width: 8, height: 5)
        #expect(LeafMeasurement(size: size).debugDescription == "LeafMeasurement(8×5)")
        let full = LeafMeasurement(
            size: size,
            firstBaseline: 4,
            lastBaseline: 4.5,
            holdsWhereItFits: true,
            dependsOnWidthAlone: true,
            payload: "a",
            diagnostic: .custom("b")
        )
        #expect(
            full.debugDescription == """
                LeafMeasurement(8×5, first baseline 4, last baseline 4.5, String, custom("b"), \
                holds where it fits, depends on width alone)
                """
        )
        let request = MeasurementRequest(Box("a", 1, 1).inset(2), in: SizeRange(width: 5))
        #expect(request.debugDescription == "MeasurementRequest(InsetLayoutSpec, 5×0…∞)")
    }

    @Test("What is set on a measurement changes nothing else of it")
    func settingParts() {
        var measurement = LeafMeasurement(size: .zero)
        measurement.firstBaseline = 1
        measurement.lastBaseline = 2
        measurement.payload = "a"
        measurement.diagnostic = .custom("b")
        for _ in 0..<2 {
            #expect(measurement.firstBaseline == 1)
            #expect(measurement.lastBaseline == 2)
            #expect(measurement.payload as? String == "a")
            #expect(measurement.diagnostic == .custom("b"))
            // Now in the other order, with everything else set.
            measurement.diagnostic = .custom("b")
            measurement.payload = "a"
            measurement.lastBaseline = 2
            measurement.firstBaseline = 1
        }
        measurement.diagnostic = nil
        measurement.payload = nil
        measurement.lastBaseline = nil
        #expect(measurement.firstBaseline == 1)
        measurement.firstBaseline = nil
        #expect(measurement.firstBaseline == nil)
    }

    @Test("A leaf with a size of its own has that size, whatever the range")
    func ownSize() {
        let size = LayoutSize(width: 100, height: 5)
        let image = ImageContent(intrinsicSize: size).measure(bounded, in: environment)
        let box = BoxContent(size: size).measure(bounded, in: environment)
        #expect(image.size == size && image.diagnostic == nil)
        #expect(box.size == size && box.diagnostic == nil)
        #expect(box.firstBaseline == nil && box.lastBaseline == nil)
    }

    @Test("A leaf without a size fills a range that is finite in both dimensions")
    func filling() {
        #expect(ImageContent().measure(bounded, in: environment).size == bounded.max)
        #expect(BoxContent().measure(bounded, in: environment).size == bounded.max)
        #expect(BoxContent().measure(bounded, in: environment).diagnostic == nil)
    }

    @Test(
        "A leaf without a size is 0×0, with a diagnostic, if either dimension is unbounded",
        arguments: [
            LayoutSize(width: 30, height: .infinity), LayoutSize(width: 1e7, height: 40),
            LayoutSize(width: .nan, height: 40), .infinity,
        ]
    )
    func nothingToFill(_ largest: LayoutSize) {
        let range = SizeRange(max: largest)
        let image = ImageContent().measure(range, in: environment)
        let box = BoxContent().measure(range, in: environment)
        #expect(image.size == .zero)
        #expect(image.diagnostic == .noIntrinsicSize)
        #expect(box.size == .zero)
        #expect(box.diagnostic == .noIntrinsicSize)
    }

    @Test("A size that no element can have is passed on, for the layout to report")
    func hostileSize() {
        let size = LayoutSize(width: -1, height: .infinity)
        #expect(BoxContent(size: size).measure(bounded, in: environment).size == size)
    }

    @Test("A text wraps at the maximum width, and its measurement has its lines and baselines")
    func text() throws {
        var content = TextContent("", fontSize: 1000)
        content.string = "aa bb"
        let range = SizeRange(max: LayoutSize(width: 1200, height: 10))
        let measurement = content.measure(range, in: environment)
        let layout = try #require(measurement.payload as? TextLayout)
        #expect(layout.lines.map(\.text) == ["aa", "bb"])
        #expect(measurement.size == LayoutSize(width: 1112, height: 2300))
        #expect(measurement.firstBaseline == layout.firstBaseline)
        #expect(measurement.lastBaseline == layout.lastBaseline)
        content.maximumNumberOfLines = 1
        content.truncation = .clip
        #expect(content.measure(range, in: environment).size.height == 1150)
    }

    @Test("A text is measured by the environment's measurer")
    func measurer() {
        let environment = LayoutEnvironment(textMeasurer: SquareMeasurer(side: 7))
        let measurement = TextContent("any").measure(.unbounded, in: environment)
        #expect(measurement.size == LayoutSize(width: 7, height: 7))
        // It promises no more than the measurer, which may break lines differently in any width.
        #expect(!measurement.holdsWhereItFits && measurement.dependsOnWidthAlone)
    }

    @Test("Every measurer gets attributes that can be followed")
    func sanitizedAttributes() throws {
        let environment = LayoutEnvironment(textMeasurer: SquareMeasurer(side: 7))
        let text = TextContent("a", fontSize: .nan, isBold: true, lineHeightMultiple: -1)
        let measurement = text.measure(.unbounded, in: environment)
        let layout = try #require(measurement.payload as? TextLayout)
        #expect(layout.attributes == TextAttributes(isBold: true))
    }

    @Test("Contents that differ in a single property are not equal, so that an edit shows")
    func differentContents() {
        let size = LayoutSize(width: 1, height: 2)
        let images = [
            ImageContent(), ImageContent(name: "a"), ImageContent(name: "b"),
            ImageContent(intrinsicSize: size), ImageContent(placeholderColor: 0xFF0000),
        ]
        let texts = [
            TextContent("a"), TextContent("b"), TextContent("a", color: 0xFF0000),
            TextContent("a", fontSize: 15), TextContent("a", isBold: true),
            TextContent("a", fontFace: FontFace(rawValue: 1)),
            TextContent("a", lineHeightMultiple: 2), TextContent("a", maximumNumberOfLines: 1),
            TextContent("a", truncation: .clip),
        ]
        for (index, image) in images.enumerated() {
            #expect(images.indices.filter { images[$0] == image } == [index])
        }
        for (index, text) in texts.enumerated() {
            #expect(texts.indices.filter { texts[$0] == text } == [index])
        }
    }

    @Test("Attributes that cannot be followed are reported, and replaced by their defaults")
    func hostileAttributes() {
        let plain = TextContent("a").measure(.unbounded, in: environment)
        let size = TextContent("a", fontSize: -1).measure(.unbounded, in: environment)
        #expect(
            size.diagnostic
                == .invalidValue(property: "fontSize", value: "-1")
        )
        #expect(size.size == plain.size && plain.size.width > 0)
        #expect(size.payload as? TextLayout == plain.payload as? TextLayout)
        let attributes = TextAttributes(lineHeightMultiple: .nan)
        let height = TextContent("a", attributes: attributes).measure(.unbounded, in: environment)
        #expect(
            height.diagnostic
                == .invalidValue(property: "lineHeightMultiple", value: "nan")
        )
        #expect(height.size == plain.size)
    }

    @Test("Contents describe themselves")
    func descriptions() {
        let size = LayoutSize(width: 40, height: 30)
        #expect(TextContent("a\n").debugDescription == #"TextContent("a\n")"#)
        #expect(ImageContent().debugDescription == "ImageContent(no size)")
        let image = ImageContent(intrinsicSize: size, name: "cat")
        #expect(image.debugDescription == #"ImageContent("cat", 40×30)"#)
        #expect(BoxContent(size: size).debugDescription == "BoxContent(40×30)")
    }
}
