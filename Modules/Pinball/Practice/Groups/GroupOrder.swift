extension PracticeState {
  /// Puts a group at a place among those that it is listed with: the archived ones, or the others.
  ///
  /// A place and no distance, so that a double tap moves once.
  ///
  /// - Parameters:
  ///   - id: The group.
  ///   - place: From 1; beyond the ends, the end.
  /// - Returns: The steps; none where it stands there.
  /// - Throws: ``PracticeRefusal``.
  public func move(group id: EntryID, to place: Int) throws(PracticeRefusal) -> [PracticeStep] {
    let isArchived = try group(id).isArchived
    let listed = customGroups.filter { $0.isArchived == isArchived }.map(\.id)
    var moved = listed.moving(id, to: place)[...]
    if listed.elementsEqual(moved) { return [] }
    return [.orderGroups(customGroups.map { $0.isArchived == isArchived ? moved.popFirst() ?? $0.id : $0.id })]
  }

  /// Puts a game at a place within its group.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - id: The group.
  ///   - place: From 1; beyond the ends, the end.
  /// - Returns: The steps; none where it stands there, or is none of the group's.
  /// - Throws: ``PracticeRefusal``.
  public func move(game: String, ofGroup id: EntryID, to place: Int) throws(PracticeRefusal) -> [PracticeStep] {
    var group = try group(id)
    let moved = group.gameIDs.moving(game, to: place)
    if moved == group.gameIDs { return [] }
    group.gameIDs = moved
    return [.putGroup(group, at: nil)]
  }
}

extension Array where Element: Equatable {
  /// With one element at another place, from 1.
  fileprivate func moving(_ element: Element, to place: Int) -> [Element] {
    guard let from = firstIndex(of: element) else { return self }
    var elements = self
    elements.insert(elements.remove(at: from), at: Swift.min(Swift.max(1, place), count) - 1)
    return elements
  }
}
