public import Domain

extension PracticeState {
  /// Returns the steps that create a group and select it.
  ///
  /// - Parameters:
  ///   - draft: The entered group, which begins now if it has no start.
  ///   - id: The new group.
  ///   - now: The time.
  ///   - position: The position among the unarchived groups, from 1; nil for the last.
  /// - Returns: The steps.
  /// - Throws: ``PracticeRefusal``.
  public func creation(
    of draft: GroupDraft,
    id: EntryID,
    now: Timestamp,
    position: Int? = nil
  ) throws(PracticeRefusal) -> [PracticeStep] {
    var group = CustomGroup()
    var draft = draft
    draft.startDate = draft.startDate ?? draft.endDate.map { min($0, now) } ?? now
    (group.id, group.createdAt) = (id, now)
    try draft.apply(to: &group)
    var settings = practiceSettings
    settings.selectedGroupID = id
    let open = customGroups.indices.filter { !customGroups[$0].isArchived }
    let place = position.flatMap { open.dropFirst(max(1, $0) - 1).first }
    return [.putGroup(group, at: place), .practiceSettings(settings)] + soleRight(of: group)
  }

  /// Returns the steps that change a group.
  ///
  /// - Throws: ``PracticeRefusal``.
  public func change(of id: EntryID, to draft: GroupDraft) throws(PracticeRefusal) -> [PracticeStep] {
    var group = try group(id)
    try draft.apply(to: &group)
    return [.putGroup(group, at: nil)] + soleRight(of: group)
  }

  /// Returns the steps that remove a group.
  ///
  /// If it was selected, the first of the others is.
  public func removal(ofGroup id: EntryID) -> [PracticeStep] {
    guard practiceSettings.selectedGroupID == id else { return [.removeGroup(id)] }
    var settings = practiceSettings
    settings.selectedGroupID = customGroups.first { $0.id != id }?.id
    return [.removeGroup(id), .practiceSettings(settings)]
  }

  /// Returns the steps that select a group.
  ///
  /// - Throws: ``PracticeRefusal``.
  public func selection(ofGroup id: EntryID) throws(PracticeRefusal) -> [PracticeStep] {
    var settings = practiceSettings
    settings.selectedGroupID = try group(id).id
    return [.practiceSettings(settings)]
  }

  /// Returns a group.
  ///
  /// - Throws: ``PracticeRefusal``.
  func group(_ id: EntryID) throws(PracticeRefusal) -> CustomGroup {
    guard let group = customGroups.first(where: { $0.id == id }) else { throw .unknownGroup }
    return group
  }

  /// Returns the steps by which other groups lose first place, because at most one group has it.
  private func soleRight(of group: CustomGroup) -> [PracticeStep] {
    guard group.isPriority else { return [] }
    return customGroups.filter { $0.isPriority && $0.id != group.id }.map { other in
      var other = other
      other.isPriority = false
      return .putGroup(other, at: nil)
    }
  }
}
