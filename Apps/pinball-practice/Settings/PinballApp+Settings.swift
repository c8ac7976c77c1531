import AppKit
import Domain
import Pinball

extension PinballApp {
  /// Which player of the league somebody is; nil for nobody.
  func player(of account: Account) async throws(PracticeStoreFailure) -> ComparedName? {
    let name = ComparedName(try await practice(of: account).leagueSettings.playerName)
    return name.isBlank ? nil : name
  }

  /// Changes what somebody has chosen.
  ///
  /// - Parameters:
  ///   - draft: What is different; players by what is shown, or as the files spell them.
  ///   - account: Who says it.
  ///   - id: The same for every try.
  /// - Throws: `PracticeStoreFailure`.
  func change(_ draft: SettingsDraft, of account: Account, as id: String? = nil) async throws(PracticeStoreFailure) {
    let names = await league().names
    var draft = draft
    // Stored as the league spells them; redaction is for showing only.
    draft.player = draft.player.map { names.player($0) ?? "" }
    draft.opponent = draft.opponent.map { names.player($0) ?? "" }
    try await record(draft.steps(in: try await practice(of: account)), by: account, as: id)
  }

  /// Says which player of the league somebody is; nil for nobody.
  func setPlayer(_ text: String?, of account: Account) async throws(PracticeStoreFailure) {
    var draft = SettingsDraft()
    draft.player = text ?? ""
    try await change(draft, of: account)
  }

  /// Makes whoever tries the sample its player, unless somebody was chosen before.
  func chooseSamplePlayer(for account: Account) async throws(PracticeStoreFailure) {
    guard try await player(of: account) == nil else { return }
    let season = await content?.whole().standings?.season()
    // Somebody in the middle, who has players above and below.
    guard let lines = season?.lines, !lines.isEmpty else { return }
    try await setPlayer(lines[lines.count / 2].row.player, of: account)
  }

  /// Takes everything away that somebody has practised; a backup is kept.
  ///
  /// - Parameters:
  ///   - word: What was typed; only `reset` will do.
  ///   - account: Whose practice it is.
  ///   - id: The same for every try; nil for a new one.
  /// - Returns: What ``PinballApp/takeBack(_:of:)`` takes to bring it back.
  /// - Throws: `PracticeRefusal`, `PracticeStoreFailure`, `DocumentError`.
  func reset(typed word: String, of account: Account, as id: String? = nil) async throws -> String {
    let (step, id) = (try PracticeState.reset(typed: word), id ?? installation.newIdentity())
    if try await practiceService(for: account).hasRecorded(id, of: account.user) { return id }
    try await keep(try await practice(of: account).bytes, of: account, at: installation.now())
    try await documents(for: account).update(.libraryActivity(of: account.user), as: installation.newWrite()) { _ in
      ActivityLog()
    }
    // Last, so that a try that failed on the way is done from its beginning.
    try await record([step], by: account, as: id)
    return id
  }
}
