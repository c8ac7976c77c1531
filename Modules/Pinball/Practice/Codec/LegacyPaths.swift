/// The ways in which older files are understood, each a switch of its own, so that retiring one is a measured decision
/// (decision 23; the checklist is in Modules/Pinball/README.md).
public struct LegacyPaths: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Dates as seconds since 2001-01-01.
  public static let referenceSeconds = LegacyPaths(rawValue: 1 << 0)
  /// Dates as seconds since 1970-01-01.
  public static let unixSeconds = LegacyPaths(rawValue: 1 << 1)
  /// The flat shape of version 1.
  public static let flatShape = LegacyPaths(rawValue: 1 << 2)
  /// What was studied, read from the sentences that the flat shape has for it.
  public static let summaryTemplates = LegacyPaths(rawValue: 1 << 3)
  /// Members that a record lacks, or that are spelled as another type.
  public static let lenientDefaults = LegacyPaths(rawValue: 1 << 4)
  /// The key `practice-upgrade-state-v1`, read where nothing good is under the active one.
  public static let fallbackKey = LegacyPaths(rawValue: 1 << 5)
  /// Game ids that are no key, id or slug of the library, by the identity in them or by a spelling alike.
  public static let looseGameKeys = LegacyPaths(rawValue: 1 << 6)
  /// The members `*_local_legacy` of the library's games, for a game whose `*_local_practice` is missing.
  public static let legacyAssets = LegacyPaths(rawValue: 1 << 7)

  public static let all: LegacyPaths = [
    .referenceSeconds, .unixSeconds, .flatShape, .summaryTemplates, .lenientDefaults, .fallbackKey, .looseGameKeys,
    .legacyAssets,
  ]

  /// Each switch with the name by which its uses are reported.
  static let names: [(path: LegacyPaths, name: String)] = [
    (.referenceSeconds, "reference-date seconds"), (.unixSeconds, "unix seconds"), (.flatShape, "flat shape"),
    (.summaryTemplates, "summary templates"), (.lenientDefaults, "lenient defaults"), (.fallbackKey, "fallback key"),
    (.looseGameKeys, "loose game keys"), (.legacyAssets, "legacy assets"),
  ]
}

/// How often each of the older ways was needed.
public struct LegacyUse: Hashable, Sendable {
  private var counts: [Int: Int] = [:]

  public init() {}

  public var isEmpty: Bool { counts.isEmpty }

  public subscript(path: LegacyPaths) -> Int { counts[path.rawValue] ?? 0 }

  /// By name, those that were used.
  public var byName: [(name: String, count: Int)] {
    LegacyPaths.names.filter { self[$0.path] > 0 }.map { ($0.name, self[$0.path]) }
  }

  mutating func note(_ path: LegacyPaths) { counts[path.rawValue, default: 0] += 1 }

  mutating func add(_ other: LegacyUse) { counts.merge(other.counts, uniquingKeysWith: +) }
}
