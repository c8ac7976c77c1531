extension PracticeState {
  /// The selected group: the chosen one if it exists, or else the most likely one.
  package var selectedGroup: CustomGroup? {
    let open = customGroups.filter { !$0.isArchived }
    return customGroups.first { $0.id == practiceSettings.selectedGroupID }
      ?? open.first { $0.isActive && $0.isPriority } ?? open.first(where: \.isActive) ?? open.first
      ?? customGroups.first
  }

  /// Returns the group that work on a game counts for.
  package func activeGroup(of game: String) -> CustomGroup? {
    let groups = customGroups.filter { $0.isActive && !$0.isArchived && $0.gameIDs.contains(game) }
    return groups.first(where: \.isPriority) ?? groups.first
  }
}
