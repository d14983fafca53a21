import Testing
import WeftLayout

@Suite("Pixel grids")
struct PixelGridTests {
    @Test("A length below the limit by more than a pixel of any grid stays valid when rounded up")
    func longest() {
        let longest = LayoutSize.unboundedLength - 1 / PixelGrid.displayScales.lowerBound
        #expect(LayoutSize.largestRoundedLength == longest)
        for length in [0, 1, longest.nextDown, .leastNormalMagnitude] {
            #expect(LayoutSize(width: length, height: 1).isValidRounded)
        }
        for length in [longest, -1, .leastNonzeroMagnitude, .nan, .infinity] {
            #expect(!LayoutSize(width: 1, height: length).isValidRounded)
        }
    }

    @Test("Lengths, points and sizes are rounded to multiples of a pixel")
    func rounding() {
        let grid = PixelGrid(displayScale: 2)
        #expect([grid.ceil(1.1), grid.floor(1.4), grid.round(1.25)] == [1.5, 1, 1.5])
        #expect(grid.pixelLength == 0.5 && PixelGrid(displayScale: nil).pixelLength == nil)
        #expect(grid.ceil(LayoutPoint(x: 1.1, y: -1.1)) == LayoutPoint(x: 1.5, y: -1))
        #expect(grid.round(LayoutPoint(x: 1.2, y: -1.3)) == LayoutPoint(x: 1, y: -1.5))
        #expect(grid.floor(LayoutPoint(x: 1.4, y: -1.1)) == LayoutPoint(x: 1, y: -1.5))
        #expect(grid.ceil(size(1.1, 2.4)) == size(1.5, 2.5))
        #expect(grid.floor(size(1.1, 2.4)) == size(1, 2))
        #expect(grid.round(size(1.1, 2.4)) == size(1, 2.5))
    }

    @Test("A length that a rounding error keeps from a whole pixel counts as whole")
    func roundingErrors() {
        let grid = PixelGrid(displayScale: 3)
        #expect(grid.ceil(2 + 1e-8) == 2)
        #expect(grid.floor(2 - 1e-8) == 2)
        #expect(grid.ceil(2 + 1e-6) > 2 && grid.floor(2 - 1e-6) < 2)
    }

    @Test("Nothing is rounded to −0")
    func negativeZero() {
        for grid in [PixelGrid(displayScale: 2), PixelGrid(displayScale: nil)] {
            for length in grid.isExact ? [-0.0] : [-0.0, -0.1, 1e-9] {
                let results = [grid.ceil(length), grid.floor(length), grid.round(length)]
                #expect(results.allSatisfy { $0 != 0 || $0.sign == .plus }, "\(length)")
            }
        }
    }

    @Test("Without a display scale, numbers stay as they are")
    func exact() {
        let grid = PixelGrid(displayScale: nil)
        #expect(grid.round(LayoutPoint(x: 1.2, y: -1.3)) == LayoutPoint(x: 1.2, y: -1.3))
        #expect(grid.ceil(0.1) == 0.1)
    }
}
