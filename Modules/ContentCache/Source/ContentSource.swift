/// Where files come from: a website, a folder, or what a test makes of it.
public protocol ContentSource: Sendable {
  /// What people call it: an address.
  var address: String { get }

  /// The file at a path.
  ///
  /// - Parameters:
  ///   - path: Which file.
  ///   - known: What the source called the version that is here already; it may answer that it has no other.
  /// - Returns: its bytes, or that they are those that are known.
  /// - Throws: ``ContentFailure/missing`` where the source says that it has no such file.
  func fetch(_ path: ContentPath, unless known: ContentTag?) async throws(ContentFailure) -> ContentAnswer
}

/// What a source answers.
public enum ContentAnswer: Hashable, Sendable {
  case bytes([UInt8], tag: ContentTag?)
  /// It has what the tag names.
  case unchanged
}

/// How a source names one version of a file.
public struct ContentTag: Hashable, Codable, Sendable {
  public let etag: String?
  public let lastModified: String?

  /// nil where the source names nothing.
  public init?(etag: String?, lastModified: String?) {
    if etag == nil, lastModified == nil { return nil }
    self.etag = etag
    self.lastModified = lastModified
  }
}
