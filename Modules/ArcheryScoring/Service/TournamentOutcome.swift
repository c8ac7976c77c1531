public import Access
public import Domain
import Spaces

/// A tournament at one revision of its journal in one store.
public struct TournamentSnapshot: Hashable, Sendable {
  public let revision: Revision
  public let tournament: Tournament
}

/// One of several commands that are done together.
public struct TournamentStep: Hashable, Sendable {
  public let command: TournamentCommand
  /// The event's id; the same step with the same id is done once.
  public let id: EventID

  public init(_ command: TournamentCommand, as id: EventID) {
    self.command = command
    self.id = id
  }
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

/// The access rules of a tournament's space.
public enum TournamentAccess: Sendable {
  public static let collections: [Path.Segment: [Path.Segment: CollectionRule]] = [
    TournamentLog.space.kind: [TournamentLog.space.journal: CollectionRule(writers: .members, isJudged: true)]
  ]

  /// The rules of an installation that runs tournaments.
  ///
  /// Every member may write to the journal, where the judge asks ``TournamentLog``: only the rules of the sport know whose
  /// guest somebody is. Every account may practise, which is a tournament of one's own; the log leaves shoots to
  /// organisers.
  public static let rules = AccessRules([TournamentLog.space], derived: ["bests"])
}
