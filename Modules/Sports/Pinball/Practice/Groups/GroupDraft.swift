package import Domain

package struct GroupDraft: Hashable, Sendable {
  package var name = ""
  package var gameIDs: [String] = []
  package var type = GroupKind.custom
  package var isActive = true
  package var isArchived = false
  package var isPriority = false
  package var startDate: Timestamp?
  package var endDate: Timestamp?

  package init() {}

  package init(_ group: CustomGroup) {
    (name, gameIDs, type) = (group.name, group.gameIDs, group.type)
    (isActive, isArchived, isPriority) = (group.isActive, group.isArchived, group.isPriority)
    (startDate, endDate) = (group.startDate, group.endDate)
  }

  /// Creates a draft of the games in a bank of a source, by name.
  package init(
    bank: Int,
    of source: String,
    in library: PinballLibrary,
    named words: (Message) -> String = \.description
  ) {
    (name, type) = (words(Message("Bank \(bank) Focus")), .bank)
    let games = library.games.filter { $0.source == source && $0.bank == bank }
    gameIDs = games.sorted { ($0.name.lowercased(), $0.place) < ($1.name.lowercased(), $1.place) }.map(\.practiceKey)
  }

  /// Creates a draft like a group, active now.
  ///
  /// A copy of an archived group is not archived, and a time in the past is left out.
  package init(
    copyOf group: CustomGroup,
    now: Timestamp,
    zone: ZoneTable,
    named words: (Message) -> String = \.description
  ) {
    self.init(group)
    name = words(Message("Copy of \(group.name)"))
    if group.isOver(now, zone) { (startDate, endDate) = (nil, nil) }
    if group.isArchived { (isArchived, isActive) = (false, true) }
  }

  /// Sets the first and last day of the group.
  ///
  /// An unchanged day keeps its moment. A new day gets noon, which stays on the same day for a player who travels.
  package mutating func setTime(from first: CivilDate?, to last: CivilDate?, zone: ZoneTable) {
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
  package func groupID(_ ticket: String) -> EntryID {
    let times = [startDate, endDate].map { time in time.map { "\($0.rawValue)" } ?? "-" }
    let flags = [isActive, isArchived, isPriority].map { $0 ? "1" : "0" }
    let fields = [ticket, name, type.rawValue] + times + flags + gameIDs
    return .named("group", fields.map { "\($0.utf8.count):\($0)" }.joined(separator: "\n"))
  }

  func apply(to group: inout CustomGroup) throws(PracticeError) {
    guard let name = name.trimmedOrNil else { throw .nameRequired }
    guard name == group.name || TextLimit.name.accepts(name: name) else { throw .invalidName }
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
