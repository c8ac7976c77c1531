import Domain
import OfflineSync
import Pinball

extension PinballPractice {
  /// A player's practice, with its backups, stays on the machine until the player wants it synced (decision 20).
  ///
  /// The practice itself holds the choice, so the practice is folded once and then followed.
  static var withholding: @Sendable (Storage) -> Withholding {
    { store in
      let practice = PracticeService(sessions: store.sessions)
      return { path in
        guard let user = player(whosePracticeIsAt: path) else { return false }
        return try await !practice.state(of: user).syncSettings.cloudSyncEnabled
      }
    }
  }

  /// nil for everything that is no practice.
  private static func player(whosePracticeIsAt path: ItemPath) -> UserID? {
    let segments = path.segments
    guard segments.count > 2, segments[0] == "users" else { return nil }
    let user = UserID(rawValue: segments[1].rawValue)
    let places = [PracticeService.path(of: user), DocumentKey<BackupPart>.practiceBackups(of: user)]
    return places.contains(where: path.isUnder) ? user : nil
  }
}
