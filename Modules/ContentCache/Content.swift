/// A file's bytes, with their relation to the source.
public struct Content: Hashable, Sendable {
  /// The path of the file.
  public let path: ContentPath
  /// The bytes.
  public let bytes: [UInt8]
  /// The result of asking the source.
  public let outcome: ContentOutcome
  /// The origin of the bytes.
  public let origin: ContentOrigin
  /// The SHA-256 of the bytes, in lower-case hex.
  public let hash: String
  /// Whether a manifest lists these bytes, including the starter pack's.
  public let isVerified: Bool
  /// The time of the download, in milliseconds since 1970; nil for the starter pack.
  public let fetchedAt: Int64?
  /// The time at which the source last had the same bytes, in milliseconds since 1970.
  public let validatedAt: Int64?
}

/// The result of asking the source.
public enum ContentOutcome: Hashable, Sendable {
  /// New bytes were downloaded.
  case fresh
  /// The source has the same bytes.
  case unchanged
  /// The bytes came from the cache.
  ///
  /// The source is asked in the background when due.
  case cached
  /// The last good copy, because the source was unreachable or its bytes are invalid.
  case stale(ContentFailure)
}

/// The origin of bytes.
public enum ContentOrigin: String, Codable, Sendable {
  /// Downloaded from the source.
  case downloaded
  /// Delivered with the program.
  case starter
}
