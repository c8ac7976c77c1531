import CanonicalJSON
import Domain
import Leaderboards

/// `settings-merge`: a device's settings and the remote store's become one.
struct SettingsMergeKind: ConformanceKind {
  private static let local = Shape.object(["settings": .settings, "pending": .bool, "base": .orNull(.settings)])
  private static let outcome = Shape.object([
    "settings": .settings, "push": .bool, "pendingIfPushFails": .bool, "lostLocalFields": .set(.text),
  ])

  let name = "settings-merge"
  let input = Shape.object(["userId": .text, "now": .int, "local": .orNull(local), "remote": .orNull(.settings)])
  let expected = Shape.object(["lastWriterWins": outcome, "fieldMerge": outcome])

  func outcomes(of input: JSON) throws -> [JSON] {
    let user = UserID(rawValue: input["userId"]?.text ?? "")
    let now = Timestamp(rawValue: Int64(input["now"]?.whole ?? 0))
    let local = input["local"]
    let mine = try LeaderboardSettings(conformance: local?["settings"], of: user)
    let base = try LeaderboardSettings(conformance: local?["base"], of: user)
    let remote = try LeaderboardSettings(conformance: input["remote"], of: user)
    let isPending = local?["pending"]?.bool ?? false

    func outcome(_ settings: LeaderboardSettings, push: Bool) -> JSON {
      let lost = isPending ? mine?.overwritten(by: settings, since: base) ?? [] : []
      return .members([
        "settings": settings.conformance, "push": .bool(push), "pendingIfPushFails": .bool(push),
        "lostLocalFields": .list(lost.map { .text($0) }),
      ])
    }
    // The product merges field by field. Which whole version wins otherwise is the format's to say.
    func merged(byField: Bool) -> JSON {
      guard let mine else {
        return outcome(remote ?? LeaderboardSettings(of: user, createdAt: now), push: remote == nil)
      }
      guard let remote, !byField || !isPending || remote.updatedAt != base?.updatedAt else {
        return outcome(mine, push: true)
      }
      if byField, isPending {
        let merged = mine.merged(with: remote, since: base)
        return outcome(merged, push: merged.updatedAt > remote.updatedAt)
      }
      // Without an edit here, a merge adopts the remote version.
      let isBehind = remote.updatedAt > mine.updatedAt
      return outcome(isBehind ? mine.merged(with: remote, since: mine) : mine, push: isPending && !isBehind)
    }
    return [.members(["lastWriterWins": merged(byField: false), "fieldMerge": merged(byField: true)])]
  }
}

/// `settings-decode`: a document read as leniently as it can be, and written again.
struct SettingsDecodeKind: ConformanceKind {
  let name = "settings-decode"
  let input = Shape.object(["contextUserId": .text, "raw": .free])
  let expected = Shape.object(
    ["settings": .orNull(.settings)],
    optional: ["reason": .text, "roundTripKeeps": .map(.free)]
  )

  func outcomes(of input: JSON) throws -> [JSON] {
    let user = UserID(rawValue: input["contextUserId"]?.text ?? "")
    let raw = Array((input["raw"] ?? .null).description.utf8)
    do {
      let settings = try LeaderboardSettings(json: raw, of: user)
      let written = try JSONReader.value(of: settings.json)
      return [.members(["settings": settings.conformance, "roundTripKeeps": written])]
    } catch let rejection as LeaderboardSettings.Rejection {
      return [.members(["settings": .null, "reason": .text(rejection.rawValue)])]
    }
  }
}

/// `settings-stamp`: when an edit says that it was made.
struct SettingsStampKind: ConformanceKind {
  let name = "settings-stamp"
  let input = Shape.object(["now": .int, "localUpdatedAt": .int, "lastSeenRemoteUpdatedAt": .orNull(.int)])
  let expected = Shape.object(["updatedAt": .int])

  func outcomes(of input: JSON) -> [JSON] {
    func time(_ key: String) -> Timestamp? { input[key]?.whole.map { Timestamp(rawValue: Int64($0)) } }
    let stamp = LeaderboardSettings.stamp(
      now: time("now") ?? 0,
      after: time("localUpdatedAt") ?? 0,
      lastSeenRemote: time("lastSeenRemoteUpdatedAt")
    )
    return [.members(["updatedAt": .whole(stamp.rawValue)])]
  }
}

extension Shape {
  fileprivate static let settings = Shape.object(
    ["userId": .text, "createdAt": .int, "updatedAt": .int].merging(
      LeaderboardSettings(of: "").values.map { ($0.key, $0.value.bool == nil ? .orNull(.text) : .bool) }
    ) { shape, _ in shape }
  )
}

extension LeaderboardSettings {
  /// nil for null.
  fileprivate init?(conformance json: JSON?, of user: UserID) throws {
    guard let json, json != .null else { return nil }
    try self.init(json: Array(json.description.utf8), of: user)
  }

  fileprivate var conformance: JSON {
    let times = [("createdAt", createdAt), ("updatedAt", updatedAt)]
    return .object(
      [JSON.Member(key: "userId", value: .text(userID.rawValue))] + values
        + times.map { JSON.Member(key: $0, value: .whole($1.rawValue)) }
    )
  }
}
