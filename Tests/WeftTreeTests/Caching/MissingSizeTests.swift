import StressKit
import Testing
import Weft

@Suite("Leaves without a size")
struct MissingSizeTests {
    private struct Row: NodeContent {
        var direction = StackDirection.horizontal
        var alignItems = StackAlignItems.stretch
        var ratio: Double?
        var photo = DisplayNode(ImageContent(), name: "photo")
        let title = DisplayNode(TextContent("Sunset"))

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(direction, alignItems: alignItems) {
                if let ratio { photo.ratio(ratio) } else { photo }
                title
            }
        }
    }

    /// The elements without a size, by their names in diagnostics.
    private func lacking(_ commit: LayoutCommit) -> [String] {
        commit.diagnostics.compactMap { diagnostic in
            diagnostic.kind == .noIntrinsicSize ? diagnostic.element : nil
        }
    }

    @Test(
        "A stack reports such a leaf whether or not it stretches it",
        arguments: [StackDirection.horizontal, .vertical],
        [StackAlignItems.stretch, .start]
    )
    func stretched(direction: StackDirection, alignItems: StackAlignItems) async throws {
        let node = DisplayNode(Row(direction: direction, alignItems: alignItems))
        let reference = try node.layout(in: SizeRange(width: 300))
        #expect(lacking(reference).count == 1)
        let commit = try await DisplayTree(root: node).layout(in: SizeRange(width: 300))
        #expect(commit.diagnostics == reference.diagnostics)
        #expect(
            commit.nodes.map { commit.frame(of: $0) }
                == reference.nodes.map { reference.frame(of: $0) }
        )
    }

    @Test(
        "A stack reports a node around such a leaf, too, whether or not it stretches it",
        arguments: [StackAlignItems.stretch, .start]
    )
    func stretchedNode(alignItems: StackAlignItems) async throws {
        struct Frame: NodeContent {
            let photo = DisplayNode(ImageContent(), name: "photo")

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement { photo }
        }
        struct Row: NodeContent {
            let alignItems: StackAlignItems
            let frame = DisplayNode(Frame(), name: "frame")
            let title = DisplayNode(TextContent("Sunset"))

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                StackLayoutSpec(.horizontal, alignItems: alignItems) {
                    frame
                    title
                }
            }
        }
        let row = DisplayNode(Row(alignItems: alignItems))
        let reference = try row.layout(in: SizeRange(width: 300))
        let name = alignItems == .stretch ? "Frame(frame)" : "ImageContent"
        #expect(lacking(reference) == [name])
        let tree = DisplayTree(root: row)
        for height in [300.0, 200] {
            // In the second round, what the node answered is known.
            let range = SizeRange(min: .zero, max: LayoutSize(width: 300, height: height))
            let commit = try await tree.layout(in: range)
            #expect(try differences(commit, row.layout(in: range)) == [])
            #expect(lacking(commit) == [name])
        }
    }

    @Test(
        "A ratio without any length to apply to is reported, but not its leaf",
        arguments: [StackAlignItems.stretch, .start]
    )
    func ratio(alignItems: StackAlignItems) throws {
        let row = DisplayNode(Row(alignItems: alignItems, ratio: 0.75))
        let kinds = try row.layout(in: SizeRange(width: 300)).diagnostics
            .filter { $0.element == "RatioLayoutSpec" }.map(\.kind)
        #expect(kinds.contains(.unboundedRatio))
        #expect(!kinds.contains(.noIntrinsicSize))
    }

    @Test(
        "A child with infinite size is reported even if it is stretched",
        arguments: [StackAlignItems.stretch, .start],
        [nil, 15]
    )
    func infinite(alignItems: StackAlignItems, baseline: Double?) async throws {
        struct Banner: LeafContent {
            let baseline: Double?

            func measure(_ range: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement {
                LeafMeasurement(
                    size: LayoutSize(width: range.max.width, height: 20),
                    firstBaseline: baseline
                )
            }
        }
        struct BannerSpec: LayoutSpec {
            var style = LayoutElementStyle()

            func layout(
                thatFits range: SizeRange,
                parentSize: LayoutSize,
                context: inout LayoutContext
            ) throws(LayoutInterruption) -> LayoutSize {
                LayoutSize(width: range.max.width, height: min(20, range.max.height))
            }
        }
        struct Banners: NodeContent {
            let alignItems: StackAlignItems
            let banner: DisplayNode<Banner>
            let title = DisplayNode(TextContent("Sunset"))

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                StackLayoutSpec(.horizontal, alignItems: alignItems) {
                    banner
                    BannerSpec()
                    title
                }
            }
        }
        let banners = Banners(
            alignItems: alignItems,
            banner: DisplayNode(Banner(baseline: baseline), name: "banner")
        )
        let node = DisplayNode(banners, name: "row")
        let reference = try node.layout(in: .unbounded)
        let named = reference.diagnostics.compactMap { diagnostic in
            switch diagnostic.kind {
            case .invalidSize, .noIntrinsicSize: diagnostic.element
            default: "\(diagnostic)"
            }
        }
        let name = alignItems == .start ? "Banner" : "Banner(banner)"
        #expect(named.sorted() == [name, "BannerSpec"])
        let commit = try await DisplayTree(root: node).layout(in: .unbounded)
        #expect(commit.diagnostics == reference.diagnostics)
    }

    @Test("A leaf with an infinite size is 0×0 and is reported, even if its range is bounded")
    func infiniteInFiniteRange() throws {
        struct Endless: LeafContent {
            static let size = LayoutSize(width: .infinity, height: 20)

            func measure(_ range: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement {
                LeafMeasurement(size: Self.size)
            }
        }
        let range = SizeRange(max: LayoutSize(width: 100, height: 100))
        let commit = try DisplayNode(Endless()).layout(in: range)
        #expect(commit.size == .zero)
        #expect(commit.diagnostics.map(\.kind) == [.invalidSize(Endless.size)])
    }

    @Test("Elements that are meant to be empty, or that fill something, are not reported")
    func meant() throws {
        struct Card: NodeContent {
            let empty = DisplayNode(BoxContent(size: .zero))
            let fill = DisplayNode(BoxContent())
            let text = DisplayNode(TextContent(""))

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                StackLayoutSpec {
                    empty
                    StackLayoutSpec(.vertical) {}
                    SpacerLayoutSpec().flexGrow(1)
                    text.background(fill)
                }
            }
        }
        #expect(try DisplayNode(Card()).layout(in: SizeRange(width: 300)).diagnostics == [])
    }

    @Test(
        "A stretched divider or a growing box has a size and is not reported",
        arguments: [StackDirection.horizontal, .vertical]
    )
    func dividers(direction: StackDirection) throws {
        struct Divided: NodeContent {
            let direction: StackDirection
            let title = DisplayNode(TextContent("Sunset"))
            let line = DisplayNode(BoxContent(), name: "line")
            let rest = DisplayNode(BoxContent(), name: "rest")

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                let isRow = direction == .horizontal
                return StackLayoutSpec(direction) {
                    title
                    isRow ? line.width(1) : line.height(1)
                    rest.flexGrow(1)
                }
            }
        }
        let divided = Divided(direction: direction)
        let isRow = direction == .horizontal
        let range = isRow ? SizeRange(width: 300) : SizeRange(height: 300)
        let commit = try DisplayNode(divided).layout(in: range)
        #expect(commit.diagnostics == [])
        let line = try #require(commit.frame(of: divided.line)?.size)
        let rest = try #require(commit.frame(of: divided.rest)?.size)
        #expect(min(line.width, line.height) == 1)
        #expect(min(rest.width, rest.height) > 0)
    }

    @Test("A warm layout reports missing sizes as a cold one does")
    func warm() async throws {
        let row = Row()
        let node = DisplayNode(row)
        let tree = DisplayTree(root: node)
        for size in [nil, LayoutSize.zero, nil, LayoutSize(width: 30, height: 20), .zero] {
            try tree.update { $0[row.photo].intrinsicSize = size }
            let commit = try await tree.layout(in: SizeRange(width: 300))
            #expect(lacking(commit).isEmpty == (size != nil))
            #expect(try differences(commit, node.layout(in: SizeRange(width: 300))) == [])
        }
    }
}
