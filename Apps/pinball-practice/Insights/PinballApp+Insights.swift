import AppKit
import Domain
import Pinball

extension PinballApp {
  /// What somebody's scores of a game tell.
  ///
  /// - Parameters:
  ///   - game: Its practice key; nil for the game that was scored last.
  ///   - other: Whom to compare with, as shown; nil for whom the settings say.
  ///   - league: The league.
  ///   - account: Whose scores.
  /// - Returns: The screen.
  /// - Throws: `PracticeStoreFailure`.
  func insights(
    _ game: String?,
    against other: String? = nil,
    _ league: League,
    of account: Account
  ) async throws(PracticeStoreFailure) -> InsightsScreen {
    let keys = GameKeys(league.library?.games ?? [])
    return InsightsScreen(game, of: try await practice(of: account), league, against: other, keys: keys)
  }
}
