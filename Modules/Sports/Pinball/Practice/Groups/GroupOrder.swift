extension PracticeState {
  /// Returns the steps that move a group to a position among the archived ones, or among the others.
  ///
  /// The position is absolute, from 1 and clamped, so that a double tap moves once.
  package func move(group id: EntryID, to place: Int) throws(PracticeError) -> [PracticeStep] {
    let isArchived = try group(id).isArchived
    let listed = customGroups.filter { $0.isArchived == isArchived }.map(\.id)
    var moved = listed.moving(id, to: place)[...]
    if listed.elementsEqual(moved) { return [] }
    return [.orderGroups(customGroups.map { $0.isArchived == isArchived ? moved.popFirst() ?? $0.id : $0.id })]
  }

  /// Returns the steps that move a game to a position within its group; none if it is there, or not in the group.
  package func move(game: String, ofGroup id: EntryID, to place: Int) throws(PracticeError) -> [PracticeStep] {
    var group = try group(id)
    let moved = group.gameIDs.moving(game, to: place)
    if moved == group.gameIDs { return [] }
    group.gameIDs = moved
    return [.putGroup(group, at: nil)]
  }
}

extension Array where Element: Equatable {
  /// Returns the array with one element at another position, from 1.
  fileprivate func moving(_ element: Element, to place: Int) -> [Element] {
    guard let from = firstIndex(of: element) else { return self }
    var elements = self
    elements.insert(elements.remove(at: from), at: Swift.min(Swift.max(1, place), count) - 1)
    return elements
  }
}
