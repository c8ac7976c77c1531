import CanonicalJSON
public import Domain

/// The compact form of a board's records, in which stores hold submissions and entries.
///
/// The effects of a submission tell each standing before and after it. Written out, they take ten to fifty times the bytes
/// of the submission. So a standing says only in what it differs from the submission and from the standings beside it, and
/// a record leaves out what its store holds in columns: id, player and revision. A typical submission takes 30 to 130 bytes.
///
/// Records of earlier versions are canonical JSON, and so is any that has no compact form, such as one at the ends of time.
public struct BoardCodec: Sendable {
  private let board: ItemPath
  /// The device of the store, which most stamps name.
  private let device: DeviceID?
  private let zone: ZoneTable

  /// Creates the codec of a board.
  ///
  /// - Parameters:
  ///   - board: The board's path.
  ///   - definition: The board's definition.
  ///   - device: The device that the store stamps its own writes with; nil if it may change.
  public init(of board: ItemPath, _ definition: BoardDefinition, device: DeviceID?) {
    (self.board, self.device, zone) = (board, device, definition.zone)
  }

  /// The first byte of the compact form, which no JSON has.
  private static let version: UInt8 = 1
  private static let brace = UInt8(ascii: "{")
  /// The order of a submission's effects.
  private static let periods = Period.allCases.sorted { $0.bit < $1.bit }

  /// Returns the stored form of an accepted submission.
  public func bytes(of accepted: AcceptedSubmission) throws -> [UInt8] {
    var writer = CompactWriter()
    try write(accepted, to: &writer)
    return writer.bytes
  }

  /// Writes the stored form of an accepted submission.
  func write(_ accepted: AcceptedSubmission, to writer: inout CompactWriter) throws {
    let submission = accepted.submission
    guard let stamp = submission.stamp, submission.board == board, let anchor = anchor(of: accepted) else {
      return writer.write(bytes: try CanonicalJSON.encode(accepted))
    }
    writer.write(byte: Self.version)
    write(submission, stampedAt: stamp, to: &writer)
    write(accepted.effects, of: submission, in: anchor, to: &writer)
  }

  /// Reads an accepted submission.
  ///
  /// - Throws: ``Domain/StoreFailure/damaged(_:)``, or an error of the JSON decoder.
  public func accepted(
    _ bytes: ArraySlice<UInt8>,
    revision: Revision,
    id: SubmissionID,
    player: PlayerID
  ) throws -> AcceptedSubmission {
    if bytes.first == Self.brace { return try CanonicalJSON.decode(AcceptedSubmission.self, from: Array(bytes)) }
    var reader = try Self.reader(of: bytes)
    let submission = try submission(id, player, &reader)
    return AcceptedSubmission(
      revision: revision,
      submission: submission,
      effects: try effects(of: submission, &reader)
    )
  }

  /// Reads a submission without its effects.
  ///
  /// - Throws: ``Domain/StoreFailure/damaged(_:)``, or an error of the JSON decoder.
  public func submission(_ bytes: ArraySlice<UInt8>, id: SubmissionID, player: PlayerID) throws -> Submission {
    if bytes.first == Self.brace {
      return try CanonicalJSON.decode(AcceptedSubmission.self, from: Array(bytes)).submission
    }
    var reader = try Self.reader(of: bytes)
    return try submission(id, player, &reader)
  }

  /// Returns the stored form of an entry.
  public static func bytes(of entry: BoardEntry) -> [UInt8] {
    var writer = CompactWriter()
    writer.write(byte: version)
    writer.write(signed: entry.updatedAt.rawValue)
    EntryForm(at: entry.updatedAt).write(entry, to: &writer)
    return writer.bytes
  }

