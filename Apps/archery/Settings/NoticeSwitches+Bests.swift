import Domain
import Leaderboards
import Notices
import Pages
import ScorebookKit

extension NoticeSwitches {
  private static let ranks = NoticeKind("rankChange", Message("My rank in the best scores changes"))
  private static let bests = NoticeKind("personalBest", Message("I shoot a personal best"))

  /// The switches for news of the best scores, which are in the settings for boards, because phones exchange those.
  static func ofBests(in installation: Installation) -> NoticeSwitches {
    let (settings, now) = (installation.settings, installation.clock.now)
    return NoticeSwitches([ranks, bests]) { user in
      let present = try await settings.load(user)
      return Set((present.notifyRankChanges ? [ranks] : []) + (present.notifyPersonalBests ? [bests] : []))
    } save: { user, on, id in
      try await settings.update(user, as: id, at: now()) {
        $0.notifyRankChanges = on[ranks] ?? $0.notifyRankChanges
        $0.notifyPersonalBests = on[bests] ?? $0.notifyPersonalBests
      }
    }
  }
}
