import RandomLayouts
import TestSupport
import Testing
import Weft

@testable import WeftTree

@Suite("Frames between two commits")
struct InterpolationTests {
    private func transitions(_ random: RandomTree) async throws -> [LayoutTransition] {
        let commits = try await random.history(5)
        return (0..<6).map { _ in
            LayoutTransition(
                from: random.random.pick(commits),
                to: random.random.pick(commits)
            )
        }
    }

    @Test("Frames at 0 and 1 equal the commits' to the bit", arguments: Seeds.range(40))
    func ends(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        for transition in try await transitions(random) {
            let (first, last) = (try #require(transition.from), try #require(transition.to))
            let motion = transition.motion
            let (starts, ends) = (motion.frames(at: 0), motion.frames(at: 1))
            let inverse = transition.inverted
            for node in first.nodes {
                let frame = first.frame(of: node)?.bits
                #expect(transition.frame(of: node, at: 0)?.bits == frame, "seed \(seed)")
                #expect(inverse.frame(of: node, at: 1)?.bits == frame, "seed \(seed)")
                #expect(starts[node]?.bits == frame, "seed \(seed)")
                guard first.supernode(of: node) == last.supernode(of: node) else { continue }
                let local = transition.frameInSupernode(of: node, at: 0)
                #expect(local?.bits == first.frameInSupernode(of: node)?.bits, "seed \(seed)")
            }
            for node in last.nodes {
                let frame = last.frame(of: node)?.bits
                #expect(transition.frame(of: node, at: 1)?.bits == frame, "seed \(seed)")
                #expect(inverse.frame(of: node, at: 0)?.bits == frame, "seed \(seed)")
                #expect(ends[node]?.bits == frame, "seed \(seed)")
                let local = transition.frameInSupernode(of: node, at: 1)
                #expect(local?.bits == last.frameInSupernode(of: node)?.bits, "seed \(seed)")
            }
        }
    }

    @Test("Frames move from start to end and never turn back", arguments: Seeds.range(40))
    func monotony(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        for transition in try await transitions(random) {
            let inner = (0..<4).map { _ in Double.random(in: 0...1, using: &random.random) }
                .sorted()
            let least = Double.leastNonzeroMagnitude
            let moments = [-1, 0, least] + inner + [Double(1).nextDown, 1, 7]
            let motion = transition.motion
            let pictures = moments.map { motion.frames(at: $0) }
            for node in pictures[0].keys {
                let frames = pictures.compactMap { $0[node] }
                #expect(frames.count == moments.count, "seed \(seed)")
                for number in [\LayoutRect.minX, \.minY, \.size.width, \.size.height] {
                    let way = frames.map { $0[keyPath: number] }
                    let isRising = zip(way, way.dropFirst()).allSatisfy { $0 <= $1 }
                    let isFalling = zip(way, way.dropFirst()).allSatisfy { $0 >= $1 }
                    #expect(isRising || isFalling, "seed \(seed): \(way)")
                }
                for (moment, frame) in zip(moments, frames) {
                    let single = transition.frame(of: node, at: moment)
                    #expect(single?.bits == frame.bits, "seed \(seed)")
                }
            }
        }
    }

    @Test("Rounding never leads beyond the ends")
    func rounding() {
        var random = SplitMix64(seed: 1)
        var beyond = 0
        for _ in 0..<20_000 {
            let start = Double.random(in: -1e6...1e6, using: &random)
            let end = Double.random(in: -1...1, using: &random)
            let progress = 1 - Double.random(in: 0...1, using: &random) * 0x1p-50
            let sum = start + (end - start) * progress
            if start < end ? sum > end : sum < end { beyond += 1 }
            let number = LayoutRect(x: start, y: 0, width: 0, height: 0)
                .interpolated(to: LayoutRect(x: end, y: 0, width: 0, height: 0), at: progress).minX
            #expect(min(start, end) <= number && number <= max(start, end))
        }
        #expect(beyond > 0)
    }

    @Test(
        "Beyond 0 and 1 a frame goes on along the same line, no further than once its way",
        arguments: [
            (-0.25, 7.5, 2.5), (1.25, 22.5, 0), (2, 30, 0), (-1, 0, 4), (9, 30, 0), (-9, 0, 4),
            (.infinity, 30, 0), (-.infinity, 0, 4), (.nan, 10, 2),
        ]
    )
    func overshoot(progress: Double, x: Double, length: Double) {
        let start = LayoutRect(x: 10, y: 5, width: 2, height: 2)
        let end = LayoutRect(x: 20, y: 5, width: 0, height: 0)
        let frame = start.interpolated(to: end, at: progress)
        #expect(frame == LayoutRect(x: x, y: 5, width: length, height: length))
    }

    @Test("Frames in supernodes add up at every moment", arguments: Seeds.range(40))
    func nesting(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        for transition in try await transitions(random) {
            let moment = Double.random(in: 0...1, using: &random.random)
            let frames = transition.motion.frames(at: moment)
            for (node, frame) in frames {
                let commit =
                    transition.to?.contains(node) == true ? transition.to : transition.from
                let supernode = commit?.supernode(of: node)
                let origin = supernode.flatMap { frames[$0] }?.origin ?? .zero
                let local = try #require(transition.frameInSupernode(of: node, at: moment))
                #expect(abs(origin.x + local.minX - frame.minX) < 1e-6, "seed \(seed)")
                #expect(abs(origin.y + local.minY - frame.minY) < 1e-6, "seed \(seed)")
                #expect(abs(local.width - frame.width) < 1e-6, "seed \(seed)")
            }
            for placed in transition.inserted + transition.removed {
                let local = transition.frameInSupernode(of: placed.node, at: moment)
                #expect(local == placed.place.frame, "seed \(seed)")
            }
        }
    }

    @Test("Only reframed nodes change their frames", arguments: Seeds.range(40))
    func reframed(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        for transition in try await transitions(random) {
            let moment = Double.random(in: 0...1, using: &random.random)
            let changes = Dictionary(
                uniqueKeysWithValues: transition.reframed.map { ($0.node, $0) }
            )
            for node in transition.to?.nodes ?? [] {
                let expected =
                    changes[node]?.frame(at: moment) ?? transition.to?.frameInSupernode(of: node)
                #expect(
                    transition.frameInSupernode(of: node, at: moment)?.bits == expected?.bits,
                    "seed \(seed)"
                )
            }
        }
    }

