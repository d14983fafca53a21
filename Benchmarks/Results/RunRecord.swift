import Foundation
import WeftArguments

/// Where and when figures were taken.
struct RunDescription: Codable, Equatable {
    /// The date and time in ISO 8601.
    let date: String

    /// The processors of the machine.
    let processors: Int

    /// The workers of the parallel side.
    let workers: Int

    /// What the calibration took around the workloads, in nanoseconds.
    let calibration: Spread

    /// Whether the build was optimised; nil if the file does not say.
    var isOptimized: Bool?
}

/// The figures of one run. In a file, each line is a JSON object, the first of which describes the
/// run.
struct RunRecord: Equatable {
    let run: RunDescription
    let results: [WorkloadResult]

    init(run: RunDescription, results: [WorkloadResult]) {
        self.run = run
        self.results = results
    }

    /// Whether there are figures of at least one of the workloads.
    func contains(oneOf workloads: [any Workload]) -> Bool {
        let names = Set(workloads.map(\.name))
        return results.contains { names.contains($0.name) }
    }

    /// Returns the record as the lines of a file.
    func lines() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try [encoder.encode(run)] + results.map(encoder.encode)
        return lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    }

    /// Creates the record from the lines of a file.
    init(lines: String) throws {
        let decoder = JSONDecoder()
        let lines = lines.split(whereSeparator: \.isNewline).map { Data($0.utf8) }
        guard let first = lines.first else { throw CocoaError(.fileReadCorruptFile) }
        run = try decoder.decode(RunDescription.self, from: first)
        results = try lines.dropFirst().map { try decoder.decode(WorkloadResult.self, from: $0) }
    }

    /// Creates the record from a file.
    init(readingFrom path: String) throws(UnusableFile) {
        let lines = try readText(at: path)
        do {
            try self.init(lines: lines)
        } catch {
            throw UnusableFile(path, reason: "is not the record of a run")
        }
    }
}
