import Testing
import WeftLayout

@Suite("Custom environment keys")
struct CustomKeyTests {
    private enum Density: LayoutEnvironmentKey {
        static let defaultValue = 1.0
    }

    private enum Columns: LayoutEnvironmentKey {
        static let defaultValue: Int? = 5
    }

    @Test("Setting a key to its default value is the same as not setting it")
    func defaultValue() {
        var environment = LayoutEnvironment()
        environment[Density.self] = 2
        #expect(environment != LayoutEnvironment())
        environment[Density.self] = 1
        #expect(environment == LayoutEnvironment())
        #expect(environment.hashValue == LayoutEnvironment().hashValue)
    }

    @Test("Overriding with the default value undoes an inherited value")
    func overriddenByDefault() {
        var inherited = LayoutEnvironment()
        inherited[Density.self] = 2
        var overrides = EnvironmentOverrides()
        overrides[Density.self] = 1
        #expect(!overrides.isEmpty)
        #expect(overrides[Density.self] == 1)
        #expect(overrides.applied(to: inherited) == LayoutEnvironment())
        overrides[Density.self] = nil
        #expect(overrides.isEmpty)
        #expect(overrides.applied(to: inherited) == inherited)
    }

    @Test("A value may be nil, and a key that was not set has its default value")
    func optionalValues() {
        var environment = LayoutEnvironment()
        #expect(environment[Columns.self] == 5)
        environment[Columns.self] = nil
        #expect(environment[Columns.self] == nil)
        environment[Columns.self] = 3
        #expect(environment[Columns.self] == 3)
        var overrides = EnvironmentOverrides()
        #expect(overrides[Columns.self] == .none)
        overrides[Columns.self] = .some(.none)
        #expect(overrides[Columns.self] == .some(.none))
        #expect(overrides.applied(to: environment)[Columns.self] == nil)
    }
}
