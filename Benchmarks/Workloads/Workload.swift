import Weft

/// One benchmark of one size: something to lay out, and what must come out.
protocol Workload: Sendable {
    /// The name and the size: `W2/111111`.
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

    /// The checksum of what the serial layout without caches makes of the same nodes.
    func referenceChecksum() throws -> Double
}

extension Workload {
    /// Whether a filter of the command line means this workload.
    ///
    /// A filter is the beginning of a name, and not empty. One that ends with a digit ends a
    /// number: `W1` is not the beginning of `W10`.
    func matches(_ filter: String) -> Bool {
        guard !filter.isEmpty, name.hasPrefix(filter) else { return false }
        guard let last = filter.last, let next = name.dropFirst(filter.count).first else {
            return true
        }
        return !(last.isNumber && next.isNumber)
    }
}
