#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The number of processors that can run threads at the moment; at least one.
var activeProcessorCount: Int {
    max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN)))
}
