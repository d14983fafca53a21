import ExampleSpecs
import Testing
import Weft

struct SettingsPage: NodeContent {
    var settings = ["Sounds", "Language"].map { DisplayNode(TextContent($0)) }
    let version = DisplayNode(TextContent("Version 1.0"))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, spacing: 8) {
            settings
            SpacerLayoutSpec().flexGrow(1)
            version
        }
    }
}

func screen(width: Double, height: Double) -> SizeRange {
    SizeRange(
        min: LayoutSize(width: width, height: height),
        max: LayoutSize(width: width, height: .infinity)
    )
}

struct Dialog: NodeContent {
    let buttons = ["OK", "Cancel"].map { DisplayNode(TextContent($0)) }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        EqualWidthsLayoutSpec(spacing: 8) {
            for button in buttons { button.inset(6) }
        }
        .relative(horizontal: .end, vertical: .none)
    }
}

enum ColumnWidths: LayoutEnvironmentKey {
    static let defaultValue: [Double] = []
}

struct Sheet: NodeContent {
    var cells: [[String]]
    private(set) var rows: [DisplayNode<SheetRow>] = []

    init(_ cells: [[String]]) {
        self.cells = cells
        rows = cells.map { DisplayNode(SheetRow(texts: $0.map { DisplayNode(TextContent($0)) })) }
    }

    func updateSubnodes(_ edit: inout TreeEdit) {
        for (row, line) in zip(rows, cells) {
            for (text, cell) in zip(edit[row].texts, line) { edit[text].string = cell }
        }
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        EnvironmentReader { environment in
            StackLayoutSpec(.vertical, spacing: 4, children: rows)
                .environment { $0[ColumnWidths.self] = widths(in: environment) }
        }
    }

    private func widths(in environment: LayoutEnvironment) -> [Double] {
        var widths: [Double] = []
        for line in cells {
            widths += Array(repeating: 0, count: max(0, line.count - widths.count))
            for (column, cell) in line.enumerated() {
                let text = TextContent(cell).measure(.unbounded, in: environment)
                widths[column] = max(widths[column], text.size.width)
            }
        }
        return widths
    }
}

struct SheetRow: NodeContent {
    let texts: [DisplayNode<TextContent>]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        EnvironmentReader { environment in
            StackLayoutSpec(spacing: 12) {
                for (text, width) in zip(texts, environment[ColumnWidths.self]) {
                    text.width(width)
                }
            }
        }
    }
}

@Suite("The panels and tables of How-to.md")
struct PanelExamples {
    @Test("A footer is at the bottom of the screen, or below a page that is longer")
    func footer() throws {
        let page = SettingsPage()
        let short = try DisplayNode(page).layout(in: screen(width: 320, height: 480))
        #expect(short.size.height == 480)
        #expect(short.frame(of: page.version)?.maxY == 480)
        let settings = (0..<60).map { DisplayNode(TextContent("Setting \($0)")) }
        let longer = SettingsPage(settings: settings)
        let long = try DisplayNode(longer).layout(in: screen(width: 320, height: 480))
        #expect(long.size.height > 480)
        #expect(long.frame(of: longer.version)?.maxY == long.size.height)
    }

    @Test("Buttons are as wide as the widest of them, and share what is too little for that")
    func buttons() throws {
        let dialog = Dialog()
        let wide = try DisplayNode(dialog).layout(in: SizeRange(width: 300))
        let frames = dialog.buttons.compactMap { wide.frame(of: $0) }
        let natural = try dialog.buttons[1].layout().size
        #expect(frames.map(\.width) == [natural.width, natural.width])
        #expect(frames[1].maxX == 294)
        #expect(frames[1].minX - frames[0].maxX == 20)
        let narrow = Dialog()
        let commit = try DisplayNode(narrow).layout(in: SizeRange(width: 60))
        #expect(narrow.buttons.compactMap { commit.frame(of: $0)?.width } == [14, 14])
    }

    @Test("The columns of all rows have one width, edits that keep it touch no row, and they scale")
    func columns() async throws {
        let sheet = DisplayNode(Sheet([["a", "b"], ["a longer cell", "c"]]))
        let tree = DisplayTree(root: sheet)
        let first = try await tree.layout(in: SizeRange(width: 320))
        func starts(in commit: LayoutCommit) -> [Double?] {
            commit[sheet].rows.map { row in commit.frame(of: commit[row].texts[1])?.minX }
        }
        let longest = TextContent("a longer cell").measure(.unbounded, in: first.environment)
        let start = longest.size.width.rounded(.up) + 12
        #expect(starts(in: first) == [start, start])
        try tree.update { $0[sheet].cells[0][1] = "d" }
        let second = try await tree.layout(in: SizeRange(width: 320))
        #expect(starts(in: second) == starts(in: first))
        let cell = second[second[sheet].rows[0]].texts[1]
        let updated = LayoutTransition(from: first, to: second).updated
        #expect(Set(updated) == [sheet.anyNode, cell.anyNode])
        try tree.update { $0[sheet].cells[0][0] = "the longest of all cells" }
        let third = try await tree.layout(in: SizeRange(width: 320))
        #expect(Set(starts(in: third)).count == 1)
        #expect(starts(in: third) != starts(in: first))
        try tree.update { $0.environment.textMeasurer = ScaledMeasurer(scale: 2) }
        let fourth = try await tree.layout(in: SizeRange(width: 320))
        let wide = try #require(starts(in: third)[0]) * 2 - 12
        #expect(starts(in: fourth).compactMap(\.self).map { abs($0 - wide) <= 2 } == [true, true])
    }
}
