import Domain
import FileStore
import Foundation
import StoreEngine
import Synchronization
import TestSupport

/// The reports of a store, and a clock that does not move.
final class Reports: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  func clear() { texts.withLock { $0 = [] } }

  var clock: ClockAndIdentities {
    ClockAndIdentities(now: { 1_000 }, newIdentity: { UUID().uuidString }) { text in
      self.texts.withLock { $0.append(text) }
    }
  }
}

/// Everything that the ports say about a store.
struct Content: Hashable {
  var changes: ChangePage
  var documents: [Document?] = []
  var events: [[RecordedEvent]] = []
  var heads: [JournalHead] = []
  var definitions: [BoardDefinition?] = []
  var submissions: [[AcceptedSubmission]] = []
  var pages: [BoardPage] = []

  init(_ store: FileStore) async throws {
    changes = try await store.changes(under: .root, after: nil, limit: 1000)
    for change in changes.changes {
      switch change.kind {
      case .document, .deletedDocument: documents.append(try await store.load(change.path))
      case .journal:
        heads.append(try await store.session(at: change.path).head())
        events.append(try await store.session(at: change.path).events(after: .zero, limit: 1000))
      case .board:
        definitions.append(try await store.definition(of: change.path))
        submissions.append(try await store.submissions(of: change.path, player: nil, after: .zero, limit: 1000))
        pages.append(try await store.page(BoardQuery(change.path, .allTime)))
      }
    }
  }
}

extension FileStore {
  /// Writes a bit of everything, `number` in its ids.
  func fill(_ number: Int) async throws {
    let id = WriteID(rawValue: "w\(number)")
    _ = try await save([
      DocumentWrite("a/document", id: id, expected: .any, labels: ["l"], body: Array("b\(number)".utf8))
    ])
    let event = ScoringEvent(
      id: EventID(rawValue: "e\(number)"),
      type: "arrow",
      actor: "u",
      occurredAt: 5,
      body: [0xFF, UInt8(number % 256)]
    )
    _ = try await session(at: "a/journal").append([event], expecting: .any)
    try await define(BoardDefinition(), at: "a/board")
    _ = try await submit([.numbered(number)], at: 0)
  }

  /// The numbers of all submissions.
  func submitted() async throws -> [Int] {
    try await submissions(of: "a/board").compactMap { Int($0.submission.id.rawValue.dropFirst()) }
  }
}

extension Submission {
  static func numbered(_ number: Int) -> Submission {
    Submission(
      id: SubmissionID(rawValue: "s\(number)"),
      board: "a/board",
      player: PlayerID(rawValue: "p\(number % 3)"),
      .increment(Int64(number)),
      occurredAt: 7,
      actor: "u"
    )
  }
}

/// Passes the path of a store that is still to be made.
func withStore(_ body: (String) async throws -> Void) async throws {
  try await withTemporaryFolder { folder in try await body(folder.appending(component: "store").path) }
}

func logBytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: "\(path)/log.jsonl"))) }

func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
  try Data(bytes).write(to: URL(filePath: "\(path)/log.jsonl"))
}

/// Leaves the log as a crash would that came before the mark.
func forgetMark(_ path: String) throws { try FileManager.default.removeItem(atPath: "\(path)/log.mark") }