  /// Reads an entry.
  ///
  /// - Throws: ``Domain/StoreFailure/damaged(_:)``, or an error of the JSON decoder.
  public static func entry(_ bytes: ArraySlice<UInt8>, of player: PlayerID) throws -> BoardEntry {
    if bytes.first == brace { return try CanonicalJSON.decode(BoardEntry.self, from: Array(bytes)) }
    var reader = try reader(of: bytes)
    return try EntryForm(at: Timestamp(rawValue: try reader.signed())).entry(of: player, &reader)
  }

  private static func reader(of bytes: ArraySlice<UInt8>) throws(StoreFailure) -> CompactReader {
    var reader = CompactReader(bytes)
    guard try reader.byte() == version else { throw CompactReader.damage }
    return reader
  }
}

// MARK: Submissions

extension BoardCodec {
  private struct Parts: OptionSet {
    let rawValue: UInt64

    static let ownActor = Parts(rawValue: 1 << 3)
    static let name = Parts(rawValue: 1 << 4)
    static let attributes = Parts(rawValue: 1 << 5)
    static let ownDevice = Parts(rawValue: 1 << 6)
    static let reason = Parts(rawValue: 1 << 7)
    static let needsEntry = Parts(rawValue: 1 << 8)
    static let periods = Parts(rawValue: 1 << 9)
  }

  private func write(_ submission: Submission, stampedAt stamp: Stamp, to writer: inout CompactWriter) {
    var parts = Parts(rawValue: submission.action.code)
    if submission.actor == UserID(submission.player) { parts.insert(.ownActor) }
    if submission.displayName != nil { parts.insert(.name) }
    if !submission.attributes.isEmpty { parts.insert(.attributes) }
    if stamp.device == device { parts.insert(.ownDevice) }
    if submission.reason != nil { parts.insert(.reason) }
    if submission.needsEntry { parts.insert(.needsEntry) }
    if submission.periods != nil { parts.insert(.periods) }
    writer.write(number: parts.rawValue)
    writer.write(signed: submission.occurredAt.rawValue)
    writer.write(signed: stamp.time.rawValue &- submission.occurredAt.rawValue)
    submission.action.write(to: &writer)
    if !parts.contains(.ownActor) { writer.write(text: submission.actor.rawValue) }
    if let name = submission.displayName { writer.write(text: name) }
    if parts.contains(.attributes) { writer.write(submission.attributes) }
    if !parts.contains(.ownDevice) { writer.write(text: stamp.device.rawValue) }
    if let reason = submission.reason { writer.write(text: reason) }
    if let periods = submission.periods { writer.write(byte: Self.mask(of: periods)) }
  }

  private func submission(
    _ id: SubmissionID,
    _ player: PlayerID,
    _ reader: inout CompactReader
  ) throws(StoreFailure) -> Submission {
    let parts = Parts(rawValue: try reader.number())
    let occurredAt = Timestamp(rawValue: try reader.signed())
    let stampedAt = Timestamp(rawValue: occurredAt.rawValue &+ (try reader.signed()))
    let action = try Submission.Action(code: parts.rawValue & 7, &reader)
    let actor = parts.contains(.ownActor) ? UserID(player) : UserID(rawValue: try reader.text())
    let name = parts.contains(.name) ? try reader.text() : nil
    let attributes = parts.contains(.attributes) ? try reader.texts() : [:]
    let stamper: DeviceID
    if parts.contains(.ownDevice) {
      guard let device else { throw CompactReader.damage }
      stamper = device
    } else {
      stamper = DeviceID(rawValue: try reader.text())
    }
    let reason = parts.contains(.reason) ? try reader.text() : nil
    let periods = parts.contains(.periods) ? Set(Self.periods(of: try reader.byte())) : nil
    return Submission(
      id: id,
      board: board,
      player: player,
      action,
      periods: periods,
      occurredAt: occurredAt,
      actor: actor,
      displayName: name,
      attributes: attributes,
      reason: reason,
      needsEntry: parts.contains(.needsEntry),
      stamp: Stamp(time: stampedAt, device: stamper)
    )
  }

