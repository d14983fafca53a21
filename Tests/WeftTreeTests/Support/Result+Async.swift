extension Result where Failure == any Error {
    /// What an asynchronous function returns or throws.
    static func of(_ body: () async throws -> Success) async -> Result {
        do { return .success(try await body()) } catch { return .failure(error) }
    }
}
