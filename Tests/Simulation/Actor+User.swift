import Domain
import Leaderboards
import Notices

/// A user's work with settings, check-ins and news.
extension Actor {
  /// Edits one of the settings that have no part in whether news are told.
  func changeSettings(_ dice: inout Plan.Dice) async throws -> String {
    let service = SettingsService(documents: storage.documents)
    let key = DocumentKey<LeaderboardSettings>.leaderboardSettings(of: user)
    let (field, choice) = (["defaultBowType", "defaultTimePeriod", "showOwnScores"][dice.roll(3)], dice.roll(5))
    let present = try await service.load(user)
    let before = try await Fields(bytes: storage.documents.load(key.path)?.body ?? [])
    let id = WriteID(rawValue: device.newIdentity())
    if let old = before.values[field] { witness.replaced([field: old], of: key.path) }
    let edited = try await service.update(user, as: id, at: device.now) { settings in
      switch field {
      case "defaultBowType": settings.defaultBowType = BowType.allCases[choice]
      case "defaultTimePeriod": settings.defaultTimePeriod = TimePeriod.allCases[choice % 4]
      default: settings.showOwnScores.toggle()
      }
    }
    if edited == present { return "as it was" }
    let saved = Fields(bytes: try key.write(edited, id: id, expected: .any).body ?? [])
    guard let value = saved.values[field], value != before.values[field] else { return "another" }
    witness.acknowledged(value, in: field, of: key.path)
    return "\(field) = \(value)"
  }

  static let checkIns: ItemPath = "clubs/c1/check-ins"

  /// Checks in for a day of the week, from whichever device: it counts once.
  func checkIn(_ dice: inout Plan.Dice) async throws -> String {
    let day = dice.roll(3)
    let time = Timestamp(rawValue: Scheduler.start - Int64(day) * 24 * 3_600_000)
    return try await submit(
      Submission(
        id: SubmissionID(rawValue: "check-in \(user) \(day)"),
        board: Self.checkIns,
        player: PlayerID(user),
        .increment(1),
        occurredAt: time,
        actor: user,
        // Two devices may record it, and each would stamp it otherwise.
        stamp: Stamp(time: time, device: "check-in")
      )
    )
  }

  func readNews() async throws -> String {
    try await Inbox(documents: storage.documents, digest: { $0 }).markRead(of: user, at: device.now)
    return "read"
  }
}
