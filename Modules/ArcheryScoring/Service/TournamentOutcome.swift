public import Access
public import Domain
import Spaces

/// A tournament at one revision of its journal in one store.
public struct TournamentSnapshot: Hashable, Sendable {
  /// The journal's revision.
  public let revision: Revision
  /// The tournament.
  public let tournament: Tournament
}

/// One of several commands that are performed together.
public struct TournamentStep: Hashable, Sendable {
  /// The command.
  public let command: TournamentCommand
  /// The event's id.
  ///
  /// A step with the same id is performed once.
  public let id: EventID

  /// Creates a step.
  public init(_ command: TournamentCommand, as id: EventID) {
    self.command = command
    self.id = id
  }
}

extension [TournamentCommand] {
  /// The commands as steps with the ids `KEY-0`, `KEY-1` and so on.
  public func steps(as key: String) -> [TournamentStep] {
    enumerated().map { TournamentStep($1, as: EventID(rawValue: "\(key)-\($0)")) }
  }
}

/// The result of a command.
public struct TournamentOutcome: Hashable, Sendable {
  /// The tournament afterwards; after a retry, as it is now.
  public let tournament: Tournament
  /// The journal's revision that the tournament is of.
  public let revision: Revision
  /// The recorded events; empty if the command changed nothing.
  public let events: [ScoringEvent]
  /// Whether the command was performed before, under the same id.
  public let isRepeat: Bool

  /// Whether the tournament differs from an earlier revision by the recorded events alone.
  public func follows(_ earlier: Revision) -> Bool {
    !isRepeat && !events.isEmpty && revision.rawValue - earlier.rawValue == Int64(events.count)
  }

  /// Returns the scorer's selection afterwards, moved on by an arrow, an undo or a withdrawal.
  public func selection(of scorer: UserID, preferring selected: PlayerID? = nil) -> ScorerSelection {
    var selection = ScorerSelection(scorer: scorer, in: tournament, preferring: selected)
    selection.follow(events, in: tournament)
    return selection
  }
}

extension TournamentLog {
  /// Returns the events that one command recorded: the one with its id, and those with ids made from it.
  func events(of command: EventID) -> [ScoringEvent] {
    var found = event(command).map { [$0] } ?? []
    while let next = event(EventID(rawValue: "\(command)+\(found.count)")), !found.isEmpty { found.append(next) }
    return found
  }
}

/// The access rules of a tournament's space.
public enum TournamentAccess: Sendable {
  /// The access rules of an installation that runs tournaments.
  ///
  /// Every member may write to the journal, where the judge asks ``TournamentLog``, because only the sport knows whose
  /// guest an archer is. Every account may create a practice. The log leaves shoots to organisers. Best scores say what was
  /// shot, and every account may read them.
  public static let rules = AccessRules(
    [TournamentLog.space],
    derived: [BestScores.kind, MemberRegister.kind],
    published: [ItemPath([BestScores.kind])]
  )
}
