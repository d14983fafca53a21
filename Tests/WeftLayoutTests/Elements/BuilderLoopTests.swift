import Testing
import WeftLayout

@Suite("Loops in a children builder")
struct BuilderLoopTests {
    private func order(
        @LayoutChildrenBuilder _ children: () -> [any LayoutElement]
    ) throws -> [String] {
        try layOut(StackLayoutSpec(children: children())).order
    }

    @Test("Each iteration adds its elements, in order")
    func rounds() throws {
        let found = try order {
            Box("first", 1, 1)
            for name in ["a", "b"] {
                Box(name, 1, 1)
                Box("\(name)'", 1, 1).inset(1)
            }
            Box("last", 1, 1)
        }
        #expect(found == ["first", "a", "a'", "b", "b'", "last"])
    }

    @Test("A loop without iterations adds nothing")
    func empty() throws {
        #expect(try order { for _ in 0..<0 { Box("never", 1, 1) } }.isEmpty)
    }

    @Test("A loop may contain conditions, optionals and loops")
    func nested() throws {
        let notes: [String?] = ["x", nil]
        let found = try order {
            for row in 0..<3 where row != 1 {
                if row == 0 { Box("top", 1, 1) }
                for column in 0..<2 { Box("\(row).\(column)", 1, 1) }
                switch row {
                case 0: Box("even", 1, 1)
                default: Box("odd", 1, 1).inset(1)
                }
            }
            for note in notes {
                if let note { Box(note, 1, 1) }
            }
        }
        #expect(found == ["top", "0.0", "0.1", "even", "2.0", "2.1", "odd", "x"])
    }

    @Test("An `any LayoutElement` may be the only element in a loop or in an `if`")
    func anyElements() throws {
        func element(_ name: String) -> any LayoutElement { Box(name, 1, 1) }
        let names = ["a", "b"]
        let none: [any LayoutElement] = []
        let found = try order {
            for name in names { element(name) }
            if names.count == 2 { element("c") }
            if let missing = none.first { missing }
            for name in names where name == "b" {
                if name == "a" { element("never") } else { element("d") }
            }
        }
        #expect(found == ["a", "b", "c", "d"])
        #expect(try order { for name in names { element(name) } } == names)
        #expect(try order { if let missing = none.first { missing } } == [])
    }

    @Test("A loop may declare variables before its elements")
    func declarations() throws {
        let found = try order {
            for number in 1...2 {
                let square = number * number
                Box("\(square)", 1, 1)
            }
        }
        #expect(found == ["1", "4"])
    }

    @Test("Every spec with children has a builder that takes loops")
    func everySpec() throws {
        let stack = StackLayoutSpec { for name in ["a", "b"] { Box(name, 1, 1) } }
        let wrapper = WrapperLayoutSpec { for name in ["a", "b"] { Box(name, 1, 1) } }
        let absolute = AbsoluteLayoutSpec { for name in ["a", "b"] { Box(name, 1, 1) } }
        for spec in [stack, wrapper, absolute] as [any LayoutElement] {
            #expect(try layOut(spec).order == ["a", "b"])
        }
    }
}
