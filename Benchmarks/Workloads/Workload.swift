import Weft

/// A benchmark of one size: something to lay out, and the expected result.
protocol Workload: Sendable {
    /// The name and the size, such as `W2/111111`.
    var name: String { get }

    /// How many nodes are laid out.
    var nodeCount: Int { get }

    /// The sum of x + y + width + height over all nodes, in their supernodes' coordinates, rounded
    /// to a thousandth.
    var checksum: Double { get }

    /// What is timed.
    var kind: WorkloadKind { get }

    /// Builds everything anew, and times it once.
    @concurrent
    func sample(on scheduler: LayoutScheduler) async throws -> Sample

    /// The checksum of the serial layout of the same nodes without caches.
    func referenceChecksum() throws -> Double
}

extension Workload {
    /// Whether a filter of the command line selects this workload.
    ///
    /// A filter is the beginning of a name, and not empty. It does not end inside a number: `W1`
    /// does not select `W10`.
    func matches(_ filter: String) -> Bool {
        guard !filter.isEmpty, name.hasPrefix(filter) else { return false }
        guard let last = filter.last, let next = name.dropFirst(filter.count).first else {
            return true
        }
        return !(last.isNumber && next.isNumber)
    }
}
