import CanonicalJSON
public import Domain
internal import Synchronization

/// A time of day as a clock shows it, such as `22:00`.
public struct ClockTime: Hashable, Sendable, CustomStringConvertible {
  private let minutes: Int64

  /// Reads a time such as `07:30`; nil for any other text.
  public init?(_ text: some StringProtocol) {
    let digits = text.utf8.filter { $0 != UInt8(ascii: ":") }
    guard text.utf8.count == 5, text.utf8.dropFirst(2).first == UInt8(ascii: ":"), digits.count == 4,
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let hour = Int64(text.prefix(2)), let minute = Int64(text.suffix(2)), hour < 24, minute < 60
    else { return nil }
    minutes = hour * 60 + minute
  }

  public var description: String { "\("0\(minutes / 60)".suffix(2)):\("0\(minutes % 60)".suffix(2))" }

  fileprivate var seconds: Int64 { minutes * 60 }
}

/// The hours of the day in which nothing interrupts, such as `22:00-07:00`.
public struct QuietHours: Hashable, Sendable, CustomStringConvertible {
  /// Their beginning.
  public let start: ClockTime
  /// Their end, on the next day if it is earlier.
  public let end: ClockTime

  /// Reads hours such as `22:00-07:00`; nil for any other text.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == 11, text.utf8.dropFirst(5).first == UInt8(ascii: "-"),
      let start = ClockTime(text.prefix(5)), let end = ClockTime(text.suffix(5)), start != end
    else { return nil }
    (self.start, self.end) = (start, end)
  }

  public var description: String { "\(start)-\(end)" }

  /// Returns the end of the quiet hours that a moment is in; nil for a moment outside.
  fileprivate func ending(at time: Timestamp, in zone: ZoneTable) -> Timestamp? {
    let today = zone.day(of: time)
    for day in (today - 1)...(today + 1) {
      let from = zone.moment(day: day, clock: start.seconds).time
      let until = zone.moment(day: start.seconds < end.seconds ? day : day + 1, clock: end.seconds).time
      if from <= time, time < until { return until }
    }
    return nil
  }
}

/// One user's settings for notices: a switch for each kind, quiet hours and a daily digest.
///
/// Every version keeps the fields of later ones, and sync merges two devices' edits field by field.
public struct NoticeSettings: Hashable, Sendable {
  /// The values as the document spells them, also those of later versions.
  fileprivate var fields: JSONFields

  /// Creates the settings of a new user: every kind, at any hour.
  public init() { fields = JSONFields() }

  fileprivate init(fields: JSONFields) { self.fields = fields }

  /// The text of a field; nil for a field that is absent or no text.
  private subscript(name: String) -> String? {
    get { fields[Array(name.utf8)].flatMap { try? JSONReader.value(of: $0) }?.text }
    set { fields[Array(name.utf8)] = newValue.map { Array(JSON.text($0).description.utf8) } }
  }

  /// The IANA name of the zone whose clocks the quiet hours and the digest go by; UTC for nil.
  public var zone: String? {
    get { self["zone"] }
    set { self["zone"] = newValue }
  }

  /// The rules of the zone; nil without one, and for one that this machine does not know.
  package var zoneTable: ZoneTable? { zone.flatMap(KnownZones.table) }

  /// The hours in which no notice becomes due; nil for none.
  public var quietHours: QuietHours? {
    get { self["quiet"].flatMap { QuietHours($0) } }
    set { self["quiet"] = newValue?.description }
  }

  /// The time of day at which the notices of a day become due; nil to have each at once.
  public var digest: ClockTime? {
    get { self["digest"].flatMap { ClockTime($0) } }
    set { self["digest"] = newValue?.description }
  }

  /// Returns whether the user wants news of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - time: The time of the news; nil for news from now on. What happened while the kind was off is no news.
  /// - Returns: Whether a notice is to be made.
  public func wants(_ kind: NoticeKind, from time: Timestamp? = nil) -> Bool {
    guard let text = self[Self.name(of: kind.id)] else { return true }
    guard text != Self.off else { return false }
    guard let time, let since = Int64(text) else { return true }
    return time.rawValue >= since
  }

  /// Turns a kind on or off.
  public mutating func set(_ kind: NoticeKind, isOn: Bool, at now: Timestamp) {
    guard wants(kind) != isOn else { return }
    self[Self.name(of: kind.id)] = isOn ? "\(now.rawValue)" : Self.off
  }

  /// Returns whether a kind is on.
  func wants(_ kind: String) -> Bool { self[Self.name(of: kind)] != Self.off }

  /// Returns the earliest moment at which a notice may interrupt its reader.
  ///
  /// - Parameters:
  ///   - time: The time of its delivery, or of a reminder.
  ///   - skipsDigest: Whether no digest holds it back, because the reader must act, or it is a reminder.
  /// - Returns: The time, or a later one.
  func due(_ time: Timestamp, skipsDigest: Bool = false) -> Timestamp {
    guard time.isOnCalendar, quietHours != nil || digest != nil else { return time }
    let zone = zoneTable ?? .utc
    var due = time
    if let digest, !skipsDigest { due = zone.next(digest, from: time) }
    return quietHours?.ending(at: due, in: zone) ?? due
  }

  private static let off = "off"
  private static func name(of kind: String) -> String { "kind.\(kind)" }
}

/// The zones in use, because finding the rules of one takes milliseconds.
private enum KnownZones {
  private static let limit = 1_000
  private static let tables = Mutex<[String: ZoneTable]>([:])

  static func table(_ name: String) -> ZoneTable? {
    if let known = tables.withLock({ $0[name] }) { return known }
    guard let table = try? ZoneTable(named: name) else { return nil }
    tables.withLock { tables in
      if tables.count >= limit { tables = [:] }
      tables[name] = table
    }
    return table
  }
}

extension ZoneTable {
  /// Returns the next moment, or this one, at which clocks show a time of day.
  fileprivate func next(_ clock: ClockTime, from time: Timestamp) -> Timestamp {
    let today = day(of: time)
    let moments = ((today - 1)...(today + 1)).map { moment(day: $0, clock: clock.seconds).time }
    return moments.filter { $0 >= time }.min() ?? time
  }
}

extension DocumentKey where Value == NoticeSettings {
  /// Returns the key of a user's settings for notices.
  public static func noticeSettings(of user: UserID) -> Self {
    Self(
      ItemPath(["users", ItemPath.Segment(user), "settings", "notices"]),
      decode: { bytes in JSONFields(bytes).map { NoticeSettings(fields: $0) } },
      encode: { $0.fields.bytes }
    )
  }
}
