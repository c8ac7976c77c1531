public import Access
public import Domain

/// Decides access to a store, for pages, commands, the API and sync alike.
///
/// ``storage(for:)`` is the only way to the store on behalf of a principal. The access rules come first, then the rules
/// of the sport for every event. ``SpaceService`` applies both in the same order, but reads each document once for a
/// whole request.
public struct Gatekeeper: Sendable {
  /// The access rules of all kinds of space, and of the app's other documents.
  public let rules: AccessRules
  let base: Storage
  let now: @Sendable () -> Timestamp
  private let times: AcceptedTimes
  private let kinds: [ItemPath.Segment: any GuardedKind]

  /// Creates a gatekeeper over a store.
  ///
  /// - Parameters:
  ///   - base: The whole store.
  ///   - folds: The kinds of space that the store holds, one fold type each.
  ///   - derived: The kinds that the installation derives from others. Only its owner has access.
  ///   - now: The clock.
  public init(
    _ base: Storage,
    _ folds: [any SpaceFold.Type],
    derived: Set<ItemPath.Segment> = [],
    now: @escaping @Sendable () -> Timestamp
  ) {
    self.init(base, folds, rules: AccessRules(folds.map { $0.space }, derived: derived), now: now)
  }

  /// Creates a gatekeeper with the app's own access rules, which also apply to the kinds of space.
  ///
  /// - Parameters:
  ///   - base: The whole store.
  ///   - folds: The kinds of space that the store holds.
  ///   - rules: The access rules.
  ///   - times: The bounds of times from outside; by the clock alone if nil.
  ///   - now: The clock.
  public init(
    _ base: Storage,
    _ folds: [any SpaceFold.Type],
    rules: AccessRules,
    accepting times: AcceptedTimes? = nil,
    now: @escaping @Sendable () -> Timestamp
  ) {
    (self.base, self.rules, self.now) = (base, rules, now)
    self.times = times ?? AcceptedTimes(now: now)
    kinds = Dictionary(folds.map { ($0.space.kind, Self.kind(of: $0, over: base)) }) { first, _ in first }
  }

  /// Returns the store as a principal may use it.
  public func storage(for principal: Principal) -> GuardedStorage {
    let judged = Storage(
      leaderboards: base.leaderboards,
      sessions: JudgedSessions(gatekeeper: self, principal: principal),
      documents: JudgedDocuments(gatekeeper: self, principal: principal),
      changes: base.changes
    )
    return GuardedStorage(judged, for: principal, by: rules, now: now, accepting: times)
  }

  /// Returns the name of the space that holds an item; nil for an item outside spaces, or if the space has not arrived
  /// yet.
  ///
  /// This skips the access rules. Use it only for texts that the owner of the store alone reads.
  public func name(ofSpaceAt path: ItemPath) async -> String? {
    guard let segment = path.segments.first, let kind = kinds[segment], let id = kind.space.id(of: path) else {
      return nil
    }
    return await kind.name(of: id)
  }

  /// Returns the folded journals of one kind of space, shared by all callers if the gatekeeper was created with that kind.
  func kind<Fold: SpaceFold>(of type: Fold.Type) -> Kind<Fold> {
    kinds[Fold.space.kind] as? Kind<Fold> ?? Kind(over: base)
  }

  /// Returns the folded journals of one kind of space.
  ///
  /// The caller must apply the access rules.
  public func journals<Fold: SpaceFold>(of type: Fold.Type = Fold.self) -> FoldedJournals<Fold> { kind(of: type).folds }

  /// Returns folded journals outside spaces, such as those that each member keeps alone.
  ///
  /// The caller must apply the access rules.
  ///
  /// - Parameters:
  ///   - type: The fold.
  ///   - capacity: The number of journals that stay in memory.
  /// - Returns: The folded journals.
  public func ownJournals<Fold: EventFold>(
    of type: Fold.Type = Fold.self,
    capacity: Int
  ) -> FoldedJournals<Fold> { FoldedJournals(base.sessions, capacity: capacity) }

  var allKinds: [any GuardedKind] { Array(kinds.values) }

  func kind(keeping journal: ItemPath) -> (any GuardedKind, SpaceID)? {
    guard let segment = journal.segments.first, let kind = kinds[segment], let id = kind.space.id(of: journal),
      kind.space.journal(of: id) == journal
    else { return nil }
    return (kind, id)
  }

  /// Returns the kind of space by whose rules a document is judged; nil for a document without such rules.
  func kind(judging document: ItemPath) -> (any GuardedKind, SpaceID)? {
    guard let segment = document.segments.first, let kind = kinds[segment], let id = kind.space.id(of: document) else {
      return nil
    }
    return kind.judges(document, of: id) ? (kind, id) : nil
  }

  private static func kind<Fold: SpaceFold>(of type: Fold.Type, over base: Storage) -> any GuardedKind {
    Kind<Fold>(over: base)
  }
}

