import Domain
import GroupChallenges
import Pages

extension FitnessPages {
  /// Where check-ins come from besides the button.
  func sources(_ view: SourcesView, signedIn: String) throws(TemplateFailure) -> HTML {
    try document(
      "Import and connect · \(view.name)",
      "sources",
      view,
      scripts: ["file.js", "zone.js", "times.js"],
      signedIn: signedIn
    )
  }
}

extension GroupAddress {
  /// Where the owner of a secret tells of workouts.
  static func hook(_ secret: String) -> WebAddress { WebAddress("hooks", secret) }
}

/// What the template `sources` sees.
struct SourcesView {
  /// What came of a list.
  struct Told {
    struct Line {
      let line: Int
      let text: String
    }

    let outcome: String
    let hasLines: Bool
    let lines: [Line]
    /// The list, shown again where it was not taken.
    let list: String

    init(_ report: WorkoutReport, list: String, isTrial: Bool) {
      outcome = isTrial ? "Nothing is recorded yet: \(report.words)" : report.words
      let rest = report.outcomes.filter { $0.verdict != .counted }
      lines = rest.prefix(Self.shown).map { outcome in
        Line(line: outcome.line ?? 0, text: "\(outcome.verdict.words). \(outcome.reason ?? "")")
      }
      hasLines = !lines.isEmpty
      self.list = isTrial ? list : ""
    }

    init(_ problem: String, list: String) {
      (outcome, hasLines, lines, self.list) = ("Nothing was counted. \(problem)", false, [], list)
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

  let group: String
  let name: String
  let zone: String
  let importAction: String
  let connectAction: String
  /// An address that was just made, which is shown once.
  let made: String?
  let told: Told?
  let list: String
  let connected: Connected?

  init(_ view: GroupView, _ hooks: [Hooks.Hook], made: String?, told: Told?) {
    func action(_ command: String) -> String { GroupAddress.part("sources", command, of: view.id).text }
    (group, name, zone) = (GroupAddress.group(view.id).text, view.group.name, view.group.rules.zone.name)
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
