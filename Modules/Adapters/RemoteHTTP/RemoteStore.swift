public import Domain
import Synchronization

/// The store of a Scorebook server, asked over HTTP.
///
/// Acknowledged is what the server's store calls acknowledged. Everything may be sent twice, for ids make it one. Only
/// where a write was done, its answer lost, and the document written again by somebody else before the next attempt, that
/// attempt is judged by what it expects, as the ports say: a conflict may then be about one's own write.
public final class RemoteStore: Sendable {
  let link: Link
  private let readers = Mutex<(isClosed: Bool, next: Int, tasks: [Int: Task<Void, Never>])>((false, 0, [:]))

  /// Asks nothing yet.
  ///
  /// - Parameters:
  ///   - url: Where the server stands, such as `https://scores.example/club`.
  ///   - token: Sent as a bearer token; asked for before each request, for somebody may sign in anew meanwhile.
  ///   - retry: How to try again.
  ///   - limits: How long one attempt may take, and how much an answer may hold.
  ///   - onStream: Told when a stream is opened or opened again: the server can be reached.
  ///   - onTime: Told the second that the server's clock shows, with each of its answers.
  /// - Throws: ``StoreFailure/invalid(_:)`` for a URL that is none.
  public init(
    url: String,
    token: @autoclosure @escaping @Sendable () -> String? = nil,
    retry: RetryPolicy = RetryPolicy(),
    limits: RemoteLimits = RemoteLimits(),
    onStream: (@Sendable () -> Void)? = nil,
    onTime: (@Sendable (Timestamp) -> Void)? = nil
  ) throws(StoreFailure) {
    link = Link(
      base: try Link.base(url),
      token: token,
      retry: retry,
      limits: limits,
      onTime: onTime,
      onStream: onStream
    )
  }

  public var storage: Storage {
    Storage(
      leaderboards: self,
      sessions: self,
      documents: self,
      changes: self,
      account: { () throws(StoreFailure) in try await self.account() },
      close: { await self.close() }
    )
  }

  /// Ends every stream and closes the connections; calling it again does nothing.
  public func close() async {
    let tasks = readers.withLock { readers in
      readers.isClosed = true
      return readers.tasks.values
    }
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
    await link.close()
  }

  /// Follows the server's store; while the server cannot be reached, it is tried again and again.
  public func follow(under prefix: Path) -> Updates<ChangeCursor, StoreFailure> {
    Updates { [self] sink in
      readers.withLock { readers in
        if readers.isClosed { return sink.finish(throwing: .unavailable("it is closed")) }
        let id = readers.next
        readers.next += 1
        let task = Task { [link, weak self] in
          await link.follow(prefix, into: sink)
          self?.forget(id)
        }
        readers.tasks[id] = task
        sink.onEnd { task.cancel() }
      }
    }
  }

  private func forget(_ id: Int) {
    readers.withLock { $0.tasks[id] = nil }
  }
}
