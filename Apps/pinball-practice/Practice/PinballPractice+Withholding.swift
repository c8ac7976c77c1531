import Domain
import Notices
import OfflineSync
import Pinball

extension PinballPractice {
  /// A player's practice, with its backups and its news, stays on the machine until the player wants it synced (decision 20).
  ///
  /// The practice itself holds the choice, so the practice is folded once and then followed.
  static var withholding: @Sendable (Storage) -> Withholding {
    { store in
      let practice = PracticeService(sessions: store.sessions)
      return { path in
        guard let user = player(whosePracticeIsAt: path) else { return false }
        if path.isUnder(Inbox.path(of: user)) {
          guard case .news(let news) = try await store.documents.value(DocumentKey<Notice>.json(path)).value?.content,
            PinballNews.tellOfPractice(news)
          else { return false }
        }
        return try await !practice.state(of: user).syncSettings.cloudSyncEnabled
      }
    }
  }

  /// nil for everything that is no practice, and no notice that may be news of it.
  private static func player(whosePracticeIsAt path: ItemPath) -> UserID? {
    let segments = path.segments
    guard segments.count > 2, segments[0] == "users" else { return nil }
    let user = UserID(rawValue: segments[1].rawValue)
    let places = [
      PracticeService.path(of: user), DocumentKey<BackupPart>.practiceBackups(of: user), Inbox.path(of: user),
    ]
    return places.contains(where: path.isUnder) ? user : nil
  }
}
