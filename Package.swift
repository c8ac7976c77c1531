// swift-tools-version: 6.3

import PackageDescription

// MARK: Third-party products. One name each; nothing below spells a package string.

/// A product of another package, which a package that wants only the core does without.
func library(_ name: String, of package: String, for trait: String = "ThirdParty") -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: [trait]))
}

let argumentParser = library("ArgumentParser", of: "swift-argument-parser")
let asyncAlgorithms = library("AsyncAlgorithms", of: "swift-async-algorithms")
let asyncHTTPClient = library("AsyncHTTPClient", of: "async-http-client", for: "HTTPS")
let configuration = library("Configuration", of: "swift-configuration")
let crypto = library("Crypto", of: "swift-crypto")
let grdb = library("GRDB", of: "GRDB.swift")
let httpTypes = library("HTTPTypes", of: "swift-http-types")
let hummingbird = library("Hummingbird", of: "hummingbird")
let hummingbirdCore = library("HummingbirdCore", of: "hummingbird")
let hummingbirdTLS = library("HummingbirdTLS", of: "hummingbird", for: "HTTPS")
let hummingbirdTesting = library("HummingbirdTesting", of: "hummingbird")
let logging = library("Logging", of: "swift-log")
let metrics = library("Metrics", of: "swift-metrics")
let nioEmbedded = library("NIOEmbedded", of: "swift-nio")
let nioHTTP1 = library("NIOHTTP1", of: "swift-nio")
let nioHTTPCompression = library("NIOHTTPCompression", of: "swift-nio-extras")
let nioPosix = library("NIOPosix", of: "swift-nio")
let nioSSL = library("NIOSSL", of: "swift-nio-ssl", for: "HTTPS")
let nioCore = library("NIOCore", of: "swift-nio")
let swiftASN1 = library("SwiftASN1", of: "swift-asn1", for: "HTTPS")
let x509 = library("X509", of: "swift-certificates", for: "HTTPS")
let unixSignals = library("UnixSignals", of: "swift-service-lifecycle")
let serviceLifecycle = library("ServiceLifecycle", of: "swift-service-lifecycle")

// MARK: Target shapes. The folder says what a target is; the helper says where it lives.

/// A folder of `Modules`.
enum Group: String {
  case basics = "Basics"
  case core = "Core"
  case adapters = "Adapters"
  case sports = "Sports"
  case serving = "Serving"
}

func module(
  _ group: Group,
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  besides: [String] = [],
  embedding: Bool = false
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "Modules/\(group.rawValue)/\(name)",
    exclude: ["README.md"] + besides,
    plugins: embedding ? [.plugin(name: "Embedding")] : []
  )
}

func adapter(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  module(.adapters, name, ["Domain"] + dependencies)
}

func app(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["ScorebookKit", "Composition", "Domain", "Pages", argumentParser] + dependencies,
    path: "Apps/\(name)",
    exclude: ["README.md"],
    plugins: [.plugin(name: "Embedding")]
  )
}

func tool(_ name: String, at folder: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: "Tools/\(folder)")
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", resources: resources)
}

/// Compiled only with the trait of the same name: libpq must be installed then.
let postgreSQL: TargetDependencyCondition? = .when(traits: ["PostgreSQL"])

/// Compiled only with the trait of the same name, which a first run leaves out.
let https: TargetDependencyCondition? = .when(traits: ["HTTPS"])

