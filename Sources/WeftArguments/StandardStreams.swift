import Foundation

/// Writes a line to standard output at once, even into a pipe. If it cannot be written, the program
/// exits with the status that `sysexits.h` has for that, because nobody would receive its output.
package func say(_ line: String = "") {
    do {
        try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
    } catch {
        note("standard output: cannot be written\n")
        exit(EX_IOERR)
    }
}

/// Writes a text to standard error, and ignores failures.
package func note(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
}
