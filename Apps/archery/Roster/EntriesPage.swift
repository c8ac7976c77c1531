import ArcheryScoring
import Domain
import Pages

extension ArcheryPages {
  /// The page that reads an entry list and shows the outcome.
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
  /// Whether a list is there, so that its archers can be added.
  let hasList: Bool
  let done: Message?
  /// The archers that would be entered; nil before a list was sent, and once it was read in.
  let preview: Preview?
  /// The unused columns; nil for none.
  let unused: Message?
  let hasProblems: Bool
  let problemsTitle: Message
  let problems: [Problem]
  let hasRepeats: Bool
  let repeatsTitle: Message
  let repeats: [Problem]

  /// The archers of a list before they are entered.
  struct Preview {
    let title: Message
    let hasSessions: Bool
    let hasCategories: Bool
    let hasWishes: Bool
    let rows: [Row]
  }

  /// One archer of the preview; the columns that it shows are as ``Preview`` says.
  struct Row {
    let line: Int
    let name: String
    let club: String?
    let bow: Message?
    let target: String
    let session: Cell?
    let category: Cell?
    let wishes: Cell?
  }

  /// A cell of a column that not every list has.
  struct Cell {
    let text: Message
  }

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
    hasList = !self.list.isEmpty
    preview = isDone ? nil : plan.flatMap { Preview($0, isInSeveralSessions: tournament.sessions.count > 1) }
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

extension EntriesView.Preview {
  fileprivate init?(_ plan: EntryPlan, isInSeveralSessions: Bool) {
    if plan.lines.isEmpty { return nil }
    let hasWishes = !plan.wishes.isEmpty
    title = Message("\(plan.lines.count) archers. Nothing is added yet.")
    hasSessions = isInSeveralSessions
    hasCategories = plan.lines.contains { $0.category != nil }
    self.hasWishes = hasWishes
    rows = plan.lines.map { line in
      EntriesView.Row(
        line: line.line,
        name: line.name,
        club: line.club,
        bow: line.bowType?.label,
        target: line.target?.text ?? "",
        session: isInSeveralSessions ? EntriesView.Cell(text: line.session.message) : nil,
        category: line.category.map { EntriesView.Cell(text: $0.message) },
        wishes: hasWishes ? EntriesView.Cell(text: Message(verbatim: line.wishes)) : nil
      )
    }
  }
}

extension EntryPlan {
  /// The unused columns in words; nil for none.
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
