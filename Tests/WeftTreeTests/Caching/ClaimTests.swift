import Testing

@testable import WeftTree

@Suite("Claims")
struct ClaimTests {
    @Test("Later passes are distinguished from earlier ones even after their numbers have wrapped")
    func laterPasses() {
        let range: UInt64 = 1 << 34
        for pass: UInt64 in [1, 7, range - 1, range, range + 5] {
            let number = Claim.number(pass)
            #expect(!Claim.isLater(number, than: number))
            #expect(Claim.isLater(Claim.number(pass + 1), than: number))
            #expect(Claim.isLater(Claim.number(pass + 1_000_000), than: number))
            #expect(!Claim.isLater(number, than: Claim.number(pass + 1)))
        }
    }
}
