// swift-tools-version: 6.3

import PackageDescription

/// Warnings are errors where Weft is worked on: `.ci/run` says so. Those of a later compiler keep
/// nobody from using it.
let strictness: [SwiftSetting] =
    Context.environment["WEFT_STRICT"] == nil
    ? [] : [.treatAllWarnings(as: .error), .treatWarning("ExplicitSendable", as: .error)]

/// What every target is compiled with: Swift 6, and what Swift 7 will bring.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .strictMemorySafety(),
]

let package = Package(
    name: "weft",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
    products: [
        .library(name: "Weft", targets: ["Weft"]),
        .library(name: "WeftInspector", targets: ["WeftInspector"]),
        .library(name: "WeftDocument", targets: ["WeftDocument"]),
        .library(name: "WeftTesting", targets: ["WeftTesting"]),
        .executable(name: "weft", targets: ["WeftCommand"]),
    ],
    targets: [
        // The libraries
        .systemLibrary(name: "CPlatform"),
        .target(
            name: "WeftLayout",
            dependencies: ["CPlatform"],
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
        ),
        .target(name: "WeftTree", dependencies: ["CPlatform", "WeftLayout"]),
        .target(name: "Weft", dependencies: ["WeftLayout", "WeftTree"]),
        .target(name: "WeftInspector", dependencies: ["Weft", "WeftLayout", "WeftTree"]),
        .target(name: "WeftDocument", dependencies: ["Weft", "WeftLayout"]),
        .target(name: "WeftTesting", dependencies: ["WeftLayout", "WeftTree"]),
        // The command
        .target(name: "WeftArguments", dependencies: ["WeftLayout"]),
        .executableTarget(
            name: "WeftCommand",
            dependencies: ["WeftArguments", "Weft", "WeftDocument", "WeftInspector"]
        ),
        // Benchmarks
        .systemLibrary(name: "CMalloc", path: "Benchmarks/CMalloc"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "WeftArguments", "Weft",
                .target(name: "CMalloc", condition: .when(platforms: [.linux])),
            ],
            path: "Benchmarks",
            exclude: ["CMalloc"]
        ),
        // Examples
        .target(name: "ExampleSpecs", dependencies: ["Weft"], path: "Examples/CustomSpecs"),
        .executableTarget(
            name: "FirstTree",
            dependencies: ["Weft", "WeftInspector"],
            path: "Examples/FirstTree"
        ),
        .executableTarget(
            name: "Departures",
            dependencies: ["WeftArguments", "Weft"],
            path: "Examples/Departures"
        ),
        .executableTarget(
            name: "Gallery",
            dependencies: [
                "WeftArguments", "ExampleSpecs", "Weft", "WeftInspector", "WeftTesting",
            ],
            path: "Examples/Gallery"
        ),
        .target(name: "RandomLayouts", dependencies: ["Weft"], path: "Examples/RandomLayouts"),
        .target(
            name: "StressKit",
            dependencies: ["RandomLayouts", "WeftArguments", "Weft", "WeftTesting"],
            path: "Examples/StressKit"
        ),
        .executableTarget(
            name: "Stress",
            dependencies: ["WeftArguments", "StressKit"],
            path: "Examples/Stress"
        ),
        // Tests
        .testTarget(
            name: "WeftLayoutTests",
            dependencies: ["RandomLayouts", "TestSupport", "WeftLayout", "WeftTesting"]
        ),
        .testTarget(
            name: "WeftTreeTests",
            dependencies: [
                "RandomLayouts", "StressKit", "TestSupport", "Weft", "WeftLayout", "WeftTesting",
                "WeftTree",
            ]
        ),
        .testTarget(
            name: "WeftInspectorTests",
            dependencies: ["TestSupport", "Weft", "WeftInspector"]
        ),
        .testTarget(
            name: "WeftTestingTests",
            dependencies: ["RandomLayouts", "TestSupport", "Weft", "WeftTesting"]
        ),
        .testTarget(
            name: "WeftDocumentTests",
            dependencies: ["RandomLayouts", "TestSupport", "Weft", "WeftDocument"]
        ),
        .testTarget(
            name: "WeftCommandTests",
            dependencies: ["WeftArguments", "WeftCommand"]
        ),
        .testTarget(
            name: "ConformanceTests",
            dependencies: ["TestSupport", "Weft", "WeftDocument"],
            resources: [.copy("Data")]
        ),
        .testTarget(
            name: "NameTests",
            dependencies: [
                "PlatformStandIns", "TestSupport", "Weft", "WeftDocument", "WeftInspector",
                "WeftTesting",
            ]
        ),
        .target(name: "PlatformStandIns", path: "Tests/PlatformStandIns"),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(
            name: "IsolationTests",
            dependencies: ["Weft"],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "BenchmarkTests",
            dependencies: ["Benchmarks", "WeftArguments", "Weft"]
        ),
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                "WeftArguments", "Departures", "ExampleSpecs", "FirstTree", "Gallery",
                "TestSupport", "Weft", "WeftInspector",
            ]
        ),
        .testTarget(
            name: "StressTests",
            dependencies: ["RandomLayouts", "StressKit", "TestSupport", "Weft", "WeftArguments"]
        ),
        .testTarget(
            name: "DocsTests",
            dependencies: [
                "ExampleSpecs", "TestSupport", "Weft", "WeftDocument", "WeftInspector",
                "WeftTesting",
            ]
        ),
    ]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = settings + strictness + (target.swiftSettings ?? [])
}
