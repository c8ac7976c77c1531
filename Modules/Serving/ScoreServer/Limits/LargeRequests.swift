import Dispatch
import Domain
import HTTPTypes
import Hummingbird
import Synchronization
import WireFormat

/// Keeps large requests from delaying small ones.
///
/// All large requests share one thread, so the others keep the rest of the machine. Only a few of each account run at
/// once. The others wait in order of arrival. Each holds the thread for a limited time in all, which parsers check
/// (``Domain/WorkLimit``).
final class LargeRequests: Sendable {
  private let queue = DispatchQueue(label: "scorebook.large-requests", qos: .utility)
  private let lines: WaitingLines<UserID>
  private let most: Duration
  private let now: @Sendable () -> ContinuousClock.Instant

  /// - Parameters:
  ///   - inWork: The requests of one account that run at once.
  ///   - waiting: The requests of one account that may wait.
  ///   - most: The time for which one request may hold the thread.
  ///   - now: A monotonic clock.
  init(inWork: Int, waiting: Int, most: Duration, now: @escaping @Sendable () -> ContinuousClock.Instant) {
    lines = WaitingLines(inWork: inWork, waiting: waiting)
    (self.most, self.now) = (most, now)
  }

  /// Runs a large request in its account's turn.
  ///
  /// - Throws: ``WireFormat/Problem`` (429) if too many of that account wait; any error of the work.
  func inTurn<Answer: Sendable>(of user: UserID, _ work: () async throws -> Answer) async throws -> Answer {
    guard await lines.enter(user) else { throw Problem.tooManyRequests(retryAfter: 5) }
    defer { lines.leave(user) }
    let turn = ThreadTurn(queue, now: now)
    let limit = WorkLimit { [most] in turn.held > most }
    return try await limit.run {
      try await withTaskExecutorPreference(turn) {
        // An optimised build leaves out the switch to the thread until the task is next enqueued.
        await Task.yield()
        return try await work()
      }
    }
  }
}

/// The way of one request to the thread of large requests.
package struct LargeTurn: Sendable {
  private var account: (user: UserID, requests: LargeRequests)?

  /// Creates the way of a request that is on that thread already, or of a client without an account.
  init() {}

  init(of user: UserID, in requests: LargeRequests) { account = (user, requests) }

  /// Runs work in the account's turn on the thread of large requests.
  ///
  /// - Throws: ``WireFormat/Problem`` (429) if too many of that account wait; any error of the work.
  package func run<Answer: Sendable>(_ work: () async throws -> Answer) async throws -> Answer {
    guard let account else { return try await work() }
    return try await account.requests.inTurn(of: account.user, work)
  }
}

/// Runs the tasks of one request on the shared thread, and measures for how long they hold it.
private final class ThreadTurn: TaskExecutor {
  private struct Time {
    var held = Duration.zero
    var since: ContinuousClock.Instant?
  }

  private let queue: DispatchQueue
  private let now: @Sendable () -> ContinuousClock.Instant
  private let time = Mutex(Time())

  init(_ queue: DispatchQueue, now: @escaping @Sendable () -> ContinuousClock.Instant) {
    (self.queue, self.now) = (queue, now)
  }

  var held: Duration {
    let now = now()
    return time.withLock { $0.held + ($0.since.map { now - $0 } ?? .zero) }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in
      let start = now()
      time.withLock { $0.since = start }
      job.runSynchronously(on: asUnownedTaskExecutor())
      let end = now()
      time.withLock { ($0.held, $0.since) = ($0.held + (end - start), nil) }
    }
  }
}

extension Request {
  /// The bytes above which a body is large.
  static let smallBodyBytes = 64 << 10

  /// Whether the request may take long to answer: it has a large body, or asks for a large answer.
  var isLarge: Bool {
    if ![.get, .head].contains(method), (contentLength ?? .max) > Self.smallBodyBytes { return true }
    return Self.largeAnswers.contains(uri.path)
  }

  /// The announced length; nil for a body whose length shows only at its end.
  var contentLength: Int? {
    if let text = headers[.contentLength] { return Int(text) }
    return headers[.transferEncoding] == nil ? 0 : nil
  }

  /// The addresses of the API whose answers may hold many or large items.
  ///
  /// Streams send changes only.
  private static let largeAnswers = Set(
    [
      WireAddress.documents, .documentsLoad, .document, .documentBody, .journalEvents, .boardSubmissions, .changes,
    ]
    .map(\.path)
  )
}
