/// What the cache knows about one path; times are milliseconds since 1970.
struct ContentEntry: Hashable, Codable, Sendable {
  let path: String
  /// The hash of the copy that is here; nil where the path is known to be missing.
  var hash: String?
  var size = 0
  var fetchedAt: Int64 = 0
  /// When the source was last known to have the same, or to have nothing.
  var validatedAt: Int64 = 0
  /// The time of the manifest that listed the copy; nil where none did.
  var listedAt: Int64?
  var tag: ContentTag?
  /// What kept the last look at the source from succeeding.
  var problem: ContentFailure?

  var isMissing: Bool { hash == nil }
}

/// What the cache knows about the site as a whole; times are milliseconds since 1970.
struct SiteIndex: Hashable, Codable, Sendable {
  var schemaVersion = 1
  /// When both metadata files were last here and good.
  var fetchedAt: Int64?
  /// When the source last said something about them, be it that it has none.
  var answeredAt: Int64?
  var triedAt: Int64?
  /// Up to when the update log has been gone through.
  var scannedThrough: Int64?
  var manifestTag: ContentTag?
  var logTag: ContentTag?
  var problem: ContentFailure?
}
