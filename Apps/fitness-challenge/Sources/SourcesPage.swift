import AppKit
import Domain
import GroupChallenges
import Hypertext
import Pages
import Server
import Spaces
import WireFormat

extension FitnessSite {
  /// Adds the page that imports check-ins from a list.
  func addSources(to site: Site) {
    site.page("groups/:space/sources") { visit in try sources(visit, try await group(visit)) }
    site.form("groups/:space/sources/import", isLarge: true) { visit, form in
      let group = try await group(visit)
      let workbook = try form["workbook"].map { try TableInput.text(ofWorkbook: $0) }
      // A workbook is shown before it is imported.
      let (text, isTrial) = (workbook ?? form.verbatim("list"), form.has("trial") || workbook != nil)
      let zone = try zone(of: form) ?? group.about.rules.zone
      let list = try WorkoutList(text, zone: zone, now: group.now)
      let groups = app.groups(try visit.account())
      let report = try await groups.record(list.workouts, from: "csv", in: group.id, isTrial: isTrial)
      return .show(try sources(visit, group, told: SourcesView.Told(report, of: list, text, isTrial: isTrial)))
    }
  }

  private func sources(_ visit: Visit, _ group: GroupView, told: SourcesView.Told? = nil) throws -> Page {
    let view = SourcesView(group, told: told, visit.ticket)
    let title = Message("Import workouts · \(group.about.name)")
    return try page(title, "sources", view, of: group, visit, scripts: ["file.js", "zone.js", "times.js"])
  }
}

/// The template `sources` shows this.
struct SourcesView {
  /// The outcome of an imported list.
  struct Told {
    struct Line {
      let line: Int
      let text: Message
    }

    let outcome: Message
    /// The columns that are not read; nil for none.
    let unused: Message?
    let hasLines: Bool
    let lines: [Line]
    /// The list, shown again where it was not taken.
    let list: String

    init(_ report: WorkoutReport, of workouts: WorkoutList, _ list: String, isTrial: Bool) {
      (outcome, unused) = (report.words(isTrial: isTrial), workouts.unused)
      let rest = report.outcomes.filter { $0.verdict != .counted }
      lines = rest.prefix(Self.shown).map { outcome in
        Line(line: outcome.line ?? 0, text: outcome.reason ?? outcome.verdict.words)
      }
      hasLines = !lines.isEmpty
      self.list = isTrial ? list : ""
    }

    private static let shown = 200
  }

  let zone: String
  let importAction: String
  let moment = "2025-06-11T10:00:00+02:00"
  let told: Told?
  let list: String
  let hidden: [HiddenField]

  init(_ view: GroupView, told: Told?, _ ticket: FormTicket) {
    hidden = [ticket.field(for: "import")]
    zone = view.about.rules.zone.name
    importAction = GroupAddress.part("sources", "import", of: view.id).text
    (self.told, list) = (told, told?.list ?? "")
  }
}
