public import Domain

/// A group as it is entered (spec pinball 3.9).
public struct GroupDraft: Hashable, Sendable {
  public var name = ""
  public var gameIDs: [String] = []
  public var type = GroupKind.custom
  public var isActive = true
  public var isArchived = false
  public var isPriority = false
  public var startDate: Timestamp?
  public var endDate: Timestamp?

  public init() {}

  /// A group as it is, to be edited.
  public init(_ group: CustomGroup) {
    (name, gameIDs, type) = (group.name, group.gameIDs, group.type)
    (isActive, isArchived, isPriority) = (group.isActive, group.isArchived, group.isPriority)
    (startDate, endDate) = (group.startDate, group.endDate)
  }

  /// The games of a bank of a source, by name.
  ///
  /// - Parameters:
  ///   - bank: Its number.
  ///   - source: The ``LibrarySource/id``.
  ///   - library: All games.
  public init(bank: Int, of source: String, in library: PinballLibrary) {
    (name, type) = ("Bank \(bank) Focus", .bank)
    let games = library.games.filter { $0.source == source && $0.bank == bank }
    gameIDs = games.sorted { ($0.name.lowercased(), $0.place) < ($1.name.lowercased(), $1.place) }.map(\.practiceKey)
  }

  /// Another group like one.
  public init(copyOf group: CustomGroup) {
    self.init(group)
    name = "Copy of \(group.name)"
  }

  /// - Throws: ``PracticeRefusal``.
  func apply(to group: inout CustomGroup) throws(PracticeRefusal) {
    guard let name = name.trimmedOrNil else { throw .nameRequired }
    var seen: Set<String> = []
    let games = gameIDs.map(\.trimmingSpaces).filter { !$0.isEmpty && seen.insert($0).inserted }
    if games.isEmpty { throw .noGames }
    if let startDate, let endDate, endDate < startDate { throw .endBeforeStart }
    (group.name, group.gameIDs, group.type) = (name, games, type)
    (group.startDate, group.endDate) = (startDate, endDate)
    // What is archived is neither worked on nor first (defect 19).
    (group.isArchived, group.isActive) = (isArchived, isActive && !isArchived)
    group.isPriority = isPriority && !isArchived
  }
}

extension PracticeState {
  /// The steps that make a group, which becomes the selected one.
  ///
  /// - Parameters:
  ///   - draft: What was entered; it begins now where it does not say when.
  ///   - id: The new group.
  ///   - now: When this is.
  ///   - position: Its place in the list, from 1; nil for the last.
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
    let place = position.map { $0 - 1 }
    return [.putGroup(group, at: place), .practiceSettings(settings)] + soleRight(of: group)
  }

  /// - Throws: ``PracticeRefusal``.
  public func change(of id: EntryID, to draft: GroupDraft) throws(PracticeRefusal) -> [PracticeStep] {
    guard var group = customGroups.first(where: { $0.id == id }) else { throw .unknownGroup }
    try draft.apply(to: &group)
    return [.putGroup(group, at: nil)] + soleRight(of: group)
  }

  /// The steps that take a group away; where it was the selected one, the first of the others is.
  public func removal(ofGroup id: EntryID) -> [PracticeStep] {
    guard practiceSettings.selectedGroupID == id else { return [.removeGroup(id)] }
    var settings = practiceSettings
    settings.selectedGroupID = customGroups.first { $0.id != id }?.id
    return [.removeGroup(id), .practiceSettings(settings)]
  }

  /// A group one place up or down.
  public func move(group id: EntryID, by places: Int) -> [PracticeStep] {
    var ids = customGroups.map(\.id)
    guard let from = ids.firstIndex(of: id), ids.indices.contains(from + places) else { return [] }
    ids.insert(ids.remove(at: from), at: from + places)
    return [.orderGroups(ids)]
  }

  /// Groups whose last day is over become archived; at every opening and every new day (defect 12).
  public func expiry(now: Timestamp, zone: ZoneTable) -> [PracticeStep] {
    customGroups.compactMap { group in
      guard !group.isArchived, let end = group.endDate, zone.day(of: now) > zone.day(of: end) else { return nil }
      var group = group
      (group.isArchived, group.isActive, group.isPriority) = (true, false, false)
      return .putGroup(group, at: nil)
    }
  }

  /// At most one group goes first: a new one takes that from the others.
  private func soleRight(of group: CustomGroup) -> [PracticeStep] {
    guard group.isPriority else { return [] }
    return customGroups.filter { $0.isPriority && $0.id != group.id }.map { other in
      var other = other
      other.isPriority = false
      return .putGroup(other, at: nil)
    }
  }
}
