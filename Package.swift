// swift-tools-version: 6.2

import Foundation
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The files of the libraries that this manifest has loaded.
func loadedLibraries() -> [String] {
  #if canImport(Darwin)
    (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map(String.init(cString:)) }
  #else
    (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8))?.split(separator: "\n")
      .compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } } ?? []
  #endif
}

/// Where the toolchain that runs this manifest keeps its own SwiftParser; nil where it has none.
///
/// Its manifest library is `lib/swift/pm/ManifestAPI/libPackageDescription`; where that is not so,
/// the first compiler along `PATH` is asked.
let parserFolder: String? = {
  func folder(_ path: String, from file: String) -> String {
    URL(fileURLWithPath: file).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent(path).standardizedFileURL.path
  }
  let libraries = loadedLibraries().filter { $0.contains("/libPackageDescription.") }
  let path = (Context.environment["PATH"] ?? "").split(separator: ":")
  let candidates =
    libraries.map { folder("../../host", from: $0) }
    + path.map { folder("../lib/swift/host", from: "\($0)/swiftc") }
  return candidates.first {
    FileManager.default.fileExists(atPath: "\($0)/SwiftParser.swiftmodule")
  }
}()

/// The one target that sees the toolchain's SwiftSyntax.
///
/// It is built for library evolution and has no dependencies, so that those who import it need not
/// find SwiftSyntax themselves.
let outline: Target =
  if let parserFolder {
    .target(
      name: "SwiftOutline",
      swiftSettings: settings + [
        .define("HAS_SWIFT_PARSER"),
        .unsafeFlags(["-I", parserFolder, "-enable-library-evolution"]),
      ],
      linkerSettings: [
        .unsafeFlags(["-L\(parserFolder)", "-Xlinker", "-rpath", "-Xlinker", parserFolder])
      ]
        + ["SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"]
        .map { .linkedLibrary($0) }
    )
  } else {
    .target(name: "SwiftOutline", swiftSettings: settings)
  }

let package = Package(
  name: "flickerproof",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "FlickerproofTesting", targets: ["FlickerproofTesting"]),
    .library(name: "Fuzz", targets: ["Fuzz"]),
    .library(name: "OrderingModel", targets: ["OrderingModel"]),
  ],
  targets: [
    .target(
      name: "OrderingModel", swiftSettings: settings,
      // Rounding calls the C library's mathematics, which nothing else here links.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Fuzz", swiftSettings: settings),
    .target(name: "Theorems", dependencies: ["Fuzz", "OrderingModel"], swiftSettings: settings),
    .target(name: "Reports", dependencies: ["OrderingModel"], swiftSettings: settings),
    .target(
      // Not on SwiftReader: its unsafe flags would bar other packages from the product.
      name: "FlickerproofTesting", dependencies: ["Fuzz", "OrderingModel", "Reports"],
      swiftSettings: settings),
    outline,
    .target(
      name: "SwiftReader", dependencies: ["OrderingModel", "SwiftOutline"],
      swiftSettings: settings),
    .executableTarget(
      name: "flickerproof",
      dependencies: ["Fuzz", "OrderingModel", "Reports", "SwiftReader", "Theorems"],
      swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks", dependencies: ["OrderingModel", "Reports", "Theorems", "flickerproof"],
      path: "Benchmarks/Proofs", swiftSettings: settings),
    .target(
      name: "ShrinkingChallenge", dependencies: ["Fuzz"], path: "Benchmarks/Challenge",
      swiftSettings: settings),
    .executableTarget(
      name: "ShrinkingBenchmark", dependencies: ["Fuzz", "ShrinkingChallenge"],
      path: "Benchmarks/Shrinking", swiftSettings: settings),
    .testTarget(
      name: "FuzzTests", dependencies: ["Fuzz", "ShrinkingChallenge"], swiftSettings: settings),
    .testTarget(
      name: "PropertyTests",
      dependencies: ["FlickerproofTesting", "Fuzz", "OrderingModel", "Reports", "Theorems"],
      swiftSettings: settings),
    .testTarget(
      name: "TestingTests", dependencies: ["FlickerproofTesting", "Fuzz", "OrderingModel"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

if parserFolder != nil {
  package.targets += [
    .testTarget(
      name: "ReaderTests", dependencies: ["OrderingModel", "SwiftOutline", "SwiftReader"],
      swiftSettings: settings),
    .testTarget(
      name: "CommandTests", dependencies: ["flickerproof"], swiftSettings: settings),
  ]
}
