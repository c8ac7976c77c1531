import Domain

/// Every accepted submission of a board in memory, in its compact form.
///
/// A past submission takes about 120 bytes: its record of ``BoardCodec`` with id and player, and twelve bytes to find it by
/// id and by player.
struct BoardHistory: BoardRecords {
  private let codec: BoardCodec
  private var records = RecordList()
  private var places = RecordIndex()
  /// The players by their number, which the records name.
  private var players: [PlayerID] = []
  private var numbers = RecordIndex()
  /// The index of each player's latest submission, and for each submission the index of the player's one before it.
  private var latest: [UInt32?] = []
  private var previous: ContiguousArray<UInt32> = []
  private var resets: [Int] = []

  /// The index of no submission.
  private static var none: UInt32 { .max }

  init(_ codec: BoardCodec) { self.codec = codec }

  var count: Int { records.count }

  func entries(in bucket: Bucket) -> [BoardEntry] { [] }

  func accepted(_ id: SubmissionID) throws(LeaderboardError) -> AcceptedSubmission? {
    try place(of: id).map { place throws(LeaderboardError) in try accepted(at: place) }
  }

  func submission(_ id: SubmissionID) throws(LeaderboardError) -> Submission? {
    try place(of: id).map { place throws(LeaderboardError) in try submission(at: place) }
  }

  func answer(ifRepeated submission: Submission) throws(LeaderboardError) -> AcceptedSubmission? {
    guard let known = try accepted(submission.id) else { return nil }
    guard known.submission.isRepeat(of: submission) else { throw .idempotencyConflict(submission.id) }
    return known
  }

  func history(of player: PlayerID) throws(LeaderboardError) -> [Submission] {
    var history: [Submission] = []
    for place in resets { history.append(try submission(at: place)) }
    for place in places(of: player, after: 0) {
      let submission = try submission(at: place)
      if submission.action != .reset { history.append(submission) }
    }
    return history
  }

  /// Returns at most `limit` submissions after the first `start`, in order.
  func page(of player: PlayerID?, after start: Int, limit: Int) throws(LeaderboardError) -> [AcceptedSubmission] {
    var page: [AcceptedSubmission] = []
    if let player {
      for place in places(of: player, after: start).reversed().prefix(limit) { page.append(try accepted(at: place)) }
    } else if start < count {
      for place in start..<min(count, start + limit) { page.append(try accepted(at: place)) }
    }
    return page
  }

  mutating func append(_ accepted: AcceptedSubmission) throws(LeaderboardError) {
    let submission = accepted.submission
    let number = number(of: submission.player)
    var writer = CompactWriter()
    writer.write(text: submission.id.rawValue)
    writer.write(number: UInt64(number))
    do { try codec.write(accepted, to: &writer) } catch { throw .invalid("the submission cannot be stored: \(error)") }
    let place = records.count
    records.append(writer.bytes)
    places.append(hash: submission.id.hashValue) { [records] in
      records.all.map { Self.id(in: $0)?.hashValue ?? 0 }
    }
    previous.append(latest[number] ?? Self.none)
    latest[number] = UInt32(place)
    if submission.action == .reset { resets.append(place) }
  }

  mutating func removeLast() {
    let place = records.count - 1
    guard place >= 0, let head = try? head(of: place) else { return }
    places.removeLast(hash: head.id.hashValue)
    let before = previous.removeLast()
    latest[head.number] = before == Self.none ? nil : before
    if resets.last == place { resets.removeLast() }
    records.removeLast()
  }
}

extension BoardHistory {
  private func place(of id: SubmissionID) -> Int? {
    places.first(hash: id.hashValue) { place in Self.id(in: records[place]) == id }
  }

  private mutating func number(of player: PlayerID) -> Int {
    if let known = known(player) { return known }
    players.append(player)
    latest.append(nil)
    numbers.append(hash: player.hashValue) { [players] in players.map { $0.hashValue } }
    return players.count - 1
  }

  private func known(_ player: PlayerID) -> Int? {
    numbers.first(hash: player.hashValue) { players[$0] == player }
  }

  /// Returns the indices of a player's submissions from `start` on, newest first.
  private func places(of player: PlayerID, after start: Int) -> [Int] {
    var places: [Int] = []
    var next = known(player).flatMap { latest[$0] } ?? Self.none
    while next != Self.none, next >= start {
      places.append(Int(next))
      next = previous[Int(next)]
    }
    return places
  }

  private static func id(in record: ArraySlice<UInt8>) -> SubmissionID? {
    var reader = CompactReader(record)
    return (try? reader.text()).map(SubmissionID.init(rawValue:))
  }