    @Test("Consecutive transitions interpolate independently of each other")
    func overlapping() async throws {
        let node = box(10, 10)
        let root = DisplayNode(Column(children: [node.anyNode]))
        let tree = DisplayTree(root: root)
        var commits: [LayoutCommit] = []
        for width in [10.0, 30, 20] {
            try tree.update { $0[node].size?.width = width }
            commits.append(try await tree.layout(in: .unbounded))
        }
        let growth = LayoutTransition(from: commits[0], to: commits[1])
        let shrinking = LayoutTransition(from: commits[1], to: commits[2])
        #expect(growth.frame(of: node, at: 0.5)?.size.width == 20)
        #expect(shrinking.frame(of: node, at: 0.5)?.size.width == 25)
        #expect(growth.frame(of: node, at: 0.75)?.size.width == 25)
        #expect(growth.inverted.frame(of: node, at: 0.25)?.size.width == 25)
    }

    @Test("A moved node goes straight from the old to the new place, however its supernodes move")
    func movedNode() async throws {
        let guest = box(10, 10)
        let spacer = box(10, 40)
        let left = DisplayNode(Column(children: [guest.anyNode]))
        let right = DisplayNode(Column(children: [spacer.anyNode]))
        let root = DisplayNode(Column(children: [left.anyNode, right.anyNode]))
        let tree = DisplayTree(root: root)
        let first = try await tree.layout(in: .unbounded)
        try tree.update { edit in
            edit[left].children = []
            edit[right].children.append(guest.anyNode)
        }
        let last = try await tree.layout(in: .unbounded)
        let transition = LayoutTransition(from: first, to: last)
        // The guest moves from the top to below the spacer, while its new supernode rises by 10.
        #expect(transition.moved.map(\.node) == [guest.anyNode])
        #expect(transition.frame(of: guest, at: 0)?.minY == 0)
        #expect(transition.frame(of: guest, at: 0.5)?.minY == 20)
        #expect(transition.frame(of: right, at: 0.5)?.minY == 5)
        #expect(transition.frameInSupernode(of: guest, at: 0)?.minY == -10)
        #expect(transition.frameInSupernode(of: guest, at: 0.5)?.minY == 15)
        let change = try #require(transition.reframed.first { $0.node == guest })
        #expect(change.frame(at: 0.5).minY == 15)
    }
}
