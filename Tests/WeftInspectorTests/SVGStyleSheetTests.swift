import Testing
import Weft

@testable import WeftInspector

@Suite("The style sheet of SVG drawings")
struct SVGStyleSheetTests {
    /// The values of a variable, for light and for dark surroundings.
    private func values(_ variable: String) -> [Substring] {
        SVGStyleSheet.text.split { "{;}".contains($0) }
            .filter { $0.hasPrefix("--\(variable):") }
            .map { $0.dropFirst(variable.count + 3) }
    }

    @Test("Each tint has a colour for light surroundings and another one for dark ones")
    func tints() {
        let colors = (0..<6).map { values("tint\($0)") }
        #expect(colors.allSatisfy { $0.count == 2 })
        #expect(Set(colors.joined()).count == 12)
        #expect(values("tint6").isEmpty)
        #expect(colors[0] == ["#5b6470", "#a7b0bc"])
    }

    @Test("Boxes and labels of a tint have its colour", arguments: 0..<6)
    func classes(tint: Int) {
        let color = "var(--tint\(tint))"
        let rules = SVGStyleSheet.text.split(separator: "\n")
        #expect(rules.contains(".weft .weft-box\(tint){fill:\(color);stroke:\(color)}"))
        #expect(rules.contains(".weft .weft-label\(tint){fill:\(color)}"))
    }

    @Test("Tints repeat for nodes that are deeper than there are tints")
    func depths() throws {
        let svg = try DisplayNode(Nest(depth: 8)).layout().svg()
        let tints = svg.matches(of: /class="weft-box weft-box(\d+)"/).map { String($0.1) }
        #expect(tints == ["0", "1", "2", "3", "4", "5", "0", "1", "2", "3"])
    }
}
