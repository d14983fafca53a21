/// How this program was compiled.
enum BuildMode {
    /// Whether it was optimised, so that its times mean something.
    static var isOptimized: Bool {
        #if DEBUG
        false
        #else
        true
        #endif
    }

    /// What is wrong with times of this build; nil if they mean something.
    static var warning: String? {
        isOptimized
            ? nil
            : "this is a debug build, whose times mean nothing; use swift run -c release Benchmarks"
    }
}
