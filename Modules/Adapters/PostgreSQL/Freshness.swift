#if PostgreSQL

import Domain
import StoreEngine
import Synchronization

/// Learns of every commit that any server acknowledged before a moment: one question for all readers meanwhile.
///
/// A read that comes while a question is under way waits for the next one, because the answer under way may be older.
final class Freshness: Sendable {
  private let connection: Connection
  private let server: DatabaseServer
  private let boards: BoardCache
  private let announce: @Sendable (_ sequence: Int64, _ paths: [ItemPath]) -> Void
  private let waiting = Mutex<(readers: [CheckedContinuation<Void, any Error>], isAsking: Bool)>(([], false))

  init(
    on connection: Connection,
    of server: DatabaseServer,
    boards: BoardCache,
    announce: @escaping @Sendable (_ sequence: Int64, _ paths: [ItemPath]) -> Void
  ) {
    (self.connection, self.server, self.boards, self.announce) = (connection, server, boards, announce)
  }

  /// Returns once everything that was acknowledged before the call is known.
  ///
  /// - Throws: The failure of the store.
  func check() async throws {
    try await withCheckedThrowingContinuation { (reader: CheckedContinuation<Void, any Error>) in
      let isFirst = waiting.withLock { waiting in
        waiting.readers.append(reader)
        defer { waiting.isAsking = true }
        return !waiting.isAsking
      }
      if isFirst { Task { await connection.perform { self.askForAll($0) } } }
    }
  }

  private func askForAll(_ connection: isolated Connection) {
    while true {
      let readers = waiting.withLock { waiting in
        defer { waiting.readers = [] }
        waiting.isAsking = !waiting.readers.isEmpty
        return waiting.readers
      }
      if readers.isEmpty { return }
      let result = Result { try connection.insist { pipeline in try self.ask(pipeline) } }
      for reader in readers { reader.resume(with: result) }
    }
  }

  private func ask(_ pipeline: Pipeline) throws {
    while true {
      let (seen, floor) = (boards.seen, server.seen)
      let question = FeedTail.question(after: seen)
      let tail = try FeedTail(pipeline.run(question.sql, question.values))
      try server.check(sequence: tail.last, since: floor)
      boards.note(tail, after: seen)
      if let last = tail.lines.last { announce(last.sequence, tail.paths) }
      if tail.isWhole { return }
    }
  }
}

#endif
