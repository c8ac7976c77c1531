// swift-tools-version: 6.3

import PackageDescription

// A package of another author, which adds a kind of store to Scorebook and changes nothing in it.

let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let domain = Target.Dependency.product(name: "Domain", package: "scorebook")
let canonicalJSON = Target.Dependency.product(name: "CanonicalJSON", package: "scorebook")
let storeEngine = Target.Dependency.product(name: "StoreEngine", package: "scorebook")
let domainContracts = Target.Dependency.product(name: "DomainContracts", package: "scorebook")

let package = Package(
  name: "vault",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Vault", targets: ["Vault"])],
  dependencies: [
    .package(name: "scorebook", path: "../.."),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.0"),
  ],
  targets: [
    .target(name: "Vault", dependencies: [canonicalJSON, crypto, domain, storeEngine]),
    // Names that SwiftUI has, too, so that Domain never takes them.
    .target(name: "Interface"),
    .testTarget(
      name: "VaultTests",
      dependencies: ["Interface", "Vault", crypto, domain, domainContracts, storeEngine]
    ),
  ],
  swiftLanguageModes: [.v6]
)
