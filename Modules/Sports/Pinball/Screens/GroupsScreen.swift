package import Domain

/// A player's groups of games, active or archived.
package struct GroupsScreen: Hashable, Codable, Sendable {
  package struct Game: Hashable, Codable, Sendable {
    package let practiceKey: String
    package let name: String
    /// The percentage of each ``StudyTask``, from 0 to 100.
    package let percents: [String: Int]
    /// The rounded mean of all tasks.
    package let completion: Int
    /// The whole days since the last practice in the group's time; nil without one.
    package let daysSincePractice: Int?
    /// Whether the game was not practised for two weeks, or never.
    package let isStale: Bool
    /// Whether its scores are far apart, or missing.
    let isVarianceRisk: Bool
    /// The need for attention, from 0 to 1.
    package let focus: Double
  }

  package struct Group: Hashable, Codable, Sendable {
    package let id: String
    package let name: String
    /// The kind: `bank`, `location` or `custom`.
    package let type: String
    package let isActive: Bool
    package let isArchived: Bool
    package let isPriority: Bool
    package let isSelected: Bool
    /// The first day in the player's zone, such as `2026-03-01`.
    package let start: String?
    package let end: String?
    /// The days left, 0 on the last day; nil without an end, and after it.
    package let daysLeft: Int?
    /// The rounded mean of its games.
    package let completion: Int
    package let games: [Game]
    /// The practice key of the game that needs attention most; nil without games.
    package let recommended: String?

    package var staleGames: [Game] { games.filter(\.isStale) }

    package var next: Game? { games.first { $0.practiceKey == recommended } }
  }

  package let isArchived: Bool
  /// The groups, in the player's order.
  package let groups: [Group]
  /// The number of unarchived groups.
  package let currentCount: Int
  package let archivedCount: Int
}

extension PracticeState {
  /// Returns the list of archived groups, or of the others.
  package func groups(archived isArchived: Bool, keys: GameKeys, now: Timestamp, zone: ZoneTable) -> GroupsScreen {
    let listed = customGroups.filter { $0.isArchived == isArchived }
    return GroupsScreen(
      isArchived: isArchived,
      groups: listed.map { shown($0, keys, now, zone) },
      currentCount: customGroups.count { !$0.isArchived },
      archivedCount: customGroups.count(where: \.isArchived)
    )
  }

  package func group(_ id: EntryID, keys: GameKeys, now: Timestamp, zone: ZoneTable) -> GroupsScreen.Group? {
    customGroups.first { $0.id == id }.map { shown($0, keys, now, zone) }
  }

  private func shown(_ group: CustomGroup, _ keys: GameKeys, _ now: Timestamp, _ zone: ZoneTable) -> GroupsScreen.Group
  {
    let progress = progress(of: group, keys: keys, now: now, zone: zone)
    func date(_ time: Timestamp?) -> String? { time.map { "\(CivilDate(dayNumber: zone.day(of: $0)))" } }
    let left = group.endDate.map { Int(zone.day(of: $0) - zone.day(of: now)) }
    return GroupsScreen.Group(
      id: group.id.text,
      name: group.name,
      type: group.type.rawValue,
      isActive: group.isActive,
      isArchived: group.isArchived,
      isPriority: group.isPriority,
      isSelected: group.id == selectedGroup?.id,
      start: date(group.startDate),
      end: date(group.endDate),
      daysLeft: left.flatMap { $0 < 0 ? nil : $0 },
      completion: progress.completion,
      games: progress.games,
      recommended: progress.recommended?.practiceKey
    )
  }
}
