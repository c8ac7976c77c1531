package import Domain
package import Leaderboards

/// A change that a user requests.
package enum TournamentCommand: Hashable, Sendable {
  case create(name: String, round: Round, settings: TournamentSettings)
  /// Changes name, round or settings before the start.
  case change(name: String, round: Round, settings: TournamentSettings)
  case add(NewArcher)
  /// Replaces all details of an archer.
  case changeArcher(
    PlayerID,
    displayName: String,
    bowType: BowType?,
    shaftDiameterUm: Int?,
    target: TargetPlace? = nil
  )
  /// Appoints the scorers of an archer, instead of earlier ones.
  case appointScorers([UserID], for: PlayerID)
  /// Replaces the facts that decide an archer's category.
  case changeEntrant(PlayerID, Entrant)
  /// Replaces the list of categories; an empty list makes the shoot one of a single round again.
  case setCategories([TournamentCategory], reason: String? = nil)
  /// Replaces the list of sessions; an empty list makes it one again.
  case setSessions([LineSession])
  case start
  case pause
  case resume
  case record(ArrowEntry, for: PlayerID)
  /// Undoes the acting user's last arrow.
  case undo
  /// Corrects an arrow; `end` and `arrow` count from 1.
  case edit(PlayerID, end: Int, arrow: Int, value: String, reason: String?)
  /// Moves an end to the archer who shot it, with a reason; an end that this archer has comes back in exchange.
  case moveEnd(Int, from: PlayerID, to: PlayerID, reason: String)
  /// Joins another entry of an archer with this one, with a reason.
  case joinArchers(PlayerID, into: PlayerID, reason: String)
  /// Decides which entry of an end counts; `entry` is the entry's last arrow.
  case settle(PlayerID, end: Int, entry: EventID, reason: String?)
  case withdraw(PlayerID, reason: String?)
  /// Disqualifies an archer: without a rank (DSQ), or removed from all results (DQB).
  case disqualify(PlayerID, reason: String, fromAllResults: Bool = false)
  /// Reinstates a withdrawn or disqualified archer.
  case reinstate(PlayerID)
  /// Finalises the acting user's sheets.
  case finalise
  /// Completes the shoot; with `force` although archers are not done.
  case complete(force: Bool)
  case cancel(reason: String?)
  /// Lets arrows be entered again after the end.
  case reopen(reason: String?)
  /// Records the places of a shoot-off, optionally with its arrows.
  case recordShootOff(places: [[PlayerID]], shots: [Action.ShootOff.Shots] = [])
  /// Records that a sheet equals the one on paper; rejected with the differences if it does not.
  case check(PlayerID, against: PaperTotals)
  /// Says that a guest is the acting user; the organiser's own request is approved at once.
  case requestLink(PlayerID)
  case approveLink(PlayerID, to: UserID)
  /// Ends an account's request or link.
  case endLink(PlayerID, of: UserID)
  /// Takes an archer without arrows off the roster.
  case remove(PlayerID)
  /// Gives out printed cards of a session, whose scorers come in by a link; earlier ones of the session end.
  ///
  /// Without a session, the cards are those of all sessions, as earlier versions gave them out.
  case issueCards(CardsID, session: LineSessionID?)
  /// Ends the printed cards of a session; without one, all of them.
  case revokeCards(session: LineSessionID?)
  /// Deletes an archer's name from the tournament, at any time.
  case deleteName(PlayerID)

  /// An archer to add: oneself, a guest, or by the creator any archer.
  package struct NewArcher: Hashable, Sendable {
    /// The id; for a guest a new one from the caller.
    package let id: PlayerID
    package let displayName: String
    package let isGuest: Bool
    /// The user who scores a guest; nil for the acting user.
    package let addedBy: UserID?
    package let bowType: BowType?
    /// The diameter of the shafts in micrometres; nil for the round's default.
    package let shaftDiameterUm: Int?
    /// The place, which only the organiser assigns.
    package let target: TargetPlace?
    /// Whether the archer is from the organiser's entry list, and so counts towards no limit of guests.
    package let isEntered: Bool
    /// The club, age class, gender and category.
    package let entrant: Entrant

    package init(
      _ id: PlayerID,
      displayName: String,
      isGuest: Bool = false,
      addedBy: UserID? = nil,
      bowType: BowType? = nil,
      shaftDiameterUm: Int? = nil,
      target: TargetPlace? = nil,
      isEntered: Bool = false,
      entrant: Entrant = .unknown
    ) {
      (self.id, self.displayName, self.isGuest, self.addedBy) = (id, displayName, isGuest, addedBy)
      (self.bowType, self.shaftDiameterUm, self.target, self.isEntered) = (bowType, shaftDiameterUm, target, isEntered)
      self.entrant = entrant
    }
  }
}

