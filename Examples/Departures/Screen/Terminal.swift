import Foundation

/// The terminal that standard output goes to.
struct Terminal {
    /// Creates the terminal; nil if standard output goes elsewhere.
    init?() {
        guard isatty(STDOUT_FILENO) == 1 else { return nil }
    }

    /// The number of columns and rows; 80 and 24 if the terminal does not know.
    var size: (columns: Int, rows: Int) {
        var size = winsize()
        // The call fills in the structure that belongs to this request, and keeps no pointer to it.
        guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return (80, 24)
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Takes over the whole terminal. What it showed before comes back at the end.
    func begin() { send("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J") }

    /// Gives the terminal back.
    func end() { send("\u{1B}[m\u{1B}[?25h\u{1B}[?1049l") }

    /// Sends text, which may contain escape sequences, at once.
    func send(_ text: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }
}

/// Receives signals of the process, which then lack their usual effect.
struct Signals {
    /// The numbers of the signals as they arrive, as long as this value lives.
    let numbers: AsyncStream<Int32>

    private let sources: [any DispatchSourceSignal]

    init(_ numbers: Int32...) {
        let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
        self.numbers = stream
        sources = numbers.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { continuation.yield(number) }
            source.activate()
            return source
        }
    }
}
