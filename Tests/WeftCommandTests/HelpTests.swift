import Testing

@testable import WeftCommand

@Suite("The help of the command weft")
struct HelpTests {
    @Test("Each subcommand prints its own help, however it is asked for")
    func subcommands() {
        for subcommand in Subcommand.allCases {
            let name = subcommand.rawValue
            let ways = [
                ["help", name], ["--help", name], ["-h", name], [name, "--help"], [name, "-h"],
                [name, "-", "-h"],
            ]
            for arguments in ways {
                #expect(Run(arguments).output == "\(subcommand.help)\n")
            }
            #expect(subcommand.help.hasPrefix("Usage: weft \(name) "))
        }
    }

    @Test("The help for the whole command names each subcommand and --version")
    func overview() {
        for arguments in [["help"], ["--help"], ["-h"], ["help", "-h"], ["-h", "help"]] {
            #expect(Run(arguments).output == "\(Subcommand.overview)\n")
        }
        for name in Subcommand.names + ["--version"] {
            #expect(Subcommand.overview.contains("\n  weft \(name) "))
        }
    }

    @Test("The help for a subcommand lists all of its options and no others")
    func options() {
        let all = Subcommand.allCases.reduce(into: Set<String>()) {
            $0.formUnion($1.flags.union($1.valued))
        }
        for subcommand in Subcommand.allCases {
            let told = all.filter { subcommand.help.contains("\($0) ") }
            #expect(told == subcommand.flags.union(subcommand.valued))
        }
    }
}
