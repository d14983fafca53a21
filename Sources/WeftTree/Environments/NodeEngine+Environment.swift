import WeftLayout

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
        let own = overrides.applied(to: context.environment)
        context.setEnvironment(own, number: environments.number(of: own))
        if overrides.displayScale != nil { context.checkDisplayScale() }
    }

    /// Switches to an environment.
    @inline(__always)
    func restoreEnvironment(_ number: Int32, context: inout LayoutContext) {
        guard number != context.environmentNumber else { return }
        context.setEnvironment(environments[number], number: number)
    }
}
