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

/// A lock on a database that is none of this process's, such as that of another process.
final class OtherProcess {
  #if os(Linux)
  /// `F_OFD_SETLK`: the lock belongs to the open file.
  private static let set: Int32 = 37
  #else
  private static let set: Int32 = 90
  #endif

  private let descriptor: Int32

  /// Locks a database; nil while a process has it open.
  ///
  /// - Parameters:
  ///   - path: The database's path.
  ///   - isAlone: Whether it is a lock that no other may have beside it.
  init?(locking path: String, isAlone: Bool = true) {
    descriptor = Foundation.open(path, O_RDWR)
    var lock = flock()
    (lock.l_whence, lock.l_start, lock.l_len) = (Int16(SEEK_SET), 0x4000_0000, 512)
    lock.l_type = Int16(isAlone ? F_WRLCK : F_RDLCK)
    // Not closed without a lock, because that would release this process's own.
    guard descriptor >= 0, fcntl(descriptor, Self.set, &lock) == 0 else { return nil }
  }

  func release() { close(descriptor) }
}
