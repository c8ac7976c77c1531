import Dispatch
import Domain
import HTTPTypes
import Hummingbird
import WireFormat

/// Keeps large requests from delaying small ones.
///
/// All large requests share one thread, so the others keep the rest of the machine. Only a few of each account run at
/// once. The others wait in order of arrival.
final class LargeRequests: Sendable {
  private let thread = OneThread()
  private let lines: WaitingLines<UserID>

  init(inWork: Int, waiting: Int) {
    lines = WaitingLines(inWork: inWork, waiting: waiting)
  }

  /// Runs a large request in its account's turn.
  ///
  /// - Throws: ``WireFormat/Problem`` (429) if too many of that account wait; any error of the work.
  func inTurn<Answer: Sendable>(of user: UserID, _ work: () async throws -> Answer) async throws -> Answer {
    guard await lines.enter(user) else { throw Problem.tooManyRequests(retryAfter: 5) }
    defer { lines.leave(user) }
    return try await withTaskExecutorPreference(thread) { try await work() }
  }
}

/// Runs tasks on one thread of its own.
private final class OneThread: TaskExecutor {
  private let queue = DispatchQueue(label: "scorebook.large-requests", qos: .utility)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
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
