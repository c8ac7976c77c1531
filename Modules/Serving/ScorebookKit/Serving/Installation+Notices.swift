import Domain
import Notices
import Pages

extension Installation {
  /// The accounts' choices among all kinds of notice of the app.
  var noticeChoices: NoticeChoices {
    NoticeChoices(inbox, noticeSources(self).flatMap(\.kinds), noticeSwitches(self), now: clock.now)
  }

  /// The projections of the app's news.
  ///
  /// A store that is not complete notifies nobody, because its server does.
  private var noticeProjectors: [Projector] {
    noticeSources(self).map { source in
      let projection = NoticeProjection(source, into: inbox, now: clock.now) { try await isWhole() }
      return Projector(projection, over: storage, newIdentity: clock.newIdentity)
    }
  }

  /// Stores the notices of all changes up to now, for a command.
  ///
  /// What fails now is repeated later, and the present notices are shown meanwhile. On another server's store, that server
  /// projects.
  func catchUpNotices() async {
    guard (try? await account() == nil) == true else { return }
    for projector in noticeProjectors { try? await projector.catchUp() }
  }

  /// Stores notices as changes come, until the task is cancelled.
  func followNotices(onFailure: @escaping @Sendable (any Error) -> Void) async {
    await withDiscardingTaskGroup { group in
      for projector in noticeProjectors {
        group.addTask {
          // Many arrows are one look, and no news is late for a tenth of a second.
          await projector.run(
            rest: { try? await Task.sleep(for: .milliseconds(100)) },
            wait: { try await Task.sleep(for: .seconds(10)) },
            onFailure: onFailure
          )
        }
      }
    }
  }
}
