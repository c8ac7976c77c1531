import Access
import Domain

/// New times for records that this device made while its clock was ahead.
///
/// No store takes a time of the future. Once this device's clock is right, what is unsent is recorded anew: each record is
/// retracted locally, and a copy of it with times of the present takes its place, under an id that follows from the old
/// one. The order and the spacing stay, and the copies refer to one another.
struct Renewal {
  private let now: Timestamp
  /// How far the clock was ahead.
  private let lead: Int64
  private var last: Timestamp?
  /// The ids of the replaced records.
  private(set) var replaced: Set<String>
  /// The documents of the space, once they were listed.
  var documents: [ItemPath]?

  /// Creates the renewal of records of which the latest time is `latest`.
  init(at now: Timestamp, latest: Timestamp, replaced: Set<String>) {
    (self.now, self.replaced) = (now, replaced)
    lead = max(0, latest.milliseconds(since: now))
  }

  /// Whether a time lies in the future of a clock.
  static func isAhead(_ time: Timestamp, of now: Timestamp) -> Bool {
    time > now.advanced(byMilliseconds: AcceptedTimes.leadMilliseconds)
  }

  /// Returns the id of the record that replaces another; nil for an id that leaves no room.
  static func id(insteadOf id: String) -> String? {
    let new = EventID(rawValue: id).renewed.rawValue
    return new.utf8.count > Limits.identifierBytes ? nil : new
  }

  /// Returns the id of the record that one of this id replaces; nil for one that replaces none.
  static func id(replacedBy id: String) -> String? { id.hasSuffix(".again") ? String(id.dropLast(6)) : nil }

  /// Notes that a record is replaced, and returns the stamp of its copy.
  mutating func stamp(replacing id: String, stamped stamp: Stamp) -> Stamp {
    replaced.insert(id)
    let new = Stamp.next(now: moment(stamp.time), after: last, on: stamp.device)
    last = new.time
    return new
  }

  /// Returns the time at which something happened, as the right clock would have told it.
  func moment(_ time: Timestamp) -> Timestamp {
    Self.isAhead(time, of: now) ? min(now, time.advanced(byMilliseconds: -lead)) : time
  }

  /// Returns the id by which a copy refers to a record.
  func reference(to id: String) -> String {
    replaced.contains(id) ? Self.id(insteadOf: id) ?? id : id
  }

  /// Returns a body in which texts that begin with the id of a replaced record begin with that of its copy.
  func body(_ bytes: [UInt8]) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    let parts = bytes.split(separator: quote, omittingEmptySubsequences: false).map { part in
      let text = String(decoding: part, as: UTF8.self)
      // Parts of an event have ids such as `event/2/3`.
      let id = replaced.contains(text) ? text : String(text.prefix { $0 != "/" })
      return replaced.contains(id) ? Array("\(reference(to: id))\(text.dropFirst(id.count))".utf8) : Array(part)
    }
    return Array(parts.joined(separator: [quote]))
  }
}

extension ScoringEvent {
  func renewed(as id: String, in renewal: Renewal, stamp: Stamp) -> ScoringEvent {
    var event = self
    (event.id, event.occurredAt, event.stamp) = (EventID(rawValue: id), renewal.moment(occurredAt), stamp)
    event.retracts = retracts.map { EventID(rawValue: renewal.reference(to: $0.rawValue)) }
    event.body = renewal.body(body)
    return event
  }
}

extension Submission {
  func renewed(as id: String, in renewal: Renewal, stamp: Stamp) -> Submission {
    var submission = self
    (submission.id, submission.occurredAt) = (SubmissionID(rawValue: id), renewal.moment(occurredAt))
    if case .revert(let target) = action {
      submission.action = .revert(SubmissionID(rawValue: renewal.reference(to: target.rawValue)))
    }
    submission.stamp = stamp
    return submission
  }
}
