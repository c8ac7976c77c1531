package import Domain
import Leaderboards

/// Boards shared by many readers, each computed once for all of them.
package actor SharedBoards {
  private struct Key: Hashable {
    let tournament: TournamentID
    let division: BowType?
    let category: CategoryID?
  }

  private struct Known {
    let revision: Revision
    let at: Timestamp
    let board: Board
  }

  private var known: [Key: Known] = [:]

  package init() {}

  /// Returns the same as ``Tournament/boardScreen(for:_:)`` for each choice, except that the marks of shooting archers may be
  /// some seconds old.
  package func screens(
    of snapshot: TournamentSnapshot,
    for user: UserID?,
    _ choices: [BoardChoice],
    now: Timestamp
  ) -> [BoardScreen] {
    choices.map { snapshot.tournament.boardScreen(of: board(of: snapshot, $0, now), for: user, $0) }
  }

  private func board(of snapshot: TournamentSnapshot, _ choice: BoardChoice, _ now: Timestamp) -> Board {
    let key = Key(tournament: snapshot.tournament.id, division: choice.division, category: choice.category)
    if let known = known[key], known.revision == snapshot.revision, isRecent(known.at, now) { return known.board }
    let board = snapshot.tournament.board(
      for: BoardViewer(nil, now: now),
      division: choice.division,
      category: choice.category
    )
    if known.count >= Self.size { known = [:] }
    known[key] = Known(revision: snapshot.revision, at: now, board: board)
    return board
  }

  private func isRecent(_ then: Timestamp, _ now: Timestamp) -> Bool {
    (then...then.advanced(byMilliseconds: 5_000)).contains(now)
  }

  private static let size = 100
}
