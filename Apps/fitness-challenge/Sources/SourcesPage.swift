import Domain
import GroupChallenges
import Hypertext
import Pages
import ScoreServer
import ScorebookKit
import Spaces
import WireFormat

extension FitnessSite {
  /// Adds the page that imports check-ins from a list.
  func addSources(to site: Site) {
    site.page("groups/:space/sources") { visit in sources(try await group(visit)) }
    site.form("groups/:space/sources/import", isLarge: true) { visit, form in
      let group = try await group(visit)
      let workbook = try form["workbook"].map { try TableInput.text(ofWorkbook: $0) }
      // A workbook is shown before it is imported.
      let (text, isTrial) = (workbook ?? form.verbatim("list"), form.has("trial") || workbook != nil)
      let zone = try zone(of: form) ?? group.about.rules.zone
      let list = try WorkoutList(text, zone: zone, now: group.now)
      let groups = app.groups(try visit.account())
      let report = try await groups.record(list.workouts, from: "csv", in: group.id, isTrial: isTrial)
      let told = outcome(of: report, list, isTrial: isTrial)
      return .show(sources(group, told: told, list: isTrial ? text : ""))
    }
  }

  private func sources(_ group: GroupView, told: HTML = .empty, list: String = "") -> Page {
    let title = Message("Import workouts · \(group.about.name)")
    let body = HTML {
      h1 { t("Import workouts") }
      told
      importForm(group, list: list)
    }
    return page(title, body, of: group, scripts: ["file.js", "zone.js"])
  }
}

/// What became of an imported list.
@HTMLBuilder
private func outcome(of report: WorkoutReport, _ list: WorkoutList, isTrial: Bool) -> HTML {
  let rest = report.outcomes.filter { $0.verdict != .counted }.prefix(200)
  outcome(report.words(isTrial: isTrial))
  if let unused = list.unused { p(.class("flag")) { text(unused) } }
  if !rest.isEmpty {
    factList(rest) { line in span { t("\(strong: "Line \(line.line ?? 0):") \(line.reason ?? line.verdict.words)") } }
  }
}

/// The form; a list that was not taken stands in it again.
private func importForm(_ group: GroupView, list: String) -> HTML {
  let moment = "2025-06-11T10:00:00+02:00"
  return form(post: GroupAddress.part("sources", "import", of: group.id), as: "import", .class("card")) {
    hidden("zone", group.about.rules.zone.name, .data("zone"))
    field("", t("File"), .file, .accept(tables), id: "file", box: [.hidden]) { hidden("workbook", "") }
    field(
      "list",
      t("Workouts"),
      .area(list),
      .rows(8),
      .required,
      .autocomplete(.off),
      .spellcheck(false),
      .placeholder(Message("id,date,time,note")),
      hint: """
        Paste a table from a spreadsheet. Its first line names the columns: id and date, and also time, zone and note if \
        you like. A column at holds moments such as \(code: "\(moment)") instead. Each id counts once.
        """
    )
    button(.class("primary block")) { t("Import workouts") }
    button(.class("block"), .name("trial"), .value("yes")) { t("Preview") }
  }
}

/// The files that `file.js` reads.
private let tables =
  ".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
