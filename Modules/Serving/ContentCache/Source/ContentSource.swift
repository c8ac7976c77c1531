/// A source of files: a website, a folder, or a test.
package protocol ContentSource: Sendable {
  /// The source's name for people: an address.
  var address: String { get }

  /// Returns the file at a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - known: The source's tag of the cached version. The source may answer that it has no other.
  /// - Returns: The bytes, or that the known version is current.
  /// - Throws: ``ContentFailure/missing`` if the source says that it has no such file.
  func fetch(_ path: ContentPath, unless known: ContentTag?) async throws(ContentFailure) -> ContentAnswer
}

/// The answer of a source.
package enum ContentAnswer: Hashable, Sendable {
  /// The bytes, with the source's tag for them.
  case bytes([UInt8], tag: ContentTag?)
  /// The source has the version that the tag names.
  case unchanged
}

/// A source's tag for one version of a file.
package struct ContentTag: Hashable, Codable, Sendable {
  /// The HTTP `ETag`.
  package let etag: String?
  /// The HTTP `Last-Modified`.
  package let lastModified: String?

  /// Creates a tag; nil if the source gives none.
  package init?(etag: String?, lastModified: String?) {
    if etag == nil, lastModified == nil { return nil }
    self.etag = etag
    self.lastModified = lastModified
  }
}
