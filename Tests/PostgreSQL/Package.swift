// swift-tools-version: 6.3

import PackageDescription

// The tests of the store postgres:, in a package that enables the trait. Everything else builds without libpq.

func scorebook(_ product: String) -> Target.Dependency { .product(name: product, package: "scorebook") }

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "postgresql-tests",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "scorebook", path: "../..", traits: ["PostgreSQL"])],
  targets: [
    .executableTarget(
      name: "writer",
      dependencies: [scorebook("Domain"), scorebook("PostgreSQL")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PostgreSQLTests",
      dependencies: [
        "writer", scorebook("Domain"), scorebook("DomainContracts"), scorebook("FileStore"), scorebook("PostgreSQL"),
        scorebook("SQLite"), scorebook("StoreCopying"),
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
