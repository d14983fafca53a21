import Testing
import WeftLayout

@Suite("Environment overrides")
struct EnvironmentOverridesTests {
    private let inherited = LayoutEnvironment(displayScale: 3, readingDirection: .rightToLeft)

    private func scale(_ overriding: Double?) -> Double? {
        var overrides = EnvironmentOverrides()
        overrides.displayScale = overriding
        #expect(overrides.isEmpty == (overriding == nil))
        #expect(overrides.displayScale == overriding)
        return overrides.applied(to: inherited).displayScale
    }

    @Test("A display scale overrides the inherited one, 0 turns the grid off, and nil inherits")
    func displayScale() {
        #expect(scale(2) == 2)
        #expect(scale(0) == nil)
        #expect(scale(nil) == 3)
    }

    @Test("A display scale of 0 is the same as none")
    func noScale() {
        #expect(LayoutEnvironment(displayScale: 0) == LayoutEnvironment(displayScale: nil))
        var environment = LayoutEnvironment(displayScale: 2)
        environment.displayScale = -0.0
        #expect(environment == LayoutEnvironment(displayScale: nil))
        #expect(environment.displayScale == nil && environment.pixelGrid.isExact)
    }

    @Test("An override can be taken back, and overrides are compared by what they set")
    func takenBack() {
        var overrides = EnvironmentOverrides()
        overrides.displayScale = 0
        #expect(overrides != EnvironmentOverrides())
        overrides.displayScale = nil
        #expect(overrides == EnvironmentOverrides())
        #expect(overrides.applied(to: inherited) == inherited)
    }

    private enum Density: LayoutEnvironmentKey {
        static let defaultValue = 1.0
    }

    @Test("Whatever is set alone takes effect, and makes overrides and environments different")
    func singleValues() {
        var all = Array(repeating: EnvironmentOverrides(), count: 7)
        all[1].displayScale = 2
        all[2].readingDirection = .leftToRight
        all[3].textMeasurer = SquareMeasurer(side: 1)
        all[4].textMeasurer = SquareMeasurer(side: 2)
        all[5][Density.self] = 2
        all[6][Density.self] = 3
        let environments = all.map { $0.applied(to: inherited) }
        for index in all.indices {
            #expect(all[index].isEmpty == (index == 0))
            #expect(all.indices.filter { all[$0] == all[index] } == [index])
            #expect(
                environments.indices.filter { environments[$0] == environments[index] } == [index]
            )
        }
        #expect(Set(all.map(\.hashValue)).count == all.count)
        #expect(environments[4].textMeasurer as? SquareMeasurer == SquareMeasurer(side: 2))
        var same = EnvironmentOverrides()
        same.textMeasurer = SquareMeasurer(side: 1)
        #expect(same == all[3] && same.hashValue == all[3].hashValue)
    }

    private enum Weight: LayoutEnvironmentKey {
        static let defaultValue = 1.0
    }

    @Test("The differences of two environments, applied to one, make the other, and are the least")
    func differences() {
        let dimensions: [[(inout LayoutEnvironment) -> Void]] = [
            [{ $0.displayScale = 1 }, { $0.displayScale = 2 }, { $0.displayScale = nil }],
            [{ _ in }, { $0.readingDirection = .rightToLeft }],
            [{ _ in }, { $0.textMeasurer = SquareMeasurer(side: 1) }],
            [{ _ in }, { $0[Density.self] = 2 }, { $0[Density.self] = 3 }],
            [{ _ in }, { $0[Weight.self] = 2 }],
        ]
        let environments = dimensions.reduce([LayoutEnvironment()]) { environments, changes in
            environments.flatMap { environment in
                changes.map { change in
                    var environment = environment
                    change(&environment)
                    return environment
                }
            }
        }
        #expect(Set(environments).count == 72)
        var odd = LayoutEnvironment(displayScale: .nan)
        odd[Density.self] = .nan
        let copy = odd
        #expect(odd.differences(from: copy).isEmpty)
        for one in environments {
            for other in environments {
                let differences = one.differences(from: other)
                #expect(differences.applied(to: other) == one)
                let hasDifference = [
                    differences.displayScale != nil, differences.readingDirection != nil,
                    differences.textMeasurer != nil, differences[Density.self] != nil,
                    differences[Weight.self] != nil,
                ]
                let isDifferent = [
                    one.displayScale != other.displayScale,
                    one.readingDirection != other.readingDirection,
                    (one.textMeasurer is SquareMeasurer) != (other.textMeasurer is SquareMeasurer),
                    one[Density.self] != other[Density.self],
                    one[Weight.self] != other[Weight.self],
                ]
                #expect(hasDifference == isDifferent)
                #expect(differences.isEmpty == (one == other))
            }
        }
    }
}
