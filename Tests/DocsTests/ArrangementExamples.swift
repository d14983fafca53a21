import ExampleSpecs
import Testing
import Weft

struct Names: FixedSpecContent {
    let user = DisplayNode(TextContent("Ada Lovelace"))
    let place = DisplayNode(TextContent("London"))

    var layoutSpec: some LayoutElement {
        StackLayoutSpec(.vertical, alignItems: .start) {
            user
            place
        }
    }
}

struct Price: NodeContent {
    let amount = DisplayNode(TextContent("1,200"))
    let unit = DisplayNode(TextContent("per month"))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        if constrainedSize.max.width < 100 {
            StackLayoutSpec(.vertical) {
                amount
                unit
            }
        } else {
            StackLayoutSpec(spacing: 4, alignItems: .baselineFirst) {
                amount
                unit
            }
            .inset(8)
        }
    }
}

struct FirstThatFits: LayoutSpec {
    var style = LayoutElementStyle()
    var candidates: [any LayoutElement]

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        var shown = candidates.last
        for candidate in candidates {
            let size = try context.measure(candidate, in: .unbounded).size
            if size.width <= constrainedSize.max.width, size.height <= constrainedSize.max.height {
                shown = candidate
                break
            }
        }
        guard let shown else { return constrainedSize.min }
        let measured = try context.measure(shown, in: constrainedSize)
        context.place(measured, at: .zero)
        return measured.size.clamped(to: constrainedSize)
    }
}

struct Actions: NodeContent {
    let reply = DisplayNode(TextContent("Reply"))
    let forward = DisplayNode(TextContent("Forward"))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        FirstThatFits(candidates: [
            StackLayoutSpec(spacing: 8) {
                reply
                forward
            },
            StackLayoutSpec(.vertical) {
                reply
                forward
            },
        ])
    }
}

struct PhotoGrid: NodeContent {
    let photos: [DisplayNode<ImageContent>]
    var columnCount = 3
    let gap = 4.0

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        let gaps = gap * Double(columnCount - 1)
        let width = ((constrainedSize.max.width - gaps) / Double(columnCount)).rounded(.down)
        StackLayoutSpec(spacing: gap, alignItems: .start, flexWrap: .wrap, lineSpacing: gap) {
            for photo in photos { photo.ratio(1).width(width) }
        }
    }
}

struct Contact: NodeContent {
    let heading = DisplayNode(TextContent("Contact", isBold: true))
    let fields = [("Name", "Ada Lovelace"), ("Telephone", "none")].map { label, value in
        (label: DisplayNode(TextContent(label)), value: DisplayNode(TextContent(value)))
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        TableLayoutSpec(
            columnSpacing: 12,
            rowSpacing: 8,
            rows: [[heading]] + fields.map { [$0.label, $0.value] }
        )
    }
}

struct InvoiceLine: NodeContent {
    let title: DisplayNode<TextContent>
    let amount: DisplayNode<TextContent>

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(spacing: 12) {
            title.flexBasis(0).flexGrow(1)
            StackLayoutSpec(horizontalAlignment: .right) { amount }.width(72)
        }
    }
}

struct Reply: NodeContent {
    let name = DisplayNode(TextContent("Ada"), name: "name")
    let text = DisplayNode(TextContent("That is what I would call an engine."), name: "text")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        EnvironmentReader { environment in
            let isMirrored = environment.readingDirection == .rightToLeft
            StackLayoutSpec(.vertical, alignItems: isMirrored ? .end : .start) {
                name
                text
            }
            .inset(leading: 8, trailing: 40)
        }
    }
}

struct Bubble: NodeContent {
    let text = DisplayNode(TextContent("See you at the station?"), name: "text")
    let box = DisplayNode(BoxContent(), name: "box")
    var isOwn = false

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        EnvironmentReader { environment in
            let isOnTheRight = isOwn == (environment.readingDirection == .leftToRight)
            StackLayoutSpec(.vertical) {
                text.inset(10).background(box)
                    .maxWidth(.fraction(0.7))
                    .alignSelf(isOnTheRight ? .end : .start)
            }
        }
    }
}

@Suite("Arrangements in How-to.md")
struct ArrangementExamples {
    @Test("A content with a fixed spec is measured once, even if it is stretched")
    func measuredOnce() async throws {
        let names = DisplayNode(Names())
        let column = Rows(rows: [names.anyNode, DisplayNode(ProgressBar()).anyNode])
        let commit = try await DisplayTree(root: DisplayNode(column)).layout(in: .unbounded)
        #expect(commit.frame(of: names)?.size.width == 120)
        #expect(commit.statistics.measurementCount == 5)
    }

