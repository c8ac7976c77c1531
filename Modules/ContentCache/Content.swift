/// A file's bytes, and how they stand to what the source has.
public struct Content: Hashable, Sendable {
  public let path: ContentPath
  public let bytes: [UInt8]
  public let outcome: ContentOutcome
  public let origin: ContentOrigin
  /// SHA-256 of the bytes, in lower-case hex.
  public let hash: String
  /// Whether a manifest lists these bytes, the starter pack's included.
  public let isVerified: Bool
  /// When the bytes were downloaded, in milliseconds since 1970; nil for the starter pack's.
  public let fetchedAt: Int64?
  /// When it was last known that the source has the same, in milliseconds since 1970.
  public let validatedAt: Int64?
}

/// What the source was asked, and what came of it.
public enum ContentOutcome: Hashable, Sendable {
  /// New bytes were downloaded.
  case fresh
  /// The source was asked, and has the same.
  case unchanged
  /// From the cache, without a question; the source is asked behind where it is time to.
  case cached
  /// The last good copy, for the source could not be asked or what it has is no good.
  case stale(ContentFailure)
}

/// Where bytes come from.
public enum ContentOrigin: String, Codable, Sendable {
  case downloaded
  /// They came with the program.
  case starter
}
