import Domain

/// An entry as it differs from another and from a submission.
struct EntryForm {
  /// The source of a value.
  private enum Source: UInt64 {
    /// The other entry.
    case base
    /// The submission; for a time, its ``Domain/Submission/occurredAt``.
    case given
    /// The bytes that follow.
    case here
    /// The player's id for a name, the sum or the attributes of both, the stamp for a time.
    case derived
  }

  private let time: Timestamp
  private let submission: Submission?
  /// The other entry, of the same player.
  var base: BoardEntry?

  /// - Parameters:
  ///   - time: The moment that times are written relative to.
  ///   - submission: The submission that made the entry; nil for an entry alone.
  init(at time: Timestamp, _ submission: Submission? = nil) {
    (self.time, self.submission) = (time, submission)
  }

  func write(_ entry: BoardEntry, to writer: inout CompactWriter) {
    let (name, score, attributes) = (
      source(of: entry.displayName), source(of: entry.score), source(of: entry.attributes)
    )
    var flags: UInt64 = entry.isDisqualified ? 1 : 0
    func add(_ source: Source) { flags = flags << 2 | source.rawValue }
    add(name)
    add(score)
    add(attributes)
    for place in BoardEntry.timePlaces { add(source(of: entry.time(at: place), base?.time(at: place))) }
    writer.write(number: flags)
    if name == .here { writer.write(text: entry.displayName) }
    if score == .here { entry.score.write(to: &writer) }
    if attributes == .here { writer.write(entry.attributes) }
    for place in BoardEntry.timePlaces {
      let time = entry.time(at: place)
      guard source(of: time, base?.time(at: place)) == .here else { continue }
      writer.write(signed: time.rawValue &- reference(of: place, entry.createdAt).rawValue)
    }
  }

  func entry(of player: PlayerID, _ reader: inout CompactReader) throws(StoreFailure) -> BoardEntry {
    let flags = try reader.number()
    func source(_ place: UInt64) -> Source { Source(rawValue: flags >> (2 * (6 - place)) & 3) ?? .here }
    let name: String? =
      switch source(0) {
      case .base: base?.displayName
      case .given: submission?.displayName?.trimmingSpaces
      case .here: try reader.text()
      case .derived: player.rawValue
      }
    let score: Score? =
      switch source(1) {
      case .base: base?.score
      case .given: submission?.action.score
      case .here: try Score(&reader)
      case .derived: sum
      }
    let attributes: [String: String]? =
      switch source(2) {
      case .base: base?.attributes
      case .given: submission?.attributes
      case .here: try reader.texts()
      case .derived: merged
      }
    var times: [Timestamp] = []
    for place in BoardEntry.timePlaces {
      let found: Timestamp? =
        switch source(UInt64(3 + place)) {
        case .base: base?.time(at: place)
        case .given: time
        case .here:
          Timestamp(rawValue: reference(of: place, place == 3 ? times[1] : time).rawValue &+ (try reader.signed()))
        case .derived: submission?.stamp?.time
        }
      guard let found else { throw CompactReader.damage }
      times.append(found)
    }
    guard let name, let score, let attributes else { throw CompactReader.damage }
    return BoardEntry(
      player: player,
      displayName: name,
      score: score,
      achievedAt: times[0],
      createdAt: times[1],
      updatedAt: times[2],
      enteredAt: times[3],
      attributes: attributes,
      isDisqualified: flags >> 14 & 1 == 1
    )
  }

  /// The moment that a time is written relative to: an entry is mostly entered soon after it is created.
  private func reference(of place: Int, _ createdAt: Timestamp) -> Timestamp { place == 3 ? createdAt : time }

  private var sum: Score? {
    guard case .increment(let amount)? = submission?.action else { return nil }
    return base?.score.adding(Score(amount))
  }

  private var merged: [String: String] {
    (base?.attributes ?? [:]).merging(submission?.attributes ?? [:]) { $1 }
  }

  private func source(of name: String) -> Source {
    if let base, base.displayName.hasSameBytes(as: name) { return .base }
    if let given = submission?.displayName?.trimmingSpaces, given.hasSameBytes(as: name) { return .given }
    return .here
  }

  private func source(of score: Score) -> Source {
    if base?.score == score { return .base }
    if submission?.action.score == score { return .given }
    return sum == score ? .derived : .here
  }

  private func source(of attributes: [String: String]) -> Source {
    if base?.attributes == attributes { return .base }
    return merged == attributes ? .derived : .here
  }

  private func source(of time: Timestamp, _ other: Timestamp?) -> Source {
    if time == other { return .base }
    if time == self.time { return .given }
    return time == submission?.stamp?.time ? .derived : .here
  }
}

extension BoardEntry {
  fileprivate static let timePlaces = 0..<4

  fileprivate func time(at place: Int) -> Timestamp {
    switch place {
    case 0: achievedAt
    case 1: createdAt
    case 2: updatedAt
    default: enteredAt
    }
  }
}
