/// A file's bytes, with their relation to the source.
package struct Content: Hashable, Sendable {
  /// The path of the file.
  package let path: ContentPath
  package let bytes: [UInt8]
  /// The result of asking the source.
  package let outcome: ContentOutcome
  /// The origin of the bytes.
  package let origin: ContentOrigin
  /// The SHA-256 of the bytes, in lower-case hex.
  package let hash: String
  /// Whether a manifest lists these bytes, including the starter pack's.
  package let isVerified: Bool
  /// The time of the download, in milliseconds since 1970; nil for the starter pack.
  package let fetchedAt: Int64?
  /// The time at which the source last had the same bytes, in milliseconds since 1970.
  package let validatedAt: Int64?
}

/// The result of asking the source.
package enum ContentOutcome: Hashable, Sendable {
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
package enum ContentOrigin: String, Codable, Sendable {
  /// Downloaded from the source.
  case downloaded
  /// Delivered with the program.
  case starter
}
