// swift-tools-version: 6.3

import PackageDescription

// A sport in a package of its own: darts on Scorebook's kit, with a kind of store from a third package.

let package = Package(
  name: "darts",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "scorebook", path: "../.."),
    .package(name: "vault", path: "../OutsideAdapter"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.0"),
  ],
  targets: [
    .target(
      name: "Darts",
      dependencies: [
        .product(name: "CanonicalJSON", package: "scorebook"), .product(name: "Domain", package: "scorebook"),
        .product(name: "Spaces", package: "scorebook"),
      ]
    ),
    .executableTarget(
      name: "darts-app",
      dependencies: [
        "Darts", .product(name: "AppKit", package: "scorebook"), .product(name: "Composition", package: "scorebook"),
        .product(name: "CSV", package: "scorebook"), .product(name: "Hypertext", package: "scorebook"),
        .product(name: "Pages", package: "scorebook"),
        .product(name: "StoreEngine", package: "scorebook"), .product(name: "Vault", package: "vault"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      resources: [.embedInCode("Resources")]
    ),
    .testTarget(
      name: "DartsTests",
      dependencies: [
        "Darts", .product(name: "CanonicalJSON", package: "scorebook"), .product(name: "Domain", package: "scorebook"),
        .product(name: "InMemory", package: "scorebook"), .product(name: "SeededRandom", package: "scorebook"),
        .product(name: "SpaceContracts", package: "scorebook"),
        .product(name: "Spaces", package: "scorebook"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
