import TestSupport
import Testing
import Weft

@testable import WeftInspector

@Suite("Finding rectangles by where they are")
struct PlaceBoardTests {
    @Test("A board knows whether a place is free, whatever the sizes of the rectangles on it")
    func board() {
        let lengths: [Double] = [3, 10, 45]
        let starts: [Double] = Array(stride(from: -48, through: 12, by: 6))
        let spans = lengths.flatMap { length in starts.map { $0..<$0 + length } }
        func rect(_ span: Range<Double>, isRow: Bool) -> LayoutRect {
            let length = span.upperBound - span.lowerBound
            return isRow
                ? LayoutRect(x: span.lowerBound, y: -1, width: length, height: 2)
                : LayoutRect(x: -1, y: span.lowerBound, width: 2, height: length)
        }
        for isRow in [false, true] {
            for first in spans {
                var board = PlaceBoard(cellLength: 10)
                board.occupy(rect(first, isRow: isRow))
                for second in spans {
                    var board = board
                    let isFree = board.take(firstFreeOf: [rect(second, isRow: isRow)]) != nil
                    #expect(isFree == !first.overlaps(second), "\(first) \(second)")
                }
            }
        }
    }

    @Test("Labels avoid much larger rectangles, and find the free places beside them")
    func largeText() {
        var board = PlaceBoard(cellLength: 10)
        board.occupy(LayoutRect(x: -1e9, y: 100, width: 2e9, height: 5e8))
        board.occupy(LayoutRect(x: 2e9, y: -1e9, width: 10, height: 2e9))
        board.occupy(LayoutRect(x: 0, y: 0, width: 30, height: 10))
        func place(_ x: Double, _ y: Double) -> LayoutRect {
            LayoutRect(x: x, y: y, width: 40, height: 10)
        }
        #expect(board.take(firstFreeOf: [place(7e8, 4e8), place(20, 5), place(3, 95)]) == nil)
        #expect(board.take(firstFreeOf: [place(-5, 95), place(0, 20)]) == place(0, 20))
        #expect(
            board.take(firstFreeOf: [place(39, 29), place(0, 5e8 + 101)]) == place(0, 5e8 + 101)
        )
    }

    @Test("The last rectangle at a point is found, whatever the sizes of the rectangles")
    func lastPlace() {
        var board = PlaceBoard(cellLength: 10)
        var places: [LayoutRect] = []
        for index in 0..<200 {
            let lengths: [Double] = [0, 1, 9, 10, 41, 160, 500]
            let place = LayoutRect(
                x: Double(index * 37 % 101) - 50,
                y: Double(index * 61 % 103) - 50,
                width: lengths[index % 7],
                height: lengths[index / 3 % 7]
            )
            for x in stride(from: -60.0, through: 60, by: 7) {
                let point = LayoutPoint(x: x, y: place.minY)
                let expected = places.lastIndex { $0.contains(point) }
                #expect(board.lastPlace(at: point) == expected, "\(point) of \(places)")
            }
            places.append(place)
            board.occupy(place)
        }
    }

    @Test("Finding a rectangle does not take longer the more of them are elsewhere")
    func cost() {
        func finding(among count: Int) -> () -> Void {
            var board = PlaceBoard(cellLength: 10)
            for row in 0..<count {
                board.occupy(LayoutRect(x: 0, y: Double(row) * 20, width: 300, height: 15))
            }
            return {
                let point = LayoutPoint(x: 0, y: 25)
                #expect((0..<1_000).allSatisfy { _ in board.lastPlace(at: point) == 1 })
            }
        }
        let (few, many) = leastThreadTimes(finding(among: 10), finding(among: 10_000))
        #expect(many < few * 5)
    }
}
