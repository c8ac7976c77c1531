public import Domain
import Synchronization

/// The store of a Scorebook server, accessed over HTTP.
///
/// A write is acknowledged once the server's store has acknowledged it. Every request may be retried, because ids make
/// it idempotent. One case remains: a write was applied, its answer was lost, and another client wrote the document
/// before the retry. Then the retry may report a conflict although the first try succeeded.
public final class RemoteStore: Sendable {
  let link: Link
  private let readers = Mutex<(isClosed: Bool, next: Int, tasks: [Int: Task<Void, Never>])>((false, 0, [:]))

  /// Creates a store without connecting.
  ///
  /// - Parameters:
  ///   - url: The server's URL, such as `https://scores.example/club`.
  ///   - token: Returns the bearer token. Called before each request, because the user may sign in again meanwhile.
  ///   - retry: The retry policy.
  ///   - limits: The limits on time and size.
  ///   - authority: A certificate authority in DER that is trusted besides the machine's.
  ///   - onStream: Called when a stream is opened or reopened, which shows that the server is reachable.
  ///   - onTime: Called with the server's time, in whole seconds, from each of its answers.
  /// - Throws: ``StoreFailure/invalid(_:)`` for an invalid URL.
  public init(
    url: String,
    token: @autoclosure @escaping @Sendable () -> String? = nil,
    retry: RetryPolicy = RetryPolicy(),
    limits: RemoteLimits = RemoteLimits(),
    authority: [UInt8]? = nil,
    onStream: (@Sendable () -> Void)? = nil,
    onTime: (@Sendable (Timestamp) -> Void)? = nil
  ) throws(StoreFailure) {
    link = Link(
      base: try Link.base(url),
      token: token,
      retry: retry,
      limits: limits,
      authority: authority,
      onTime: onTime,
      onStream: onStream
    )
  }

  /// The store's ports.
  public var storage: Storage {
    Storage(
      self,
      account: { () throws(StoreFailure) in try await self.account() },
      close: { await self.close() }
    )
  }

  /// Ends every stream and closes the connections.
  ///
  /// Closing again does nothing.
  public func close() async {
    let tasks = readers.withLock { readers in
      readers.isClosed = true
      return readers.tasks.values
    }
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
    await link.close()
  }

  /// Follows the server's store, and reconnects as often as needed.
  public func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
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
