/// The cache's record of one path.
///
/// Times are milliseconds since 1970.
struct ContentEntry: Hashable, Codable, Sendable {
  let path: String
  /// The hash of the copy; nil for a path known to be missing.
  var hash: String?
  var size = 0
  var fetchedAt: Int64 = 0
  /// The time at which the source last had the same, or nothing.
  var validatedAt: Int64 = 0
  /// The time of the manifest that listed the copy; nil if none did.
  var listedAt: Int64?
  var tag: ContentTag?
  /// The problem of the last request to the source.
  var problem: ContentFailure?

  var isMissing: Bool { hash == nil }
}

/// The cache's record of the whole site.
///
/// Times are milliseconds since 1970.
struct SiteIndex: Hashable, Codable, Sendable {
  var schemaVersion = 1
  /// The time at which both lists were last valid.
  var fetchedAt: Int64?
  /// The time of the source's last answer about them, even that it has none.
  var answeredAt: Int64?
  var triedAt: Int64?
  /// The time up to which the update log has been applied.
  var scannedThrough: Int64?
  var manifestTag: ContentTag?
  var logTag: ContentTag?
  var problem: ContentFailure?
}