let package = Package(
  name: "scorebook",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    // The core: values, ports, leaderboards, and the store in memory. No third-party package.
    .library(name: "Scorebook", targets: ["Domain", "Leaderboards", "InMemory", "CanonicalJSON"]),
    // For stores: what they are built from, and the contract that tests them. No third-party package.
    .library(name: "ScorebookAdapterKit", targets: ["StoreEngine", "DomainContracts", "SeededRandom"]),
    .library(name: "ScorebookFileStore", targets: ["FileStore"]),
    .library(name: "ScorebookSQLite", targets: ["SQLite"]),
    .library(name: "ScorebookPostgreSQL", targets: ["PostgreSQL"]),
    .library(name: "ScorebookRemoteHTTP", targets: ["RemoteHTTP", "WireFormat"]),
    .library(name: "ScorebookSync", targets: ["OfflineSync", "Notices", "StoreCopying"]),
    // For sports: spaces with members and rights, their contract, and tables from files.
    .library(name: "ScorebookSports", targets: ["Spaces", "SpaceContracts", "Access", "Spreadsheets"]),
    // For apps: commands, pages, the server, and the choice of a store.
    .library(
      name: "ScorebookKit",
      targets: ["ScorebookKit", "Pages", "Hypertext", "Localization", "ScoreServer", "Composition"]
    ),
    .executable(name: "archery", targets: ["archery"]),
    .executable(name: "fitness-challenge", targets: ["fitness-challenge"]),
    .executable(name: "pinball-practice", targets: ["pinball-practice"]),
  ],
  traits: [
    .trait(name: "ThirdParty", description: "Everything that needs a third-party package; `traits: []` resolves none"),
    .trait(name: "PostgreSQL", description: "The store postgres:, for which libpq must be installed"),
    .trait(
      name: "HTTPS",
      description: "HTTPS, and everything that asks other servers: their TLS takes the longest to build",
      enabledTraits: ["ThirdParty"]
    ),
    .default(enabledTraits: ["ThirdParty", "HTTPS"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-asn1.git", from: "1.7.0"),
    .package(url: "https://github.com/apple/swift-async-algorithms.git", from: "1.1.0"),
    .package(url: "https://github.com/apple/swift-certificates.git", from: "1.21.0"),
    .package(url: "https://github.com/apple/swift-configuration.git", from: "1.4.0"),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.0"),
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-metrics.git", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.35.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl.git", from: "2.37.0"),
    .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1"),
    .package(url: "https://github.com/swift-server/async-http-client.git", from: "1.30.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
  ],
  targets: [
    // MARK: Values, formats and tools that know nothing of scores.

    module(.basics, "RankIndex"),
    module(.basics, "CanonicalJSON"),
    module(.basics, "PackedCatalogues"),
    module(.basics, "SeededRandom"),
    module(.basics, "QRCodes"),

    // MARK: The core: values, ports and the rules that all stores share.

    module(.core, "Domain", ["CanonicalJSON", "RankIndex"]),
    module(.core, "StoreEngine", ["CanonicalJSON", "Domain"]),
    module(.core, "StoreCopying", ["CanonicalJSON", "Domain", "StoreEngine", crypto]),
    module(.core, "Access", ["CanonicalJSON", "Domain"]),
    module(.core, "Leaderboards", ["CanonicalJSON", "Domain"]),
    module(.core, "Notices", ["Access", "CanonicalJSON", "Domain", "Leaderboards"]),
    module(.sports, "Spreadsheets", ["CanonicalJSON", "Domain"]),
    module(
      .serving,
      "Localization",
      ["CanonicalJSON", "Domain", "PackedCatalogues"],
      besides: ["GLOSSARY.md"]
    ),
    module(.core, "DomainContracts", ["Domain", "Leaderboards", "SeededRandom", "StoreEngine"]),

    // MARK: Stores, and what passes between them.

    module(.core, "WireFormat", ["CanonicalJSON", "Domain"]),
    adapter("InMemory", ["StoreEngine"]),
    adapter("FileStore", ["CanonicalJSON", "StoreEngine"]),
    adapter("SQLShared", ["CanonicalJSON", "StoreEngine"]),
    adapter("SQLite", ["CanonicalJSON", "SQLShared", "StoreEngine", grdb]),
    .systemLibrary(
      name: "CLibpq",
      path: "Modules/Adapters/CLibpq",
      pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]
    ),
    adapter(
      "PostgreSQL",
      ["CanonicalJSON", "SQLShared", "StoreEngine", .target(name: "CLibpq", condition: postgreSQL)]
    ),
    adapter("RemoteHTTP", ["CanonicalJSON", "WireFormat", asyncHTTPClient, nioCore, nioHTTP1, nioPosix, nioSSL]),
    module(.core, "OfflineSync", ["Access", "CanonicalJSON", "Domain", "Leaderboards", "Notices"]),
    module(
      .serving,
      "ContentCache",
      ["CanonicalJSON", "Domain", asyncHTTPClient, crypto, nioCore, nioHTTP1, nioPosix]
    ),

    // MARK: The kit for sports, and the sports.

    module(.sports, "Spaces", ["Access", "CanonicalJSON", "Domain"]),
    module(.sports, "SpaceContracts", ["Access", "CanonicalJSON", "Domain", "SeededRandom", "Spaces"]),
    module(
      .sports,
      "ArcheryScoring",
      ["Access", "CanonicalJSON", "Spreadsheets", "Domain", "Leaderboards", "Notices", "Spaces"]
    ),
    module(
      .sports,
      "GroupChallenges",
      ["Access", "CanonicalJSON", "Spreadsheets", "Domain", "Leaderboards", "Notices", "Spaces"]
    ),
    module(
      .sports,
      "Pinball",
      ["Access", "CanonicalJSON", "Domain", "Notices", "SeededRandom", "Spaces", "Spreadsheets", crypto]
    ),

    // MARK: Serving.

    module(
      .serving,
      "Composition",
      [
        "CanonicalJSON", "Domain", "FileStore", "InMemory", "Leaderboards", "OfflineSync", "PostgreSQL", "SQLite",
        "StoreCopying", "StoreEngine", configuration, .target(name: "RemoteHTTP", condition: https),
      ]
    ),
    module(
      .serving,
      "ScoreServer",
      [
        "Access", "CanonicalJSON", "Domain", "Localization", "Notices", "StoreEngine", "WireFormat", crypto, httpTypes,
        hummingbird, hummingbirdCore, logging, metrics, nioCore, nioEmbedded, nioHTTP1, nioHTTPCompression, nioPosix,
        serviceLifecycle, unixSignals,
      ],
      embedding: true
    ),
    module(
      .serving,
      "LocalTrust",
      [crypto, hummingbirdCore, hummingbirdTLS, logging, nioCore, nioSSL, swiftASN1, x509]
    ),
    module(
      .serving,
      "WebPush",
      ["CanonicalJSON", "ContentCache", "Domain", asyncHTTPClient, crypto, nioCore, nioHTTP1]
    ),
    module(.serving, "Hypertext", ["Domain", "Localization"]),
    module(
      .serving,
      "Pages",
      [
        "Access", "CanonicalJSON", "Domain", "Hypertext", "Localization", "Notices", "OfflineSync", "QRCodes",
        "ScoreServer", "WireFormat", asyncAlgorithms, httpTypes, hummingbird,
      ],
      embedding: true
    ),
    module(
      .serving,
      "ScorebookKit",
      [
        "Access", "CanonicalJSON", "Composition", "Domain", "Hypertext", "Leaderboards", "Localization", "Notices",
        "OfflineSync", "Pages", "QRCodes", "ScoreServer", "Spaces", "Spreadsheets", "StoreCopying", "StoreEngine",
        "WireFormat", argumentParser, configuration, crypto, httpTypes, hummingbird, hummingbirdCore, logging,
        .target(name: "ContentCache", condition: https), .target(name: "LocalTrust", condition: https),
        .target(name: "WebPush", condition: https),
      ]
    ),

    // MARK: The apps.

    app(
      "archery",
      [
        "Access", "ArcheryScoring", "CanonicalJSON", "Hypertext", "Leaderboards", "Localization", "Notices",
        "OfflineSync", "QRCodes", "ScoreServer", "Spaces", "Spreadsheets", "WireFormat", httpTypes, hummingbird,
      ]
    ),
    app(
      "fitness-challenge",
      [
        "Access", "CanonicalJSON", "GroupChallenges", "Hypertext", "Leaderboards", "Localization", "Notices",
        "OfflineSync", "ScoreServer", "Spaces", "StoreEngine", "WireFormat", asyncAlgorithms, httpTypes, hummingbird,
      ]
    ),
    app(
      "pinball-practice",
      [
        "Access", "CanonicalJSON", "ContentCache", "Hypertext", "Localization", "Notices", "OfflineSync", "Pinball",
        "ScoreServer", "Spaces", "Spreadsheets", "WireFormat", configuration, httpTypes, hummingbird, nioCore,
      ]
    ),

    // MARK: Tests and tools.

    tests(
      "LocalTrustTests",
      [
        "AppTestSupport", "Domain", "LocalTrust", "ScoreServer", "TestSupport", asyncHTTPClient, hummingbird, logging,
        nioCore, nioHTTP1, nioPosix, nioSSL, serviceLifecycle, swiftASN1, x509,
      ]
    ),
    tests("QRCodeTests", ["QRCodes", "SeededRandom", "TestSupport"]),
    tests("HypertextTests", ["Domain", "Hypertext", "Localization"]),
    tests("RankIndexTests", ["RankIndex", "SeededRandom"]),
    tests(
      "CanonicalJSONTests",
      ["CanonicalJSON", "Domain", "SeededRandom", "StoreEngine", "TestSupport"]
    ),
    tests("DomainTests", ["CanonicalJSON", "Domain", "InMemory", "SeededRandom", "TestSupport"]),
    tests("StoreEngineTests", ["CanonicalJSON", "Domain", "SeededRandom", "StoreEngine", "TestSupport"]),
    tests("AccessTests", ["Access", "Domain", "InMemory"]),
    tests("LeaderboardsTests", ["CanonicalJSON", "Domain", "InMemory", "Leaderboards", "SeededRandom", "TestSupport"]),
    tests("NoticesTests", ["Domain", "InMemory", "Leaderboards", "Notices", "TestSupport"]),
    tests("SpreadsheetsTests", ["Domain", "Spreadsheets", "TestSupport"]),
    tests(
      "AdapterContractTests",
      [
        "Access", "Domain", "DomainContracts", "FileStore", "InMemory", "RemoteHTTP", "ScoreServer", "SQLite",
        "TestSupport", hummingbird, hummingbirdTesting, logging,
      ]
    ),
    tests(
      "OfflineSyncTests",
      [
        "Access", "Domain", "DomainContracts", "FileStore", "InMemory", "Leaderboards", "Notices", "OfflineSync",
        "Pinball", "RemoteHTTP", "ScoreServer", "SeededRandom", "simulate", "Simulation", "SQLite", "StoreEngine",
        "TestSupport", hummingbird, hummingbirdTesting, logging,
      ]
    ),
    tests("ContractFaultTests", ["Domain", "DomainContracts", "InMemory", "StoreEngine"]),
    tests("FileStoreTests", ["Domain", "FileStore", "SeededRandom", "Simulation", "StoreEngine", "TestSupport"]),
    tests("SQLiteTests", ["Domain", "SQLite", "SeededRandom", "TestSupport", grdb]),
    tests("WireFormatTests", ["CanonicalJSON", "Domain", "SeededRandom", "WireFormat"]),
    tests(
      "RemoteHTTPTests",
      [
        "Domain", "InMemory", "RemoteHTTP", "ScoreServer", "SeededRandom", "StoreEngine", "TestSupport", "WireFormat",
        asyncHTTPClient, hummingbird, hummingbirdTesting, logging, nioCore, nioHTTP1, nioPosix,
      ]
    ),
    tests(
      "CompositionTests",
      [
        "Composition", "Domain", "DomainContracts", "Leaderboards", "SeededRandom", "StoreCopying", "StoreEngine",
        "TestSupport", configuration,
      ]
    ),
    tests(
      "ServerTests",
      [
        "Access", "CanonicalJSON", "Composition", "Domain", "Leaderboards", "LocalTrust", "Notices", "ScoreServer",
        "StoreCopying", "StoreEngine", "TestSupport", "WireFormat", asyncHTTPClient, crypto, httpTypes, hummingbird,
        hummingbirdTesting, logging, nioCore, nioHTTP1, nioHTTPCompression, nioPosix, nioSSL, serviceLifecycle,
        swiftASN1, x509,
      ]
    ),
    tests(
      "PagesTests",
      [
        "Access", "archery", "ArcheryScoring", "CanonicalJSON", "Composition", "Domain", "FileStore",
        "fitness-challenge", "GroupChallenges", "Hypertext", "InMemory", "Leaderboards", "Localization", "Notices",
        "Pages", "Pinball", "pinball-practice", "ScorebookKit", "ScoreServer", "SeededRandom", "Spaces", "SQLite",
        "StoreCopying", "TestSupport", "WireFormat", logging,
      ]
    ),
    tests(
      "ArcheryScoringTests",
      [
        "Access", "ArcheryScoring", "CanonicalJSON", "Domain", "InMemory", "Leaderboards", "Notices", "SeededRandom",
        "SpaceContracts", "Spaces", "StoreEngine", "TestSupport",
      ]
    ),
    tests(
      "GroupChallengesTests",
      [
        "Access", "Domain", "FileStore", "GroupChallenges", "InMemory", "Notices", "RemoteHTTP", "ScoreServer",
        "SeededRandom", "SpaceContracts", "Spaces", "SQLite", "StoreEngine", "TestSupport", hummingbird,
        hummingbirdTesting, logging,
      ]
    ),
    tests(
      "PinballTests",
      [
        "Access", "CanonicalJSON", "Domain", "InMemory", "Notices", "Pinball", "SeededRandom", "SpaceContracts",
        "Spaces",
        "TestSupport", crypto,
      ]
    ),
    tests(
      "ContentCacheTests",
      [
        "ContentCache", "Domain", "SeededRandom", "TestSupport", crypto, httpTypes, hummingbird, hummingbirdTesting,
        logging,
        nioCore,
      ]
    ),
    tests(
      "WebPushTests",
      [
        "CanonicalJSON", "ContentCache", "Domain", "Hypertext", "InMemory", "Leaderboards", "Localization", "Notices",
        "Pages", "ScorebookKit", "ScoreServer", "TestSupport", "WebPush", "WireFormat", crypto, httpTypes, hummingbird,
        hummingbirdTesting, logging, nioCore, nioEmbedded, nioPosix,
      ]
    ),
    tests(
      "SpacesTests",
      [
        "Access", "CanonicalJSON", "Domain", "InMemory", "SeededRandom", "SpaceContracts", "Spaces", "SQLite",
        "StoreEngine", "TestSupport",
      ]
    ),
    tests("ConformanceTests", ["CanonicalJSON", "conformance", "Domain"], resources: [.copy("Fixtures")]),
    tests(
      "ArcheryAppTests",
      [
        "Access", "AppTestSupport", "ArcheryScoring", "CanonicalJSON", "Composition", "Domain", "FileStore",
        "Leaderboards", "Notices", "OfflineSync", "RemoteHTTP", "SeededRandom", "Spaces", "SQLite", "TestSupport",
        asyncHTTPClient, crypto, nioCore, nioHTTP1, nioHTTPCompression,
      ]
    ),
    tests(
      "FitnessAppTests",
      [
        "Access", "AppTestSupport", "Composition", "Domain", "GroupChallenges", "InMemory", "Leaderboards",
        "OfflineSync", "RemoteHTTP", "ScoreServer", "SeededRandom", "Spaces", "StoreEngine", "TestSupport",
      ]
    ),
    tests(
      "PinballAppTests",
      [
        "AppTestSupport", "CanonicalJSON", "Domain", "Spreadsheets", "TestSupport", crypto, httpTypes, hummingbird,
        hummingbirdTesting, logging, nioCore,
      ]
    ),
    tests(
      "ExampleTests",
      [
        "Access", "CanonicalJSON", "Composition", "Domain", "DomainContracts", "FileStore", "Hypertext", "InMemory",
        "Leaderboards", "Localization", "Notices", "OfflineSync", "Pages", "RemoteHTTP", "ScorebookKit", "ScoreServer",
        "SeededRandom", "SpaceContracts", "Spaces", "Spreadsheets", "StoreCopying", "SQLite", "StoreEngine",
        "TestSupport",
        "WireFormat", argumentParser, hummingbird, logging,
      ]
    ),
    .target(
      name: "TestSupport",
      dependencies: ["Domain", "InMemory", "SeededRandom"],
      path: "Tests/TestSupport"
    ),
    .target(
      name: "AppTestSupport",
      dependencies: ["Domain", "RemoteHTTP", "TestSupport", asyncHTTPClient, nioCore, nioHTTP1],
      path: "Tests/AppTestSupport"
    ),
    .target(
      name: "Simulation",
      dependencies: [
        "Access", "ArcheryScoring", "CanonicalJSON", "Domain", "FileStore", "GroupChallenges", "InMemory",
        "Leaderboards", "Notices", "OfflineSync", "Pinball", "SeededRandom", "Spaces",
      ],
      path: "Tests/Simulation"
    ),
    .executableTarget(
      name: "crash-writer",
      dependencies: ["ArcheryScoring", "Composition", "Domain"],
      path: "Tests/CrashWriter"
    ),
    .executableTarget(
      name: "api-server",
      dependencies: ["Access", "Composition", "Domain", "ScoreServer", "WireFormat", hummingbird, logging],
      path: "Tests/APIServer"
    ),
    tests("LocalizationTests", ["Domain", "Localization", "PackedCatalogues", "TestSupport"]),
    tests("TidyTests", ["CanonicalJSON", "Leaderboards", "Localization", "PackedCatalogues"]),
    tool("scorebook-embed", at: "Embed", ["PackedCatalogues"]),
    .plugin(name: "Embedding", capability: .buildTool(), dependencies: ["scorebook-embed"], path: "Tools/Embedding"),
    tool("words", at: "Localization", ["Localization", "PackedCatalogues"]),

    tool(
      "conformance",
      at: "Conformance",
      [
        "Access", "ArcheryScoring", "CanonicalJSON", "Composition", "Domain", "GroupChallenges", "Leaderboards",
        "Pinball", "Spaces", "StoreEngine",
      ]
    ),
    tool("simulate", at: "Simulation", ["Simulation"]),
    tool("bench-league", at: "Benchmarks/League", ["BenchSupport", "Pinball"]),
    tool("bench-render", at: "Benchmarks/Render", ["BenchSupport", "Domain", "Hypertext", "Localization", "Pages"]),
    tool("bench-practice", at: "Benchmarks/Practice", ["BenchSupport", "Domain", "Pinball"]),
    tool("bench-index", at: "Benchmarks/Index", ["BenchSupport", "Domain", "RankIndex", "SeededRandom"]),
    tool(
      "bench-shoot",
      at: "Benchmarks/Shoot",
      ["ArcheryScoring", "Composition", "Domain", "Leaderboards", "SeededRandom", asyncHTTPClient, nioCore, nioHTTP1]
    ),
    tool("bench-stores", at: "Benchmarks/Stores", ["BenchSupport", "Composition", "Domain", "SeededRandom"]),
    tool("bench-drain", at: "Benchmarks/Drain", ["Composition", "Domain", "OfflineSync"]),
    .target(name: "BenchSupport", path: "Tools/Benchmarks/Support"),
  ],
  swiftLanguageModes: [.v6]
)

// MARK: One list of settings for every target.

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),  // SE-0335
      .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
      .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
      .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
      .treatAllWarnings(as: .error),  // SE-0480
      .treatWarning("ExplicitSendable", as: .error),
    ]
}

// MARK: The loops over bytes and texts, optimised in debug builds, too.

// Tests spend most of their time in them. A package that comes as a versioned dependency must not choose flags.
if !Context.packageDirectory.contains("/checkouts/") {
  let optimised = [
    "CanonicalJSON", "Domain", "Localization", "PackedCatalogues", "QRCodes", "RankIndex", "StoreEngine",
  ]
  for target in package.targets where optimised.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug)))
  }
  // In a release build what is tested is optimised; the tests themselves would only take longer to build.
  for target in package.targets where target.type == .test {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  }
}
