// swift-tools-version: 6.3

import PackageDescription

// A sport in a package of its own: darts on Scorebook's kit, with a kind of store from a third package.

let scorebook = Target.Dependency.product(name: "Scorebook", package: "scorebook")
let adapterKit = Target.Dependency.product(name: "ScorebookAdapterKit", package: "scorebook")
let sports = Target.Dependency.product(name: "ScorebookSports", package: "scorebook")
let kit = Target.Dependency.product(name: "ScorebookKit", package: "scorebook")

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
    .target(name: "Darts", dependencies: [scorebook, sports]),
    .executableTarget(
      name: "darts-app",
      dependencies: [
        "Darts", adapterKit, kit, scorebook, sports,
        .product(name: "Vault", package: "vault"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      resources: [.embedInCode("Resources")]
    ),
    .testTarget(name: "DartsTests", dependencies: ["Darts", adapterKit, scorebook, sports]),
  ],
  swiftLanguageModes: [.v6]
)
