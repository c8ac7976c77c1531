// swift-tools-version: 6.3

import PackageDescription

// A package of another author, which adds a kind of store to Scorebook and changes nothing in it.

let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let scorebook = Target.Dependency.product(name: "Scorebook", package: "scorebook")
let adapterKit = Target.Dependency.product(name: "ScorebookAdapterKit", package: "scorebook")

let package = Package(
  name: "vault",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Vault", targets: ["Vault"])],
  dependencies: [
    .package(name: "scorebook", path: "../.."),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.0"),
  ],
  targets: [
    .target(name: "Vault", dependencies: [adapterKit, crypto, scorebook]),
    // Names that SwiftUI has, too, so that Domain never takes them.
    .target(name: "Interface"),
    .testTarget(name: "VaultTests", dependencies: ["Interface", "Vault", adapterKit, crypto, scorebook]),
  ],
  swiftLanguageModes: [.v6]
)
