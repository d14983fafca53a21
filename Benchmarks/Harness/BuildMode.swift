/// How this program was compiled.
enum BuildMode {
    /// Whether it was optimised, so that its times are meaningful.
    static var isOptimized: Bool {
        #if DEBUG
        false
        #else
        true
        #endif
    }

    /// A warning about the times of this build; nil if they are meaningful.
    static var warning: String? {
        isOptimized
            ? nil
            : "the times of a debug build mean nothing; use swift run -c release Benchmarks"
    }
}
