public import Domain
public import LeaderboardKit

/// What somebody wants to be recorded.
public enum TournamentCommand: Hashable, Sendable {
  case create(name: String, round: Round, settings: TournamentSettings)
  /// Before the start.
  case change(name: String, round: Round, settings: TournamentSettings)
  case add(NewArcher)
  /// Replaces all details.
  case changeArcher(
    PlayerID,
    displayName: String,
    bowType: BowType?,
    shaftDiameterUm: Int?,
    target: TargetPlace? = nil
  )
  /// Lets users score an archer, instead of those appointed before.
  /// What they are called is kept for those who do not shoot themselves.
  case appointScorers([UserID], for: PlayerID, named: [UserID: String] = [:])
  case start
  case pause
  case resume
  case record(ArrowEntry, for: PlayerID)
  /// Takes back the acting user's last arrow.
  case undo
  /// `end` and `arrow` count from 1.
  case edit(PlayerID, end: Int, arrow: Int, value: String, reason: String?)
  /// Decides which entry of an end counts; `entry` is the entry's last arrow.
  case settle(PlayerID, end: Int, entry: EventID, reason: String?)
  case withdraw(PlayerID, reason: String?)
  case disqualify(PlayerID, reason: String)
  /// Takes back that an archer was withdrawn or disqualified.
  case reinstate(PlayerID)
  /// Makes the acting user's sheets final.
  case finalise
  case complete(force: Bool)
  case cancel(reason: String?)
  case recordShootOff(places: [[PlayerID]])
  /// Records that a sheet equals the one on paper; refused, saying by how much, where it does not.
  case check(PlayerID, against: PaperTotals)

  /// One archer to be added: oneself, a guest, or anybody by the creator.
  public struct NewArcher: Hashable, Sendable {
    /// For a guest a new id, made by the caller.
    public let id: PlayerID
    public let displayName: String
    public let isGuest: Bool
    /// The user who scores a guest; nil for the acting user.
    public let addedBy: UserID?
    public let bowType: BowType?
    /// Micrometres; nil for the round's default.
    public let shaftDiameterUm: Int?
    /// Chosen by the organiser only.
    public let target: TargetPlace?
    /// From an entry list, which only the organiser has: counts towards no limit of guests.
    public let isEntered: Bool

    public init(
      _ id: PlayerID,
      displayName: String,
      isGuest: Bool = false,
      addedBy: UserID? = nil,
      bowType: BowType? = nil,
      shaftDiameterUm: Int? = nil,
      target: TargetPlace? = nil,
      isEntered: Bool = false
    ) {
      self.id = id
      self.displayName = displayName
      self.isGuest = isGuest
      self.addedBy = addedBy
      self.bowType = bowType
      self.shaftDiameterUm = shaftDiameterUm
      self.target = target
      self.isEntered = isEntered
    }
  }
}

/// Where a device shows the next arrow of an archer to be; both count from 1.
public struct ArrowPlace: Hashable, Sendable {
  /// Numbers of ends and arrows that can be asked for; no round has more.
  public static let allowedNumbers = 1...10_000

  public let end: Int
  /// nil for the end's next arrow, whichever that is.
  public let number: Int?

  public init(end: Int, number: Int?) {
    self.end = end
    self.number = number
  }
}

/// One arrow as it is entered: a token by button, or a point on the face, which may be overridden by a token.
public struct ArrowEntry: Hashable, Sendable {
  /// nil for what the point gives.
  public let token: String?
  /// nil for an arrow entered by button.
  public let point: TargetPoint?
  /// The installation that it was entered on, for the audit.
  public let device: String?
  /// Where it was entered; nil for the next arrow of the archer's sheet, wherever that is.
  public let place: ArrowPlace?

  private init(token: String?, point: TargetPoint?, device: String?, place: ArrowPlace?) {
    self.token = token
    self.point = point
    self.device = device
    self.place = place
  }

  public static func token(_ token: String, device: String? = nil, at place: ArrowPlace? = nil) -> ArrowEntry {
    ArrowEntry(token: token, point: nil, device: device, place: place)
  }

  public static func target(
    _ point: TargetPoint,
    overriddenBy token: String? = nil,
    device: String? = nil,
    at place: ArrowPlace? = nil
  ) -> ArrowEntry {
    ArrowEntry(token: token, point: point, device: device, place: place)
  }
}

/// An event that was decided on and is not in the journal yet.
public struct TournamentDraft: Hashable, Sendable {
  public let action: TournamentAction
  public let subject: PlayerID?
  public let retracts: EventID?