/// The place of an archer's next arrow, as a device shows it; both numbers count from 1.
package struct ArrowPlace: Hashable, Sendable {
  /// The numbers that can be asked for.
  ///
  /// No round has more.
  package static let allowedNumbers = 1...10_000

  package let end: Int
  /// The arrow's number; nil for the end's next arrow.
  package let number: Int?

  package init(end: Int, number: Int?) {
    (self.end, self.number) = (end, number)
  }
}

/// One arrow as entered: a token by button, or a point on the face, which a token may override.
package struct ArrowEntry: Hashable, Sendable {
  /// The token; nil for the point's value.
  package let token: String?
  /// The point; nil for an arrow entered by button.
  package let point: TargetPoint?
  /// The device that it was entered on, for the audit trail.
  package let device: String?
  /// The place where it was entered; nil for the next arrow of the archer's sheet.
  package let place: ArrowPlace?
  /// Whether it was copied from a paper card, so that the archer need not wait for the end of the others.
  package let isFromCard: Bool

  /// Returns an arrow entered by button or key.
  package static func token(
    _ token: String,
    device: String? = nil,
    at place: ArrowPlace? = nil,
    isFromCard: Bool = false
  ) -> ArrowEntry {
    ArrowEntry(token: token, point: nil, device: device, place: place, isFromCard: isFromCard)
  }

  /// Returns an arrow placed on the face.
  package static func target(
    _ point: TargetPoint,
    overriddenBy token: String? = nil,
    device: String? = nil,
    at place: ArrowPlace? = nil
  ) -> ArrowEntry {
    ArrowEntry(token: token, point: point, device: device, place: place, isFromCard: false)
  }
}

/// An event that was decided on and is not in the journal yet.
package struct TournamentDraft: Hashable, Sendable {
  let action: any TournamentAction
  package let subject: PlayerID?
  package let retracts: EventID?

  init(_ action: some TournamentAction, on subject: PlayerID? = nil, retracting: EventID? = nil) {
    (self.action, self.subject) = (action, subject)
    retracts = retracting
  }

  package static func == (one: TournamentDraft, other: TournamentDraft) -> Bool {
    (one.subject, one.retracts) == (other.subject, other.retracts) && one.action.isEqual(to: other.action)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(action))
    hasher.combine(subject)
    hasher.combine(retracts)
  }
}

extension TournamentDraft {
  /// Returns the draft as an event.
  func event(_ id: EventID, by actor: UserID, at time: Timestamp, body: [UInt8] = []) -> ScoringEvent {
    ScoringEvent(
      id: id,
      type: action.kind.rawValue,
      actor: actor,
      subject: subject,
      occurredAt: time,
      retracts: retracts,
      body: body
    )
  }
}

extension [TournamentDraft] {
  /// Returns the drafts as events beside their actions.
  ///
  /// The first has the given id, the others ids made from it, so that a retry makes the same events.
  ///
  /// - Throws: ``ScoringCode/unreadable`` for a text that cannot be written as JSON.
  func entries(as id: EventID, by actor: UserID, at time: Timestamp) throws(Refusal) -> [TournamentLog.Entry] {
    var entries: [TournamentLog.Entry] = []
    for draft in self {
      let id = entries.isEmpty ? id : EventID(rawValue: "\(id)+\(entries.count)")
      let event = draft.event(id, by: actor, at: time, body: try draft.action.body())
      entries.append(TournamentLog.Entry(event, draft.action))
    }
    return entries
  }

  /// Returns the events alone.
  package func events(as id: EventID, by actor: UserID, at time: Timestamp) throws(Refusal) -> [ScoringEvent] {
    try entries(as: id, by: actor, at: time).map(\.event)
  }
}

