import Testing
import Weft
import WeftTesting

/// A text with room for a stamp at its end: beside its last line or, if that is too long, below it.
struct StampedText: LeafContent, Equatable {
    var text = TextContent("")
    var stamp = TextContent("", fontSize: 10)

    func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        let measured = text.measure(constrainedSize, in: environment)
        let lines = (measured.payload as? TextLayout)?.lines ?? []
        let room = stamp.measure(.unbounded, in: environment).size
        let width = (lines.last?.width ?? 0) + 8 + room.width
        var size = measured.size
        if width <= constrainedSize.max.width {
            size = LayoutSize(width: max(size.width, width), height: max(size.height, room.height))
        } else {
            size.height += room.height
        }
        return LeafMeasurement(size: size, payload: measured.payload)
    }
}

struct StampedMessage: NodeContent, Equatable {
    var string: String
    var time: String
    let text = DisplayNode(StampedText())
    let stamp = DisplayNode(TextContent(""))

    func updateSubnodes(_ edit: inout TreeEdit) {
        edit[text].text.string = string
        edit[text].stamp.string = time
        edit[stamp] = edit[text].stamp
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        text.overlay(stamp.relative(horizontal: .end, vertical: .end))
    }
}

@Suite("The stamp of How-to.md")
struct StampExamples {
    /// The frames of a message's text and stamp in a bubble that is at most as wide as given.
    private func frames(
        _ string: String,
        maximumWidth: Double
    ) throws -> (text: LayoutRect, stamp: LayoutRect, lines: [TextLayout.Line]) {
        let content = StampedMessage(string: string, time: "12:30")
        let commit = try DisplayNode(content).layout(
            in: SizeRange(max: LayoutSize(width: maximumWidth, height: .infinity)),
            environment: LayoutEnvironment(displayScale: 0)
        )
        #expect(commit.diagnostics.isEmpty)
        let text = try #require(commit.frame(of: content.text))
        let stamp = try #require(commit.frame(of: content.stamp))
        let layout = try #require(commit.payload(of: content.text, as: TextLayout.self))
        return (text, stamp, layout.lines)
    }

    @Test("A stamp stands beside the last line where that leaves room for it, and else below it")
    func stamp() throws {
        let (short, beside, _) = try frames("Yes", maximumWidth: 200)
        #expect(beside.maxX == short.maxX && beside.maxY == short.maxY)
        let longer = try frames("Yes, of course", maximumWidth: 200).text
        #expect(short.height == longer.height)
        let half = try frames("Some words and others", maximumWidth: .infinity).lines[0].width
        for (end, isBeside) in [("some", true), ("some words and others", false)] {
            let string = "Some words and others, " + end
            let (text, stamp, lines) = try frames(string, maximumWidth: half + 10)
            let last = try #require(lines.last)
            #expect(lines.count == 2)
            #expect(stamp.maxX == text.maxX && stamp.maxY == text.maxY)
            #expect((last.width + 8 + stamp.width <= text.width) == isBeside)
            #expect((stamp.minY < last.baseline) == isBeside)
        }
    }

    @Test("A stamped text keeps the promises of a leaf")
    func promises() {
        let text = StampedText(text: TextContent("Some words"), stamp: TextContent("12:30"))
        #expect(text.brokenPromises().isEmpty)
    }
}
