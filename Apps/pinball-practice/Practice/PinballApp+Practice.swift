import AppKit
import Domain
import Foundation
import OfflineSync
import Pages
import Pinball

extension PinballApp {
  /// What somebody has practised.
  func practice(of account: Account) async throws(PracticeStoreFailure) -> PracticeState {
    try await practiceService(for: account).state(of: account.user)
  }

  /// Records what somebody did now, once.
  ///
  /// - Parameters:
  ///   - steps: What changes.
  ///   - account: Whose practice it is.
  ///   - id: The same for every try; nil for a new one.
  /// - Returns: Whether it is recorded now; not so where something was recorded under the same id before.
  /// - Throws: `PracticeStoreFailure`.
  @discardableResult
  func record(
    _ steps: [PracticeStep],
    by account: Account,
    as id: String? = nil
  ) async throws(PracticeStoreFailure) -> Bool {
    let id = id ?? installation.newIdentity()
    do {
      try await practiceService(for: account).record(steps, of: account.user, as: id, at: installation.now())
      return true
    } catch {
      // A repeat is made at another moment, of another state.
      guard case .journal(.idempotencyConflict) = error else { throw error }
      return false
    }
  }
}

extension PinballApp {
  /// Notes that somebody looked at something of a game.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - kind: What was looked at.
  ///   - detail: Such as a film's title.
  ///   - account: Who looked.
  ///   - id: The same for every try, so that a repeat is noted once.
  /// - Throws: `DocumentError`.
  func saw(
    _ game: LibraryGame,
    _ kind: LibraryActivity.Kind,
    _ detail: String? = nil,
    by account: Account,
    as id: String
  ) async throws(DocumentError) {
    let event = LibraryActivity(
      id: id,
      gameID: game.practiceKey,
      gameName: game.name,
      kind: kind,
      detail: detail,
      time: installation.now()
    )
    try await documents(for: account).update(.libraryActivity(of: account.user), as: installation.newWrite()) { log in
      var log = log ?? ActivityLog()
      if !log.events.contains(where: { $0.id == id }) { log.add(event) }
      return log
    }
  }

  /// Notes that somebody looked at the practice of a game, which makes it the game to go on with.
  func browse(_ game: LibraryGame, by account: Account, as id: String) async throws(PracticeStoreFailure) {
    let visit = QuickEntry(id: .named("browse", id), at: installation.now())
    try await record(visit.browse(game: game.practiceKey, in: try await practice(of: account)), by: account, as: id)
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
