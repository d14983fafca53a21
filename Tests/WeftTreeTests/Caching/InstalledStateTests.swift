import Testing
import WeftLayout

@testable import WeftTree

@Suite("A record's reference to the inputs of its node")
struct InstalledStateTests {
    private func state() -> NodeState { NodeState(baseStyle: LayoutElementStyle(), kind: .leaf) }

    @Test("What no commit takes is released with the record", arguments: [false, true])
    func released(isForCommit: Bool) {
        var original: NodeState? = state()
        weak let observed = original
        do {
            let installed = InstalledState(original!, isForCommit: isForCommit)
            original = nil
            #expect(observed != nil)
            #expect(unsafe installed.reference?.takeUnretainedValue() === observed)
        }
        #expect(observed == nil)
    }

    @Test("The second reference is handed over once, and outlives the record")
    func handedOver() {
        var original: NodeState? = state()
        weak let observed = original
        do {
            var installed = InstalledState(original!, isForCommit: true)
            original = nil
            let taken = (installed.takeSecond(), installed.takeSecond())
            #expect(taken == (true, false))
            #expect(unsafe installed.reference?.takeUnretainedValue() === observed)
        }
        #expect(observed != nil)
        if let observed { unsafe Unmanaged.passUnretained(observed).release() }
        #expect(observed == nil)
    }

    @Test("There is none for a slot without a node, and none to hand over unless it was counted")
    func none() {
        var nobody = InstalledState()
        var one = InstalledState(state())
        let taken = (nobody.takeSecond(), one.takeSecond())
        #expect(taken == (false, false))
        #expect(unsafe nobody.reference == nil)
    }
}