    @Test("An arrangement is chosen by width, and a leading element stands where reading begins")
    func arrangements() throws {
        let price = Price()
        for (width, isBeside) in [(90.0, false), (200, true)] {
            let commit = try DisplayNode(price).layout(in: SizeRange(width: width))
            let frames = (commit.frame(of: price.amount), commit.frame(of: price.unit))
            #expect(((frames.0?.maxX ?? 0) < (frames.1?.minX ?? 0)) == isBeside)
        }
        let reply = Reply()
        let node = DisplayNode(reply)
        for (direction, edge) in [(ReadingDirection.leftToRight, 8.0), (.rightToLeft, 192)] {
            let environment = LayoutEnvironment(readingDirection: direction)
            let commit = try node.layout(in: SizeRange(width: 200), environment: environment)
            let frame = try #require(commit.frame(of: reply.name))
            #expect((direction == .leftToRight ? frame.minX : frame.maxX) == edge)
        }
    }

    @Test("The first of several arrangements that fits is shown")
    func firstThatFits() async throws {
        let actions = Actions()
        let tree = DisplayTree(root: DisplayNode(actions))
        for (width, isBeside) in [(300.0, true), (60, false), (10, false), (300, true)] {
            let commit = try await tree.layout(in: SizeRange(width: width))
            let reply = try #require(commit.frame(of: actions.reply))
            let forward = try #require(commit.frame(of: actions.forward))
            #expect((reply.maxX < forward.minX) == isBeside)
            #expect((reply.maxY <= forward.minY) != isBeside)
            #expect(commit.diagnostics.isEmpty)
        }
    }

    @Test("The columns of a grid are equally wide, even in its last line")
    func grid() throws {
        let photos = (0..<7).map { _ in DisplayNode(ImageContent()) }
        let commit = try DisplayNode(PhotoGrid(photos: photos)).layout(in: SizeRange(width: 321))
        #expect(commit.size == LayoutSize(width: 321, height: 320))
        for (index, photo) in photos.enumerated() {
            let origin = LayoutPoint(x: Double(index % 3) * 108, y: Double(index / 3) * 108)
            let size = LayoutSize(width: 104, height: 104)
            #expect(commit.frame(of: photo) == LayoutRect(origin: origin, size: size))
        }
    }

    @Test("The values of a form begin after the widest label")
    func form() throws {
        let contact = DisplayNode(Contact())
        let commit = try contact.layout(in: SizeRange(width: 300))
        let fields = commit[contact].fields
        let values = fields.compactMap { commit.frame(of: $0.value) }
        let telephone = try #require(commit.frame(of: fields[1].label))
        #expect(values.map(\.minX) == [telephone.maxX + 12, telephone.maxX + 12])
        #expect(values.map(\.maxX) == [300, 300])
        #expect(commit.frame(of: commit[contact].heading)?.size.width == 300)
    }

    @Test(
        "The amounts of an invoice end at the same place, also from right to left",
        arguments: [(ReadingDirection.leftToRight, 300.0), (.rightToLeft, 72)]
    )
    func invoice(direction: ReadingDirection, end: Double) throws {
        for amount in ["7.00", "1,024.50"] {
            let line = InvoiceLine(
                title: DisplayNode(TextContent("Paper")),
                amount: DisplayNode(TextContent(amount))
            )
            let size = LayoutSize(width: 300, height: 20)
            let commit = try DisplayNode(line).layout(
                in: SizeRange(exactly: size),
                environment: LayoutEnvironment(readingDirection: direction)
            )
            #expect(commit.frame(of: line.amount)?.maxX == end)
        }
    }

    @Test("A bubble takes at most 70 % of its column, on the side of its speaker")
    func bubble() throws {
        for (direction, isOwn, isOnTheRight) in [
            (ReadingDirection.leftToRight, true, true), (.leftToRight, false, false),
            (.rightToLeft, true, false), (.rightToLeft, false, true),
        ] {
            let content = Bubble(isOwn: isOwn)
            let commit = try DisplayNode(content).layout(
                in: SizeRange(width: 200),
                environment: LayoutEnvironment(readingDirection: direction)
            )
            let frame = try #require(commit.frame(of: content.box))
            #expect(frame.width > 100 && frame.width <= 140)
            #expect(isOnTheRight ? frame.maxX == 200 : frame.minX == 0)
            #expect(commit.diagnostics.isEmpty)
        }
    }
}
