// swift-tools-version: 6.3

import PackageDescription

// MARK: Third-party products. One name each; nothing below spells a package string.

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let asyncAlgorithms = Target.Dependency.product(name: "AsyncAlgorithms", package: "swift-async-algorithms")
let asyncHTTPClient = Target.Dependency.product(name: "AsyncHTTPClient", package: "async-http-client")
let configuration = Target.Dependency.product(name: "Configuration", package: "swift-configuration")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore = Target.Dependency.product(name: "HummingbirdCore", package: "hummingbird")
let hummingbirdTLS = Target.Dependency.product(name: "HummingbirdTLS", package: "hummingbird")
let hummingbirdTesting = Target.Dependency.product(name: "HummingbirdTesting", package: "hummingbird")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let nioHTTPCompression = Target.Dependency.product(name: "NIOHTTPCompression", package: "swift-nio-extras")
let jwtKit = Target.Dependency.product(name: "JWTKit", package: "jwt-kit")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioSSL = Target.Dependency.product(name: "NIOSSL", package: "swift-nio-ssl")
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let swiftASN1 = Target.Dependency.product(name: "SwiftASN1", package: "swift-asn1")
let x509 = Target.Dependency.product(name: "X509", package: "swift-certificates")
let unixSignals = Target.Dependency.product(name: "UnixSignals", package: "swift-service-lifecycle")
let serviceLifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")

// MARK: Target shapes. The folder says what a target is; the helper says where it lives.

func module(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
  .target(name: name, dependencies: dependencies, path: "Modules/\(name)", exclude: ["README.md"], resources: resources)
}

func adapter(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: ["Domain"] + dependencies, path: "Modules/Adapters/\(name)", exclude: ["README.md"])
}

