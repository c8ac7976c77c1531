internal import Domain

/// The supported formats of older files.
///
/// Each is a separate switch, so that its use can be measured before it is retired (decision 23; the checklist is in
/// Modules/Sports/Pinball/README.md).
package struct LegacyPaths: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Dates as seconds since 2001-01-01.
  package static let referenceSeconds = LegacyPaths(rawValue: 1 << 0)
  /// Dates as seconds since 1970-01-01.
  package static let unixSeconds = LegacyPaths(rawValue: 1 << 1)
  /// The flat shape of version 1.
  package static let flatShape = LegacyPaths(rawValue: 1 << 2)
  /// Study events, reconstructed from the sentences of the flat shape.
  static let summaryTemplates = LegacyPaths(rawValue: 1 << 3)
  /// Members that are absent, or of another type.
  package static let lenientDefaults = LegacyPaths(rawValue: 1 << 4)
  /// The key `practice-upgrade-state-v1`, read if the active key has nothing valid.
  package static let fallbackKey = LegacyPaths(rawValue: 1 << 5)
  /// Game ids that are no key, id or slug of the library, matched by their identity or a similar spelling.
  package static let looseGameKeys = LegacyPaths(rawValue: 1 << 6)
  /// The members `*_local_legacy` of the library's games, for a game whose `*_local_practice` is missing.
  package static let legacyAssets = LegacyPaths(rawValue: 1 << 7)

  package static let all: LegacyPaths = [
    .referenceSeconds, .unixSeconds, .flatShape, .summaryTemplates, .lenientDefaults, .fallbackKey, .looseGameKeys,
    .legacyAssets,
  ]

  /// Each switch with its name in reports.
  static let names: [(path: LegacyPaths, name: Message)] = [
    (.referenceSeconds, Message("reference-date seconds")), (.unixSeconds, Message("unix seconds")),
    (.flatShape, Message("flat shape")), (.summaryTemplates, Message("summary templates")),
    (.lenientDefaults, Message("lenient defaults")), (.fallbackKey, Message("fallback key")),
    (.looseGameKeys, Message("loose game keys")), (.legacyAssets, Message("legacy assets")),
  ]
}

/// The number of uses of each older format.
package struct LegacyUse: Hashable, Sendable {
  private var counts: [Int: Int] = [:]

  package init() {}

  package var isEmpty: Bool { counts.isEmpty }

  package subscript(path: LegacyPaths) -> Int { counts[path.rawValue] ?? 0 }

  var byName: [(name: Message, count: Int)] {
    LegacyPaths.names.filter { self[$0.path] > 0 }.map { ($0.name, self[$0.path]) }
  }

  /// Returns the name of a format in the reader's language, from its name in a report.
  static func title(of name: String) -> Message {
    LegacyPaths.names.map(\.name).first { $0.description == name } ?? Message(verbatim: name)
  }

  mutating func note(_ path: LegacyPaths) { counts[path.rawValue, default: 0] += 1 }

  mutating func add(_ other: LegacyUse) { counts.merge(other.counts, uniquingKeysWith: +) }
}