  private static func mask(of periods: some Sequence<Period>) -> UInt8 { periods.reduce(0) { $0 | $1.bit } }

  private static func periods(of mask: UInt8) -> [Period] { periods.filter { mask & $0.bit != 0 } }
}

extension Period {
  /// The bit that stores hold; a submission's effects are in the order of the bits.
  fileprivate var bit: UInt8 {
    switch self {
    case .allTime: 1 << 0
    case .daily: 1 << 1
    case .monthly: 1 << 2
    case .seasonal: 1 << 3
    case .weekly: 1 << 4
    }
  }
}

extension Submission.Action {
  fileprivate var code: UInt64 {
    switch self {
    case .set: 0
    case .best: 1
    case .increment: 2
    case .revert: 3
    case .disqualify: 4
    case .reset: 5
    }
  }

  fileprivate func write(to writer: inout CompactWriter) {
    switch self {
    case .set(let score), .best(let score): score.write(to: &writer)
    case .increment(let amount): writer.write(signed: amount)
    case .revert(let id): writer.write(text: id.rawValue)
    case .disqualify, .reset: break
    }
  }

  fileprivate init(code: UInt64, _ reader: inout CompactReader) throws(StoreFailure) {
    switch code {
    case 0: self = .set(try Score(&reader))
    case 1: self = .best(try Score(&reader))
    case 2: self = .increment(try reader.signed())
    case 3: self = .revert(SubmissionID(rawValue: try reader.text()))
    case 4: self = .disqualify
    case 5: self = .reset
    default: throw CompactReader.damage
    }
  }

  /// The score that the action names; nil for one that names none.
  var score: Score? {
    switch self {
    case .set(let score), .best(let score): score
    case .increment(let amount): Score(amount)
    case .revert, .disqualify, .reset: nil
    }
  }
}

extension Score {
  func write(to writer: inout CompactWriter) {
    writer.write(number: UInt64(count))
    for key in keys { writer.write(signed: key) }
  }

  init(_ reader: inout CompactReader) throws(StoreFailure) {
    var keys: [Int64] = []
    for _ in 0..<(try reader.count()) { keys.append(try reader.signed()) }
    self.init(keys: keys)
  }
}

// MARK: Effects

extension BoardCodec {
  /// The flags of an effect.
  private struct Sides: OptionSet {
    let rawValue: UInt8

    static let before = Sides(rawValue: 1 << 0)
    static let after = Sides(rawValue: 1 << 1)
    static let removed = Sides(rawValue: 1 << 2)
    /// The entry after is the entry before.
    static let unchanged = Sides(rawValue: 1 << 3)
    /// The position is the rank.
    static let plainBefore = Sides(rawValue: 1 << 4)
    static let plainAfter = Sides(rawValue: 1 << 5)
    /// The rank and the position after are those before.
    static let unmoved = Sides(rawValue: 1 << 6)
  }

