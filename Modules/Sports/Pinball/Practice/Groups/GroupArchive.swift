package import Domain

extension CustomGroup {
  /// Returns whether the group's last day is over.
  package func isOver(_ now: Timestamp, _ zone: ZoneTable) -> Bool {
    endDate.map { zone.day(of: now) > zone.day(of: $0) } ?? false
  }

  /// The group as archived: neither active nor first.
  fileprivate var archived: CustomGroup {
    var group = self
    (group.isArchived, group.isActive, group.isPriority) = (true, false, false)
    return group
  }
}

extension PracticeState {
  /// Returns the practice on a day, with groups archived whose last day is over.
  ///
  /// This is derived for each reader and not recorded, so it cannot overrule a later end from another device.
  package func today(_ now: Timestamp, zone: ZoneTable) -> PracticeState {
    applying(customGroups.filter { !$0.isArchived && $0.isOver(now, zone) }.map { .putGroup($0.archived, at: nil) })
  }

  package func archiving(_ id: EntryID) throws(PracticeError) -> [PracticeStep] {
    [.putGroup(try group(id).archived, at: nil)]
  }

  /// Returns the steps that unarchive a group, which stays inactive and loses an end in the past.
  package func unarchiving(_ id: EntryID, now: Timestamp, zone: ZoneTable) throws(PracticeError) -> [PracticeStep] {
    var group = try group(id)
    group.isArchived = false
    if group.isOver(now, zone) { group.endDate = nil }
    return [.putGroup(group, at: nil)]
  }
}
