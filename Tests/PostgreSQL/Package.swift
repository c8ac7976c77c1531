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
  dependencies: [.package(name: "scorebook", path: "../..", traits: [.defaults, "PostgreSQL"])],
  targets: [
    .executableTarget(
      name: "writer",
      dependencies: [scorebook("Scorebook"), scorebook("ScorebookPostgreSQL")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PostgreSQLTests",
      dependencies: [
        "writer", scorebook("Scorebook"), scorebook("ScorebookAdapterKit"), scorebook("ScorebookFileStore"),
        scorebook("ScorebookPostgreSQL"), scorebook("ScorebookSQLite"), scorebook("ScorebookSync"),
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
