/// Collects output, and passes it on in large pieces or on request.
struct BufferedSink {
    private var sink: any ByteSink
    private var buffer: [UInt8] = []

    init(_ sink: any ByteSink) {
        self.sink = sink
    }

    /// Takes a line, without the newline that ends it.
    mutating func write(line: [UInt8]) throws {
        buffer += line
        buffer.append(UInt8(ascii: "\n"))
        if buffer.count >= 1 << 16 { try flush() }
    }

    /// Passes on what has been collected.
    mutating func flush() throws {
        if buffer.isEmpty { return }
        let bytes = buffer
        buffer.removeAll(keepingCapacity: true)
        do {
            try sink.write(bytes)
        } catch {
            let message = "standard output: cannot be written"
            throw CommandFailure(message: message, status: .outputError)
        }
    }
}