  init(_ action: TournamentAction, on subject: PlayerID? = nil, retracting: EventID? = nil) {
    self.action = action
    self.subject = subject
    retracts = retracting
  }
}

extension [TournamentDraft] {
  /// The drafts as events: the first bears the given id, others ids made from it, so that a retry makes the same.
  ///
  /// - Throws: ``ScoringCode/unreadable`` where a text cannot be written as JSON.
  public func events(as id: EventID, by actor: UserID, at time: Timestamp) throws(Refusal) -> [ScoringEvent] {
    var events: [ScoringEvent] = []
    for draft in self {
      events.append(
        ScoringEvent(
          id: events.isEmpty ? id : EventID(rawValue: "\(id)+\(events.count)"),
          type: draft.action.type,
          actor: actor,
          subject: draft.subject,
          occurredAt: time,
          retracts: draft.retracts,
          body: try draft.action.body()
        )
      )
    }
    return events
  }
}

extension TournamentCommand {
  /// Whether an event in the journal is what this command recorded, so that sending it again is a repeat.
  func isRecorded(as event: ScoringEvent, by actor: UserID, in log: TournamentLog) -> Bool {
    guard event.actor == actor, let action = (try? TournamentAction(event)) ?? nil else { return false }
    switch (self, action) {
    case (.record(let entry, let archer), .arrow(let shot)):
      return event.subject == archer && shot.placement?.point == entry.point && entry.couldBe(shot)
    case (.edit(let archer, let end, let arrow, let value, let reason), .edited(let correction)):
      let named = log.tournament?.end(end, of: archer, correctedBy: actor)?.arrows[numbered: arrow]
      return event.subject == archer && correction.reason == reason?.onOneLine
        && correction.new.isRead(from: value) && named.map { $0.id == correction.arrow } ?? true
    case (.settle(let archer, let end, let entry, let reason), .disputeSettled(let settlement)):
      return event.subject == archer && (settlement.end, settlement.entry) == (end, entry)
        && settlement.reason == reason?.onOneLine
    case (.add(let archer), .participantAdded(let added)):
      return event.subject == archer.id && added.displayName == archer.displayName.trimmingSpaces
        && (added.isGuest, added.bowType, added.shaftDiameterUm) == (
          archer.isGuest, archer.bowType, archer.shaftDiameterUm
        )
        && (added.target, added.isEntered ?? false) == (archer.target, archer.isEntered)
    case (.changeArcher(let archer, let name, let bow, let shaft, let target), .participantChanged(let details)):
      return event.subject == archer && details.displayName == name.trimmingSpaces
        && (details.bowType, details.shaftDiameterUm, details.target) == (bow, shaft, target)
    case (.appointScorers(let users, let archer, _), .scorersAppointed(let scorers)):
      return event.subject == archer && Set(users) == Set(scorers.users)
    case (.create(let name, let round, let settings), .created(let setup)),
      (.change(let name, let round, let settings), .changed(let setup)):
      return setup == TournamentAction.Setup(name: name.trimmingSpaces, round: round, settings: settings)
    case (.complete(let force), .completed(let completion)): return completion.force == force
    case (.check(let archer, let totals), .checked(let found)): return event.subject == archer && totals == found
    case (.recordShootOff(let places), .shootOff(let shootOff)): return shootOff.places == places
    default: return isRecorded(as: action, on: event.subject)
    }
  }

  /// The same for commands of which the kind, the archer and the reason say everything.
  private func isRecorded(as action: TournamentAction, on subject: PlayerID?) -> Bool {
    switch (self, action) {
    case (.withdraw(let archer, let reason), .withdrawn(let given)):
      subject == archer && reason?.onOneLine == given.reason
    case (.reinstate(let archer), .undone): subject == archer
    case (.disqualify(let archer, let reason), .disqualified(let given)):
      subject == archer && reason.onOneLine == given.reason
    case (.cancel(let reason), .cancelled(let given)): reason?.onOneLine == given.reason
    case (.start, .started), (.pause, .paused), (.resume, .resumed), (.undo, .undone), (.finalise, .sheetsFinalised),
      (.finalise, .completed):
      true
    default: false
    }
  }
}

extension String {
  /// Whether some scoring system reads `text` as this token; a token is kept as it is spelled on a sheet.
  fileprivate func isRead(from text: String) -> Bool {
    ScoringSystem.allCases.contains { (try? $0.value(of: text).token.rawValue) == self }
  }
}

extension ArrowEntry {
  fileprivate func couldBe(_ shot: TournamentAction.Shot) -> Bool {
    token.map { shot.token.isRead(from: $0) } ?? true
  }
}
