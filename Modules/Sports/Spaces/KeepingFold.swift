package import Domain

/// A space whose fold keeps the journal itself, and whose rules need documents beside it: archery's shoots.
///
/// Such a fold gets each event once, in the order of arrival, retractions too. It orders and retracts by its own rules,
/// and judges a batch as one. Whoever folds a journal asks a fold once whether it is such a fold (decision 73).
package protocol KeepingFold: SpaceFold {
  // MARK: The journal

  /// The events, in the order of every replica.
  var events: [ScoringEvent] { get }

  /// Returns the event with this id; nil if it is not in the journal.
  func event(_ id: EventID) -> ScoringEvent?

  /// Returns the reason for rejecting events that come together; nil to accept all.
  func refusal(ofAll requests: [AppendRequest]) -> Refusal?

  /// Returns the users whose accounts the rules want to know for an event.
  static func accounts(for event: ScoringEvent) -> [UserID]

  // MARK: Documents

  /// Returns the document about a space, whose journal says everything.
  static func about(of id: SpaceID) -> About

  /// Returns the documents that complete the next events, and those that earlier events lack.
  ///
  /// What can be deleted is in such documents, and in no journal. They are read before the events are applied.
  func documents(completing events: [ScoringEvent]) -> [ItemPath]

  /// Returns whether the journal says that a part of an event is deleted.
  func mayDelete(_ part: DocumentHead) -> Bool

  /// Returns whether an event changes documents that follow from the journal, such as memberships.
  static func isListed(_ event: ScoringEvent) -> Bool

  /// Writes the documents that follow from the journal; called after an event for which ``isListed(_:)`` is true.
  func list(in documents: any DocumentRepository) async throws(DocumentError)
}

extension KeepingFold {
  package mutating func apply(_ event: ScoringEvent) { apply([event], completedBy: [:]) }
  package func refusal(of request: AppendRequest) -> Refusal? { refusal(ofAll: [request]) }
}
