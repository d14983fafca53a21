#if os(Linux)
import Foundation
import Testing

@testable import WeftLayout

@Suite("Large blocks of memory")
struct HugePagesTests {
    private static let knowsHugePages = FileManager.default.fileExists(
        atPath: "/sys/kernel/mm/transparent_hugepage/enabled"
    )

    /// Returns whether the kernel has noted the wish for huge pages at an address.
    private func prefersHugePages(at address: UInt) throws -> Bool {
        let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/smaps"))
        // A string made from the file would end after its first part, as its size is said to be 0.
        let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
        var isInside = false
        for line in maps.split(separator: "\n") {
            let bounds = line.prefix { $0 != " " }.split(separator: "-").map { UInt($0, radix: 16) }
            if bounds.count == 2, let start = bounds[0], let end = bounds[1] {
                isInside = (start..<end).contains(address)
            } else if isInside, line.hasPrefix("VmFlags:") {
                return line.split(separator: " ").contains("hg")
            }
        }
        return false
    }

    @Test("A large block prefers huge pages from its first byte on", .enabled(if: knowsHugePages))
    func large() throws {
        let byteCount = 5 << 20
        let block = unsafe HugePages.allocate(byteCount)
        defer { unsafe block.deallocate() }
        let address = UInt(bitPattern: block)
        #expect(address % (2 << 20) == 0)
        unsafe block.storeBytes(of: 7, as: UInt8.self)
        unsafe block.storeBytes(of: 9, toByteOffset: byteCount - 1, as: UInt8.self)
        #expect(try prefersHugePages(at: address))
        #expect(try prefersHugePages(at: address + 4 << 20))
        let bytes = unsafe (
            block.load(as: UInt8.self), block.load(fromByteOffset: byteCount - 1, as: UInt8.self)
        )
        #expect(bytes == (7, 9))
    }

    @Test("A block whose pages are in use already keeps its contents", .enabled(if: knowsHugePages))
    func written() throws {
        let byteCount = 6 << 20
        let block = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
        defer { unsafe block.deallocate() }
        unsafe block.initializeMemory(as: UInt8.self, repeating: 5, count: byteCount)
        unsafe HugePages.prefer(for: block, byteCount)
        #expect(try prefersHugePages(at: UInt(bitPattern: block) + 3 << 20))
        let written = [UInt8](repeating: 5, count: byteCount)
        #expect(unsafe memcmp(block, written, byteCount) == 0)
    }
}
#endif
