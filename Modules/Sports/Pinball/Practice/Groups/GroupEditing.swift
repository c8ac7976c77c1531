package import Domain

extension PracticeState {
  /// Returns the steps that create a group and select it.
  ///
  /// A group without a start begins now. The position is among the unarchived groups, from 1; nil for the last.
  package func creation(
    of draft: GroupDraft,
    id: EntryID,
    now: Timestamp,
    position: Int? = nil
  ) throws(PracticeError) -> [PracticeStep] {
    var group = CustomGroup()
    var draft = draft
    draft.startDate = draft.startDate ?? draft.endDate.map { min($0, now) } ?? now
    (group.id, group.createdAt) = (id, now)
    try draft.apply(to: &group)
    let open = customGroups.indices.filter { !customGroups[$0].isArchived }
    let place = position.flatMap { open.dropFirst(max(1, $0) - 1).first }
    return [.putGroup(group, at: place), selecting(id)] + soleRight(of: group)
  }

  package func change(of id: EntryID, to draft: GroupDraft) throws(PracticeError) -> [PracticeStep] {
    var group = try group(id)
    try draft.apply(to: &group)
    return [.putGroup(group, at: nil)] + soleRight(of: group)
  }

  /// Returns the steps that remove a group; if it was selected, the first of the others is.
  package func removal(ofGroup id: EntryID) -> [PracticeStep] {
    guard practiceSettings.selectedGroupID == id else { return [.removeGroup(id)] }
    return [.removeGroup(id), selecting(customGroups.first { $0.id != id }?.id)]
  }

  package func selection(ofGroup id: EntryID) throws(PracticeError) -> [PracticeStep] {
    [selecting(try group(id).id)]
  }

  private func selecting(_ id: EntryID?) -> PracticeStep {
    var settings = practiceSettings
    settings.selectedGroupID = id
    return .practiceSettings(settings)
  }

  func group(_ id: EntryID) throws(PracticeError) -> CustomGroup {
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
