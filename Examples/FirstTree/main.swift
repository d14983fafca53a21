import Weft
import WeftInspector

struct Greeting: NodeContent, Equatable {
    var name: String
    let avatar = DisplayNode(ImageContent(intrinsicSize: LayoutSize(width: 40, height: 40)))
    let text = DisplayNode(TextContent(""))
    func updateSubnodes(_ edit: inout TreeEdit) { edit[text].string = "Hello, \(name)!" }
    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.horizontal, spacing: 8, alignItems: .center) {
            avatar
            text.flexShrink(1)
        }
        .inset(10)
    }
}
let greeting = DisplayNode(Greeting(name: "world"))
let tree = DisplayTree(root: greeting)
print(try await tree.layout(in: SizeRange(width: 160)).outline())
try tree.update { $0[greeting].name = "everybody who has read this far" }
print(try await tree.layout(in: SizeRange(width: 160)).ascii(columns: 48))
