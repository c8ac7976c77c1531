import Domain
import Hypertext
import Pages
import Pinball
import Server

extension PinballPages {
  /// Returns the page of the journal, day by day.
  func journal(_ journal: JournalPage, ticket: FormTicket, follows: [Path]) throws(TemplateFailure) -> Page {
    try page(
      Message("Journal"),
      "journal",
      JournalView(journal, ticket),
      in: .practice(.journal),
      scripts: ["opened.js", "zone.js"],
      follows: follows,
      json: journal.screen
    )
  }

  /// One row of the journal, to be changed.
  func change(
    _ row: JournalEntry,
    library: PinballLibrary,
    decimal: DecimalMark,
    zone: ZoneTable,
    ticket: FormTicket,
    follows: [Path]
  ) throws(TemplateFailure) -> Page {
    try page(
      Message("Change an entry"),
      "change-entry",
      ChangeView(row, library, decimal, zone, ticket),
      in: .practice(.journal),
      scripts: ["entry.js", "score.js", "zone.js"],
      follows: follows
    )
  }
}

/// The journal, and what was just done to it.
struct JournalPage {
  let screen: JournalScreen
  let zone: ZoneTable
  let shown: Int
  /// The number of deleted rows, and the id that restores them.
  var deleted: (count: Int, back: String)?
  var said: Message?
  /// Whether league scores are to come in.
  var isFillDue = false
}

extension JournalScreen.Row {
  /// The time of day by the player's clock; empty for an imported score, whose file has days alone.
  func clock(in zone: ZoneTable) -> String {
    if night != nil { return "" }
    let local = time.advanced(bySeconds: zone.offsetSeconds(at: time))
    return String(local.iso8601.dropFirst(11).prefix(5))
  }
}

/// The view of the template `journal`.
private struct JournalView {
  struct Restore {
    let deleted: Int
    let action = PinballAddress.practice("restore").text
    let hidden: [HiddenField]
  }

  struct Day {
    let date: String
    let title: DayView
    let rows: [JournalRowView]
  }

  let practice = PinballAddress.practice.text
  let deletion = PinballAddress.practice("delete").text
  let restore: Restore?
  let said: Message?
  let opened: OpenedView?
  let hidden: [HiddenField]
  let filters: [TabView]
  let days: [Day]
  let hasEntries: Bool
  let isEmpty: Bool
  let more: String?

  init(_ page: JournalPage, _ ticket: FormTicket) {
    let screen = page.screen
    let filter = HiddenField(name: "filter", value: screen.filter.rawValue)
    hidden = [ticket.field(for: "delete"), filter]
    restore = page.deleted.map { count, back in
      Restore(
        deleted: count,
        hidden: [ticket.field(for: "restore"), filter, HiddenField(name: "back", value: back)]
      )
    }
    said = page.said
    opened = page.isFillDue ? OpenedView(PinballAddress.leagueFill, ticket) : nil
    filters = TimelineFilter.allCases.map { filter in
      TabView(
        filter.title,
        PinballAddress.journal.with("filter", filter.rawValue),
        isCurrent: filter == screen.filter
      )
    }
    days = screen.days.map { day in
      Day(date: day.date, title: DayView(day.date), rows: day.rows.map { JournalRowView($0, page.zone) })
    }
    let rows = screen.days.flatMap(\.rows)
    (hasEntries, isEmpty) = (rows.contains { $0.entry != nil }, rows.isEmpty)
    more =
      rows.count < screen.count
      ? PinballAddress.journal.with("filter", filter.value).with("shown", "\(page.shown * 2)").text : nil
  }
}

/// A row of the journal, as lists show it.
struct JournalRowView {
  let entry: String?
  let heading: Message
  let value: Message?
  let note: Message?
  let game: Message
  let gameAddress: String
  let clock: String
  let change: String?
  let line: Message

  init(_ row: JournalScreen.Row, _ zone: ZoneTable) {
    (entry, heading, game, line) = (row.entry, row.heading.message, row.gameTitle, row.line)
    (value, note) = (row.result, row.remark)
    // A game that is in no library is known by its name only.
    let isListed = row.game != row.gameID && !row.gameID.isEmpty
    let rows = row.gameID.isEmpty ? PinballAddress.journal : PinballAddress.journal.with("game", row.gameID)
    gameAddress = (isListed ? PinballAddress.workspace(row.gameID) : rows).text
    clock = row.clock(in: zone)
    change = row.entry.map { PinballAddress.entry($0).text }
  }
}

/// The view of the template `change-entry`.
private struct ChangeView {
  let journal = PinballAddress.journal.text
  let deletion = PinballAddress.practice("delete").text
  let deletionFields: [HiddenField]
  let action: String
  let heading: Message
  let hidden: [HiddenField]
  let games: [OptionView]
  let isScore: Bool
  let isNote: Bool
  let isVideo: Bool
  let isStudy: Bool
  let score: String
  let decimal: String
  let contexts: [OptionView]
  let tournament: String
  let location: String
  let locations: [String]
  let categories: [OptionView]
  let detail: String
  let value: String
  let percent: String
  /// nil for an imported score, which keeps the league's night.
  let date: String?
  let note: String

  init(_ row: JournalEntry, _ library: PinballLibrary, _ decimal: DecimalMark, _ zone: ZoneTable, _ ticket: FormTicket)
  {
    action = PinballAddress.entry(row.id.text).text
    deletionFields = [ticket.field(for: "delete"), HiddenField(name: "entry-\(row.id.text)", value: "yes")]
    heading = JournalText(row).heading
    hidden = [ticket.field(for: "change")]
    let game = row.gameID
    let known = OptionView.games(library.games, chosen: game)
    let isListed = known.contains(where: \.isChosen)
    let own = isListed || game.isEmpty ? [] : [OptionView(game, Message(verbatim: game), isChosen: true)]
    let none = row.action == .noteAdded ? [OptionView("", Message("No game"), isChosen: game.isEmpty)] : []
    games = none + own + known
    (isScore, isNote, isVideo) = (row.action == .scoreLogged, row.action == .noteAdded, row.action.isVideo)
    isStudy = row.action.task != nil
    (score, self.decimal) = (row.score?.typed ?? "", String(decimal.rawValue))
    contexts = OptionView.contexts(row.scoreContext?.rawValue ?? "practice")
    (tournament, location) = (row.tournamentName ?? "", row.location ?? "")
    locations = library.venues
    detail = row.noteDetail ?? ""
    let category = row.noteCategory?.rawValue ?? ""
    categories = NoteCategory.known.map {
      OptionView($0.rawValue, $0.title, isChosen: $0.rawValue == category)
    }
    (value, note) = (row.videoValue ?? "", row.ownNote ?? "")
    percent = row.progressPercent.map { "\($0)" } ?? ""
    date = row.eventDate == nil ? "\(CivilDate(dayNumber: row.day(in: zone)))" : nil
  }
}
