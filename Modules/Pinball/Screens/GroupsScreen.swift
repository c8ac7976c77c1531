public import Domain

/// A player's groups of games, active or archived.
///
/// The page shows it, and `groups --json` prints it.
public struct GroupsScreen: Hashable, Codable, Sendable {
  /// One game of a group.
  public struct Game: Hashable, Codable, Sendable {
    /// The practice key.
    public let practiceKey: String
    /// The game's name.
    public let name: String
    /// The percentage of each ``StudyTask``, from 0 to 100.
    public let percents: [String: Int]
    /// The rounded mean of all tasks.
    public let completion: Int
    /// The whole days since the last practice in the group's time; nil without one.
    public let daysSincePractice: Int?
    /// Whether the game was not practised for two weeks, or never.
    public let isStale: Bool
    /// Whether its scores are far apart, or missing.
    let isVarianceRisk: Bool
    /// The need for attention, from 0 to 1.
    public let focus: Double
  }

  /// One group.
  public struct Group: Hashable, Codable, Sendable {
    /// The group's id.
    public let id: String
    /// The group's name.
    public let name: String
    /// The kind: `bank`, `location` or `custom`.
    public let type: String
    /// Whether the player works on it.
    public let isActive: Bool
    /// Whether it is archived.
    public let isArchived: Bool
    /// Whether it comes first.
    public let isPriority: Bool
    /// Whether it is selected.
    public let isSelected: Bool
    /// The first day in the player's zone, such as `2026-03-01`.
    public let start: String?
    /// The last day.
    public let end: String?
    /// The days left, 0 on the last day; nil without an end, and after it.
    public let daysLeft: Int?
    /// The rounded mean of its games.
    public let completion: Int
    /// The games.
    public let games: [Game]
    /// The practice key of the game that needs attention most; nil without games.
    public let recommended: String?

    /// The games without recent practice.
    public var staleGames: [Game] { games.filter(\.isStale) }

    /// The recommended game.
    public var next: Game? { games.first { $0.practiceKey == recommended } }
  }

  /// Whether the archived groups are listed.
  public let isArchived: Bool
  /// The groups, in the player's order.
  public let groups: [Group]
  /// The number of unarchived groups.
  public let currentCount: Int
  /// The number of archived groups.
  public let archivedCount: Int
}

extension PracticeState {
  /// Returns the list of groups.
  ///
  /// - Parameters:
  ///   - isArchived: Whether to list the archived ones, or the others.
  ///   - keys: The names of games.
  ///   - now: The time.
  ///   - zone: The player's zone.
  /// - Returns: The screen.
  public func groups(archived isArchived: Bool, keys: GameKeys, now: Timestamp, zone: ZoneTable) -> GroupsScreen {
    let listed = customGroups.filter { $0.isArchived == isArchived }
    return GroupsScreen(
      isArchived: isArchived,
      groups: listed.map { shown($0, keys, now, zone) },
      currentCount: customGroups.count { !$0.isArchived },
      archivedCount: customGroups.count(where: \.isArchived)
    )
  }

  /// Returns one group for display; nil if there is none.
  public func group(_ id: EntryID, keys: GameKeys, now: Timestamp, zone: ZoneTable) -> GroupsScreen.Group? {
    customGroups.first { $0.id == id }.map { shown($0, keys, now, zone) }
  }

  private func shown(_ group: CustomGroup, _ keys: GameKeys, _ now: Timestamp, _ zone: ZoneTable) -> GroupsScreen.Group
  {
    let progress = progress(of: group, now: now, zone: zone)
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
      games: progress.games.map { GroupsScreen.Game($0, keys) },
      recommended: progress.recommended?.gameID
    )
  }
}

extension GroupsScreen.Game {
  fileprivate init(_ game: GroupProgress.Game, _ keys: GameKeys) {
    (practiceKey, name) = (game.gameID, keys.displayName(game.gameID))
    percents = Dictionary(uniqueKeysWithValues: game.percents.map { ($0.key.rawValue, $0.value) })
    (completion, daysSincePractice, focus) = (game.completion, game.daysSincePractice, game.focus)
    (isStale, isVarianceRisk) = (game.isStale, game.isVarianceRisk)
  }
}
