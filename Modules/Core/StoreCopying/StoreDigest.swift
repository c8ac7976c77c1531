import CanonicalJSON
import Crypto
public import Domain
import Foundation
import StoreEngine

/// The content of a store as counts and digests, to compare two stores.
///
/// Digests are equal if the stores hold the same definitions, events, submissions and documents with the same ids and
/// stamps. Revisions belong to one store and do not count. Local items are left out.
public struct StoreDigest: Hashable, Sendable {
  /// The number of documents.
  public private(set) var documents = 0
  /// The number of journals.
  public private(set) var journals = 0
  /// The number of events.
  public private(set) var events = 0
  /// The number of boards.
  public private(set) var boards = 0
  /// The number of submissions.
  public private(set) var submissions = 0
  private var items: [Change: SHA256Digest] = [:]

  /// Reads the whole store, except the paths left out.
  ///
  /// - Throws: An error of the store.
  public init(of storage: Storage, leavingOut leftOut: [ItemPath] = []) async throws {
    try await self.init(of: storage, leavingOut: leftOut, including: [])
  }

  /// Reads the whole store, except the paths left out, and with some under `local/`.
  init(of storage: Storage, leavingOut leftOut: [ItemPath] = [], including local: [ItemPath]) async throws {
    var cursor: ChangeCursor?
    while true {
      try Task.checkCancellation()
      let page = try await storage.changes.changes(under: .root, after: cursor, limit: Limits.pageItems)
      for change in page.changes where change.path.isCopied(leavingOut: leftOut, including: local) {
        items[change] = try await digest(of: change, in: storage)
      }
      cursor = page.cursor
      if !page.hasMore { return }
    }
  }

  /// The SHA-256 of all items' digests, in hexadecimal.
  public var text: String {
    var hasher = SHA256()
    for item in items.keys.sorted(by: { ($0.kind.rawValue, $0.path) < ($1.kind.rawValue, $1.path) }) {
      hasher.update(data: Array("\(item.kind.rawValue) \(item.path.text)\n".utf8))
      if let digest = items[item] { hasher.update(data: Array(digest)) }
    }
    let digits = Array("0123456789abcdef")
    return String(hasher.finalize().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  /// Returns the paths where the stores differ.
  public func differences(from other: StoreDigest) -> [ItemPath] {
    let all = Set(items.keys).union(other.items.keys)
    return Set(all.filter { items[$0] != other.items[$0] }.map(\.path)).sorted()
  }

  /// Returns the paths of this content that another one lacks or has otherwise.
  public func missing(from other: StoreDigest) -> [ItemPath] {
    Set(items.filter { other.items[$0.key] != $0.value }.keys.map(\.path)).sorted()
  }

  private mutating func digest(of item: Change, in storage: Storage) async throws -> SHA256Digest {
    switch item.kind {
    case .document, .deletedDocument: try await digest(ofDocument: item.path, in: storage.documents)
    case .journal: try await digest(ofJournal: item.path, in: storage.sessions)
    case .board: try await digest(ofBoard: item.path, in: storage.leaderboards)
    }
  }

  private mutating func digest(
    ofDocument path: ItemPath,
    in port: any DocumentRepository
  ) async throws -> SHA256Digest {
    documents += 1
    guard var document = try await port.load(path) else { return SHA256().finalize() }
    document.head.revision = .zero
    return SHA256.hash(data: try CanonicalJSON.encode(document))
  }

  private mutating func digest(
    ofJournal path: ItemPath,
    in port: any ScoringSessionRepository
  ) async throws -> SHA256Digest {
    journals += 1
    var (hasher, last) = (SHA256(), Revision.zero)
    while true {
      let page = try await port.session(at: path).events(after: last, limit: Limits.pageItems)
      for recorded in page { hasher.update(data: try CanonicalJSON.encode(recorded.event)) }
      events += page.count
      last = page.last?.revision ?? last
      if page.count < Limits.pageItems { break }
    }
    let isClosed = try await port.session(at: path).head().isClosed
    hasher.update(data: Array((isClosed ? "closed" : "open").utf8))
    return hasher.finalize()
  }

  private mutating func digest(
    ofBoard path: ItemPath,
    in port: any LeaderboardRepository
  ) async throws -> SHA256Digest {
    boards += 1
    var (hasher, last) = (SHA256(), Revision.zero)
    if let definition = try await port.definition(of: path) {
      hasher.update(data: try CanonicalJSON.encode(definition))
    }
    while true {
      let page = try await port.submissions(of: path, player: nil, after: last, limit: Limits.pageItems)
      for accepted in page { hasher.update(data: try CanonicalJSON.encode(accepted.submission)) }
      submissions += page.count
      last = page.last?.revision ?? last
      if page.count < Limits.pageItems { return hasher.finalize() }
    }
  }
}
