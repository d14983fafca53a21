/// A claim of Weft's that was found not to hold.
package struct StressClaim: Error, Equatable, Sendable {
    /// The claim.
    package let claim: String

    /// What was seen instead, one line each.
    package let details: [String]

    package init(_ claim: String, _ details: [String] = []) {
        self.claim = claim
        self.details = details
    }

    /// Creates the claim that is broken by an error for which there is no reason.
    package init(unexpected error: any Error) {
        self.init("inputs without mistakes are edited and laid out", ["\(error)"])
    }
}

extension StressClaim: CustomStringConvertible {
    package var description: String {
        ([claim] + details.map { "  " + $0 }).joined(separator: "\n")
    }
}
