import Domain
import Pinball
import ScorebookKit

extension PinballServices {
  /// Returns the insights into an account's scores of a game.
  ///
  /// - Parameters:
  ///   - game: The practice key; nil for the last scored game.
  ///   - other: The compared player's displayed name; nil for the one in the settings.
  ///   - league: The league.
  ///   - account: The player.
  /// - Returns: The screen.
  /// - Throws: `PracticeError`.
  func insights(
    _ game: String?,
    against other: String? = nil,
    _ league: League,
    of account: Account
  ) async throws(PracticeError) -> InsightsScreen {
    let (keys, game) = (league.keys, game.map(league.keys.canonical))
    return InsightsScreen(game, of: try await practice(of: account), league, against: other, keys: keys)
  }
}