extension TournamentCommand {
  /// Returns whether this command recorded an entry of the journal, so that it is a retry.
  func isRecorded(as entry: TournamentLog.Entry, by actor: UserID, in log: TournamentLog) -> Bool {
    let event = entry.event
    guard event.actor == actor, let action = entry.action else { return false }
    /// Whether the event is such an action, about an archer where one is named, with this content.
    func made<A: TournamentAction>(
      _: A.Type,
      on archer: PlayerID? = nil,
      _ isSame: (A) -> Bool = { _ in true }
    ) -> Bool {
      (archer == nil || event.subject == archer) && (action as? A).map(isSame) ?? false
    }
    switch self {
    case .create(let name, let round, let settings):
      return made(Action.Created.self) {
        $0.content == Action.Setup(name: name.trimmingSpaces, round: round, settings: settings)
      }
    case .change(let name, let round, let settings):
      return made(Action.Changed.self) {
        $0.content == Action.Setup(name: name.trimmingSpaces, round: round, settings: settings)
      }
    case .add(let archer):
      return made(Action.ParticipantAdded.self, on: archer.id) { added in
        log.mayHaveNamed(archer.displayName.trimmingSpaces, by: event.id)
          && (added.isGuest, added.bowType, added.shaftDiameterUm) == (
            archer.isGuest, archer.bowType, archer.shaftDiameterUm
          )
          && (added.target, added.isEntered ?? false) == (archer.target, archer.isEntered)
          && added.entrant ?? .unknown == archer.entrant
      }
    case .changeArcher(let archer, let name, let bow, let shaft, let target):
      return made(Action.ParticipantChanged.self, on: archer) { details in
        log.mayHaveNamed(name.trimmingSpaces, by: event.id)
          && (details.bowType, details.shaftDiameterUm, details.target) == (bow, shaft, target)
      }
    case .appointScorers(let users, let archer):
      return made(Action.ScorersAppointed.self, on: archer) { Set(users) == Set($0.users) }
    case .changeEntrant(let archer, let entrant):
      return made(Action.EntrantChanged.self, on: archer) { $0.content == entrant }
    case .setCategories(let categories, let reason):
      return made(Action.CategoriesSet.self) { ($0.categories, $0.reason) == (categories, reason?.onOneLine) }
    case .setSessions(let sessions): return made(Action.SessionsSet.self) { $0.sessions == sessions }
    case .start: return made(Action.Started.self)
    case .pause: return made(Action.Paused.self)
    case .resume: return made(Action.Resumed.self)
    case .record(let entry, let archer):
      guard let subject = event.subject, subject == archer || subject == log.tournament?.line(of: archer) else {
        return false
      }
      return made(Action.Arrow.self) { $0.placement?.point == entry.point && entry.couldBe($0) }
    case .undo: return made(Action.Undone.self)
    case .edit(let archer, let end, let arrow, let value, let reason):
      let named = log.tournament?.end(end, of: archer, correctedBy: actor)?.arrows[numbered: arrow]
      return made(Action.Edited.self, on: archer) { correction in
        correction.reason == reason?.onOneLine && correction.new.isRead(from: value)
          && named.map { $0.id == correction.arrow } ?? true
      }
    case .settle(let archer, let end, let entry, let reason):
      return made(Action.DisputeSettled.self, on: archer) {
        ($0.end, $0.entry, $0.reason) == (end, entry, reason?.onOneLine)
      }
    case .withdraw(let archer, let reason):
      return made(Action.Withdrawn.self, on: archer) { $0.reason == reason?.onOneLine }
    case .disqualify(let archer, let reason, let fromAll):
      return made(Action.Disqualified.self, on: archer) {
        ($0.reason, $0.fromAllResults ?? false) == (reason.onOneLine, fromAll)
      }
    case .reinstate(let archer), .moveEnd(_, let archer, _, _): return made(Action.Undone.self, on: archer)
    case .joinArchers(let other, let archer, let reason):
      return made(Action.ArchersJoined.self, on: archer) { ($0.other, $0.reason) == (other, reason.onOneLine) }
    case .finalise: return made(Action.SheetsFinalised.self) || made(Action.Completed.self)
    case .complete(let force): return made(Action.Completed.self) { $0.force == force }
    case .cancel(let reason): return made(Action.Cancelled.self) { $0.reason == reason?.onOneLine }
    case .reopen(let reason): return made(Action.Reopened.self) { $0.reason == reason?.onOneLine }
    case .recordShootOff(let places, let shots):
      return made(Action.ShootOff.self) { ($0.places, $0.shots ?? []) == (places, shots) }
    case .check(let archer, let totals): return made(Action.Checked.self, on: archer) { $0.content == totals }
    case .requestLink(let archer): return made(Action.LinkRequested.self, on: archer)
    case .approveLink(let archer, let user):
      // The account's own line leaves the roster first.
      return made(Action.LinkApproved.self, on: archer) { $0.account == user }
        || made(Action.ParticipantRemoved.self, on: PlayerID(user))
    case .endLink(let archer, let user): return made(Action.LinkEnded.self, on: archer) { $0.account == user }
    case .remove(let archer): return made(Action.ParticipantRemoved.self, on: archer)
    case .issueCards(let cards, let session):
      return made(Action.CardsIssued.self) { ($0.cards, $0.session) == (cards, session) }
    case .revokeCards(let session): return made(Action.CardsRevoked.self) { $0.session == session }
    case .deleteName(let archer): return made(Action.NameDeleted.self, on: archer)
    }
  }
}

extension String {
  /// Returns whether some scoring system reads `text` as this token, which is stored as spelled on a sheet.
  fileprivate func isRead(from text: String) -> Bool {
    ScoringSystem.allCases.contains { (try? $0.value(of: text).token.rawValue) == self }
  }
}

extension ArrowEntry {
  fileprivate func couldBe(_ shot: Action.Arrow) -> Bool {
    token.map { shot.token.isRead(from: $0) } ?? true
  }
}

extension TournamentCommand {
  /// The reason in the actor's words, which the audit shows to everyone.
  var reason: String? {
    switch self {
    case .setCategories(_, let reason), .edit(_, _, _, _, let reason), .settle(_, _, _, let reason),
      .withdraw(_, let reason), .cancel(let reason), .reopen(let reason):
      reason
    case .disqualify(_, let reason, _), .moveEnd(_, _, _, let reason), .joinArchers(_, _, let reason): reason
    default: nil
    }
  }
}
