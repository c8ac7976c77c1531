import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  func change(
    _ row: JournalEntry,
    library: PinballLibrary,
    decimal: DecimalMark,
    zone: ZoneTable,
    follows: [ItemPath]
  ) -> Page {
    Page(
      title: Message("Change an entry"),
      body: changePage(row, library, decimal, zone),
      tabs: .practice(PinballAddress.journal),
      scripts: ["fields.js", "entry.js", "pinball.js"],
      follows: follows
    )
  }
}

@HTMLBuilder
private func changePage(
  _ row: JournalEntry,
  _ library: PinballLibrary,
  _ decimal: DecimalMark,
  _ zone: ZoneTable
) -> HTML {
  crumbs(PinballAddress.journal) { t("Back to the journal") }
  h1 { t("Change: \(JournalText(row).heading)") }
  form(post: PinballAddress.entry(row.id.text), as: "change", .class("card")) {
    field("game", t("Game"), .select(gamesOf(row, library)))
    if row.action == .scoreLogged { scoreFields(row, library, decimal) }
    if row.action == .noteAdded { noteFields(row) }
    if row.action.isVideo {
      field("value", t("Progress in words"), .text(row.videoValue ?? ""), .maxlength(200), .autocomplete(.off))
    }
    if row.action.task != nil {
      field(
        "percent",
        t("Percent"),
        .number(row.progressPercent.map { "\($0)" } ?? "", in: 0...100),
        hint: "Leave it empty if you did not note any."
      )
    }
    // An imported score keeps the league's night.
    if row.eventDate == nil {
      field("date", t("Day"), .date("\(CivilDate(dayNumber: row.day(in: zone)))"), .required)
    }
    field("note", t("Note"), .area(row.ownNote ?? ""), .rows(4), .maxlength(10000))
    button(.class("primary block")) { t("Save") }
  }
  form(post: PinballAddress.practice("delete"), as: "delete", asks: "Delete this entry from the journal?") {
    hidden("entry-\(row.id.text)", "yes")
    button(.class("danger block")) { t("Delete entry") }
  }
}

/// The games of the library, after the row's own where it is not among them.
private func gamesOf(_ row: JournalEntry, _ library: PinballLibrary) -> [Choice] {
  let game = row.gameID
  let isListed = library.games.contains { $0.practiceKey == game }
  let own = isListed || game.isEmpty ? [] : [Choice(game, named: game, isChosen: true)]
  let none = row.action == .noteAdded ? [Choice("", Message("No game"), isChosen: game.isEmpty)] : []
  return none + own + gameChoices(library.games, chosen: game)
}

@HTMLBuilder
private func scoreFields(_ row: JournalEntry, _ library: PinballLibrary, _ decimal: DecimalMark) -> HTML {
  scoreField(row.score?.typed ?? "", decimal)
  placeFields(
    context: row.scoreContext?.rawValue ?? ScoreContext.practice.rawValue,
    tournament: row.tournamentName ?? "",
    location: row.location ?? "",
    venues: library.venues
  )
}

@HTMLBuilder
private func noteFields(_ row: JournalEntry) -> HTML {
  field("category", t("Topic"), .select(NoteCategory.known, row.noteCategory, \.title))
  field("detail", t("Detail"), .text(row.noteDetail ?? ""), .maxlength(200), .autocomplete(.off))
}
