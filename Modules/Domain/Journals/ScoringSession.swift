/// One append-only journal of scoring events at hand: an archery round, a challenge's check-ins, a practice log.
///
/// ``ScoringSessionRepository/session(at:)`` hands it out. An adapter that has nothing to add hands out the session that
/// comes with the port.
public protocol ScoringSession: Sendable {
  /// Where the journal is kept.
  var path: Path { get }

  /// The journal's head; see ``ScoringSessionRepository/head(of:)``.
  ///
  /// - Throws: ``JournalError/store(_:)`` only.
  func head() async throws(JournalError) -> JournalHead

  /// Appends the events not yet in the journal, and returns all of those given, as they are recorded, in order.
  ///
  /// - Throws: What ``ScoringSessionRepository/append(_:to:expecting:)`` throws.
  @discardableResult
  func append(_ events: [ScoringEvent], expecting: Expectation) async throws(JournalError) -> [RecordedEvent]

  /// At most `limit` events after `revision`, in order.
  ///
  /// - Throws: What ``ScoringSessionRepository/events(of:after:limit:)`` throws.
  func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent]

  /// Refuses further events; see ``ScoringSessionRepository/close(_:)``.
  ///
  /// - Throws: ``JournalError/invalid(_:)`` for a path that no store takes.
  func close() async throws(JournalError)

  /// The head now, and newest heads after.
  ///
  /// A head stands for every event up to it: read those after the last one seen, and none is missed however slow the
  /// reader.
  func follow() -> Snapshots<JournalHead, JournalError>
}

extension ScoringSession {
  /// All events after `revision`, page by page.
  ///
  /// - Throws: ``JournalError/invalid(_:)`` for a path that no store takes and a negative revision.
  public func events(after revision: Revision = .zero) async throws(JournalError) -> [RecordedEvent] {
    var all: [RecordedEvent] = []
    while true {
      let page = try await events(after: all.last?.revision ?? revision, limit: Limits.pageItems)
      all += page
      if page.count < Limits.pageItems { return all }
    }
  }
}

/// A session that asks its repository for everything.
struct RepositorySession<Repository: ScoringSessionRepository>: ScoringSession {
  let path: Path
  let repository: Repository

  func head() async throws(JournalError) -> JournalHead {
    try await repository.head(of: path)
  }

  func append(_ events: [ScoringEvent], expecting: Expectation) async throws(JournalError) -> [RecordedEvent] {
    try await repository.append(events, to: path, expecting: expecting)
  }

  func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
    try await repository.events(of: path, after: revision, limit: limit)
  }

  func close() async throws(JournalError) {
    try await repository.close(path)
  }

  func follow() -> Snapshots<JournalHead, JournalError> {
    let (path, repository) = (path, repository)
    return Snapshots(on: repository.follow(under: path)) { () throws(JournalError) in
      try await repository.head(of: path)
    }
  }
}
