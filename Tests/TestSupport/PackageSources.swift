package import Foundation

/// The sources of the package, which lie beside the tests.
package enum PackageSources {
    /// The folder of the package.
    package static var folder: URL {
        URL(filePath: #filePath)
            .deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    /// The modules that have a reference, which is all but the umbrella.
    package static let modules = [
        "WeftLayout", "WeftTree", "WeftInspector", "WeftDocument", "WeftTesting",
    ]

    /// Returns the text of each Swift file of a module.
    package static func texts(of module: String) throws -> [String] {
        let folder = folder.appending(path: "Sources/\(module)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return try (files?.allObjects ?? []).compactMap { file in
            guard let file = file as? URL, file.pathExtension == "swift" else { return nil }
            return try String(contentsOf: file, encoding: .utf8)
        }
    }

    /// Returns the names of a module's public types, except for types nested in others.
    package static func publicTypes(of module: String) throws -> [String] {
        let declaration =
            /(?m)^public (?:final |indirect )*(?:struct|class|actor|enum|protocol|typealias) (\w+)/
        return try texts(of: module).flatMap { text in
            text.matches(of: declaration).map { String($0.1) }
        }
    }
}
