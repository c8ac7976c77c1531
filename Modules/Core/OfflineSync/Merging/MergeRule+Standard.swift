import Access
public import Domain
import Leaderboards
import Notices

extension MergeRule {
  /// Returns the merge rule for the document at a path: that of its kind, or else field by field.
  public static func standard(for path: ItemPath) -> MergeRule {
    let segments = path.segments
    if path.isMembership, segments[0] != "users" { return .remoteWins }
    guard segments.count > 2, segments[0] == "users" else { return .fields }
    let user = UserID(rawValue: segments[1].rawValue)
    if path == DocumentKey.leaderboardSettings(of: user).path { return .settings(of: user) }
    if path.isUnder(Inbox.path(of: user)) { return .silent(Inbox.merged) }
    if path.isUnder(RankWatch.memory(of: user)) { return .silent(RankWatch.merged) }
    return .fields
  }

  /// For memberships, so that no device revives a member whom the server knows as a former one.
  private static let remoteWins = MergeRule { _, here, there in
    here.body == there.body ? Outcome(body: here.body) : Outcome(body: there.body, lostHere: .whole)
  }

  /// For documents that programs write, without a report of losing edits.
  ///
  /// If they cannot be merged, the later write wins.
  private static func silent(_ merge: @escaping @Sendable ([UInt8], [UInt8]) -> [UInt8]?) -> MergeRule {
    MergeRule { base, here, there in
      Outcome(body: merge(here.body, there.body) ?? lastWriterWins.merge(base, here, there).body)
    }
  }

  /// Merges two devices' edits of one user's settings.
  ///
  /// The settings' own times decide which edit is later. They are ahead of everything that the user had seen, however
  /// slow the device's clock. Settings win over a document that is none.
  static func settings(of user: UserID) -> MergeRule {
    MergeRule { base, here, there in
      let mine = try? LeaderboardSettings(json: here.body, of: user)
      let theirs = try? LeaderboardSettings(json: there.body, of: user)
      guard let mine, let theirs else {
        if mine != nil { return Outcome(body: here.body, lostThere: .whole) }
        if theirs != nil { return Outcome(body: there.body, lostHere: .whole) }
        return lastWriterWins.merge(base, here, there)
      }
      let before = base.flatMap { try? LeaderboardSettings(json: $0, of: user) }
      var merged = mine.merged(with: theirs, since: before)
      // The creation time may be the only difference, and it must be delivered too.
      if merged != theirs, merged.updatedAt == theirs.updatedAt {
        merged.updatedAt = max(mine.updatedAt, theirs.updatedAt).advanced(byMilliseconds: 1)
      }
      func lost(_ side: LeaderboardSettings) -> LostEdit.Parts? {
        let names = side.overwritten(by: merged, since: before)
        return names.isEmpty ? nil : .fields(names)
      }
      return Outcome(
        body: merged == theirs ? there.body : merged.json,
        lostHere: lost(mine),
        lostThere: lost(theirs)
      )
    }
  }
}
