package import Domain
import Spreadsheets

/// Workouts in a table, whose first line names the columns, in any order and without regard to case.
///
/// `id` is the workout's id at its source. `at` is its time with an offset; a list without it has `date`, with `time` and
/// `zone` where they are known. `note` or `type` is kept with it; columns of other names are left out. The names may be
/// English, German, French, Dutch, Spanish or Italian, and dates as people write them there (``WorkoutDates``).
package struct WorkoutList: Hashable, Sendable {
  /// The most workouts in a list.
  package static let largestCount = 10_000
  /// The most bytes of a list.
  static let largestBytes = 1 << 20

  /// The workouts, in order of the lines.
  package let workouts: [ReportedWorkout]
  /// The headings of columns that are not read, from left to right.
  package let unusedColumns: [String]

  /// Reads a table.
  ///
  /// Every line is read, whatever is wrong with others.
  ///
  /// - Parameters:
  ///   - text: The table.
  ///   - zone: The zone of dates and times without one.
  ///   - now: The clock. A date of today without a time is not put into the future.
  /// - Throws: ``Domain/Refusal`` for a table that is too large, or without column names.
  package init(_ text: String, zone: ZoneTable, now: Timestamp) throws(Refusal) {
    guard text.utf8.count <= Self.largestBytes else { throw .invalid(Message("A list has at most 1 MB.")) }
    let table = Table<WorkoutColumn>(text) { $0.contains(.id) && ($0.contains(.at) || $0.contains(.date)) }
    if let line = table.unclosedQuote {
      throw .invalid(Message("Line \(line) opens a quote and never closes it."))
    }
    if let line = table.excess {
      throw .invalid(Message("The list is too large from line \(line) on. Save only the workouts."))
    }
    if table.header == nil {
      throw .invalid(Message("The list is empty. Its first line names the columns: id and date."))
    }
    if let title = table.repeated.first { throw .invalid(Message("Two columns are called \(title).")) }
    guard table.has(.id), table.has(.at) || table.has(.date) else {
      throw .invalid(Message("The first line names the columns: id and date, or id and at."))
    }
    guard table.records.count <= Self.largestCount else {
      throw .invalid(Message("A list has at most \(Self.largestCount) workouts."))
    }
    var reader = WorkoutReader(table, zone: zone, now: now)
    var workouts: [ReportedWorkout] = []
    for record in table.records {
      try WorkLimit.check()
      workouts.append(reader.workout(record))
    }
    (self.workouts, unusedColumns) = (workouts, table.unused)
  }
}

/// A column of a list of workouts, known by its heading.
private enum WorkoutColumn: TableColumn {
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

private struct WorkoutReader {
  private let table: Table<WorkoutColumn>
  private let now: Timestamp
  private let zone: ZoneTable
  private let dates: WorkoutDates
  /// The zones looked up so far, nil for unknown ones, because a look-up is slow and a list names few.
  private var zones: [String: ZoneTable?] = [:]
  /// Zones that a list may name.
  private static let mostZones = 40

  init(_ table: Table<WorkoutColumn>, zone: ZoneTable, now: Timestamp) {
    (self.table, self.zone, self.now) = (table, zone, now)
    dates = WorkoutDates(table.records.lazy.map { Self.dateAndTime(table.text(.date, of: $0)).date })
  }

  mutating func workout(_ record: DelimitedText.Record) -> ReportedWorkout {
    let id = table.text(.id, of: record)
    do throws(Refusal) {
      if let stray = record.strayLetter { throw .invalid(stray) }
      guard let digits = SpreadsheetNumber.digits(id) else {
        throw .invalid(SpreadsheetNumber.rounded(id))
      }
      let note = [WorkoutColumn.note, .type].map { table.text($0, of: record) }.first { !$0.isEmpty }
      return ReportedWorkout(id: digits, .workout(at: try moment(of: record), note: note), line: record.line)
    } catch {
      return ReportedWorkout(id: id, .unreadable(error.message), line: record.line)
    }
  }

  /// Returns the time by its column, or by date and time; noon without a time, or now if that is earlier today.
  private mutating func moment(of record: DelimitedText.Record) throws(Refusal) -> LocalMoment {
    let zone = try zone(named: table.text(.zone, of: record))
    let at = table.text(.at, of: record)
    if !at.isEmpty {
      guard let moment = LocalMoment(iso8601: at, in: zone) else { throw .notATime(at) }
      return moment
    }
    let (date, clock) = Self.dateAndTime(table.text(.date, of: record))
    let given = table.text(.time, of: record)
    if date.isEmpty { throw .invalid(Message("The date is missing.")) }
    // A date may be a whole moment with its offset.
    if let moment = LocalMoment(iso8601: "\(date) \(clock)") { return moment }
    let (day, time) = (try dates.day(date), given.isEmpty ? clock : given)
    guard let clock = time.isEmpty ? 12 * 3600 : Self.seconds(time) else {
      throw .invalid(Message("\"\(time.prefix(40))\" is not a time of day. Write it like 18:30."))
    }
    let moment = zone.moment(day: day, clock: clock)
    if time.isEmpty, moment.time > now, zone.day(of: now) == day {
      return LocalMoment(time: now, offsetSeconds: zone.offsetSeconds(at: now))
    }
    return moment
  }

  /// The two halves of a date with its time, as spreadsheets and programs write them; the second is empty without a time.
  private static func dateAndTime(_ text: String) -> (date: String, time: String) {
    guard let place = text.firstIndex(where: { $0 == " " || $0 == "T" || $0 == "t" }),
      text[..<place].contains(where: \.isNumber), text[place...].contains(":") || text[place...].contains("h")
    else { return (text, "") }
    return (String(text[..<place]), String(text[place...].dropFirst()).trimmingSpaces)
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
}
