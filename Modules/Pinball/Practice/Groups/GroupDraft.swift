public import Domain

/// A group as it is entered.
public struct GroupDraft: Hashable, Sendable {
  public var name = ""
  /// In the order in which they are shown.
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

  /// Another group like one, to be worked on now: an archived one's copy is open, and a time that is over is left out.
  ///
  /// - Parameters:
  ///   - group: What is copied.
  ///   - now: When this is.
  ///   - zone: The player's.
  public init(copyOf group: CustomGroup, now: Timestamp, zone: ZoneTable) {
    self.init(group)
    name = "Copy of \(group.name)"
    if group.isOver(now, zone) { (startDate, endDate) = (nil, nil) }
    if group.isArchived { (isArchived, isActive) = (false, true) }
  }

  /// Says with which days of the player's the group's time begins and ends.
  ///
  /// A day that stays keeps its moment. Of a new one it is noon, which is on the same day for a player who travels.
  ///
  /// - Parameters:
  ///   - first: The first day; nil for none.
  ///   - last: The last day; nil for none.
  ///   - zone: The player's.
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

  /// The id of the group: the same for a repeat, another for anything else that is entered with the same ticket.
  ///
  /// - Parameter ticket: Of the form, or of the command.
  /// - Returns: The id.
  public func groupID(_ ticket: String) -> EntryID {
    let times = [startDate, endDate].map { time in time.map { "\($0.rawValue)" } ?? "-" }
    let flags = [isActive, isArchived, isPriority].map { $0 ? "1" : "0" }
    let fields = [ticket, name, type.rawValue] + times + flags + gameIDs
    return .named("group", fields.map { "\($0.utf8.count):\($0)" }.joined(separator: "\n"))
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
