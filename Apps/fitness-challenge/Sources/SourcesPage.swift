import AppKit
import Domain
import GroupChallenges
import Pages
import Server
import Spaces
import WireFormat

extension FitnessSite {
  /// Where check-ins come from besides the button: lists, watches and other services.
  func addSources(to site: Site) {
    addHook(to: site)
    site.page("groups/:space/sources") { visit in try await sources(visit, try await group(visit)) }
    site.form("groups/:space/sources/import") { visit, form in
      let group = try await group(visit)
      let (text, isTrial) = (form.verbatim("list"), form.has("trial"))
      let zone = try zone(of: form) ?? group.about.rules.zone
      let list = try WorkoutList(text, zone: zone, now: group.now)
      let groups = app.groups(try visit.account())
      let report = try await groups.record(list.workouts, from: "csv", in: group.id, isTrial: isTrial)
      return .show(try await sources(visit, group, told: SourcesView.Told(report, list: text, isTrial: isTrial)))
    }
    site.form("groups/:space/sources/connect") { visit, form in
      let name = try form.text("name")
      let group = try await group(visit)
      let secret = try await app.installation.hooks.make(for: group.viewer, in: group.id, named: name)
      let address = frame.address(visit.context) + GroupAddress.hook(secret).text
      return .show(try await sources(visit, group, made: address))
    }
    site.form("groups/:space/sources/end", asks: true) { visit, form in
      let hook = try form.text("hook")
      let group = try await group(visit)
      try await app.installation.hooks.end(hook, of: group.viewer)
      return .goTo(GroupAddress.part("sources", of: group.id))
    }
  }

  private func sources(
    _ visit: Visit,
    _ group: GroupView,
    made: String? = nil,
    told: SourcesView.Told? = nil
  ) async throws -> Page {
    let hooks = try await app.installation.hooks.open(of: group.viewer, in: group.id)
    let view = SourcesView(group, hooks, made: made, told: told, visit.ticket)
    let scripts = ["file.js", "zone.js", "times.js"]
    let title = Message("Import and connect · \(group.about.name)")
    return try page(title, "sources", view, of: group, visit, scripts: scripts)
  }
}

extension GroupAddress {
  /// Where the owner of a secret tells of workouts.
  static func hook(_ secret: String) -> WebAddress { WebAddress("hooks", secret) }
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
    let hasLines: Bool
    let lines: [Line]
    /// The list, shown again where it was not taken.
    let list: String

    init(_ report: WorkoutReport, list: String, isTrial: Bool) {
      outcome = report.words(isTrial: isTrial)
      let rest = report.outcomes.filter { $0.verdict != .counted }
      lines = rest.prefix(Self.shown).map { outcome in
        Line(line: outcome.line ?? 0, text: outcome.reason ?? outcome.verdict.words)
      }
      hasLines = !lines.isEmpty
      self.list = isTrial ? list : ""
    }

    private static let shown = 200
  }

  struct Connected {
    struct Hook {
      let name: String
      let date: String
      let timestamp: String
      let action: String
      let field: HiddenField
    }

    let hooks: [Hook]
  }

  let zone: String
  let importAction: String
  let connectAction: String
  /// An address that was just made, which is shown once.
  let made: String?
  let workout = WorkoutExample.workout
  /// The JSON of a streak, for a group that takes streaks from another program.
  let streak: String?
  let moment = "2025-06-11T10:00:00+02:00"
  let told: Told?
  let list: String
  let connected: Connected?
  let hidden: [HiddenField]

  init(_ view: GroupView, _ hooks: [Hooks.Hook], made: String?, told: Told?, _ ticket: FormTicket) {
    hidden = [ticket.field(for: "import")]
    func action(_ command: String) -> String { GroupAddress.part("sources", command, of: view.id).text }
    zone = view.about.rules.zone.name
    streak = view.about.rules.streaks == .external ? WorkoutExample.streak : nil
    (importAction, connectAction) = (action("import"), action("connect"))
    (self.made, self.told, list) = (made, told, told?.list ?? "")
    let rows = hooks.map { hook in
      let moment = MomentView(hook.madeAt)
      return Connected.Hook(
        name: hook.name,
        date: moment.date,
        timestamp: moment.timestamp,
        action: action("end"),
        field: HiddenField(name: "hook", value: hook.id)
      )
    }
    connected = rows.isEmpty ? nil : Connected(hooks: rows)
  }
}
