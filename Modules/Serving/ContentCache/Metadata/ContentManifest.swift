import CanonicalJSON
import Domain
import Foundation

/// The list of a site's files with their hashes.
package struct ContentManifest: Hashable, Sendable {
  /// The manifest's record of one file.
  package struct Listing: Hashable, Sendable {
    /// The SHA-256 of the file, in lower-case hex.
    package let hash: String
    /// The size in bytes.
    package let size: Int

    /// Creates a record.
    package init(hash: String, size: Int) {
      self.hash = hash
      self.size = size
    }
  }

  /// The time of the manifest, in milliseconds since 1970.
  package let generatedAt: Int64
  package let files: [ContentPath: Listing]

  package init(generatedAt: Int64, files: [ContentPath: Listing]) {
    self.generatedAt = generatedAt
    self.files = files
  }

  /// Reads `cache-manifest.json`, in full or not at all.
  ///
  /// - Throws: ``ContentFailure/badMetadata(_:)``.
  package init(json: [UInt8]) throws(ContentFailure) {
    let wire = try WireJSON.decode(Wire.self, json, named: Message("the manifest"))
    var files: [ContentPath: Listing] = [:]
    for (text, listing) in wire.files {
      let hash = listing.hash.lowercased()
      guard let path = ContentPath(text), SHA256Text.isOne(hash) else {
        throw .badMetadata(.init(Message("it has no valid hash for \(text)")))
      }
      files[path] = Listing(hash: hash, size: listing.size ?? 0)
    }
    self.init(generatedAt: try WireJSON.time(wire.generatedAt), files: files)
  }

  private struct Wire: Decodable, Versioned {
    struct Listing: Decodable {
      let hash: String
      let size: Int?
    }

    let schemaVersion: Int
    let generatedAt: String
    let files: [String: Listing]
  }
}

/// The removals from a site, with their times.
struct UpdateLog: Hashable, Sendable {
  struct Event: Hashable, Sendable {
    let generatedAt: Int64
    let removed: [ContentPath]
    /// The paths added or changed.
    let present: [ContentPath]
  }

  /// Oldest first.
  let events: [Event]

  init(json: [UInt8]) throws(ContentFailure) {
    let wire = try WireJSON.decode(Wire.self, json, named: Message("the update log"))
    var events: [Event] = []
    for event in wire.events {
      let present = (event.added ?? []) + (event.changed ?? [])
      events.append(
        Event(
          generatedAt: try WireJSON.time(event.generatedAt),
          removed: (event.removed ?? []).compactMap { ContentPath($0) },
          present: present.compactMap { ContentPath($0) }
        )
      )
    }
    self.events = events.sorted { $0.generatedAt < $1.generatedAt }
  }

  /// Returns the paths that are gone after the events in a span of time: removed and not added again.
  ///
  /// The span ends with the manifest. Later events wait for the next manifest.
  func removals(after start: Int64?, through end: Int64) -> Set<ContentPath> {
    var gone: Set<ContentPath> = []
    for event in events where event.generatedAt > start ?? .min && event.generatedAt <= end {
      gone.subtract(event.present)
      gone.formUnion(event.removed)
    }
    return gone
  }

  private struct Wire: Decodable, Versioned {
    struct Event: Decodable {
      let generatedAt: String
      let added: [String]?
      let changed: [String]?
      let removed: [String]?
    }

    let schemaVersion: Int
    let events: [Event]
  }
}

private protocol Versioned {
  var schemaVersion: Int { get }
}

/// The readers of both lists.
private enum WireJSON {
  static func decode<Value: Decodable & Versioned>(
    _ type: Value.Type,
    _ json: [UInt8],
    named name: Message
  ) throws(ContentFailure) -> Value {
    guard let value = try? CanonicalJSON.decode(Value.self, from: json) else {
      throw .badMetadata(.init(Message("\(name) cannot be read")))
    }
    guard value.schemaVersion == 1 else {
      throw .badMetadata(.init(Message("\(name) has the version \(value.schemaVersion)")))
    }
    return value
  }

  /// Reads a time as milliseconds since 1970.
  static func time(_ text: String) throws(ContentFailure) -> Int64 {
    for hasFraction in [true, false] {
      let style = Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction)
      if let date = try? Date(text, strategy: style) { return Int64((date.timeIntervalSince1970 * 1000).rounded()) }
    }
    throw .badMetadata(.init(Message("\"\(text)\" is not a time")))
  }
}
