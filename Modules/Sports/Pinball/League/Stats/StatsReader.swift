internal import Domain

struct StatsReader {
  var table: LeagueTable
  private(set) var players = NameTable { NameKey(loosely: $0).text }
  private(set) var rows: [StatsRow] = []
  private(set) var repeats: [StatsRow] = []
  private(set) var duplicates: [StatsRow] = []
  private var machines = NameTable()
  private var bankNames = NameTable()
  private var seasonTexts = NameTable()
  private var seasons: [Season] = []
  private var dateTexts = NameTable()
  private var dates: [CivilDate?] = []
  /// The index of the first row of each night in `rows`, and of further ones.
  private var first: [StatsRow.Night: Int] = [:]
  private var further: [StatsRow.Night: [Int]] = [:]

  private static let usualRowBytes = 64

  init(table: LeagueTable) {
    self.table = table
  }

  mutating func read() throws(LeagueFileError) {
    let columns = try Columns(table)
    let expected = table.size / Self.usualRowBytes
    rows.reserveCapacity(expected)
    first.reserveCapacity(expected)
    while table.next() {
      let row = row(columns)
      if row.score == nil || row.points == nil, table.hasRounded(columns.score, columns.points) {
        table.skip(\.rounded)
      } else {
        add(row)
      }
    }
  }

  private struct Columns {
    let season, bank, player, machine, score, points: Int
    let bankName, date: Int?

    init(_ table: LeagueTable) throws(LeagueFileError) {
      season = try table.needed("Season")
      bank = try table.needed("BankNumber", "Bank Number")
      player = try table.needed("Player")
      machine = try table.needed("Machine", "Game")
      score = try table.needed("RawScore", "Score")
      points = try table.needed("Points")
      bankName = table.column("Bank")
      date = table.column("EventDate", "Event Date", "Date")
    }
  }

  private mutating func row(_ columns: Columns) -> StatsRow {
    let player = players.number(of: table.bytes(columns.player))
    let machine = machines.number(of: table.bytes(columns.machine))
    let bankName = bankNames.number(of: table.bytes(columns.bankName))
    return StatsRow(
      place: table.count - 1,
      season: season(table.bytes(columns.season)),
      bank: max(0, table.whole(columns.bank) ?? 0),
      bankName: bankNames.texts[bankName],
      player: players.texts[player],
      machine: machines.texts[machine],
      score: table.number(columns.score),
      points: table.number(columns.points),
      date: date(table.bytes(columns.date)),
      playerNumber: player,
      machineNumber: machine
    )
  }

  private mutating func season(_ field: ArraySlice<UInt8>) -> Season {
    let number = seasonTexts.number(of: field)
    if number == seasons.count { seasons.append(Season(seasonTexts.texts[number])) }
    return seasons[number]
  }

  private mutating func date(_ field: ArraySlice<UInt8>) -> CivilDate? {
    let number = dateTexts.number(of: field)
    if number == dates.count { dates.append(CivilDate(text: dateTexts.texts[number])) }
    return dates[number]
  }

  /// Adds a row; skips a duplicate, and records a repeat with other values.
  private mutating func add(_ row: StatsRow) {
    let night = row.night
    guard let before = first[night] else {
      first[night] = rows.count
      rows.append(row)
      return
    }
    let others = [before] + further[night, default: []]
    if others.contains(where: { rows[$0].isSame(as: row) }) {
      duplicates.append(row)
      return
    }
    further[night, default: []].append(rows.count)
    rows.append(row)
    repeats.append(row)
  }
}
