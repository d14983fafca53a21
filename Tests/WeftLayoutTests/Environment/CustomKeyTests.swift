import Testing
import WeftLayout

@Suite("A user's own keys in an environment")
struct CustomKeyTests {
    private enum Density: LayoutEnvironmentKey {
        static let defaultValue = 1.0
    }

    private enum Columns: LayoutEnvironmentKey {
        static let defaultValue: Int? = 5
    }

    @Test("A default value that is set is that of an environment in which nothing was")
    func defaultValue() {
        var environment = LayoutEnvironment()
        environment[Density.self] = 2
        #expect(environment != LayoutEnvironment())
        environment[Density.self] = 1
        #expect(environment == LayoutEnvironment())
        #expect(environment.hashValue == LayoutEnvironment().hashValue)
    }

    @Test("An override by the default value takes another one back")
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

    @Test("A value may be none, and is the default one where none was set")
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
