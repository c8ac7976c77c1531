public import Domain

extension TournamentLog {
  /// What a command makes of this log: the events to append, none where what is wanted is already so.
  ///
  /// - Throws: ``ScoringRefusal``; `notCreated` for anything but the creation while there is no tournament.
  public func decide(_ command: TournamentCommand, by actor: UserID?) throws(ScoringRefusal) -> [TournamentDraft] {
    guard let tournament else { return try Tournament.decideFirst(command) }
    return try tournament.decide(command, by: actor)
  }
}

extension Tournament {
  /// What a command makes of this tournament: the events to append, none where what is wanted is already so.
  ///
  /// `actor` is nil for somebody who is signed out, who may do nothing.
  ///
  /// - Throws: ``ScoringRefusal``; nothing is changed by asking.
  public func decide(_ command: TournamentCommand, by actor: UserID?) throws(ScoringRefusal) -> [TournamentDraft] {
    var drafts = try drafts(for: command, by: actor)
    guard let actor else { return drafts }
    for draft in drafts where draft.retracts == nil { try judge(draft.action, by: actor, on: draft.subject) }
    if let final = automaticFinalising(after: drafts, by: actor) { drafts.append(final) }
    return drafts
  }

  /// The first event of a tournament.
  fileprivate static func decideFirst(_ command: TournamentCommand) throws(ScoringRefusal) -> [TournamentDraft] {
    guard case .create(let name, let round, let settings) = command else {
      throw ScoringRefusal(.notCreated, "There is no such tournament.")
    }
    let setup = TournamentAction.Setup(name: name.trimmingSpaces, round: round, settings: settings)
    try setup.check()
    return [TournamentDraft(.created(setup))]
  }

  private func drafts(for command: TournamentCommand, by actor: UserID?) throws(ScoringRefusal) -> [TournamentDraft] {
    switch command {
    case .record(let entry, let archer): return [try shot(entry, of: archer, by: actor)]
    case .undo: return [try undoing(by: actor)]
    case .edit(let archer, let end, let arrow, let value, let reason):
      return try correction(of: archer, end, arrow, to: value, reason, by: actor)
    case .finalise: return try finalising(by: actor) + endingPractice(by: actor)
    default: break
    }
    guard let actor else { throw ScoringRefusal(.notAllowed, "Sign in first.") }
    return try organising(command, by: actor)
  }

  private func organising(_ command: TournamentCommand, by actor: UserID) throws(ScoringRefusal) -> [TournamentDraft] {
    switch command {
    case .create: throw ScoringRefusal(.alreadyCreated, "This tournament was already made.")
    case .change(let name, let round, let settings):
      return [.init(.changed(.init(name: name.trimmingSpaces, round: round, settings: settings)))]
    case .add(let archer): return [joining(archer, by: actor)]
    case .changeArcher(let archer, let name, let bowType, let shaft, let target):
      let details = TournamentAction.ParticipantDetails(
        displayName: name.trimmingSpaces,
        bowType: bowType,
        shaftDiameterUm: shaft,
        target: target
      )
      return [.init(.participantChanged(details), on: archer)]
    case .appointScorers(let users, let archer, let names):
      let users = users.sorted()
      let body = TournamentAction.Scorers(users: users, names: names.isEmpty ? nil : users.map { names[$0] ?? "" })
      return [.init(.scorersAppointed(body), on: archer)]
    case .start: return [.init(.started)]
    case .pause: return [.init(.paused)]
    case .resume: return [.init(.resumed)]
    case .withdraw(let archer, let reason): return try withdrawal(of: archer, reason, by: actor)
    case .disqualify(let archer, let reason): return [try disqualification(of: archer, reason)]
    case .reinstate(let archer): return try reinstatement(of: archer, by: actor)
    case .complete(let force):
      try requireCreator(actor)
      if status == .completed { return [] }
      if !force, isComplete { try requireAgreement(about: active) }
      return [.init(.completed(.init(force: force)))]
    case .cancel(let reason):
      try requireCreator(actor)
      return status == .cancelled ? [] : [.init(.cancelled(.init(reason: reason?.onOneLine)))]
    case .check(let archer, let totals): return [try check(of: archer, against: totals, by: actor)]
    case .recordShootOff(let places): return [.init(.shootOff(.init(places: places)))]
    case .settle(let archer, let end, let entry, let reason):
      return [.init(.disputeSettled(.init(end: end, entry: entry, reason: reason?.onOneLine)), on: archer)]
    case .record, .undo, .edit, .finalise: return []
    }
  }

  private func joining(_ archer: TournamentCommand.NewArcher, by actor: UserID) -> TournamentDraft {
    let isLate = status.isStarted && settings.lateJoiners == .missedEndsAreMisses
    // What more than half of those who shoot have closed: who never came holds nobody up.
    let closed = active.map { sheet(of: $0.id) }.filter(\.isBegun).map(\.endsCompleted).sorted()
    let missed = isLate && !closed.isEmpty ? closed[(closed.count - 1) / 2] : 0
    return TournamentDraft(
      .participantAdded(
        .init(
          displayName: archer.displayName.trimmingSpaces,
          isGuest: archer.isGuest,
          addedBy: archer.addedBy ?? actor,
          bowType: archer.bowType,
          shaftDiameterUm: archer.shaftDiameterUm,
          missedEnds: missed,
          target: archer.target,
          isEntered: archer.isEntered ? true : nil
        )
      ),
      on: archer.id
    )
  }

  /// Withdrawing an archer who is out already does nothing.
  private func withdrawal(
    of archer: PlayerID,
    _ reason: String?,
    by actor: UserID
  ) throws(ScoringRefusal) -> [TournamentDraft] {
    let draft = TournamentDraft(.withdrawn(.init(reason: reason?.onOneLine)), on: archer)
    try judge(draft.action, by: actor, on: archer)
    return try participant(archer).status == .active ? [draft] : []
  }

  private func disqualification(of archer: PlayerID, _ reason: String) throws(ScoringRefusal) -> TournamentDraft {
    let reason = reason.onOneLine
    if reason.isEmpty { throw .reasonRequired }
    return TournamentDraft(.disqualified(.init(reason: reason)), on: archer)
  }
}
