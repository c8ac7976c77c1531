import ArcheryScoring
import Pages

extension ArcheryPages {
  /// Where an entry list is read, and what came of it.
  func entries(_ view: EntriesView, of shoot: TournamentID) throws(TemplateFailure) -> Page {
    try page("Entry list · \(view.name)", "entries", view, of: shoot, scripts: ["file.js"])
  }
}

/// The template `entries` shows this.
struct EntriesView {
  let shoot: String
  let name: String
  let action: String
  let hidden: [HiddenField]
  let list: String
  let done: String?
  /// Which columns were not used; nil where all were.
  let unused: String?
  let hasProblems: Bool
  let problemsTitle: String
  let problems: [EntryList.Problem]

  /// - Parameters:
  ///   - tournament: Into which the list is read.
  ///   - list: Its text, shown again where something is wrong with it.
  ///   - plan: What the list does; nil before one was sent.
  ///   - isDone: Whether that was done.
  ///   - ticket: Makes what is sent count once.
  init(_ tournament: Tournament, list: String = "", _ plan: EntryPlan? = nil, isDone: Bool = false, ticket: FormTicket)
  {
    shoot = ShootAddress.shoot(tournament.id).text
    name = tournament.name
    action = ShootAddress.page("entries", tournament.id).text
    hidden = [ticket.field(for: "entries")]
    self.list = isDone ? "" : list
    done = isDone ? plan?.outcome : nil
    unused = plan?.unused
    problems = plan?.problems ?? []
    hasProblems = !problems.isEmpty
    let lines = Words.count(problems.count, "line", "lines")
    problemsTitle = isDone ? "\(lines) left out" : "Nothing was entered: look at \(lines)"
  }
}

extension EntryPlan {
  /// Which columns were not used, in words; nil where all were.
  var unused: String? {
    guard !unusedColumns.isEmpty else { return nil }
    let titles = unusedColumns.map { "\"\($0)\"" }.joined(separator: ", ")
    return
      "Not used: \(unusedColumns.count == 1 ? "the column" : "the columns") \(titles). Known are name, bow and target."
  }

  /// The outcome in words.
  var outcome: String {
    let words = [
      added > 0 ? "\(Words.count(added, "archer", "archers")) entered" : nil,
      changed > 0 ? "\(changed) changed" : nil, unchanged > 0 ? "\(unchanged) in the roster already" : nil,
    ]
    let text = words.compactMap(\.self).joined(separator: ", ")
    return text.isEmpty ? "Nobody was entered." : "\(text)."
  }
}
