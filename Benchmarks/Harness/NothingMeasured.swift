/// A run in which every workload failed.
struct NothingMeasured: Error, CustomStringConvertible {
    var description: String { "nothing was measured, and no file is written" }
}
