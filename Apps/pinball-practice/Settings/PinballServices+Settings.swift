import Domain
import Pinball
import ScorebookKit

extension PinballServices {
  /// The league player that a user is; nil if none is chosen.
  func player(of account: Account) async throws(PracticeError) -> NameKey? {
    let name = NameKey(loosely: try await practice(of: account).leagueSettings.playerName)
    return name.isBlank ? nil : name
  }

  /// Changes an account's settings.
  ///
  /// - Parameters:
  ///   - account: The account.
  ///   - id: The id, the same for every try.
  ///   - edit: Changes the settings, with players by displayed name or as the files spell them.
  /// - Throws: `PracticeError`.
  func changeSettings(
    of account: Account,
    as id: String? = nil,
    _ edit: (inout PracticeState) -> Void
  ) async throws(PracticeError) {
    let (names, state) = (await league().names, try await practice(of: account))
    let steps = state.settingSteps { edited in
      edit(&edited)
      // Stored as the league spells them; redaction is for showing only.
      for path in [\PracticeState.leagueSettings.playerName, \.practiceSettings.comparisonPlayerName]
      where edited[keyPath: path] != state[keyPath: path] {
        edited[keyPath: path] = names.player(edited[keyPath: path]) ?? ""
      }
    }
    try await record(steps, by: account, as: id)
  }

  /// Sets the league player that a user is; nil for none.
  func setPlayer(_ text: String?, of account: Account) async throws(PracticeError) {
    try await changeSettings(of: account) { $0.leagueSettings.playerName = text ?? "" }
  }

  /// Makes the user the player of the sample league, unless a player was chosen before.
  func chooseSamplePlayer(for account: Account) async throws(PracticeError) {
    guard try await player(of: account) == nil else { return }
    let season = await content?.whole().standings?.season()
    // A player in the middle, with players above and below.
    guard let lines = season?.lines, !lines.isEmpty else { return }
    try await setPlayer(lines[lines.count / 2].row.player, of: account)
  }

  /// Removes an account's whole practice; a backup is kept.
  ///
  /// - Parameters:
  ///   - word: The typed word, which must be `reset`.
  ///   - account: The player.
  ///   - id: The id, the same for every try; nil for a new one.
  /// - Returns: The id with which ``PinballServices/takeBack(_:of:)`` restores it.
  /// - Throws: `PracticeError`, `DocumentError`.
  func reset(typed word: String, of account: Account, as id: String? = nil) async throws -> String {
    let (step, id) = (try PracticeState.reset(typed: word), id ?? clock.newIdentity())
    if try await practiceService(for: account).hasRecorded(id, of: account.user) { return id }
    try await keep(try await storedPractice(of: account).bytes, of: account, at: clock.now())
    try await documents(for: account).update(.libraryActivity(of: account.user), as: clock.newWrite()) { _ in
      ActivityLog()
    }
    // Last, so that a try that failed on the way is done from its beginning.
    try await record([step], by: account, as: id)
    return id
  }
}
