import CSV
public import Domain

/// Workouts in a table, whose first line names the columns, in any order and without regard to case.
///
/// `id` is the workout's id at its source. `at` is its time with an offset; a list without it has `date`, with `time` and
/// `zone` where they are known. `note` or `type` is kept with it; columns of other names are left out. The names may be
/// English, German, French, Dutch, Spanish or Italian, and dates as people write them there (``WorkoutDates``).
public struct WorkoutList: Hashable, Sendable {
  /// The most workouts in a list.
  public static let largestCount = 10_000
  /// The most bytes of a list.
  static let largestBytes = 1 << 20

  /// The workouts, in order of the lines.
  public let workouts: [ReportedWorkout]

  /// Reads a table.
  ///
  /// Every line is read, whatever is wrong with others.
  ///
  /// - Parameters:
  ///   - text: The table.
  ///   - zone: The zone of dates and times without one.
  ///   - now: The clock. A date of today without a time is not put into the future.
  /// - Throws: ``Domain/Refusal`` for a table that is too large, or without column names.
  public init(_ text: String, zone: ZoneTable, now: Timestamp) throws(Refusal) {
    guard text.utf8.count <= Self.largestBytes else { throw .invalid(Message("A list has at most 1 MB.")) }
    let table = DelimitedText(text)
    if let line = table.unclosedQuote {
      throw .invalid(Message("Line \(line) opens a quote and never closes it."))
    }
    if let line = table.excess {
      throw .invalid(Message("The list is too large from line \(line) on. Save only the workouts."))
    }
    guard let header = table.records.first else {
      throw .invalid(Message("The list is empty. Its first line names the columns: id and date."))
    }
    guard table.records.count - 1 <= Self.largestCount else {
      throw .invalid(Message("A list has at most \(Self.largestCount) workouts."))
    }
    var reader = try WorkoutReader(header, table.records.dropFirst(), zone: zone, now: now)
    var workouts: [ReportedWorkout] = []
    for record in table.records.dropFirst() {
      try WorkLimit.check()
      workouts.append(reader.workout(record))
    }
    self.workouts = workouts
  }
}

private struct WorkoutReader {
  private enum Column: String, CaseIterable {
    case id, at, date, time, zone, note, type

    /// Headings in English, German, French, Dutch, Spanish and Italian, in small letters.
    var titles: Set<String> {
      switch self {
      case .id: ["id", "kennung", "identifiant", "identificador", "identificativo", "kenmerk"]
      case .at: ["at", "zeitpunkt", "moment", "horodatage", "tijdstip", "momento"]
      case .date: ["date", "datum", "tag", "jour", "fecha", "data"]
      case .time: ["time", "uhrzeit", "zeit", "heure", "tijd", "hora", "ora"]
      case .zone: ["zone", "zeitzone", "fuseau", "fuseau horaire", "tijdzone", "zona", "zona horaria", "fuso orario"]
      case .note: ["note", "notiz", "bemerkung", "remarque", "notitie", "nota"]
      case .type: ["type", "art", "sportart", "sport", "soort", "tipo"]
      }
    }
  }

  private let columns: [Column: Int]
  private let now: Timestamp
  private let zone: ZoneTable
  private let dates: WorkoutDates
  /// The zones looked up so far, nil for unknown ones, because a look-up is slow and a list names few.
  private var zones: [String: ZoneTable?] = [:]
  /// Zones that a list may name.
  private static let mostZones = 40

  init(
    _ header: DelimitedText.Record,
    _ records: ArraySlice<DelimitedText.Record>,
    zone: ZoneTable,
    now: Timestamp
  ) throws(Refusal) {
    var columns: [Column: Int] = [:]
    for (place, title) in header.fields.enumerated() {
      let name = title.lowercased()
      guard let column = Column.allCases.first(where: { $0.titles.contains(name) }) else { continue }
      if columns.updateValue(place, forKey: column) != nil {
        throw .invalid(Message("Two columns are called \(column.rawValue)."))
      }
    }
    guard columns[.id] != nil, columns[.at] != nil || columns[.date] != nil else {
      throw .invalid(Message("The first line names the columns: id and date, or id and at."))
    }
    (self.columns, self.zone, self.now) = (columns, zone, now)
    dates = WorkoutDates(records.lazy.map { Self.field(.date, of: $0, columns) })
  }

