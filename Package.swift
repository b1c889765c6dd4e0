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
    .target(name: "OrderingModel", swiftSettings: settings),
    .testTarget(name: "PropertyTests", dependencies: ["OrderingModel"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