extension JournalFold where Fold: SpaceFold {
  func request(
    _ event: ScoringEvent,
    as role: Membership.Role,
    at now: Timestamp,
    isLate: Bool,
    accounts: [UserID: Account] = [:]
  ) -> AppendRequest {
    let target = event.retracts.flatMap(self.event)
    return AppendRequest(event: event, target: target, role: role, now: now, isLate: isLate, accounts: accounts)
  }

  /// Judges new events, each by the state after those before it.
  ///
  /// - Returns: The reason for rejecting the first that the rules reject; nil if they accept all.
  func refusal(ofAll requests: [AppendRequest]) -> Refusal? {
    if let keeper { return keeper.refusal(ofAll: requests) }
    var fold = self
    for (number, request) in requests.enumerated() {
      let event = request.event
      // An earlier event of the batch may be the target.
      let judged = fold.request(
        event,
        as: request.role,
        at: request.now,
        isLate: request.isLate,
        accounts: request.accounts
      )
      if let refusal = fold.refusal(of: judged) { return refusal }
      // No event follows the last, so a single one is judged without a copy of the state.
      if number == requests.count - 1 { break }
      let stamp = event.stamp ?? Stamp(time: request.now, device: "judge")
      fold.take([RecordedEvent(revision: fold.revision.next, event: event.stamped(stamp))])
    }
    return nil
  }

  private func refusal(of request: AppendRequest) -> Refusal? {
    // A device notes which of its own events a server rejected. Such a note removes no event of another actor.
    if request.event.type == ScoringEvent.refusal {
      return request.retractsAnother && !request.leads ? .notAllowed : nil
    }
    guard let retracted = request.event.retracts else { return state.refusal(of: request) }
    guard counts(retracted), let target = request.target else { return .nothingToUndo }
    if let refusal = state.refusal(ofRetraction: request) ?? state.refusal(of: request) { return refusal }
    return Fold.honours(request.event, of: target) ? nil : .notAllowed
  }
}

extension Refusal {
  static let nothingToUndo = Refusal("nothingToUndo", "There is nothing to undo. Reload the page to see why.")
  /// The refusal for a member who may see the space but not do this.
  public static let notAllowed = Refusal("notAllowed", "You may not do this here. Ask the organiser.")
  static let ownerLeaves = Refusal("owner", "The organiser cannot leave. Make another member the organiser first.")
  /// The refusal for an id that was used for another entry.
  public static let ticketReused = Refusal(
    "ticketReused",
    "This form was sent before with other entries. Reload the page, then enter it again."
  )
  /// The refusal after several tries that each met another entry.
  public static let contention = Refusal("contention", "Another entry came at the same moment. Try again.")
  /// Returns the refusal of values that no store accepts; `reason` names the value and its limit, without a full stop.
  package static func outOfBounds(_ reason: String) -> Refusal {
    Refusal("invalid", "This value is not allowed: \(reason). Change it and try again.")
  }
}

/// The journals of a store behind the rules of the sport.
private struct JudgedSessions: ScoringSessionRepository {
  let gatekeeper: Gatekeeper
  let principal: Principal

  private var base: any ScoringSessionRepository { gatekeeper.base.sessions }

  func session(at path: ItemPath) -> any ScoringSession {
    let session = base.session(at: path)
    let judged = gatekeeper.kind(keeping: path).map { kind, id in
      JudgedSession(base: session, kind: kind, id: id, gatekeeper: gatekeeper, principal: principal)
    }
    guard principal.isOwner, let owner = principal.user else { return judged ?? session }
    return DeliveredSession(base: judged ?? session, gatekeeper: gatekeeper, owner: owner)
  }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { base.follow(under: prefix) }
}

/// A space's journal behind the rules of its sport.
private struct JudgedSession: SessionLayer {
  let base: any ScoringSession
  let kind: any GuardedKind
  let id: SpaceID
  let gatekeeper: Gatekeeper
  let principal: Principal

  func append(
    _ events: [ScoringEvent],
    expecting expected: Expectation,
    given premises: [Premise]
  ) async throws(JournalError) -> [RecordedEvent] {
    let accounts = try await kind.check(events, in: id, expecting: expected, by: principal, at: gatekeeper.now())
    let recorded = try await base.append(events, expecting: expected, given: premises + accounts)
    // With stamped events the owner of the installation copies the documents, too.
    let isCopy = principal.isOwner && events.allSatisfy { $0.stamp != nil }
    if !isCopy { try await kind.list(recorded, in: id) }
    // A retry of the append completes what a crash between the two writes left undone.
    do { try await kind.endMemberships(by: recorded, in: id) } catch { throw .store(error) }
    return recorded
  }
}

extension DocumentError {
  /// The failure of the store behind the error.
  var storeFailure: StoreFailure { if case .store(let failure) = self { failure } else { .unavailable("\(self)") } }
}
