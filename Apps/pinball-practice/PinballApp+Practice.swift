import AppKit
import Domain
import Foundation
import OfflineSync
import Pages
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