  /// A moment in all buckets of the effects, which names them; nil if the effects have no compact form.
  ///
  /// The moment is the submission's own, except for a revert, whose buckets are those of its target.
  private func anchor(of accepted: AcceptedSubmission) -> Timestamp? {
    let (effects, own) = (accepted.effects, accepted.submission.occurredAt)
    let bits = effects.lazy.map(\.bucket.period.bit)
    guard zip(bits, bits.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
    if effects.allSatisfy({ $0.bucket.contains(own) }) { return own }
    guard let start = effects.compactMap(\.bucket.start).max(), effects.allSatisfy({ $0.bucket.contains(start) }) else {
      return nil
    }
    return start
  }

  private func write(
    _ effects: [AcceptedSubmission.Effect],
    of submission: Submission,
    in anchor: Timestamp,
    to writer: inout CompactWriter
  ) {
    let isElsewhere = anchor != submission.occurredAt
    writer.write(byte: Self.mask(of: effects.lazy.map(\.bucket.period)) | (isElsewhere ? 0x80 : 0))
    if isElsewhere { writer.write(signed: anchor.rawValue &- submission.occurredAt.rawValue) }
    var form = EntryForm(at: submission.occurredAt, submission)
    for effect in effects {
      var sides: Sides = []
      if effect.before != nil { sides.insert(.before) }
      if effect.after != nil { sides.insert(.after) }
      if effect.removed != 0 { sides.insert(.removed) }
      let isUnchanged = effect.before != nil && effect.before?.entry == effect.after?.entry
      if isUnchanged { sides.insert(.unchanged) }
      if effect.before?.isPlain == true { sides.insert(.plainBefore) }
      if effect.after?.isPlain == true { sides.insert(.plainAfter) }
      if effect.before != nil, effect.before?.place ?? (0, 0) == effect.after?.place ?? (0, 0) {
        sides.insert(.unmoved)
      }
      writer.write(byte: sides.rawValue)
      if let before = effect.before {
        form.write(before.entry, to: &writer)
        form.base = before.entry
        before.writePlace(isPlain: sides.contains(.plainBefore), to: &writer)
      }
      if let after = effect.after {
        if !isUnchanged { form.write(after.entry, to: &writer) }
        if !sides.contains(.unmoved) { after.writePlace(isPlain: sides.contains(.plainAfter), to: &writer) }
        form.base = effect.before?.entry ?? after.entry
      }
      if effect.removed != 0 { writer.write(signed: Int64(effect.removed)) }
    }
  }

  private func effects(
    of submission: Submission,
    _ reader: inout CompactReader
  ) throws(StoreFailure) -> [AcceptedSubmission.Effect] {
    let mask = try reader.byte()
    var anchor = submission.occurredAt
    if mask & 0x80 != 0 { anchor = Timestamp(rawValue: anchor.rawValue &+ (try reader.signed())) }
    var form = EntryForm(at: submission.occurredAt, submission)
    var effects: [AcceptedSubmission.Effect] = []
    for period in Self.periods(of: mask) {
      let sides = Sides(rawValue: try reader.byte())
      var (before, after): (Standing?, Standing?)
      if sides.contains(.before) {
        let entry = try form.entry(of: submission.player, &reader)
        form.base = entry
        before = try Standing(entry, isPlain: sides.contains(.plainBefore), &reader)
      }
      if sides.contains(.after) {
        var entry = before?.entry
        if !sides.contains(.unchanged) { entry = try form.entry(of: submission.player, &reader) }
        guard let entry else { throw CompactReader.damage }
        if sides.contains(.unmoved), let before {
          after = Standing(entry: entry, rank: before.rank, position: before.position)
        } else {
          after = try Standing(entry, isPlain: sides.contains(.plainAfter), &reader)
        }
        form.base = before?.entry ?? entry
      }
      let removed = sides.contains(.removed) ? Int(try reader.signed()) : 0
      effects.append(
        .init(bucket: period.bucket(of: anchor, in: zone), before: before, after: after, removed: removed)
      )
    }
    return effects
  }
}

extension Bucket {
  fileprivate func contains(_ time: Timestamp) -> Bool {
    period == .allTime || (start.map { $0 <= time } ?? false) && (end.map { time < $0 } ?? false)
  }
}

extension Standing {
  fileprivate var isPlain: Bool { rank == position }

  fileprivate var place: (Int, Int) { (rank, position) }

  /// Writes the rank, and how far the position is behind it.
  fileprivate func writePlace(isPlain: Bool, to writer: inout CompactWriter) {
    writer.write(signed: Int64(rank))
    if !isPlain { writer.write(signed: Int64(position) &- Int64(rank)) }
  }

  fileprivate init(_ entry: BoardEntry, isPlain: Bool, _ reader: inout CompactReader) throws(StoreFailure) {
    let rank = try reader.signed()
    let position = isPlain ? rank : rank &+ (try reader.signed())
    self.init(entry: entry, rank: Int(rank), position: Int(position))
  }
}
