// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "flickerproof",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "OrderingModel", targets: ["OrderingModel"])
  ],
  targets: [
    .target(
      name: "OrderingModel", swiftSettings: settings,
      // Rounding calls the C library's mathematics, which nothing else here links.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Theorems", dependencies: ["OrderingModel"], swiftSettings: settings),
    .target(name: "Reports", dependencies: ["OrderingModel"], swiftSettings: settings),
    .testTarget(
      name: "PropertyTests", dependencies: ["OrderingModel", "Theorems"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