  private func head(of place: Int) throws -> (id: SubmissionID, number: Int, body: ArraySlice<UInt8>) {
    let record = records[place]
    var reader = CompactReader(record)
    let id = SubmissionID(rawValue: try reader.text())
    let number = Int(try reader.number())
    guard players.indices.contains(number) else { throw CompactReader.damage }
    return (id, number, record[reader.place...])
  }

  private func accepted(at place: Int) throws(LeaderboardError) -> AcceptedSubmission {
    try read { () throws in
      let head = try head(of: place)
      return try codec.accepted(
        head.body,
        revision: Revision(rawValue: Int64(place) + 1),
        id: head.id,
        player: players[head.number]
      )
    }
  }

  private func submission(at place: Int) throws(LeaderboardError) -> Submission {
    try read { () throws in
      let head = try head(of: place)
      return try codec.submission(head.body, id: head.id, player: players[head.number])
    }
  }

  private func read<Value>(_ work: () throws -> Value) throws(LeaderboardError) -> Value {
    do { return try work() } catch { throw .store(.damaged("\(error)")) }
  }
}

/// Records side by side, 64 to an array.
///
/// Nothing but its length stands before each.
struct RecordList {
  private static let each = 64

  private(set) var count = 0
  private var groups: ContiguousArray<[UInt8]> = []

  /// All records, in order.
  var all: some Sequence<ArraySlice<UInt8>> {
    groups.lazy.flatMap { group in
      var reader = CompactReader(group[...])
      return (0..<Self.each).compactMap { _ in try? reader.slice() }
    }
  }

  subscript(number: Int) -> ArraySlice<UInt8> {
    var reader = CompactReader(groups[number / Self.each][...])
    for _ in 0..<number % Self.each { _ = try? reader.slice() }
    return (try? reader.slice()) ?? []
  }

  mutating func append(_ record: [UInt8]) {
    if count % Self.each == 0 {
      // The full group gives back the room that it grew by.
      if let last = groups.indices.last { groups[last] = groups[last].withUnsafeBufferPointer { Array($0) } }
      groups.append([])
    }
    groups[groups.count - 1].append(number: UInt64(record.count))
    groups[groups.count - 1] += record
    count += 1
  }

  mutating func removeLast() {
    guard count > 0 else { return }
    count -= 1
    if count % Self.each == 0 {
      groups.removeLast()
    } else {
      var reader = CompactReader(groups[groups.count - 1][...])
      for _ in 0..<count % Self.each { _ = try? reader.slice() }
      groups[groups.count - 1].removeSubrange(reader.place...)
    }
  }
}

/// Finds the number of a record by its hash, in four bytes for each and a third to twice as many more.
///
/// The records hold their keys themselves, so the caller compares them. Only the last record can be removed.
struct RecordIndex {
  /// Each slot holds a record's number and, in the remaining bits, part of its hash, so that others are rarely compared.
  private var slots = ContiguousArray(repeating: Self.free, count: 8)
  private var count = 0

  /// No record has this number, because a quarter of the slots stay free.
  private static var free: UInt32 { .max }

  /// The bits of a slot that hold a number.
  private var mask: UInt32 { UInt32(slots.count - 1) }

  /// Returns the first record with this hash that `isMatch` accepts.
  func first(hash: Int, where isMatch: (Int) -> Bool) -> Int? {
    let bits = UInt32(truncatingIfNeeded: hash)
    var slot = bits & mask
    while slots[Int(slot)] != Self.free {
      let found = slots[Int(slot)]
      if (found ^ bits) & ~mask == 0, isMatch(Int(found & mask)) { return Int(found & mask) }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Adds the next record; `all` returns the hashes of all records with it, in order.
  mutating func append(hash: Int, all: () -> [Int]) {
    count += 1
    if count * 4 > slots.count * 3 {
      slots = ContiguousArray(repeating: Self.free, count: slots.count * 2)
      for (number, hash) in all().enumerated() { put(number, hash: hash) }
    } else {
      put(count - 1, hash: hash)
    }
  }

  /// Removes the last record.
  ///
  /// No other was put behind it, so freeing its slot hides none.
  mutating func removeLast(hash: Int) {
    count -= 1
    var slot = UInt32(truncatingIfNeeded: hash) & mask
    while slots[Int(slot)] != Self.free {
      if slots[Int(slot)] & mask == UInt32(count) { return slots[Int(slot)] = Self.free }
      slot = (slot + 1) & mask
    }
  }

  private mutating func put(_ number: Int, hash: Int) {
    let bits = UInt32(truncatingIfNeeded: hash)
    var slot = bits & mask
    while slots[Int(slot)] != Self.free { slot = (slot + 1) & mask }
    slots[Int(slot)] = bits & ~mask | UInt32(number)
  }
}
