package import Access
package import Domain
import Spaces

/// A tournament at one revision of its journal in one store.
package struct TournamentSnapshot: Hashable, Sendable {
  /// The journal's revision.
  package let revision: Revision
  package let tournament: Tournament
}

/// One of several commands that are performed together.
package struct TournamentStep: Hashable, Sendable {
  package let command: TournamentCommand
  /// The event's id.
  ///
  /// A step with the same id is performed once.
  package let id: EventID

  package init(_ command: TournamentCommand, as id: EventID) {
    self.command = command
    self.id = id
  }
}

extension [TournamentCommand] {
  /// The commands as steps with the ids `KEY-0`, `KEY-1` and so on.
  package func steps(as key: String) -> [TournamentStep] {
    enumerated().map { TournamentStep($1, as: EventID(rawValue: "\(key)-\($0)")) }
  }
}

/// The result of a command.
package struct TournamentOutcome: Sendable {
  /// The tournament afterwards; after a retry, as it is now.
  package let tournament: Tournament
  /// The journal's revision that the tournament is of.
  package let revision: Revision
  /// The recorded events with their actions; empty if the command changed nothing.
  let entries: [TournamentLog.Entry]
  /// Whether the command was performed before, under the same id.
  package let isRepeat: Bool

  /// The recorded events; empty if the command changed nothing.
  package var events: [ScoringEvent] { entries.map(\.event) }

  /// Whether the tournament differs from an earlier revision by the recorded events alone.
  package func follows(_ earlier: Revision) -> Bool {
    !isRepeat && !entries.isEmpty && revision.rawValue - earlier.rawValue == Int64(entries.count)
  }

  /// Returns the scorer's selection afterwards, moved on by an arrow, an undo or a withdrawal.
  package func selection(of scorer: UserID, preferring selected: PlayerID? = nil) -> ScorerSelection {
    var selection = ScorerSelection(scorer: scorer, in: tournament, preferring: selected)
    selection.follow(entries, in: tournament)
    return selection
  }
}

extension TournamentLog {
  /// Returns what one command recorded: the event with its id, and those with ids made from it.
  func entries(of command: EventID) -> [Entry] {
    var found = entry(command).map { [$0] } ?? []
    while let next = entry(EventID(rawValue: "\(command)+\(found.count)")), !found.isEmpty { found.append(next) }
    return found
  }
}

/// The access rules of a tournament's space.
package enum TournamentAccess: Sendable {
  /// The access rules of an installation that runs tournaments.
  ///
  /// Every member may write to the journal, where the gatekeeper asks ``TournamentLog``, because only the sport knows whose
  /// guest an archer is. Every account may create a practice. The log leaves shoots to organisers. Best scores say what was
  /// shot, and every account may read them.
  package static let rules = AccessRules(
    [TournamentLog.space],
    derived: [BestScores.kind, MemberRegister.kind],
    published: [ItemPath([BestScores.kind])]
  )
}
