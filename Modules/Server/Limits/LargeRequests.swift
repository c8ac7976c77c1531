import Dispatch
import Domain
import HTTPTypes
import Hummingbird
import WireFormat

/// Keeps large requests out of the way of small ones.
///
/// All large requests share one thread, so the others keep the rest of the machine. Of each account only a few are in work
/// at once; more of them wait in the order in which they came.
final class LargeRequests: Sendable {
  private let thread = OneThread()
  private let lines: WaitingLines<UserID>

  init(inWork: Int, waiting: Int) {
    lines = WaitingLines(inWork: inWork, waiting: waiting)
  }

  /// Does the work of a large request in its account's turn.
  ///
  /// - Throws: ``WireFormat/Problem`` (429) where too many of that account wait; what the work throws.
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
  /// A body of more bytes is large.
  static let smallBodyBytes = 64 << 10

  /// Whether the request may take long to answer, whoever asks: it brings much, or asks for much.
  var isLarge: Bool {
    if ![.get, .head].contains(method), (contentLength ?? .max) > Self.smallBodyBytes { return true }
    return Self.largeAnswers.contains(uri.path)
  }

  /// nil for a body whose length shows only at its end.
  var contentLength: Int? {
    if let text = headers[.contentLength] { return Int(text) }
    return headers[.transferEncoding] == nil ? 0 : nil
  }

  /// Addresses of the API whose answers may hold many or large items; streams send what is new only.
  private static let largeAnswers = Set(
    [
      WireAddress.documents, .documentsLoad, .document, .documentBody, .journalEvents, .boardSubmissions, .changes,
    ]
    .map(\.path)
  )
}
