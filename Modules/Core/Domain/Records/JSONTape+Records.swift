package import CanonicalJSON

// Records of logs are read directly, without a decoder for each part. An unusual spelling is left to the record's own
// `Decodable`, which also reports what is wrong.

extension Submission: TapeReadable {
  package init?(_ tape: JSONTape, at index: Int) {
    guard let submission = try? tape.submission(at: index) else { return nil }
    self = submission
  }
}

extension ScoringEvent: TapeReadable {
  package init?(_ tape: JSONTape, at index: Int) {
    guard let event = try? tape.event(at: index) else { return nil }
    self = event
  }
}

extension JSONTape {
  fileprivate func submission(at index: Int) throws(Unusual) -> Submission {
    var members = try OrderedMembers(self, at: index)
    let action = try action(at: try members.place("action"))
    let actor = try members.text("actor")
    let attributes = try members.optional("attributes", as: [String: String].self)
    let board = try members.text("board")
    let displayName = try members.optionalText("displayName")
    let id = try members.text("id")
    let needsEntry = try members.optional("needsEntry", as: Bool.self)
    let occurredAt = try members.whole("occurredAt")
    let periods = try members.optional("periods", as: [Period].self)
    let player = try members.text("player")
    let reason = try members.optionalText("reason")
    return Submission(
      id: SubmissionID(rawValue: id),
      board: ItemPath(board),
      player: PlayerID(rawValue: player),
      action,
      periods: periods.map { Set($0) },
      occurredAt: Timestamp(rawValue: occurredAt),
      actor: UserID(rawValue: actor),
      displayName: displayName,
      attributes: attributes ?? [:],
      reason: reason,
      needsEntry: needsEntry ?? false,
      stamp: try members.optionalStamp("stamp")
    )
  }

  fileprivate func event(at index: Int) throws(Unusual) -> ScoringEvent {
    var members = try OrderedMembers(self, at: index)
    let actor = try members.text("actor")
    let body = try members.optionalText("body")
    if body == nil, members.optionalPlace("base64") != nil { throw Unusual() }
    let id = try members.text("id")
    let occurredAt = try members.whole("occurredAt")
    let retracts = try members.optionalText("retracts")
    let stamp = try members.optionalStamp("stamp")
    let subject = try members.optionalText("subject")
    return ScoringEvent(
      id: EventID(rawValue: id),
      type: try members.text("type"),
      actor: UserID(rawValue: actor),
      subject: subject.map { PlayerID(rawValue: $0) },
      occurredAt: Timestamp(rawValue: occurredAt),
      retracts: retracts.map { EventID(rawValue: $0) },
      body: body.map { Array($0.utf8) } ?? [],
      stamp: stamp
    )
  }

  private func action(at index: Int) throws(Unusual) -> Submission.Action {
    // An object with one member, the score.
    if values[index].kind == .object, index + 2 < values[index].next, values[index + 2].next == values[index].next,
      let keys = numbers(at: index + 2)
    {
      if isText("set", at: index + 1) { return .set(Score(keys: keys)) }
      if isText("best", at: index + 1) { return .best(Score(keys: keys)) }
    }
    return try value(Submission.Action.self, at: index)
  }

  /// Decodes a value by its own `Decodable`.
  fileprivate func value<Value: Decodable>(_ type: Value.Type, at index: Int) throws(Unusual) -> Value {
    do { return try decode(type, at: index) } catch { throw Unusual() }
  }
}

/// A value is not where ``CanonicalJSON`` writes it, or not of the kind it writes.
private struct Unusual: Error {}

/// The members of an object, each asked for once in the order in which they are written, so that the next is found at
/// once.
private struct OrderedMembers {
  private let tape: JSONTape
  private let object: Int
  /// The index of the next member.
  ///
  /// All members before it were asked for, so none of them has the next name.
  private var next: Int

  init(_ tape: JSONTape, at object: Int) throws(Unusual) {
    guard tape.values[object].kind == .object else { throw Unusual() }
    (self.tape, self.object, next) = (tape, object, object + 1)
  }

  /// Returns the index of a member's value; nil if the member is absent or null.
  mutating func optionalPlace(_ name: String) -> Int? {
    if next < tape.values[object].next, tape.isText(name, at: next) {
      defer { next = tape.values[next + 1].next }
      return tape.isNull(at: next + 1) ? nil : next + 1
    }
    guard let place = tape.member(name, ofObjectAt: object), !tape.isNull(at: place) else { return nil }
    return place
  }

  mutating func place(_ name: String) throws(Unusual) -> Int {
    guard let place = optionalPlace(name) else { throw Unusual() }
    return place
  }

  mutating func text(_ name: String) throws(Unusual) -> String {
    guard let text = tape.text(at: try place(name)) else { throw Unusual() }
    return text
  }

  mutating func optionalText(_ name: String) throws(Unusual) -> String? {
    guard let place = optionalPlace(name) else { return nil }
    guard let text = tape.text(at: place) else { throw Unusual() }
    return text
  }

  mutating func whole(_ name: String) throws(Unusual) -> Int64 {
    guard let number = tape.whole(at: try place(name)) else { throw Unusual() }
    return number
  }

  mutating func optional<Value: Decodable>(_ name: String, as type: Value.Type) throws(Unusual) -> Value? {
    guard let place = optionalPlace(name) else { return nil }
    return try tape.value(type, at: place)
  }

  mutating func optionalStamp(_ name: String) throws(Unusual) -> Stamp? {
    guard let place = optionalPlace(name) else { return nil }
    var members = try OrderedMembers(tape, at: place)
    let device = try members.text("device")
    return Stamp(time: Timestamp(rawValue: try members.whole("time")), device: DeviceID(rawValue: device))
  }
}
