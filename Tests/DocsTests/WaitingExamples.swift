import Testing
import Weft

struct Poster: LeafContent, Equatable {
    let url: String
    var size: LayoutSize?  // nil until it is known

    func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        LeafMeasurement(size: size ?? LayoutSize(width: 60, height: 90))
    }
}

func fetchSizes(of posters: [DisplayNode<Poster>], in tree: DisplayTree) async throws {
    let urls = try tree.update { edit in posters.map { edit[$0].url } }
    try await withThrowingTaskGroup(of: (Int, LayoutSize).self) { group in
        for (index, url) in urls.enumerated() {
            group.addTask { (index, try await sizeOfPicture(at: url)) }
        }
        for try await (index, size) in group {
            try tree.update { $0[posters[index]].size = size }
        }
    }
}

struct TooLate: Error {}

func within<Result: Sendable>(
    _ limit: Duration,
    _ work: @escaping @Sendable () async throws -> Result
) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { group in
        group.addTask { try await work() }
        group.addTask {
            try await Task.sleep(for: limit)
            throw TooLate()
        }
        defer { group.cancelAll() }
        guard let result = try await group.next() else { throw TooLate() }
        return result
    }
}

@Suite("The examples of How-to.md that wait")
struct WaitingExamples {
    @Test("Fetched sizes are written in an edit, and the next layout uses them")
    func fetching() async throws {
        let posters = ["a", "bbb", "cc"].map { DisplayNode(Poster(url: $0)) }
        let tree = DisplayTree(root: DisplayNode(Rows(rows: posters.map(\.anyNode))))
        #expect(try await tree.layout(in: .unbounded).size.width == 60)
        try await fetchSizes(of: posters, in: tree)
        let commit = try await tree.layoutIfNeeded()
        #expect(posters.map { commit.frame(of: $0)?.height } == [10, 30, 20])
    }

    @Test("An operation that takes too long is abandoned, and the result of a faster one returned")
    func tooLate() async throws {
        let tree = DisplayTree(root: DisplayNode(Poster(url: "a")))
        await #expect(throws: TooLate.self) {
            // Nobody requests a layout, so this would wait forever.
            try await within(.zero) { try await tree.commit(atLeast: 0) }
        }
        let commit = try await within(.seconds(3_600)) { try await tree.layout(in: .unbounded) }
        #expect(commit.size == LayoutSize(width: 60, height: 90))
    }
}

/// Returns a size whose height depends on the length of the picture's address.
private func sizeOfPicture(at url: String) async throws -> LayoutSize {
    LayoutSize(width: 10, height: Double(url.count) * 10)
}
