import Access
package import Domain
package import Spaces

/// The document about a tournament's space.
///
/// Holds only the id, because the journal holds everything else.
package struct TournamentAbout: SpaceAbout {
  package let id: TournamentID

  package init(_ id: TournamentID) { self.id = id }

  /// The default of missing fields.
  package static let blank = TournamentAbout("")
  package var name: String { id.rawValue }
  package var createdAt: Timestamp { Timestamp(rawValue: 0) }
  /// No reason; the document is always accepted.
  package var refusal: Refusal? { nil }
}

/// A tournament as a space of the kit.
///
/// One gatekeeper asks this log for pages, commands, the API and sync.
///
/// The log stores its events itself, because the rules of archery decide which retraction is valid, and a retracted
/// correction counts as a version of the results.
extension TournamentLog: KeepingFold {
  /// The document about the space.
  package typealias About = TournamentAbout

  /// The paths and access rules of tournaments.
  package static let space = Space(
    "tournaments",
    about: "card",
    journal: "scoring",
    writers: .members,
    parts: TournamentID.namesCollection
  )

  package init(_ about: TournamentAbout) { self.init(about.id) }

  package static func about(of id: SpaceID) -> TournamentAbout { TournamentAbout(TournamentID(rawValue: id.rawValue)) }

  package mutating func apply(_ events: [ScoringEvent], completedBy documents: [ItemPath: [UInt8]]) {
    complete(with: documents)
    take(events)
  }

  /// Rejects events that can never be valid: without the right, without content, or with the effect that another
  /// account's event no longer counts.
  ///
  /// Judges a batch as one. An entry that is only too late, such as an arrow for a closed end, is recorded and does not
  /// count, so that no arrow is lost.
  package func refusal(ofAll requests: [AppendRequest]) -> Refusal? {
    do {
      try checkAdmission(of: requests.filter { event($0.event.id) == nil })
      return nil
    } catch {
      return error
    }
  }

  /// The account of who creates a shoot, and of an archer whom another account adds.
  package static func accounts(for event: ScoringEvent) -> [UserID] {
    switch event.kind {
    case .created: [event.actor]
    case .participantAdded: event.subject.flatMap { $0 == PlayerID(event.actor) ? nil : [UserID($0)] } ?? []
    default: []
    }
  }

  package static func isListed(_ event: ScoringEvent) -> Bool { event.changesListing }

  package func mayDelete(_ part: DocumentHead) -> Bool { tournament?.isDeletedName(part) == true }

  package func list(in documents: any DocumentRepository) async throws(DocumentError) {
    try await tournament?.list(in: documents)
  }
}

extension TournamentLog {
  private func checkAdmission(of requests: [AppendRequest]) throws(Refusal) {
    let new = requests.map(\.event)
    var after = self
    var last = lastStamp
    after.take(
      new.map { event in
        let stamp = event.stamp ?? Stamp.next(now: event.occurredAt, after: last, on: "judge")
        last = max(stamp.time, last ?? stamp.time)
        return event.stamped(stamp)
      }
    )
    for request in requests { try after.checkAccounts(of: request) }
    guard let made = after.tournament else { throw .notMade }
    if let tournament, tournament.createdBy != made.createdBy { throw .takeover }
    let refusals = after.refusals
    for event in new where event.type == ScoringEvent.refusal { try checkRefusal(event) }
    for event in new { try after.check(event, refusals[event.id], isFirst: tournament == nil) }
    try after.checkOthers(than: new, refusals, since: self)
  }

  /// Only organisers create shoots, and a guest must not be an account.
  private func checkAccounts(of request: AppendRequest) throws(Refusal) {
    switch try? action(of: request.event) {
    case let created as Action.Created where created.content.settings.practice == nil:
      guard request.accounts[request.event.actor]?.mayFound == true else { throw .foundersOnly }
    case let added as Action.ParticipantAdded where added.isGuest && !request.accounts.isEmpty:
      throw .guestWithAccount
    default: break
    }
  }

  /// Treats a device's note of a rejection as a retraction, because it takes an event out of the fold.
  private func checkRefusal(_ event: ScoringEvent) throws(Refusal) {
    guard let target = event.retracts.flatMap(self.event), target.actor == event.actor, let tournament else {
      throw .retractedByOther
    }
    try tournament.judgeRetraction(of: target, by: event.actor)
  }

