public import Domain

/// A group as entered.
public struct GroupDraft: Hashable, Sendable {
  public var name = ""
  /// The games, in the order of display.
  public var gameIDs: [String] = []
  /// The kind of group.
  public var type = GroupKind.custom
  /// Whether the player works on the group.
  public var isActive = true
  /// Whether the group is archived.
  public var isArchived = false
  /// Whether the group comes first.
  public var isPriority = false
  /// The first moment of the group; nil for none.
  public var startDate: Timestamp?
  /// The last moment of the group; nil for none.
  public var endDate: Timestamp?

  /// Creates an empty draft.
  public init() {}

  /// Creates a draft of a group, for editing.
  public init(_ group: CustomGroup) {
    (name, gameIDs, type) = (group.name, group.gameIDs, group.type)
    (isActive, isArchived, isPriority) = (group.isActive, group.isArchived, group.isPriority)
    (startDate, endDate) = (group.startDate, group.endDate)
  }

  /// Creates a draft of the games in a bank of a source, by name.
  ///
  /// - Parameters:
  ///   - bank: The bank's number.
  ///   - source: The ``LibrarySource/id``.
  ///   - library: All games.
  public init(bank: Int, of source: String, in library: PinballLibrary) {
    (name, type) = (Message("Bank \(bank) Focus").description, .bank)
    let games = library.games.filter { $0.source == source && $0.bank == bank }
    gameIDs = games.sorted { ($0.name.lowercased(), $0.place) < ($1.name.lowercased(), $1.place) }.map(\.practiceKey)
  }

  /// Creates a draft like a group, active now.
  ///
  /// A copy of an archived group is not archived, and a time in the past is left out.
  ///
  /// - Parameters:
  ///   - group: The group to copy.
  ///   - now: The time.
  ///   - zone: The player's zone.
  public init(copyOf group: CustomGroup, now: Timestamp, zone: ZoneTable) {
    self.init(group)
    name = Message("Copy of \(group.name)").description
    if group.isOver(now, zone) { (startDate, endDate) = (nil, nil) }
    if group.isArchived { (isArchived, isActive) = (false, true) }
  }

  /// Sets the first and last day of the group.
  ///
  /// An unchanged day keeps its moment. A new day gets noon, which stays on the same day for a player who travels.
  ///
  /// - Parameters:
  ///   - first: The first day; nil for none.
  ///   - last: The last day; nil for none.
  ///   - zone: The player's zone.
  public mutating func setTime(from first: CivilDate?, to last: CivilDate?, zone: ZoneTable) {
    func moment(_ date: CivilDate?, _ old: Timestamp?) -> Timestamp? {
      guard let date else { return nil }
      if let old, zone.day(of: old) == date.dayNumber { return old }
      return zone.start(ofDay: date.dayNumber).advanced(byMilliseconds: 12 * 3_600_000)
    }
    (startDate, endDate) = (moment(first, startDate), moment(last, endDate))
    // Within one day the end is not before the start, whatever their moments.
    if let first, first == last, let start = startDate { endDate = max(start, endDate ?? start) }
  }

  /// Returns the id of the group: the same for a retry, another for other content with the same ticket.
  ///
  /// - Parameter ticket: The ticket of the form or command.
  /// - Returns: The id.
  public func groupID(_ ticket: String) -> EntryID {
    let times = [startDate, endDate].map { time in time.map { "\($0.rawValue)" } ?? "-" }
    let flags = [isActive, isArchived, isPriority].map { $0 ? "1" : "0" }
    let fields = [ticket, name, type.rawValue] + times + flags + gameIDs
    return .named("group", fields.map { "\($0.utf8.count):\($0)" }.joined(separator: "\n"))
  }

  /// Applies the draft to a group.
  ///
  /// - Throws: ``PracticeRefusal``.
  func apply(to group: inout CustomGroup) throws(PracticeRefusal) {
    guard let name = name.trimmedOrNil else { throw .nameRequired }
    var seen: Set<String> = []
    let games = gameIDs.map(\.trimmingSpaces).filter { !$0.isEmpty && seen.insert($0).inserted }
    if games.isEmpty { throw .noGames }
    if let startDate, let endDate, endDate < startDate { throw .endBeforeStart }
    (group.name, group.gameIDs, group.type) = (name, games, type)
    (group.startDate, group.endDate) = (startDate, endDate)
    // An archived group is neither active nor first.
    (group.isArchived, group.isActive) = (isArchived, isActive && !isArchived)
    group.isPriority = isPriority && !isArchived
  }
}
