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
}
