/// A state of the store that a write depends on, such as the membership that allows it.
///
/// A store checks the premises of a write in the same step as the write, so no other write comes between a decision and
/// what follows from it. The stores only compare; the access rules decide what to compare.
public enum Premise: Hashable, Sendable {
  /// The document at a path is at this revision; zero for one that never was.
  case document(ItemPath, at: Revision)
  /// Nothing was ever written at or below a path.
  case nothing(under: ItemPath)
}

extension Sequence<Premise> {
  /// Requires that all premises hold: the one rule that every adapter applies before a write, also before a retry.
  ///
  /// - Parameters:
  ///   - revision: Returns the revision of the document at a path; zero for one that never was.
  ///   - hasItems: Returns whether the feed has an entry at or below a path.
  /// - Throws: ``StoreFailure/outdated`` if one does not hold; then the store must change nothing.
  public func check(revision: (ItemPath) throws -> Revision, hasItems: (ItemPath) throws -> Bool) throws {
    for premise in self {
      let holds =
        switch premise {
        case .document(let path, let expected): try revision(path) == expected
        case .nothing(let path): try !hasItems(path)
        }
      guard holds else { throw StoreFailure.outdated }
    }
  }
}

extension Collection<Premise> {
  /// Requires that there are no premises, in a store that cannot check any.
  ///
  /// Writing without the check would be a write without a right.
  public func requireNone<Failure: StorePortError>(throwing: Failure.Type) throws(Failure) {
    guard isEmpty else { throw .store(.invalid("this store cannot check what a write depends on")) }
  }
}

// MARK: Writes without premises

extension DocumentRepository {
  /// Applies all writes or none; see ``save(_:given:)``.
  public func save(_ writes: [DocumentWrite]) async throws(DocumentError) -> [DocumentHead] {
    try await save(writes, given: [])
  }
}

extension ScoringSession {
  /// Appends events; see ``append(_:expecting:given:)``.
  @discardableResult
  public func append(_ events: [ScoringEvent], expecting: Expectation) async throws(JournalError) -> [RecordedEvent] {
    try await append(events, expecting: expecting, given: [])
  }

  /// Closes the journal to new events; see ``close(given:)``.
  public func close() async throws(JournalError) { try await close(given: []) }
}

extension LeaderboardRepository {
  /// Creates a board; see ``define(_:at:given:)``.
  public func define(_ definition: BoardDefinition, at board: ItemPath) async throws(LeaderboardError) {
    try await define(definition, at: board, given: [])
  }

  /// Accepts all submissions or none; see ``submit(_:as:given:)``.
  public func submit(
    _ submissions: [Submission],
    as arrival: Arrival
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await submit(submissions, as: arrival, given: [])
  }
}