func app(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["AppKit", "Composition", "Domain", "Pages", argumentParser] + dependencies,
    path: "Apps/\(name)",
    exclude: ["README.md"],
    resources: resources
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

/// Each library product has the name of its one target.
func libraries(_ names: [String]) -> [Product] { names.map { .library(name: $0, targets: [$0]) } }

let package = Package(
  name: "scorebook",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: libraries([
    "CanonicalJSON", "Domain", "StoreEngine", "StoreCopying", "Access", "CSV", "Localization", "LeaderboardKit",
    "Notices", "DomainContracts", "QRCode", "LocalTrust", "RankIndex", "SeededRandom", "InMemory", "FileStore",
    "SQLite", "PostgreSQL", "RemoteHTTP", "WireFormat", "Composition", "OfflineSync", "Server", "Hypertext", "Pages",
    "AppKit", "Spaces", "SpaceContracts", "ArcheryScoring", "GroupChallenges", "Pinball", "ContentCache",
  ]) + [
    .executable(name: "archery", targets: ["archery"]),
    .executable(name: "fitness-challenge", targets: ["fitness-challenge"]),
    .executable(name: "pinball-practice", targets: ["pinball-practice"]),
    .executable(name: "conformance", targets: ["conformance"]),
  ],
  traits: [
    .trait(name: "PostgreSQL", description: "The store postgres:, for which libpq must be installed"),
    .default(enabledTraits: []),
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
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.35.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl.git", from: "2.37.0"),
    .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1"),
    .package(url: "https://github.com/vapor/jwt-kit.git", from: "5.7.1"),
    .package(url: "https://github.com/swift-server/async-http-client.git", from: "1.30.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
  ],
  targets: [
    // MARK: Values, formats and tools that know nothing of scores.

    module("RankIndex"),
    module("CanonicalJSON"),
    module("SeededRandom"),
    module("QRCode"),
    module("LocalTrust", [crypto, swiftASN1, x509]),

    // MARK: The core: values, ports and the rules that all stores share.

    module("Domain", ["CanonicalJSON", "RankIndex"]),
    module("StoreEngine", ["CanonicalJSON", "Domain"]),
    module("StoreCopying", ["CanonicalJSON", "Domain", "StoreEngine", crypto]),
    module("Access", ["CanonicalJSON", "Domain"]),
    module("LeaderboardKit", ["CanonicalJSON", "Domain"]),
    module("Notices", ["Access", "CanonicalJSON", "Domain", "LeaderboardKit"]),
    module("CSV", ["CanonicalJSON", "Domain"]),
    .target(
      name: "Localization",
      dependencies: ["CanonicalJSON", "Domain"],
      path: "Modules/Localization",
      exclude: ["README.md", "GLOSSARY.md", "Catalogues"]
    ),
    module("DomainContracts", ["Domain", "LeaderboardKit", "SeededRandom", "StoreEngine"]),

    // MARK: Stores, and what passes between them.

    module("WireFormat", ["CanonicalJSON", "Domain"]),
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
    adapter("RemoteHTTP", ["CanonicalJSON", "WireFormat", asyncHTTPClient, nioCore, nioHTTP1, nioPosix]),
    module("OfflineSync", ["Access", "CanonicalJSON", "Domain", "LeaderboardKit", "Notices"]),
    module("ContentCache", ["CanonicalJSON", "Domain", asyncHTTPClient, crypto, nioCore, nioHTTP1, nioPosix]),

    // MARK: The kit for sports, and the sports.

    module("Spaces", ["Access", "CanonicalJSON", "Domain"]),
    module("SpaceContracts", ["Access", "Domain", "SeededRandom", "Spaces"]),
    module("ArcheryScoring", ["Access", "CanonicalJSON", "CSV", "Domain", "LeaderboardKit", "Notices", "Spaces"]),
    module("GroupChallenges", ["Access", "CanonicalJSON", "CSV", "Domain", "LeaderboardKit", "Spaces"]),
    module("Pinball", ["CSV", "CanonicalJSON", "Domain", "Spaces", crypto]),

    // MARK: Serving.

    module(
      "Composition",
      [
        "CanonicalJSON", "Domain", "FileStore", "InMemory", "OfflineSync", "PostgreSQL", "RemoteHTTP", "SQLite",
        "StoreEngine", configuration,
      ]
    ),
    module(
      "Server",
      [
        "Access", "CanonicalJSON", "Domain", "Localization", "Notices", "StoreEngine", "WireFormat", crypto, httpTypes,
        hummingbird, hummingbirdCore, hummingbirdTLS, jwtKit, logging, nioCore, nioEmbedded, nioHTTP1,
        nioHTTPCompression, nioPosix, nioSSL, serviceLifecycle, unixSignals,
      ],
      resources: [.embedInCode("Resources")]
    ),
    module("Hypertext", ["Domain", "Localization"]),
    module(
      "Pages",
      [
        "Access", "CanonicalJSON", "Domain", "Hypertext", "Localization", "Notices", "OfflineSync", "QRCode", "Server",
        "WireFormat", asyncAlgorithms, httpTypes, hummingbird,
      ],
      resources: [.embedInCode("Resources")]
    ),
    module(
      "AppKit",
      [
        "Access", "CanonicalJSON", "Composition", "CSV", "Domain", "Hypertext", "LeaderboardKit", "Localization",
        "LocalTrust", "Notices", "OfflineSync", "Pages", "QRCode", "Server", "Spaces", "StoreCopying", "StoreEngine",
        "WireFormat",
        argumentParser, configuration, crypto, httpTypes, hummingbird, logging,
      ]
    ),

    // MARK: The apps.

    app(
      "archery",
      [
        "Access", "ArcheryScoring", "CanonicalJSON", "CSV", "Hypertext", "LeaderboardKit", "Localization", "Notices",
        "OfflineSync", "QRCode", "Server", "Spaces", "WireFormat", httpTypes, hummingbird,
      ],
      resources: ["", "Board/", "Results/", "Scoring/", "Shoots/", "Targets/"].map { .embedInCode("\($0)Resources") }
    ),
    app(
      "fitness-challenge",
      [
        "Access", "CanonicalJSON", "GroupChallenges", "Hypertext", "LeaderboardKit", "Localization", "Notices",
        "OfflineSync", "Server", "Spaces", "StoreEngine", "WireFormat", asyncAlgorithms, httpTypes, hummingbird,
      ],
      resources: [.embedInCode("Resources")]
    ),
    app(
      "pinball-practice",
      [
        "Access", "CanonicalJSON", "ContentCache", "Hypertext", "Localization", "Notices", "OfflineSync", "Pinball",
        "Server", "Spaces", "WireFormat", configuration, httpTypes, hummingbird, nioCore,
      ],
      resources: [.embedInCode("Resources"), .embedInCode("Starter")]
    ),

    // MARK: Tests and tools.

    tests(
      "LocalTrustTests",
      [
        "AppTestSupport", "Domain", "LocalTrust", "Server", "TestSupport", asyncHTTPClient, hummingbird, logging,
        nioCore, nioHTTP1, nioPosix, nioSSL, serviceLifecycle, swiftASN1, x509,
      ]
    ),
    tests("QRCodeTests", ["QRCode", "SeededRandom", "TestSupport"]),
    tests("HypertextTests", ["Domain", "Hypertext", "Localization"]),
    tests("RankIndexTests", ["RankIndex", "SeededRandom"]),
    tests(
      "DomainTests",
      [
        "Access", "CanonicalJSON", "CSV", "Domain", "InMemory", "LeaderboardKit", "Notices", "SeededRandom",
        "StoreEngine", "TestSupport",
      ]
    ),
    tests(
      "AdapterContractTests",
      [
        "Access", "Domain", "DomainContracts", "FileStore", "InMemory", "RemoteHTTP", "Server", "SQLite", "TestSupport",
        hummingbird, hummingbirdTesting, logging,
      ]
    ),
    tests(
      "OfflineSyncTests",
      [
        "Access", "Domain", "DomainContracts", "FileStore", "InMemory", "LeaderboardKit", "Notices", "OfflineSync",
        "Pinball", "RemoteHTTP", "SeededRandom", "Server", "simulate", "Simulation", "SQLite", "StoreEngine",
        "TestSupport", hummingbird, hummingbirdTesting, logging,
      ]
    ),
    tests("ContractFaultTests", ["Domain", "DomainContracts", "InMemory", "StoreEngine"]),
    tests("FileStoreTests", ["Domain", "FileStore", "SeededRandom", "Simulation", "TestSupport"]),
    tests("SQLiteTests", ["Domain", "SQLite", "TestSupport", grdb]),
    tests("WireFormatTests", ["CanonicalJSON", "Domain", "SeededRandom", "WireFormat"]),
    tests(
      "RemoteHTTPTests",
      [
        "Domain", "InMemory", "RemoteHTTP", "SeededRandom", "Server", "StoreEngine", "TestSupport", "WireFormat",
        asyncHTTPClient, hummingbird, hummingbirdTesting, logging, nioCore, nioHTTP1, nioPosix,
      ]
    ),
    tests("CompositionTests", ["Composition", "Domain", "StoreCopying", "StoreEngine", "TestSupport", configuration]),
    tests(
      "ServerTests",
      [
        "Access", "CanonicalJSON", "Composition", "Domain", "Notices", "Server", "StoreCopying", "StoreEngine",
        "TestSupport", "WireFormat",
        asyncHTTPClient, crypto, httpTypes, hummingbird, hummingbirdTesting, logging, nioCore, nioHTTP1,
        nioHTTPCompression, nioPosix, nioSSL, serviceLifecycle, swiftASN1, x509,
      ]
    ),
    tests(
      "PagesTests",
      [
        "Access", "AppKit", "archery", "ArcheryScoring", "CanonicalJSON", "Domain", "fitness-challenge",
        "GroupChallenges", "Hypertext", "InMemory", "LeaderboardKit", "Pages", "Localization", "pinball-practice",
        "SeededRandom", "Server", "Spaces", "WireFormat",
      ]
    ),
    tests(
      "ArcheryScoringTests",
      [
        "Access", "ArcheryScoring", "CanonicalJSON", "Domain", "InMemory", "LeaderboardKit", "Notices", "SeededRandom",
        "SpaceContracts", "Spaces", "StoreEngine",
      ]
    ),
    tests(
      "GroupChallengesTests",
      [
        "Access", "Domain", "FileStore", "GroupChallenges", "InMemory", "RemoteHTTP", "SeededRandom", "Server",
        "SpaceContracts", "Spaces", "SQLite", "StoreEngine", "TestSupport", hummingbird, hummingbirdTesting, logging,
      ]
    ),
    tests(
      "PinballTests",
      ["CanonicalJSON", "Domain", "InMemory", "Pinball", "SeededRandom", "SpaceContracts", "TestSupport", crypto]
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
        "LeaderboardKit", "Notices", "OfflineSync", "RemoteHTTP", "SeededRandom", "Spaces", "SQLite", "TestSupport",
        asyncHTTPClient, crypto, nioCore, nioHTTP1, nioHTTPCompression,
      ]
    ),
    tests(
      "FitnessAppTests",
      [
        "Access", "AppTestSupport", "Composition", "Domain", "GroupChallenges", "InMemory", "OfflineSync", "RemoteHTTP",
        "SeededRandom", "Server", "Spaces", "StoreEngine", "TestSupport",
      ]
    ),
    tests(
      "PinballAppTests",
      [
        "AppTestSupport", "CanonicalJSON", "Domain", "TestSupport", crypto, httpTypes, hummingbird, hummingbirdTesting,
        logging, nioCore,
      ]
    ),
    tests(
      "ExampleTests",
      [
        "Access", "AppKit", "ArcheryScoring", "CanonicalJSON", "Composition", "ContentCache", "CSV", "Domain",
        "DomainContracts", "FileStore", "GroupChallenges", "Hypertext", "InMemory", "LeaderboardKit", "Localization",
        "LocalTrust", "Notices", "OfflineSync", "Pages", "Pinball", "QRCode", "RankIndex", "RemoteHTTP", "SeededRandom",
        "Server",
        "SpaceContracts", "Spaces", "SQLite", "StoreCopying", "StoreEngine", "TestSupport", "WireFormat",
        argumentParser, hummingbird, logging,
      ]
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "AppTestSupport",
      dependencies: ["Domain", "RemoteHTTP", asyncHTTPClient, nioCore, nioHTTP1],
      path: "Tests/AppTestSupport"
    ),
    .target(
      name: "Simulation",
      dependencies: [
        "Access", "ArcheryScoring", "CanonicalJSON", "Domain", "FileStore", "GroupChallenges", "InMemory",
        "LeaderboardKit", "Notices", "OfflineSync", "SeededRandom", "Spaces",
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
      dependencies: ["Access", "Composition", "Domain", "Server", "WireFormat", hummingbird, logging],
      path: "Tests/APIServer"
    ),
    tests("LocalizationTests", ["Domain", "Localization", "TestSupport"]),
    tests("TidyTests", ["CanonicalJSON", "LeaderboardKit", "Localization"]),
    tool("words", at: "Localization", ["Localization"]),

    tool(
      "conformance",
      at: "Conformance",
      [
        "Access", "ArcheryScoring", "CanonicalJSON", "Composition", "Domain", "GroupChallenges", "LeaderboardKit",
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
      ["ArcheryScoring", "Composition", "Domain", "LeaderboardKit", "SeededRandom", asyncHTTPClient, nioCore, nioHTTP1]
    ),
    tool("bench-stores", at: "Benchmarks/Stores", ["BenchSupport", "Composition", "Domain", "SeededRandom"]),
    tool("bench-drain", at: "Benchmarks/Drain", ["Composition", "Domain", "OfflineSync"]),
    .target(name: "BenchSupport", path: "Tools/Benchmarks/Support"),
  ],
  swiftLanguageModes: [.v6]
)

// MARK: One list of settings for every target.

for target in package.targets where target.type != .system {
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
  let optimised = ["CanonicalJSON", "Domain", "Localization", "QRCode", "RankIndex", "StoreEngine"]
  for target in package.targets where optimised.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug)))
  }
  // In a release build what is tested is optimised; the tests themselves would only take longer to build.
  for target in package.targets where target.type == .test {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  }
}
