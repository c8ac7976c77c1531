import Foundation

/// One time zone's rules as data, fixed when a board is defined.
///
/// Two machines with different zone data would put one submission into different buckets. So the rules are looked up
/// once and stored with the board.
public struct ZoneTable: Hashable, Codable, Sendable {
  /// A moment from which the zone has a new offset from UTC.
  public struct Transition: Hashable, Codable, Sendable {
    /// The first moment of the new offset.
    public let at: Timestamp
    /// The seconds ahead of UTC.
    public let offsetSeconds: Int64

    /// Creates a transition.
    public init(at: Timestamp, offsetSeconds: Int64) {
      self.at = at
      self.offsetSeconds = offsetSeconds
    }
  }

  /// UTC, without transitions.
  public static let utc = ZoneTable(name: "UTC", initialOffsetSeconds: 0, transitions: [])

  package static let dayMilliseconds: Int64 = 86_400_000

  /// The IANA name, such as `Europe/Berlin`.
  public let name: String
  /// The seconds ahead of UTC before the first transition.
  public let initialOffsetSeconds: Int64
  /// The transitions in order of time.
  public let transitions: [Transition]

  /// Creates a table from its parts; ``problem`` checks them.
  public init(name: String, initialOffsetSeconds: Int64, transitions: [Transition]) {
    self.name = name
    self.initialOffsetSeconds = initialOffsetSeconds
    self.transitions = transitions
  }

  /// Returns the local day of a moment, in days since 1970-01-01.
  ///
  /// A day that has begun does not end again when clocks are set back over its midnight.
  public func day(of time: Timestamp) -> Int64 {
    let day = shownDay(at: time)
    return transitionsNear(time).isEmpty || start(ofDay: day + 1) > time ? day : day + 1
  }

  /// Returns the day that a wall calendar shows.
  private func shownDay(at time: Timestamp) -> Int64 {
    time.advanced(bySeconds: offsetSeconds(at: time)).rawValue.floorDivided(by: Self.dayMilliseconds)
  }

  /// Returns the first moment of a local day, also if midnight was skipped or came twice.
  ///
  /// For a day that the zone skipped, it is the first moment of the next day.
  public func start(ofDay day: Int64) -> Timestamp {
    let (midnight, overflow) = day.multipliedReportingOverflow(by: Self.dayMilliseconds)
    if overflow { return Timestamp(rawValue: day < 0 ? .min : .max) }
    let utc = Timestamp(rawValue: midnight)
    let near = transitionsNear(utc)
    let offsets = Set(near.map(\.offsetSeconds) + [offsetSeconds(at: utc.advanced(byMilliseconds: -Self.nearness))])
    let candidates = offsets.map { utc.advanced(bySeconds: 0 &- $0) } + near.map(\.at)
    return candidates.filter { shownDay(at: $0) >= day }.min() ?? utc
  }

  /// The reason why a board cannot use this table, which may come from outside; nil if it can.
  public var problem: String? {
    if let problem = Identifier<ZoneTable>(rawValue: name).problem { return "\(problem) (the zone's name)" }
    if transitions.count > Limits.zoneTransitions {
      return "a zone of \(transitions.count) changes, at most \(Limits.zoneTransitions) are allowed"
    }
    let offsets = [initialOffsetSeconds] + transitions.map(\.offsetSeconds)
    guard offsets.allSatisfy({ (-Self.nearness / 1000...Self.nearness / 1000).contains($0) }) else {
      return "a zone is more than two days from UTC"
    }
    let isOrdered = zip(transitions, transitions.dropFirst()).allSatisfy { $0.at < $1.at }
    return isOrdered ? nil : "a zone's changes are not in order of time"
  }

  /// Returns the seconds ahead of UTC at a moment.
  public func offsetSeconds(at time: Timestamp) -> Int64 {
    let index = firstTransition(after: time)
    return index == 0 ? initialOffsetSeconds : transitions[index - 1].offsetSeconds
  }

  /// No zone is further from UTC than this, so a local midnight is this close to midnight in UTC.
  private static let nearness: Int64 = 2 * dayMilliseconds

  private func transitionsNear(_ time: Timestamp) -> ArraySlice<Transition> {
    let low = firstTransition(after: time.advanced(byMilliseconds: -Self.nearness))
    return transitions[low..<max(low, firstTransition(after: time.advanced(byMilliseconds: Self.nearness)))]
  }

  private func firstTransition(after time: Timestamp) -> Int {
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].at > time { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// An error: no time zone has this name.
public struct UnknownZone: Error, Hashable, Sendable, CustomStringConvertible {
  /// The unknown name.
  public let name: String

  public var description: String { "there is no time zone \"\(name)\"; use an IANA name such as Europe/Berlin" }
}

extension ZoneTable {
  /// Creates the table of an IANA zone from 1970 to 2100.
  ///
  /// - Throws: ``UnknownZone``. An unknown name never becomes UTC silently.
  public init(named name: String) throws(UnknownZone) {
    guard let zone = TimeZone(identifier: name) else { throw UnknownZone(name: name) }
    func offset(at seconds: Int64) -> Int64 {
      Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))))
    }
    // Steps of a week find every change, because no zone has changed twice in a week.
    let (end, step): (Int64, Int64) = (4_102_444_800, 7 * 86_400)
    var transitions: [Transition] = []
    var last = offset(at: 0)
    for sample in stride(from: step, through: end, by: Int(step)) where offset(at: sample) != last {
      var (before, after) = (sample - step, sample)
      while after - before > 1 {
        let middle = (before + after) / 2
        if offset(at: middle) == last { before = middle } else { after = middle }
      }
      last = offset(at: after)
      transitions.append(Transition(at: Timestamp(rawValue: after * 1000), offsetSeconds: last))
    }
    self.init(name: name, initialOffsetSeconds: offset(at: 0), transitions: transitions)
  }
}
