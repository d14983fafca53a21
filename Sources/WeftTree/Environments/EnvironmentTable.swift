import WeftLayout

/// The environments of a tree by their numbers, as they were at one moment: a commit has those of
/// its pass.
///
/// A number means one environment for as long as the tree lives: it is not given out again. So two
/// commits of one tree tell by numbers whether a node is in the same environment.
///
/// The environments lie in pages of neighbouring numbers, so that what a commit does not share with
/// the one before it is small.
struct EnvironmentTable: Sendable {
    private typealias Page = [Element]

    private struct Element {
        let number: Int32
        let environment: LayoutEnvironment
    }

    private var pages: [Int32: Page] = [:]

    /// The number that comes next. (It can be set for tests of what follows the last number.)
    var next: Int32 = 0

    /// Rises with each environment that is added once all numbers have been given out, after 2³¹
    /// of them. Numbers mean the same in two states of a table that have this in common.
    private(set) var epoch: UInt64 = 0

    /// How many environments have a number.
    private(set) var count = 0

    /// How many numbers share a page.
    private static var pageWidth: Int32 { 16 }

    /// The environment with a number that this table has given out and not taken back.
    ///
    /// - Complexity: O(1).
    subscript(number: Int32) -> LayoutEnvironment {
        guard let page = pages[number / Self.pageWidth],
            let index = page.firstIndex(where: { $0.number == number })
        else { preconditionFailure("no layout outlives the number of its environment") }
        return page[index].environment
    }

    private func has(_ number: Int32) -> Bool {
        pages[number / Self.pageWidth]?.contains { $0.number == number } == true
    }

    /// Gives an environment a number.
    ///
    /// - Complexity: O(1) on average; O(*n*/16) in the number of environments if somebody else has
    ///   a copy of the table.
    mutating func add(_ environment: LayoutEnvironment) -> Int32 {
        // Only once they have begun anew some are in use.
        while epoch > 0, has(next) { next = following(next) }
        let number = next
        let element = Element(number: number, environment: environment)
        pages[number / Self.pageWidth, default: []].append(element)
        count += 1
        next = following(number)
        if epoch > 0 || next == 0 { epoch += 1 }
        return number
    }

    private func following(_ number: Int32) -> Int32 { number == .max ? 0 : number + 1 }

    /// Drops all but some environments.
    mutating func removeAll(but kept: Set<Int32>) {
        pages = pages.compactMapValues { page in
            // As it is, so that commits share it.
            if page.allSatisfy({ kept.contains($0.number) }) { return page }
            let rest = page.filter { kept.contains($0.number) }
            return rest.isEmpty ? nil : rest
        }
        count = pages.values.reduce(0) { $0 + $1.count }
    }
}
