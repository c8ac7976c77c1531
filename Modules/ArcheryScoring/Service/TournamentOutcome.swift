public import Domain

/// A tournament at one revision of its journal in one store.
public struct TournamentSnapshot: Hashable, Sendable {
  public let revision: Revision
  public let tournament: Tournament
}

/// What a command did.
public struct TournamentOutcome: Hashable, Sendable {
  /// The tournament after it; after a repeat, as it is now.
  public let tournament: Tournament
  /// What the command recorded; empty where what was wanted was already so.
  public let events: [ScoringEvent]
  /// The command was done before, under the same id.
  public let isRepeat: Bool

  /// The desk of a scorer after this: moved on where an arrow, an undo or a withdrawal moves it.
  public func desk(of scorer: UserID, preferring selected: PlayerID? = nil) -> ScoringDesk {
    var desk = ScoringDesk(scorer: scorer, in: tournament, preferring: selected)
    desk.follow(events, in: tournament)
    return desk
  }
}

extension TournamentCommand {
  /// Whether an event in the journal is what this command recorded, so that sending it again is a repeat.
  func isRecorded(as event: ScoringEvent, by actor: UserID) -> Bool {
    guard event.actor == actor, let action = (try? TournamentAction(event)) ?? nil else { return false }
    switch (self, action) {
    case (.record(let entry, let archer), .arrow(let shot)):
      return event.subject == archer && shot.placement?.point == entry.point && entry.couldBe(shot)
    case (.edit(let archer, _, _, _, let reason), .edited(let correction)):
      return event.subject == archer && correction.reason == reason?.trimmingSpaces
    case (.add(let archer), .participantAdded): return event.subject == archer.id
    case (.changeArcher(let archer, _, _, _), .participantChanged): return event.subject == archer
    case (.appointScorers(_, let archer), .scorersAppointed): return event.subject == archer
    case (.withdraw(let archer, _), .withdrawn), (.disqualify(let archer, _), .disqualified):
      return event.subject == archer
    case (.create, .created), (.change, .changed), (.start, .started), (.pause, .paused), (.resume, .resumed),
      (.undo, .undone), (.finalise, .sheetsFinalised), (.complete, .completed), (.cancel, .cancelled),
      (.recordShootOff, .shootOff):
      return true
    default: return false
    }
  }
}

extension ArrowEntry {
  /// A token is kept as it is spelled on a sheet, so it is compared as it is read.
  fileprivate func couldBe(_ shot: TournamentAction.Shot) -> Bool {
    guard let token else { return true }
    let readings = ScoringSystem.allCases.compactMap { try? $0.value(of: token).token.rawValue }
    return readings.contains(shot.token)
  }
}

extension TournamentLog {
  /// The events that one command recorded: the one with its id, and those with ids made from it.
  func events(of command: EventID) -> [ScoringEvent] {
    var found = event(command).map { [$0] } ?? []
    while let next = event(EventID(rawValue: "\(command)+\(found.count)")), !found.isEmpty { found.append(next) }
    return found
  }
}

extension ScoringEvent {
  /// Whether the list of tournaments or of members shows it.
  var changesListing: Bool { ["created", "changed", "participantAdded"].contains(type) }
}
