import Access
import CanonicalJSON
public import Domain
import LeaderboardKit
import Notices

extension MergeRule {
  /// The rule for the document at a path: that of its kind where Domain has one, field by field otherwise.
  public static func standard(for path: Path) -> MergeRule {
    let segments = path.segments
    if path.isMembership, segments[0] != "users" { return .remoteWins }
    guard segments.count > 2, segments[0] == "users" else { return .fields }
    let user = UserID(rawValue: segments[1].rawValue)
    if path == DocumentKey.leaderboardSettings(of: user).path { return .settings(of: user) }
    if path.isUnder(Inbox.path(of: user)) { return .silent(Inbox.merged) }
    if path.isUnder(RankWatch.memory(of: user)) { return .silent(RankWatch.merged) }
    return .fields
  }

  /// For memberships, so that no device brings back a member whom the server knows as a former one.
  private static let remoteWins = MergeRule { _, here, there in
    here.body == there.body ? Outcome(body: here.body) : Outcome(body: there.body, lostHere: .whole)
  }

  /// For what programs write, so that nobody's edit gives way; what cannot be merged goes to the later writer.
  private static func silent(_ merge: @escaping @Sendable ([UInt8], [UInt8]) -> [UInt8]?) -> MergeRule {
    MergeRule { base, here, there in
      Outcome(body: merge(here.body, there.body) ?? lastWriterWins.merge(base, here, there).body)
    }
  }

  /// How two devices' edits of one user's settings become one.
  ///
  /// Which edit is later is what the settings say themselves: their times are ahead of everything that their user had seen,
  /// however slow the device's clock. What is no settings of that user's gives way to what is.
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
      let local = LeaderboardSettings.Local(mine, pending: true, base: before)
      let outcome = local.merged(with: theirs)
      // When they were first made may be all that differs; that has to get there, too.
      var merged = outcome.settings
      if merged != theirs, !outcome.push {
        merged.updatedAt = max(mine.updatedAt, theirs.updatedAt).advanced(byMilliseconds: 1)
      }
      let changes = SettingsChanges(before ?? LeaderboardSettings(of: user), merged)
      return Outcome(
        body: merged == theirs ? there.body : merged.json,
        lostHere: changes.lost(from: mine),
        lostThere: changes.lost(from: theirs)
      )
    }
  }
}

/// What a merge made of settings, field by field, those of later versions included.
private struct SettingsChanges {
  private static let times = Set(["createdAt", "updatedAt"].map { Array($0.utf8) })

  private let before: JSONFields?
  private let after: JSONFields?

  init(_ before: LeaderboardSettings, _ after: LeaderboardSettings) {
    (self.before, self.after) = (JSONFields(before.json), JSONFields(after.json))
  }

  /// What one side had changed, and says something else now.
  func lost(from side: LeaderboardSettings) -> LostEdit.Parts? {
    guard let before, let after, let side = JSONFields(side.json) else { return nil }
    let names = side.names.union(before.names).subtracting(Self.times).filter {
      side[$0] != before[$0] && side[$0] != after[$0]
    }
    return names.isEmpty ? nil : .fields(names.map { String(decoding: $0, as: UTF8.self) }.sorted())
  }
}
