import Domain
import Pages
import Pinball
import Server

extension PinballPages {
  /// What was done, day by day.
  func journal(_ page: JournalPage, signedIn: String) throws(TemplateFailure) -> HTML {
    try document("Journal", "journal", JournalView(page), in: .practice, scripts: ["zone.js"], signedIn: signedIn)
  }

  /// One row of the journal, to be changed; where that was refused, with what was typed.
  func change(
    _ row: JournalEntry,
    library: PinballLibrary,
    refused: RefusedChange?,
    ticket: FormTicket,
    signedIn: String
  ) throws(TemplateFailure) -> HTML {
    try document(
      "Change an entry",
      "change-entry",
      ChangeView(row, library, refused, ticket),
      in: .practice,
      scripts: ["entry.js", "zone.js"],
      signedIn: signedIn
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
    let back: String
  }

  struct Day {
    let date: String
    let title: String
    let rows: [JournalRowView]
  }

  let tabs = TabView.practice(.journal)
  let practice = PinballAddress.practice.text
  let deletion = PinballAddress.practice("delete").text
  let restore: Restore?
  let said: String?
  let filter: String
  let filters: [TabView]
  let days: [Day]
  let hasEntries: Bool
  let isEmpty: Bool
  let more: String?

  init(_ page: JournalPage) {
    let screen = page.screen
    filter = screen.filter.rawValue
    restore = page.deleted.map { Restore(deleted: Words.count($0.count, "row", "rows"), back: $0.back) }
    said = page.said
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
      ? PinballAddress.journal.with("filter", filter).with("shown", "\(page.shown * 2)").text : nil
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
  let action: String
  let entry: String
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
    (action, entry) = (PinballAddress.entry(row.id.text).text, row.id.text)
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