  /// Checks whether one event of this log may be in it.
  private func check(_ event: ScoringEvent, _ refusal: Refusal?, isFirst: Bool) throws(Refusal) {
    if event.retracts == nil {
      guard let action = try action(of: event) else {
        throw Refusal(
          .unreadable,
          "This server does not know entries of the type \"\(event.type.prefix(50))\". Update the server, then send them again."
        )
      }
      let isCreation = isFirst && refusal == nil
      guard mayRecord(action, event, isCreation: isCreation) else { throw type(of: action).rightsRefusal }
      try action.checkNewTexts(isRecorded: event.stamp != nil)
      if action is Action.LinkRequested { try judgeRequests(of: event.subject, by: event.actor) }
    } else if let refusal, refusal.scoringCode == .notAllowed {
      throw refusal
    }
    if let refusal, refusal.scoringCode?.isAboutContent == true { throw refusal }
  }

  /// The action of an event of this log, as it was read; nil for an unknown type.
  private func action(of event: ScoringEvent) throws(Refusal) -> (any TournamentAction)? {
    guard let entry = entry(event.id), entry.event.type == event.type,
      entry.event.body == event.body
    else { return try Action.read(event) }
    if let problem = entry.problem { throw problem }
    return entry.action
  }

  private func mayRecord(_ action: any TournamentAction, _ event: ScoringEvent, isCreation: Bool) -> Bool {
    guard let tournament else { return false }
    if action is Action.Created { return isCreation }
    if action.mayRecord(Attempt(actor: event.actor, subject: event.subject), in: tournament) { return true }
    // The actor had the right once: a former scorer or organiser, or the host of a guest who did not get in.
    guard let subject = event.subject, type(of: action).isScored else { return false }
    let wasOrganiser = entries.contains { entry in
      (entry.action as? Action.OrganiserSet)?.account == event.actor
    }
    if event.actor == tournament.createdBy || wasOrganiser { return true }
    return entries.contains { entry in
      guard entry.event.subject == subject else { return false }
      switch entry.action {
      case let new as Action.ParticipantAdded:
        return (new.isGuest || subject == PlayerID(event.actor)) && entry.event.actor == event.actor
      case let link as Action.LinkApproved: return link.account == event.actor
      case let scorers as Action.ScorersAppointed: return scorers.users.contains(event.actor)
      default: return false
      }
    }
  }

  /// Checks that all counting events of others still count.
  ///
  /// Only organisers may change that, and another scorer of the same archer with an arrow shot earlier.
  private func checkOthers(
    than new: [ScoringEvent],
    _ now: [EventID: Refusal],
    since before: TournamentLog
  ) throws(Refusal) {
    let (actors, then) = (Set(new.map(\.actor)), before.refusals)
    if let tournament, actors.contains(where: tournament.organises) { return }
    let displaced = now.keys.filter { then[$0] == nil }.compactMap(before.event)
    if displaced.isEmpty { return }
    let scored = Set(new.filter { $0.isScoring && now[$0.id] == nil }.compactMap(\.subject))
    for event in displaced where !actors.contains(event.actor) {
      let isScored = event.action.map { type(of: $0).isScored } == true
      guard isScored, let subject = event.subject, scored.contains(subject) else { throw .displacesOthers }
    }
  }

  private var refusals: [EventID: Refusal] {
    Dictionary((tournament?.refused ?? early).map { ($0.event.id, $0.refusal) }) { $1 }
  }
}

extension ScoringEvent {
  /// Whether the event enters or corrects an arrow.
  fileprivate var isScoring: Bool { kind == .arrow || kind == .edited }
}

extension Refusal {
  fileprivate static let notMade = Refusal(.notCreated, "The shoot does not exist yet. Create it first.")
  fileprivate static let takeover = Refusal(
    .notAllowed,
    "Another account created this shoot. Create one of your own."
  )
  fileprivate static let foundersOnly = Refusal(
    .notAllowed,
    "Only organisers can create shoots here. Ask the owner of the server, or start a practice."
  )
  fileprivate static let guestWithAccount = Refusal(
    .notAllowed,
    "This archer has an account and cannot be a guest. Invite the archer instead."
  )
  fileprivate static let displacesOthers = Refusal(
    .notAllowed,
    "This would undo the entry of another scorer. Ask the organiser."
  )
}

extension ScoringCode {
  /// Whether the event itself is invalid, at any time.
  fileprivate var isAboutContent: Bool {
    switch self {
    case .invalidValue, .reasonRequired, .notCreated, .alreadyCreated, .invalidRound, .invalidSettings, .invalidName,
      .invalidShaft, .invalidTarget, .invalidPlacement, .invalidCategory, .unreadable:
      true
    default: false
    }
  }
}
