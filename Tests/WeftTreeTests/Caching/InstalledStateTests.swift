import Testing
import WeftLayout

@testable import WeftTree

@Suite("References of handles and records to the inputs of a node")
struct InstalledStateTests {
    private func state() -> NodeState { NodeState(baseStyle: LayoutElementStyle(), kind: .leaf) }

    /// What a record takes over from the handle of an adopted node.
    private func takeOver(from held: borrowing HeldState) -> InstalledState {
        unsafe InstalledState(takingOver: held.unretained)
    }

    @Test("Inputs that no commit takes are released with the record")
    func released() {
        var original: NodeState? = state()
        weak let observed = original
        do {
            let held = HeldState(original!)
            original = nil
            let installed = takeOver(from: held)
            ReleaseList.release(held.take(isFree: false))
            #expect(observed != nil)
            #expect(unsafe installed.reference?.takeUnretainedValue() === observed)
        }
        #expect(observed == nil)
    }

    @Test("The second reference is handed over only once, and outlives the record")
    func handedOver() {
        var original: NodeState? = state()
        weak let observed = original
        do {
            let held = HeldState(original!)
            original = nil
            var installed = takeOver(from: held)
            let taken = (installed.takeSecond(), installed.takeSecond())
            #expect(taken == (true, false))
            #expect(unsafe installed.reference?.takeUnretainedValue() === observed)
            _ = held.take(isFree: false)
        }
        #expect(observed != nil)
        if let observed { unsafe Unmanaged.passUnretained(observed).release() }
        #expect(observed == nil)
    }

    @Test("Without a node or a counted reference, there is nothing to hand over")
    func none() {
        var nobody = InstalledState()
        var one = InstalledState(state())
        let taken = (nobody.takeSecond(), one.takeSecond())
        #expect(taken == (false, false))
        #expect(unsafe nobody.reference == nil)
    }

    @Test("A record prepared in vain leaves its references to the handle")
    func forgotten() {
        var original: NodeState? = state()
        weak let observed = original
        let held = HeldState(original!)
        original = nil
        do {
            var installed = takeOver(from: held)
            unsafe installed.forget()
            #expect(unsafe installed.reference == nil)
        }
        #expect(observed != nil)
        _ = held.take(isFree: true)
        #expect(observed == nil)
    }

    @Test("Replaced inputs are released for free and adopted nodes", arguments: [true, false])
    func replaced(isFree: Bool) {
        var (first, second): (NodeState?, NodeState?) = (state(), state())
        weak let (observedFirst, observedSecond) = (first, second)
        let held = HeldState(first!)
        first = nil
        do {
            let installed = isFree ? InstalledState() : takeOver(from: held)
            _ = held.replace(with: second!, isFree: isFree)
            second = nil
            #expect((observedFirst == nil) == isFree)
            #expect(held.state === observedSecond)
            withExtendedLifetime(installed) {}
        }
        #expect(observedFirst == nil)
        _ = held.take(isFree: isFree)
        #expect(observedSecond == nil)
    }
}
