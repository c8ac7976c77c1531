import Domain

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
