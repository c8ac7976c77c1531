import Domain
import Pages
import Pinball
import Server

extension PinballPages {
  /// What was done, day by day.
  func journal(_ journal: JournalPage, ticket: FormTicket, follows: [Path]) throws(TemplateFailure) -> Page {
    try page(
      "Journal",
      "journal",
      JournalView(journal, ticket),
      in: .practice(.journal),
      scripts: ["opened.js", "zone.js"],
      follows: follows,
      json: journal.screen
    )
  }

  /// One row of the journal, to be changed; where that was refused, with what was typed.
  func change(
    _ row: JournalEntry,
    library: PinballLibrary,
    refused: RefusedChange?,
    ticket: FormTicket,
    follows: [Path]
  ) throws(TemplateFailure) -> Page {
    try page(
      "Change an entry",
      "change-entry",
      ChangeView(row, library, refused, ticket),
      in: .practice(.journal),
      scripts: ["entry.js", "zone.js"],
      follows: follows
    )
  }
}

/// The journal, and what was just done to it.
struct JournalPage {
  let screen: JournalScreen
  let zone: ZoneTable
  let shown: Int
  /// How many rows were deleted, and what brings them back.
  var deleted: (count: Int, back: String)?
  var said: String?
  /// Whether league scores are to come in.
  var isFillDue = false
}

extension JournalScreen.Row {
  /// When it was, by the player's clock.
  func clock(in zone: ZoneTable) -> String {
    let local = time.advanced(bySeconds: zone.offsetSeconds(at: time))
    return String(local.iso8601.dropFirst(11).prefix(5))
  }
}

/// What the template `journal` sees.
private struct JournalView {
  struct Restore {
    let deleted: String
    let action = PinballAddress.practice("restore").text
    let hidden: [HiddenField]
  }

  struct Day {
    let date: String
    let title: String
    let rows: [JournalRowView]
  }

  let practice = PinballAddress.practice.text
  let deletion = PinballAddress.practice("delete").text
  let restore: Restore?
  let said: String?
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
        deleted: Words.count(count, "row", "rows"),
        hidden: [ticket.field(for: "restore"), filter, HiddenField(name: "back", value: back)]
      )
    }
    said = page.said
    opened = page.isFillDue ? OpenedView(PinballAddress.leagueFill, ticket) : nil
    filters = TimelineFilter.allCases.map { filter in
      TabView(
        filter.rawValue.capitalizedFirst,
        PinballAddress.journal.with("filter", filter.rawValue),
        isCurrent: filter == screen.filter
      )
    }
    days = screen.days.map { day in
      let title = day.rows.first.map { row in
        MomentView(row.time.advanced(bySeconds: page.zone.offsetSeconds(at: row.time))).date
      }
      return Day(date: day.date, title: title ?? day.date, rows: day.rows.map { JournalRowView($0, page.zone) })
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
  let heading: String
  let value: String?
  let note: String?
  let game: String
  let gameAddress: String
  let clock: String
  let change: String?
  let line: String

  init(_ row: JournalScreen.Row, _ zone: ZoneTable) {
    (entry, heading, note, game, line) = (row.entry, row.heading, row.note, row.game, row.line)
    value = row.value.map { $0.hasPrefix("\(row.heading): ") ? String($0.dropFirst(row.heading.count + 2)) : $0 }
    // A game that is in no library is known by its name only.
    let isListed = row.game != row.gameID && !row.gameID.isEmpty
    let rows = row.gameID.isEmpty ? PinballAddress.journal : PinballAddress.journal.with("game", row.gameID)
    gameAddress = (isListed ? PinballAddress.workspace(row.gameID) : rows).text
    clock = row.clock(in: zone)
    change = row.entry.map { PinballAddress.entry($0).text }
  }
}

/// A change of a row that was not taken: what was typed, and what is wrong with it.
struct RefusedChange {
  let form: Form
  let problem: PracticeRefusal
}

/// What the template `change-entry` sees.
private struct ChangeView {
  let journal = PinballAddress.journal.text
  let deletion = PinballAddress.practice("delete").text
  let deletionFields: [HiddenField]
  let action: String
  let heading: String
  let problem: String?
  let hidden: [HiddenField]
  let games: [OptionView]
  let isScore: Bool
  let isNote: Bool
  let isVideo: Bool
  let isStudy: Bool
  let score: String
  let contexts: [OptionView]
  let tournament: String
  let categories: [OptionView]
  let detail: String
  let value: String
  let percent: String
  let note: String

  init(_ row: JournalEntry, _ library: PinballLibrary, _ refused: RefusedChange?, _ ticket: FormTicket) {
    func shown(_ field: String, _ present: String?) -> String {
      guard let form = refused?.form, form.has(field) else { return present ?? "" }
      return form.verbatim(field)
    }
    action = PinballAddress.entry(row.id.text).text
    deletionFields = [ticket.field(for: "delete"), HiddenField(name: "entry-\(row.id.text)", value: "yes")]
    (heading, problem) = (JournalText(row).heading, refused?.problem.description)
    hidden = [ticket.field(for: "change")]
    let game = shown("game", row.gameID)
    let known = OptionView.games(library.games, chosen: game)
    let isListed = known.contains(where: \.isChosen)
    let own = isListed || game.isEmpty ? [] : [OptionView(game, game, isChosen: true)]
    let none = row.action == .noteAdded ? [OptionView("", "None", isChosen: game.isEmpty)] : []
    games = none + own + known
    (isScore, isNote, isVideo) = (row.action == .scoreLogged, row.action == .noteAdded, row.action.isVideo)
    isStudy = row.action.task != nil
    score = shown("score", row.score?.grouped)
    contexts = OptionView.contexts(shown("context", row.scoreContext?.rawValue ?? "practice"))
    tournament = shown("tournament", row.tournamentName)
    detail = shown("detail", row.noteDetail)
    let category = shown("category", row.noteCategory?.rawValue)
    categories = NoteCategory.known.map {
      OptionView($0.rawValue, $0.rawValue.capitalizedFirst, isChosen: $0.rawValue == category)
    }
    (value, note) = (shown("value", row.videoValue), shown("note", row.note))
    percent = shown("percent", row.progressPercent.map { "\($0)" })
  }
}
