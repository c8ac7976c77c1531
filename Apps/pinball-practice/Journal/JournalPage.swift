import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  func journal(_ journal: JournalPage, follows: [ItemPath]) -> Page {
    Page(
      title: Message("Journal"),
      body: journalPage(journal),
      tabs: .practice(PinballAddress.journal),
      scripts: ["fields.js", "pinball.js"],
      follows: follows,
      json: journal.screen
    )
  }
}

struct JournalPage {
  let screen: JournalScreen
  let zone: ZoneTable
  let shown: Int
  /// The number of deleted rows, and the id that restores them.
  var deleted: (count: Int, back: String)?
  var said: Message?
  /// Whether the list has what was only looked at.
  var showsViews = true
  /// Whether league scores are to come in.
  var isFillDue = false
}

@HTMLBuilder
private func journalPage(_ page: JournalPage) -> HTML {
  let (screen, filter) = (page.screen, page.screen.filter)
  let rows = screen.days.flatMap(\.rows)
  h1 { t("Journal") }
  if let (count, back) = page.deleted {
    receipt(t("\(count) rows deleted.")) {
      undoForm(PinballAddress.practice("restore"), as: "restore") {
        hidden("filter", filter.rawValue)
        hidden("back", back)
      }
    }
  }
  if let said = page.said { outcome(said) }
  tabs(
    Message("Show"),
    TimelineFilter.allCases.map {
      Page.Link($0.title, PinballAddress.journal.with("filter", $0.rawValue), isCurrent: $0 == filter)
    },
    "kinds",
    .true
  )
  if filter.hasViews {
    p {
      a(.href(PinballAddress.journal.with("filter", filter.rawValue).with("views", page.showsViews ? "no" : "yes"))) {
        if page.showsViews { t("Hide what you looked at") } else { t("Show what you looked at") }
      }
    }
  }
  if page.isFillDue { openedForm(PinballAddress.leagueFill) }
  form(post: PinballAddress.practice("delete"), as: "delete", asks: "Delete the selected entries?", .data("days")) {
    hidden("filter", filter.rawValue)
    for day in screen.days { journalDay(day, page.zone) }
    if rows.contains(where: { $0.entry != nil }) {
      button(.class("danger block")) { t("Delete selected rows") }
    }
  }
  // The form of the button behind each row: one row, with Undo instead of a question.
  form(post: PinballAddress.practice("delete"), as: "delete-row", .id("delete-row")) {
    hidden("filter", filter.rawValue)
    hidden("row", "yes")
  }
  if rows.isEmpty { emptyState { t("No entries yet. \(a: "Log your first entry", .href(PinballAddress.practice))") } }
  if rows.count < screen.count {
    moreLink(PinballAddress.journal.with("filter", filter.rawValue).with("shown", "\(page.shown * 2)"), t("Show more"))
  }
}

private func journalDay(_ day: JournalScreen.Day, _ zone: ZoneTable) -> HTML {
  section(.labelled(by: "day-\(day.date)")) {
    h2(.class("section-title"), .id("day-\(day.date)")) { time(day.date) }
    ul(.class("list rows")) {
      for row in day.rows {
        li(.class("card entry-row")) {
          if let entry = row.entry {
            swipeRow {
              label(.class("pick")) {
                control("entry-\(entry)", .checkbox("yes"))
                span(.class("unseen")) { t("Select \(row.line)") }
              }
              rowMiddle(row, zone)
            } behind: {
              a(.class("button"), .href(PinballAddress.entry(entry)), .tabindex(-1)) { t("Change") }
              button(.class("danger"), .of(form: "delete-row"), .name("entry-\(entry)"), .value("yes"), .tabindex(-1)) {
                t("Delete")
              }
            }
          } else {
            rowMiddle(row, zone)
          }
        }
      }
    }
  }
}

@HTMLBuilder
private func rowMiddle(_ row: JournalScreen.Row, _ zone: ZoneTable) -> HTML {
  span(.class("what")) {
    strong { text(row.heading.message) }
    a(.href(row.gameAddress)) { bdi(row.gameTitle) }
    rowRemarks(row)
  }
  rowEnd(row, zone)
}

extension TimelineFilter {
  /// Whether the filter also shows what was only looked at.
  fileprivate var hasViews: Bool { self == .all || self == .study }
}

/// What a row of the journal says below its heading.
@HTMLBuilder
func rowRemarks(_ row: JournalScreen.Row) -> HTML {
  if let result = row.result { span(.class("value")) { text(result) } }
  if let remark = row.remark { span(.class("quiet note")) { bdi(remark) } }
}

func rowEnd(_ row: JournalScreen.Row, _ zone: ZoneTable) -> HTML {
  span(.class("quiet when")) {
    text(row.clock(in: zone))
    if let entry = row.entry {
      a(.href(PinballAddress.entry(entry)), .label(Message("Change \(row.line)"))) { t("Change") }
    }
  }
}

extension JournalScreen.Row {
  /// The time of day by the player's clock; empty for an imported score, whose file has days alone.
  func clock(in zone: ZoneTable) -> String {
    if night != nil { return "" }
    let local = time.advanced(bySeconds: zone.offsetSeconds(at: time))
    return String(local.iso8601.dropFirst(11).prefix(5))
  }

  /// The work with the game; its rows for a game that is in no library, which is known by its name only.
  fileprivate var gameAddress: WebAddress {
    if gameID.isEmpty { return PinballAddress.journal }
    return game == gameID ? PinballAddress.journal.with("game", gameID) : PinballAddress.workspace(gameID)
  }
}
