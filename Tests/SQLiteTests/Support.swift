import Domain
import Foundation
import SQLite
import TestSupport

func open(_ path: String) throws(StoreFailure) -> SQLiteStore {
  try SQLiteStore(path: path, ClockAndIdentities(now: { 1_000 }, newIdentity: { UUID().uuidString }))
}

/// Passes the path of a store that is still to be made.
func withFile(_ body: (String) async throws -> Void) async throws {
  try await withTemporaryFolder { folder in try await body(folder.appending(component: "store.sqlite").path) }
}

func submission(
  _ id: SubmissionID,
  _ player: PlayerID,
  _ action: Submission.Action,
  reason: String? = nil
) -> Submission {
  Submission(id: id, board: "a/board", player: player, action, occurredAt: 0, actor: "u", reason: reason)
}

extension Sequence {
  func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
