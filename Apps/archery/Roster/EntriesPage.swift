import ArcheryScoring
import Domain
import Pages

extension ArcheryPages {
  /// Where an entry list is read, and what came of it.
  func entries(_ view: EntriesView, of shoot: TournamentID) throws(TemplateFailure) -> Page {
    try page(Message("Entry list · \(view.name)"), "entries", view, of: shoot, scripts: ["file.js"])
  }
}

/// The template `entries` shows this.
struct EntriesView {
  let shoot: String
  let name: String
  let ianseo: String
  let action: String
  let hidden: [HiddenField]
  let list: String
  let done: Message?
  /// Which columns were not used; nil where all were.
  let unused: Message?
  let hasProblems: Bool
  let problemsTitle: Message
  let problems: [Problem]
  let hasRepeats: Bool
  let repeatsTitle: Message
  let repeats: [Problem]

  /// The fault of one line.
  struct Problem {
    let line: Int
    let message: Message

    init(_ problem: EntryList.Problem) { (line, message) = (problem.line, problem.message.message) }
  }

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - tournament: The shoot that the list is read into.
  ///   - list: The list's text, shown again if it has faults.
  ///   - plan: The effect of the list; nil before one was sent.
  ///   - isDone: Whether the list was read in.
  ///   - ticket: The form's ticket.
  init(_ tournament: Tournament, list: String = "", _ plan: EntryPlan? = nil, isDone: Bool = false, ticket: FormTicket)
  {
    shoot = ShootAddress.shoot(tournament.id).text
    name = tournament.name
    action = ShootAddress.page("entries", tournament.id).text
    ianseo = ShootAddress.page("ianseo.txt", tournament.id).text
    hidden = [ticket.field(for: "entries")]
    self.list = isDone ? "" : list
    done = isDone ? plan?.outcome : nil
    unused = plan?.unused
    problems = (plan?.problems ?? []).map(Problem.init)
    repeats = (plan?.repeats ?? []).map(Problem.init)
    hasRepeats = !repeats.isEmpty
    repeatsTitle = Message("\(repeats.count) duplicate lines")
    hasProblems = !problems.isEmpty
    problemsTitle =
      isDone
      ? Message("\(problems.count) lines skipped") : Message("Nothing was added. Check \(problems.count) lines.")
  }
}

extension EntryPlan {
  /// Which columns were not used, in words; nil where all were.
  var unused: Message? {
    guard !unusedColumns.isEmpty else { return nil }
    let titles = unusedColumns.map { "\"\($0)\"" }.joined(separator: ", ")
    return Message("Columns not used: \(titles). The list can have name, bow and target.")
  }

  /// The outcome in words.
  var outcome: Message {
    let words = [
      added > 0 ? Message("\(added) archers added") : nil, changed > 0 ? Message("\(changed) archers changed") : nil,
      unchanged > 0 ? Message("\(unchanged) archers on the roster already") : nil,
    ]
    .compactMap(\.self)
    return words.isEmpty ? Message("No archers added.") : "\(words.joined(separator: ", "))."
  }
}
