import WeftLayout

/// An environment that results from overriding another one.
struct OverriddenEnvironment {
    /// The number of the other one.
    let inherited: Int32
    let overrides: EnvironmentOverrides
    let environment: LayoutEnvironment
    let number: Int32
}

extension NodeEngine {
    /// Switches to the environment in a node, given the inherited one and the node's overrides.
    @inline(__always)
    func enterEnvironment(
        _ inherited: Int32,
        _ state: NodeState,
        context: inout LayoutContext
    ) {
        restoreEnvironment(inherited, context: &context)
        if state.hasOverrides { overrideEnvironment(state, context: &context) }
    }

    private func overrideEnvironment(_ state: NodeState, context: inout LayoutContext) {
        guard let overrides = state.overrides else { return }
        overrideEnvironment(by: overrides, context: &context)
    }

    /// Switches to the environment that results from overriding the present one.
    func overrideEnvironment(by overrides: EnvironmentOverrides, context: inout LayoutContext) {
        let inherited = context.environmentNumber
        if let last = lastOverride, last.inherited == inherited, last.overrides == overrides {
            context.setEnvironment(last.environment, number: last.number)
        } else {
            let own = overrides.applied(to: context.environment)
            let number = environments.number(of: own)
            lastOverride = OverriddenEnvironment(
                inherited: inherited,
                overrides: overrides,
                environment: own,
                number: number
            )
            context.setEnvironment(own, number: number)
        }
        if overrides.displayScale != nil { context.checkDisplayScale() }
    }

    /// Switches to an environment.
    @inline(__always)
    func restoreEnvironment(_ number: Int32, context: inout LayoutContext) {
        guard number != context.environmentNumber else { return }
        context.setEnvironment(environments[number], number: number)
    }
}

extension LayoutContext {
    /// Does something in the environment that results from overriding the present one.
    mutating func withEnvironment<Value, Failure>(
        _ overrides: EnvironmentOverrides,
        _ body: (inout LayoutContext) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try callEngine { engine, context throws(Failure) in
            let (outer, number) = (context.environment, context.environmentNumber)
            engine.noteEnvironments()
            engine.overrideEnvironment(by: overrides, context: &context)
            defer { context.setEnvironment(outer, number: number) }
            return try body(&context)
        }
    }
}
