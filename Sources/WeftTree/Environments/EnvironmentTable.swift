import WeftLayout

/// The environments of a tree by their numbers, at one moment. A commit has those of its pass.
///
/// A number stands for one environment as long as the tree lives, and is not given out again. So
/// the numbers in two commits of a tree tell whether a node has the same environment in both.
///
/// The environments are stored in pages of neighbouring numbers, so that a commit shares all but a
/// few pages with the commit before it.
struct EnvironmentTable: Sendable {
    private typealias Page = [Element]

    private struct Element {
        let number: Int32
        let environment: LayoutEnvironment
    }

    private var pages: [Int32: Page] = [:]

    /// The next number. (Tests set it to see what follows the last number.)
    var next: Int32 = 0

    /// A count that rises with each environment that is added after all 2³¹ numbers have been given
    /// out. If two states of a table have the same epoch, their numbers mean the same.
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
        // A number can only be in use after the numbers have started over.
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
            // Returned unchanged, so that commits share it.
            if page.allSatisfy({ kept.contains($0.number) }) { return page }
            let rest = page.filter { kept.contains($0.number) }
            return rest.isEmpty ? nil : rest
        }
        count = pages.values.reduce(0) { $0 + $1.count }
    }
}
