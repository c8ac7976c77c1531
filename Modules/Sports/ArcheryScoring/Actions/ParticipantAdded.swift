import Domain
import Leaderboards

extension Action {
  /// An archer was added, who is the event's subject.
  struct ParticipantAdded: NamingAction {
    static let kind = Kind.participantAdded

    var displayName: String
    /// Whether the archer is a guest.
    let isGuest: Bool
    /// The user who scores a guest.
    let addedBy: UserID
    let bowType: BowType?
    /// The diameter of the shafts in micrometres; nil for the round's default.
    let shaftDiameterUm: Int?
    /// The number of ends that a late archer did not shoot, to be filled with misses.
    let missedEnds: Int
    /// The place; nil if not assigned, and in events of earlier versions.
    let target: TargetPlace?
    /// Whether the archer is from the organiser's entry list; nil, as in events of earlier versions, for no.
    let isEntered: Bool?
    /// nil in events of earlier versions, and if nothing is known.
    let entrant: Entrant?
    var naming: Naming? = nil

    // MARK: Rights

    /// Users add themselves and their guests, organisers any archer.
    func mayRecord(_ attempt: Attempt, in tournament: Tournament) -> Bool {
      let isOwn = isGuest ? addedBy == attempt.actor : attempt.subject == PlayerID(attempt.actor)
      return isOwn || tournament.organises(attempt.actor)
    }
    static let rightsRefusal = Refusal.joinFirst
    static let undoing = Undoing.byActor

    // MARK: Rules

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      let (status, actor) = (tournament.status, attempt.actor)
      guard !status.isFinal else { throw .notInProgress(status) }
      guard let subject = attempt.subject else { throw .unknownParticipant(nil) }
      guard tournament[subject] == nil, isGuest || tournament.archer(of: UserID(subject)) == nil else {
        throw Refusal(.alreadyTakingPart, "This archer takes part already.")
      }
      try judgeRight(toAdd: subject, by: actor, in: tournament)
      try Action.check(displayName, shaftDiameterUm)
      let entrant = entrant ?? .unknown
      try entrant.check()
      if entrant.category != nil { try tournament.requireOrganiser(actor) }
      guard tournament.roster.count < TournamentSettings.largestRoster else {
        throw Refusal(.rosterFull, "A shoot has at most \(TournamentSettings.largestRoster) archers.")
      }
      guard (0...tournament.roundToShoot(with: bowType, entrant).ends).contains(missedEnds) else {
        throw Refusal(.invalidSettings, "An archer cannot have missed \(missedEnds) ends.")
      }
      try tournament.judgeTarget(target, of: nil, in: tournament.sessionID(of: entrant), by: actor)
      if isEntered == true { return try tournament.requireOrganiser(actor) }
      if isGuest { try tournament.judgeGuestLimits(of: addedBy) }
    }

    private func judgeRight(toAdd subject: PlayerID, by actor: UserID, in tournament: Tournament) throws(Refusal) {
      if tournament.organises(actor) { return }
      let isSelf = !isGuest && subject == PlayerID(actor)
      let isOwnGuest = isGuest && addedBy == actor && tournament[PlayerID(actor)]?.isGuest == false
      guard isSelf || isOwnGuest else { throw .joinFirst }
    }

    // MARK: Effect

    func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence _: Int) {
      guard let archer = event.subject else { return }
      tournament.places[archer] = tournament.roster.count
      tournament.added += 1
      tournament.roster.append(
        Participant(
          id: archer,
          number: tournament.added,
          givenName: displayName,
          isGuest: isGuest,
          // A host is accepted for guests only. For an archer with an account, the event's actor added it.
          addedBy: isGuest ? addedBy : event.actor,
          bowType: bowType,
          shaftDiameterUm: shaftDiameterUm,
          target: target,
          entrant: entrant ?? .unknown,
          category: nil,
          isEntered: isEntered ?? false,
          status: .active,
          scorers: []
        )
      )
      tournament.assign(tournament.roster.count - 1)
      tournament.handCards(to: tournament.roster.count - 1)
      for end in 0..<missedEnds { tournament.addMissedEnd(end + 1, of: archer, event) }
    }

    func concerned(_ subject: PlayerID?, in _: Tournament) -> [PlayerID] { [subject].compactMap(\.self) }
    static let changesListing = true

    // MARK: Words

    func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details {
      let archer = audit.name(event.subject)
      guard let target else { return Audit.Details(text: Message("\(archer) was added.")) }
      return Audit.Details(text: Message("\(archer) was added at target \(target.text)."))
    }
  }
}

extension Tournament {
  fileprivate func judgeGuestLimits(of host: UserID) throws(Refusal) {
    let guests = roster.filter { $0.isGuest && !$0.isEntered }
    guard guests.count < settings.guestsPerTournament else {
      throw Refusal(
        .guestLimitOfTournament,
        "A shoot has at most \(settings.guestsPerTournament) guests. \(Refusal.pastGuestLimits)"
      )
    }
    guard guests.count(where: { $0.addedBy == host }) < settings.guestsPerParticipant else {
      throw Refusal(
        .guestLimitOfParticipant,
        "An archer can bring at most \(settings.guestsPerParticipant) guests. \(Refusal.pastGuestLimits)"
      )
    }
  }

  /// Adds a late archer's missed end: misses that name the event which added the archer.
  fileprivate mutating func addMissedEnd(_ end: Int, of archer: PlayerID, _ event: ScoringEvent) {
    guard let pass = round(of: archer).pass(ofEnd: end) else { return }
    for place in 1...pass.arrowsPerEnd {
      add(
        Arrow(
          id: EventID(rawValue: "\(event.id)/\(end)/\(place)"),
          value: pass.scoringSystem.value(.miss),
          placement: nil,
          inputMode: .buttons,
          isOverridden: false,
          correctedBy: nil,
          recordedBy: nil,
          device: nil,
          at: event.occurredAt,
          sequence: 0
        ),
        to: archer,
        end: end,
        at: .counting
      )
    }
  }
}
