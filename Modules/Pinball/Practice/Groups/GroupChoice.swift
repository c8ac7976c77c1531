extension PracticeState {
  /// The group that is shown as selected: the chosen one while there is one, else the one that is most
  /// likely meant.
  public var selectedGroup: CustomGroup? {
    let open = customGroups.filter { !$0.isArchived }
    return customGroups.first { $0.id == practiceSettings.selectedGroupID }
      ?? open.first { $0.isActive && $0.isPriority } ?? open.first(where: \.isActive) ?? open.first
      ?? customGroups.first
  }

  /// The group that work on a game counts for.
  public func activeGroup(of game: String) -> CustomGroup? {
    let groups = customGroups.filter { $0.isActive && !$0.isArchived && $0.gameIDs.contains(game) }
    return groups.first(where: \.isPriority) ?? groups.first
  }
}
