import Testing
import Weft

@testable import Gallery

@Suite("The screens of the gallery")
struct ScreenTests {
    private let environment = LayoutEnvironment(displayScale: 2)

    private func layout(
        _ node: some NodeReference,
        _ hosting: Hosting,
        _ orientation: Orientation = .portrait
    ) throws -> LayoutCommit {
        try node.layout(in: hosting.range(on: orientation.screen), environment: environment)
    }

    @Test("A long name shrinks, and the age stays on the screen", arguments: Orientation.allCases)
    func header(_ orientation: Orientation) throws {
        let name = String(repeating: "far too long ", count: 20)
        let cell = DisplayNode(HeaderCell(userName: name, place: "Oslo", age: "30 min"))
        let commit = try layout(cell, .cell, orientation)
        let nameFrame = try #require(commit.frame(of: commit[cell].userNameLabel))
        let ageFrame = try #require(commit.frame(of: commit[cell].ageLabel))
        #expect(ageFrame.maxX == orientation.screen.width - 10)
        #expect(nameFrame.minX == 10)
        #expect(nameFrame.maxX + 40 == ageFrame.minX)
        #expect(
            commit.payload(of: commit[cell].userNameLabel, as: TextLayout.self)?.isTruncated == true
        )
    }

    @Test("The place is shown only if it is known")
    func headerWithoutPlace() throws {
        let cell = DisplayNode(HeaderCell(userName: "Ada", place: nil, age: "1 h"))
        let commit = try layout(cell, .cell)
        #expect(commit.frame(of: commit[cell].placeLabel) == nil)
        #expect(commit.nodeCount == 3)
    }

    @Test("The photo is a quarter of the screen's width, the title 12 points above its bottom")
    func captionedPhoto() throws {
        for (orientation, side) in [(Orientation.portrait, 94.0), (.landscape, 167.0)] {
            let node = DisplayNode(CaptionedPhoto())
            let commit = try layout(node, .fitting, orientation)
            let photo = commit.frame(of: commit[node].photo)
            #expect(photo == LayoutRect(x: 0, y: 0, width: side, height: side))
            let title = try #require(commit.frame(of: commit[node].title))
            #expect(title.minX == 12)
            #expect(title.maxY == side - 12)
        }
    }

    @Test("The icon is at (150, 0), the photo at (20, 20)")
    func photoWithIcon() throws {
        let node = DisplayNode(PhotoWithIcon())
        let commit = try layout(node, .fitting)
        let icon = LayoutRect(x: 150, y: 0, width: 40, height: 40)
        let photo = LayoutRect(x: 20, y: 20, width: 150, height: 150)
        #expect(commit.frame(of: commit[node].icon) == icon)
        #expect(commit.frame(of: commit[node].photo) == photo)
        #expect(commit.size == LayoutSize(width: 190, height: 170))
    }

    @Test("The text of a cell is centred vertically, and the cell hugs it horizontally")
    func insetTextCell() throws {
        let node = DisplayNode(InsetTextCell())
        let commit = try layout(node, .bar(height: 60))
        let title = try #require(commit.frame(of: commit[node].title))
        #expect(title.minX == 12)
        #expect(commit.size == LayoutSize(width: title.maxX + 4, height: 60))
        #expect(abs(title.minY - (60 - title.size.height - 4) / 2) <= 0.5)
    }

    @Test("Separators are one pixel high and as wide as the screen")
    func separators() throws {
        let stretched = DisplayNode(SeparatedText())
        let first = try layout(stretched, .cell)
        #expect(
            first.frame(of: first[stretched].topSeparator)
                == LayoutRect(x: 0, y: 0, width: 375, height: 0.5)
        )
        let centered = DisplayNode(CenteredBetweenSeparators())
        let second = try layout(centered, .cell, .landscape)
        let top = try #require(second.frame(of: second[centered].topSeparator))
        let message = try #require(second.frame(of: second[centered].message))
        #expect(top == LayoutRect(x: 0, y: 60, width: 667, height: 0.5))
        #expect(message.minY == 80.5)
        #expect(abs(message.minX + message.size.width / 2 - 667 / 2) <= 0.5)
    }

    @Test("The badge lies on the corner, moved by (−3, 3), and adds to the size only if wrapped")
    func badge() throws {
        let hanging = DisplayNode(BadgedAvatar())
        let first = try layout(hanging, .fitting)
        #expect(first.size == LayoutSize(width: 80, height: 80))
        #expect(
            first.frame(of: first[hanging].badge)
                == LayoutRect(x: 80 - 12 - 3, y: -12 + 3, width: 24, height: 24)
        )
        let wrapped = DisplayNode(BadgedAvatar(wrapsCorner: true))
        let second = try layout(wrapped, .fitting)
        #expect(second.size == LayoutSize(width: 89, height: 89))
        #expect(
            second.frame(of: second[wrapped].avatar)
                == LayoutRect(x: 0, y: 9, width: 80, height: 80)
        )
    }

    @Test("A ratio keeps room for a photo; without one, the cell grows when the photo arrives")
    func feed() throws {
        let size = LayoutSize(width: 1200, height: 260)
        func heights(_ ratio: Double?) throws -> [Double] {
            try [nil, size].map { size in
                try layout(
                    DisplayNode(SocialFeedCell(photoSize: size, photoRatio: ratio)),
                    .cell
                ).size.height
            }
        }
        let kept = try heights(0.5)
        #expect(kept[0] == kept[1])
        let jumping = try heights(nil)
        #expect(jumping[1] - jumping[0] == 260)
        let cell = DisplayNode(SocialFeedCell(photoSize: size, photoRatio: 0.5))
        let commit = try layout(cell, .cell, .landscape)
        #expect(
            commit.frame(of: commit[cell].photo)
                == LayoutRect(x: 0, y: 56, width: 667, height: 333.5)
        )
        #expect(commit.frame(of: commit[cell].age)?.maxX == 655)
    }

    @Test("Four videos share the screen, and the banner takes half of its height")
    func screens() throws {
        let wall = DisplayNode(VideoWall())
        let commit = try layout(wall, .screen, .landscape)
        #expect(
            commit.frame(of: commit[wall].drums)
                == LayoutRect(x: 333.5, y: 125, width: 333.5, height: 125)
        )
        #expect(
            commit.frame(of: commit[wall].piano)
                == LayoutRect(x: 0, y: 250, width: 333.5, height: 125)
        )
        let banner = try layout(DisplayNode(HalfHeightBanner()), .sheet)
        #expect(banner.size == LayoutSize(width: 375, height: 333.5))
    }
}
