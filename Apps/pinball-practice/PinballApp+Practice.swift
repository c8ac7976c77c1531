import AppPages
import AppServing
import AppShell
import Domain
import Foundation
import OfflineSync
import Pinball

extension PinballApp {
  /// What somebody has practised.
  func practice(of account: Account) async throws(PracticeStoreFailure) -> PracticeState {
    try await practice.state(of: account.user)
  }

  /// Records what somebody did now, under a new id unless one is given for retries.
  func record(_ steps: [PracticeStep], by account: Account, as id: String? = nil) async throws(PracticeStoreFailure) {
    let id = id ?? installation.newIdentity()
    try await practice.record(steps, of: account.user, as: id, at: installation.now())
  }

  /// Which player of the league somebody is; nil for nobody (spec pinball 1.6).
  func player(of account: Account) async throws(PracticeStoreFailure) -> ComparedName? {
    let name = ComparedName(try await practice(of: account).leagueSettings.playerName)
    return name.isBlank ? nil : name
  }

  /// Says which player of the league somebody is.
  ///
  /// - Parameters:
  ///   - text: The player, as shown or as the files spell the name; nil for nobody.
  ///   - account: Who says it.
  ///   - id: The same for every try.
  /// - Throws: `PracticeStoreFailure`.
  func setPlayer(_ text: String?, of account: Account, as id: String? = nil) async throws(PracticeStoreFailure) {
    var settings = try await practice(of: account).leagueSettings
    let names = await league().names
    // Stored as the league spells it; redaction is for showing only.
    settings.playerName = text.flatMap(names.player) ?? ""
    try await record([.leagueSettings(settings)], by: account, as: id)
  }

  /// Makes whoever tries the sample its player, unless somebody was chosen before.
  func chooseSamplePlayer(for account: Account) async throws(PracticeStoreFailure) {
    guard try await player(of: account) == nil else { return }
    let season = await content?.whole().standings?.season()
    // Somebody in the middle, who has players above and below.
    guard let lines = season?.lines, !lines.isEmpty else { return }
    try await setPlayer(lines[lines.count / 2].row.player, of: account)
  }
}

extension PinballApp {
  /// Notes that somebody looked at something of a game (spec pinball 2.6).
  func saw(
    _ game: LibraryGame,
    _ kind: LibraryActivity.Kind,
    _ detail: String? = nil,
    by account: Account
  ) async throws(DocumentError) {
    let event = LibraryActivity(
      id: installation.newIdentity(),
      gameID: game.practiceKey,
      gameName: game.name,
      kind: kind,
      detail: detail,
      time: installation.now()
    )
    try await installation.documents.update(.libraryActivity(of: account.user), as: installation.newWrite()) { log in
      var log = log ?? ActivityLog()
      log.add(event)
      return log
    }
  }
}

extension DocumentKey where Value == ActivityLog {
  /// What a user looked at in the library.
  static func libraryActivity(of user: UserID) -> DocumentKey<ActivityLog> {
    DocumentKey(
      Path(["users", Path.Segment(user), "library-activity"]),
      decode: { try? ActivityLog($0) },
      encode: { $0.json }
    )
  }
}

extension PinballApp {
  /// What people call the things that are synced.
  var syncWords: SyncWords {
    SyncWords { item in
      guard item.path.segments.first == "users" else { return nil }
      switch item.path.segments.dropFirst(2).first {
      case "practice-backups": return "A practice file as it was"
      case "practice": return "Your practice"
      case "library-activity": return "What you looked at"
      default: return nil
      }
    }
  }
}
