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

// MARK: Writes with premises

extension StorePortError {
  /// The error of a store that cannot check premises.
  ///
  /// Writing without the check would be a write without a right.
  package static var checksNoPremises: Self {
    .store(.invalid("this store cannot check what a write depends on"))
  }
}

extension DocumentRepository {
  public func save(
    _ writes: [DocumentWrite],
    given premises: [Premise]
  ) async throws(DocumentError) -> [DocumentHead] {
    guard premises.isEmpty else { throw .checksNoPremises }
    return try await save(writes)
  }
}

extension ScoringSession {
  public func append(
    _ events: [ScoringEvent],
    expecting expected: Expectation,
    given premises: [Premise]
  ) async throws(JournalError) -> [RecordedEvent] {
    guard premises.isEmpty else { throw .checksNoPremises }
    return try await append(events, expecting: expected)
  }

  public func close(given premises: [Premise]) async throws(JournalError) {
    guard premises.isEmpty else { throw .checksNoPremises }
    try await close()
  }
}

extension LeaderboardRepository {
  public func define(
    _ definition: BoardDefinition,
    at board: ItemPath,
    given premises: [Premise]
  ) async throws(LeaderboardError) {
    guard premises.isEmpty else { throw .checksNoPremises }
    try await define(definition, at: board)
  }

  public func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    guard premises.isEmpty else { throw .checksNoPremises }
    return try await submit(submissions, as: arrival)
  }
}
