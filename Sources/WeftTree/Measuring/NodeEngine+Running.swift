import WeftLayout

extension NodeEngine {
    /// Returns the job for the root, as the user has asked for it. What is odd in the root's style
    /// and in the environment is noted in `rootDiagnostics`.
    ///
    /// - Parameters:
    ///   - environment: The number of the environment that the root inherits.
    ///   - hasOddScale: Whether the environment's display scale is one that no pixel grid can have.
    ///   - baseStyle: The base style of the root.
    func rootJob(
        in environment: Int32,
        hasOddScale: Bool,
        baseStyle: LayoutElementStyle
    ) -> Job {
        var range = root.range
        if !baseStyle.isEmpty || hasOddScale {
            var context = LayoutContext(
                environment: environments[environment],
                number: environment,
                stackGuard: ThreadContext.current.stack,
                engine: self
            )
            context.checkDisplayScale()
            if !baseStyle.isEmpty {
                range = context.usableRange(range)
                range = context.narrow(
                    range,
                    to: baseStyle,
                    of: root.node,
                    parentSize: range.max.definedWhereFinite
                )
            }
            rootDiagnostics = context.diagnostics(of: nil)
        }
        return Job(node: root.node, key: CacheKey(range, environment: environment))
    }

    /// Measures a node and everything below it, and starts on a new stack whenever one is used up.
    func run(_ job: Job) throws {
        try withContext(in: job.key.environment) { context in
            var waiting = [job]
            while let job = waiting.last {
                try cancellation.check()
                beginRun()
                if try attempt(job, context: &context) {
                    waiting.removeLast()
                } else {
                    if let relay = runState.relay { waiting.append(relay) }
                    waiting += runState.missing
                }
            }
        }
    }

    /// Measures with a context on the calling thread.
    ///
    /// The context reuses the memory of the previous context on this thread, unless that one is
    /// still in use.
    func withContext<Value>(
        in environment: Int32,
        _ body: (inout LayoutContext) throws -> Value
    ) throws -> Value {
        let thread = ThreadContext.current
        var memory = LayoutMemory()
        swap(&memory, &thread.layoutMemory)
        var context = LayoutContext(
            environment: environments[environment],
            number: environment,
            stackGuard: thread.stack,
            engine: self,
            callsNodesInArrays: callsNodesInArrays,
            memory: memory
        )
        let result = Result { try body(&context) }
        memory = LayoutMemory(of: context)
        memory.clear()
        swap(&memory, &thread.layoutMemory)
        return try result.get()
    }

    /// Measures a node and everything below it on one stack.
    ///
    /// - Returns: Whether the measurement was completed. If not, `runState.missing` says what it
    ///   waits for, and `runState.relay` what is measured between that and its next run.
    func attempt(_ job: Job, context: inout LayoutContext) throws -> Bool {
        runState = RunState(halfRoom: context.stackGuard.roomForNodes / 2)
        restoreEnvironment(job.key.environment, context: &context)
        context.node.interruption = nil
        let thread = ThreadContext.current
        let outerWatermark = thread.measuringWatermark
        thread.measuringWatermark = NodeHandle.watermark
        defer { thread.measuringWatermark = outerWatermark }
        do {
            try perform(job, context: &context)
            return true
        } catch {
            if let failure = context.failure { throw failure }
            guard context.node.interruption == .suspended else { throw CancellationError() }
            restarts += 1
            if runState.suspensionCount > 0 { return false }
            // The specs of the node under way have used up the stack. The node needs a stack of its
            // own; if it had one, no stack is large enough.
            guard let exhausted = runState.exhausted,
                exhausted != job
            else { throw specsTooDeep(in: job.node) }
            runState.missing.append(exhausted)
            return false
        }
    }

    /// Measures the spec of a node under way.
    func runSpec(
        _ state: NodeState,
        of node: NodeHandle,
        _ key: CacheKey,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        let suspensions = runState.suspensionCount
        do throws(LayoutInterruption) {
            let range = context.usableRange(key.range)
            let root = try state.measureSpec(in: range, context: &context)
            // A spec may have swallowed an error that was thrown to it.
            if let interruption = context.node.interruption {
                throw LayoutInterruption(interruption)
            }
            return root
        } catch {
            var error = error
            if context.node.interruption == nil {
                error = context.fail(LayoutError(.strayInterruption, path: ""))
            }
            if context.failure?.path.isEmpty == true {
                context.failure?.path = path(to: node)
            }
            if error.reason == .suspended, runState.suspensionCount == suspensions,
                runState.exhausted == nil
            {
                runState.exhausted = Job(node: node, key: key)
                runState.isStackUsedUp = true
            }
            noteHalfway(node, key, error, in: context)
            throw error
        }
    }

    private func specsTooDeep(in node: NodeHandle) -> LayoutError {
        LayoutError(
            .specsTooDeep(limit: LayoutContext.maximumSpecDepth),
            path: path(to: node)
        )
    }

    /// Whether another node may be measured on the stack. The first node always may, because
    /// however little room there is, it will never have more.
    func hasRoom(in context: borrowing LayoutContext) -> Bool {
        defer { runState.isAtStart = false }
        if runState.isAtStart || context.stackGuard.hasRoomForNode { return true }
        runState.isStackUsedUp = true
        return false
    }

    /// Makes a node whose measurement is suspended the relay of the run, if the stack was used up,
    /// and more than half of it was already used when the node began.
    ///
    /// This is called for the nodes on the path from the innermost to the outermost, so the
    /// outermost such node becomes the relay. It is going to run on a stack of its own. So the
    /// parent of the node that found no room asks for its next child with half a stack to spare,
    /// and what runs again for a child that finds no room is no deeper than that child's subtree.
    func noteHalfway(
        _ node: NodeHandle,
        _ key: CacheKey,
        _ interruption: LayoutInterruption,
        in context: borrowing LayoutContext
    ) {
        guard runState.isStackUsedUp, interruption.reason == .suspended,
            context.stackGuard.roomForNodes < runState.halfRoom
        else { return }
        runState.relay = Job(node: node, key: key)
    }

    /// Ends the measurement with an error if its result is no longer wanted.
    func checkCancellation(context: inout LayoutContext) throws(LayoutInterruption) {
        if cancellation.isCancelled { throw interrupt(.cancelled, context: &context) }
    }

    /// Ends a measurement that lacks stack or budget; the node that could not be measured becomes a
    /// job.
    func suspend(
        _ job: Job,
        context: inout LayoutContext
    ) -> LayoutInterruption {
        runState.missing.append(job)
        return wait(context: &context)
    }

    /// Ends a measurement that has to wait for jobs that are already known.
    func wait(context: inout LayoutContext) -> LayoutInterruption {
        runState.suspensionCount += 1
        return interrupt(.suspended, context: &context)
    }

    /// Ends a measurement: poisons the context, and returns the error to throw.
    func interrupt(
        _ reason: LayoutInterruption.Reason,
        context: inout LayoutContext
    ) -> LayoutInterruption {
        context.node.interruption = reason
        return LayoutInterruption(reason)
    }
}
