public import Domain

/// The groups of games that a player works on, or those that are archived.
///
/// This is what the page shows and `groups --json` prints.
public struct GroupsScreen: Hashable, Codable, Sendable {
  public struct Game: Hashable, Codable, Sendable {
    public let practiceKey: String
    public let name: String
    /// From 0 to 100, by ``StudyTask``.
    public let percents: [String: Int]
    /// The rounded mean of all tasks.
    public let completion: Int
    /// Whole days since the last practice in the group's time; nil without one.
    public let daysSincePractice: Int?
    /// Not practised for two weeks, or never.
    public let isStale: Bool
    /// Whether its scores are far apart, or missing.
    public let isVarianceRisk: Bool
    /// How much it needs attention, from 0 to 1.
    public let focus: Double
  }

  public struct Group: Hashable, Codable, Sendable {
    public let id: String
    public let name: String
    /// `bank`, `location` or `custom`.
    public let type: String
    public let isActive: Bool
    public let isArchived: Bool
    public let isPriority: Bool
    public let isSelected: Bool
    /// Its first day, by the player's clock: `2026-03-01`.
    public let start: String?
    /// Its last day.
    public let end: String?
    /// 0 on the last day; nil without an end, and when it is over.
    public let daysLeft: Int?
    /// The rounded mean of its games.
    public let completion: Int
    public let games: [Game]
    /// The practice key of the game that needs attention most; nil without games.
    public let recommended: String?

    public var staleGames: [Game] { games.filter(\.isStale) }

    public var next: Game? { games.first { $0.practiceKey == recommended } }
  }

  /// Whether the archived ones are listed.
  public let isArchived: Bool
  /// In the player's order.
  public let groups: [Group]
  public let currentCount: Int
  public let archivedCount: Int
}

extension PracticeState {
  /// The groups as they are listed.
  ///
  /// - Parameters:
  ///   - isArchived: Whether the archived ones, or the others.
  ///   - keys: Name the games.
  ///   - now: When this is.
  ///   - zone: The player's.
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

  /// One group as it is shown; nil where there is none.
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
