import Foundation

/// Writes a line to standard output at once, also into a pipe. Where it takes none the program
/// ends, with the status of `sysexits.h` for that: nobody would get what it has to say.
package func say(_ line: String = "") {
    do {
        try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
    } catch {
        note("standard output: cannot be written\n")
        exit(EX_IOERR)
    }
}

/// Writes a text to standard error, if that takes it.
package func note(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
}
