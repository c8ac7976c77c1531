public import Domain

extension CustomGroup {
  /// Whether its last day is over.
  public func isOver(_ now: Timestamp, _ zone: ZoneTable) -> Bool {
    endDate.map { zone.day(of: now) > zone.day(of: $0) } ?? false
  }

  /// The same, put away: neither worked on nor first (defect 19).
  fileprivate var archived: CustomGroup {
    var group = self
    (group.isArchived, group.isActive, group.isPriority) = (true, false, false)
    return group
  }
}

extension PracticeState {
  /// The practice as it stands on a day: groups whose last day is over are archived (defect 12).
  ///
  /// That is derived whenever somebody looks, and recorded by nobody, so it cannot overrule a later end that another device
  /// says.
  ///
  /// - Parameters:
  ///   - now: When this is.
  ///   - zone: The player's.
  /// - Returns: The state to show, and to change from.
  public func today(_ now: Timestamp, zone: ZoneTable) -> PracticeState {
    applying(customGroups.filter { !$0.isArchived && $0.isOver(now, zone) }.map { .putGroup($0.archived, at: nil) })
  }

  /// - Throws: ``PracticeRefusal``.
  public func archiving(_ id: EntryID) throws(PracticeRefusal) -> [PracticeStep] {
    [.putGroup(try group(id).archived, at: nil)]
  }

  /// The steps that take a group from the archive; nobody works on it yet, and an end that is over is taken away.
  ///
  /// - Parameters:
  ///   - id: The group.
  ///   - now: When this is.
  ///   - zone: The player's.
  /// - Returns: The steps.
  /// - Throws: ``PracticeRefusal``.
  public func unarchiving(_ id: EntryID, now: Timestamp, zone: ZoneTable) throws(PracticeRefusal) -> [PracticeStep] {
    var group = try group(id)
    group.isArchived = false
    if group.isOver(now, zone) { group.endDate = nil }
    return [.putGroup(group, at: nil)]
  }
}
