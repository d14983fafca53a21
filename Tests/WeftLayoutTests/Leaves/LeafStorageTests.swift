import Testing

@testable import WeftLayout

@Suite("How leaves store optional values")
struct LeafStorageTests {
    @Test("Optional sizes and colours take no more room than others")
    func room() {
        #expect(MemoryLayout<BoxContent>.size == 24)
        #expect(MemoryLayout<ImageContent>.size == 40)
    }

    @Test(
        "A size reads back bit for bit as it was given, whatever it is",
        arguments: [
            .zero, LayoutSize(width: 3, height: 4), LayoutSize(width: -0.0, height: -1),
            LayoutSize(width: -.infinity, height: .infinity),
            LayoutSize(width: 0, height: .nan),
        ] as [LayoutSize]
    )
    func sizes(size: LayoutSize) throws {
        for kept in [BoxContent(size: size).size, ImageContent(intrinsicSize: size).intrinsicSize] {
            let kept = try #require(kept)
            #expect(kept.width.bitPattern == size.width.bitPattern)
            #expect(kept.height.bitPattern == size.height.bitPattern)
        }
    }

    @Test("No NaN in a width is mistaken for a missing size")
    func oddWidths() {
        for payload in 0..<64 as Range<UInt64> {
            for sign in [0, 1 << 63] as [UInt64] {
                let width = Double(bitPattern: Double.nan.bitPattern | payload | sign)
                let box = BoxContent(size: LayoutSize(width: width, height: 5))
                #expect(box.size?.width.isNaN == true && box.size?.height == 5)
            }
        }
    }

    @Test("A size with a NaN equals itself, whatever the bits of the NaN, and no other size")
    func equalNaN() {
        let odd = Double(bitPattern: Double.nan.bitPattern | 1)
        let boxes = [Double.nan, -.nan, odd].map {
            BoxContent(size: LayoutSize(width: $0, height: 5))
        }
        #expect(Set(boxes).count == 1)
        #expect(boxes[0] != BoxContent(size: LayoutSize(width: .nan, height: 6)))
        #expect(boxes[0] != BoxContent())
        #expect(boxes[0] != BoxContent(size: LayoutSize(width: 5, height: 5)))
        #expect(BoxContent(size: LayoutSize(width: .nan, height: 0)) != BoxContent())
        let highBoxes = [Double.nan, -.nan, odd].map {
            BoxContent(size: LayoutSize(width: 5, height: $0))
        }
        #expect(Set(highBoxes.map(\.hashValue)).count == 1)
    }

    @Test("Sizes and colours can be set, changed in place and removed")
    func changes() {
        var box = BoxContent()
        #expect(box.size == nil && box.color == nil)
        #expect(box == BoxContent() && box.hashValue == BoxContent().hashValue)
        box.size = LayoutSize(width: 1, height: 2)
        box.size?.width = 7
        box.color = 0xFFFFFF
        #expect(box == BoxContent(size: LayoutSize(width: 7, height: 2), color: 0xFFFFFF))
        #expect(box != BoxContent(size: LayoutSize(width: 7, height: 2)))
        box.size = nil
        #expect(box == BoxContent(color: 0xFFFFFF))
        box.color = nil
        #expect(box == BoxContent())
        var image = ImageContent(name: "a")
        #expect(image.intrinsicSize == nil && image.placeholderColor == nil)
        image.placeholderColor = DisplayColor(hex: 0, opacity: 0)
        image.intrinsicSize = .zero
        #expect(
            image
                == ImageContent(
                    intrinsicSize: .zero,
                    name: "a",
                    placeholderColor: DisplayColor(hex: 0, opacity: 0)
                )
        )
        #expect(Set([image, ImageContent(name: "a"), image]).count == 2)
    }
}