  mutating func workout(_ record: DelimitedText.Record) -> ReportedWorkout {
    let id = field(.id, of: record)
    let note = [Column.note, .type].lazy.map { [self] in field($0, of: record) }.first { !$0.isEmpty }
    let at = field(.at, of: record)
    if !at.isEmpty { return ReportedWorkout(id: id, at: at, note: note, line: record.line) }
    do {
      let moment = try moment(of: record)
      return ReportedWorkout(id: id, .workout(at: moment, note: note), line: record.line)
    } catch {
      return ReportedWorkout(id: id, .unreadable(error.message), line: record.line)
    }
  }

  /// Returns the time by date and time; noon without a time, or now if that is earlier today.
  private mutating func moment(of record: DelimitedText.Record) throws(Refusal) -> LocalMoment {
    let (date, time) = (field(.date, of: record), field(.time, of: record))
    if date.isEmpty { throw .invalid(Message("The date is missing.")) }
    let day = try dates.day(date)
    let zone = try zone(named: field(.zone, of: record))
    guard let clock = time.isEmpty ? 12 * 3600 : Self.seconds(time) else {
      throw .invalid(Message("\"\(time.prefix(40))\" is not a time of day. Write it like 18:30."))
    }
    let moment = zone.moment(day: day, clock: clock)
    if time.isEmpty, moment.time > now, zone.day(of: now) == day {
      return LocalMoment(time: now, offsetSeconds: zone.offsetSeconds(at: now))
    }
    return moment
  }

  private mutating func zone(named name: String) throws(Refusal) -> ZoneTable {
    if name.isEmpty { return zone }
    if zones[name] == nil {
      guard zones.count < Self.mostZones else {
        throw .invalid(Message("The list names too many time zones. Use one for all."))
      }
      zones.updateValue(try? ZoneTable(named: name), forKey: name)
    }
    guard case let found?? = zones[name] else {
      throw .invalid(Message("There is no time zone \"\(name.prefix(60))\"."))
    }
    return found
  }

  /// Reads `18:30`, `18:30:05`, and as the French write it, `18h30`.
  private static func seconds(_ text: String) -> Int64? {
    guard let match = text.wholeMatch(of: /(\d\d?)(?::| ?[hH] ?)(\d\d)(?::(\d\d))?/)?.output,
      let hours = Int64(match.1), let minutes = Int64(match.2), let seconds = Int64(match.3 ?? "0"),
      hours < 24, minutes < 60, seconds < 60
    else { return nil }
    return (hours * 60 + minutes) * 60 + seconds
  }

  private func field(_ column: Column, of record: DelimitedText.Record) -> String {
    Self.field(column, of: record, columns)
  }

  private static func field(_ column: Column, of record: DelimitedText.Record, _ columns: [Column: Int]) -> String {
    columns[column].flatMap { record.fields.indices.contains($0) ? record.fields[$0] : nil } ?? ""
  }
}

extension ZoneTable {
  /// Returns the moment at which clocks of this zone show a time of day.
  ///
  /// A skipped time is moved by as much as the clocks were.
  fileprivate func moment(day: Int64, clock: Int64) -> LocalMoment {
    let shown = (day * 86_400 + clock) * 1000
    let moment = Timestamp(rawValue: shown)
    let guess = moment.advanced(bySeconds: 0 &- offsetSeconds(at: moment))
    let time = moment.advanced(bySeconds: 0 &- offsetSeconds(at: guess))
    return LocalMoment(time: time, offsetSeconds: offsetSeconds(at: time))
  }
}
