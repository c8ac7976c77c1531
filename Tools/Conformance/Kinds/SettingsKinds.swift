import CanonicalJSON
import Domain
import LeaderboardKit

/// `settings-merge`: a device's settings and the remote store's become one.
struct SettingsMergeKind: ConformanceKind {
  private static let local = Shape.object([
    "settings": .settings, "pending": .bool, "base": .orNull(.settings),
  ])
  private static let outcome = Shape.object([
    "settings": .settings, "push": .bool, "pendingIfPushFails": .bool, "lostLocalFields": .set(.text),
  ])

  let name = "settings-merge"
  let input = Shape.object([
    "userId": .text, "now": .int, "local": .orNull(local), "remote": .orNull(.settings),
  ])
  let expected = Shape.object(["lastWriterWins": outcome, "fieldMerge": outcome])

  func outcomes(of input: JSON) throws -> [JSON] {
    let user = UserID(rawValue: input["userId"]?.text ?? "")
    let now = Timestamp(rawValue: Int64(input["now"]?.whole ?? 0))
    let local = try input["local"].flatMap { local in
      try LeaderboardSettings(conformance: local["settings"], of: user).map { settings in
        LeaderboardSettings.Local(
          settings,
          pending: local["pending"]?.bool ?? false,
          base: try LeaderboardSettings(conformance: local["base"], of: user)
        )
      }
    }
    let remote = try LeaderboardSettings(conformance: input["remote"], of: user)
    let outcomes = LeaderboardSettings.MergePolicy.allCases.map { policy in
      let merged = LeaderboardSettings.merge(local, with: remote, of: user, at: now, by: policy)
      let outcome = JSON.members([
        "settings": merged.settings.conformance, "push": .bool(merged.push), "pendingIfPushFails": .bool(merged.push),
        "lostLocalFields": .list(merged.lost.map { .text($0.rawValue) }),
      ])
      return JSON.Member(key: policy.rawValue, value: outcome)
    }
    return [.object(outcomes)]
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
  fileprivate static let settings = Shape.object([
    "userId": .text, "defaultBowType": .orNull(.text), "defaultTimePeriod": .text, "showOwnScores": .bool,
    "notifyRankChanges": .bool, "notifyPersonalBests": .bool, "createdAt": .int, "updatedAt": .int,
  ])
}

extension LeaderboardSettings {
  /// nil for null.
  fileprivate init?(conformance json: JSON?, of user: UserID) throws {
    guard let json, json != .null else { return nil }
    try self.init(json: Array(json.description.utf8), of: user)
  }

  fileprivate var conformance: JSON {
    .members([
      "userId": .text(userID.rawValue), "defaultBowType": defaultBowType.map { .text($0.rawValue) } ?? .null,
      "defaultTimePeriod": .text(defaultTimePeriod.rawValue), "showOwnScores": .bool(showOwnScores),
      "notifyRankChanges": .bool(notifyRankChanges), "notifyPersonalBests": .bool(notifyPersonalBests),
      "createdAt": .whole(createdAt.rawValue), "updatedAt": .whole(updatedAt.rawValue),
    ])
  }
}
