import ArcheryScoring
import Domain
import Hypertext
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
  /// What is said about lines that stop nothing.
  let notes: [Notes]
  /// What Ianseo would guess or leave out.
  let gaps: [Message]

  /// Lines of one kind of which something is said.
  struct Notes {
    let title: Message
    let lines: [Problem]
  }

  /// The archers of a list before they are entered.
  struct Preview {
    let title: Message
    let hasSessions: Bool
    let hasCategories: Bool
    let hasBirthYears: Bool
    let hasGenders: Bool
    let hasLicences: Bool
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
    let birthYear: Cell?
    let gender: Cell?
    let licence: Cell?
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
  ///   - gaps: What Ianseo would guess or leave out.
  ///   - ticket: The form's ticket.
  init(
    _ tournament: Tournament,
    list: String = "",
    _ plan: EntryPlan? = nil,
    isDone: Bool = false,
    gaps: [Message] = [],
    ticket: FormTicket
  ) {
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
    let (repeats, ignored) = (plan?.repeats ?? [], plan?.ignored ?? [])
    notes = [
      Notes(title: Message("\(repeats.count) duplicate lines"), lines: repeats.map(Problem.init)),
      Notes(title: Message("\(ignored.count) lines are not fully used"), lines: ignored.map(Problem.init)),
    ]
    .filter { !$0.lines.isEmpty }
    self.gaps = gaps
    hasProblems = !problems.isEmpty
    problemsTitle =
      isDone
      ? Message("\(problems.count) lines skipped") : Message("Nothing was added. Check \(problems.count) lines.")
  }
}

extension EntriesView.Preview {
  fileprivate init?(_ plan: EntryPlan, isInSeveralSessions: Bool) {
    if plan.lines.isEmpty { return nil }
    func has(_ isGiven: (EntryPlan.Line) -> Bool) -> Bool { plan.lines.contains(where: isGiven) }
    func cell(_ isShown: Bool, _ text: String) -> EntriesView.Cell? {
      isShown ? EntriesView.Cell(text: Message(verbatim: text)) : nil
    }
    let (hasBirthYears, hasGenders) = (has { $0.birthYear != nil }, has { $0.gender != nil })
    let (hasLicences, hasWishes) = (has { !$0.licence.isEmpty }, !plan.wishes.isEmpty)
    title = Message("\(plan.lines.count) archers. Nothing is added yet.")
    hasSessions = isInSeveralSessions
    hasCategories = has { $0.category != nil }
    (self.hasBirthYears, self.hasGenders) = (hasBirthYears, hasGenders)
    (self.hasLicences, self.hasWishes) = (hasLicences, hasWishes)
    rows = plan.lines.map { line in
      EntriesView.Row(
        line: line.line,
        name: line.name,
        club: line.club,
        bow: line.bowType?.label,
        target: line.target?.text ?? "",
        session: isInSeveralSessions ? EntriesView.Cell(text: line.session.message) : nil,
        category: line.category.map { EntriesView.Cell(text: $0.message) },
        birthYear: cell(hasBirthYears, line.birthYear.map { "\($0)" } ?? ""),
        gender: hasGenders ? EntriesView.Cell(text: line.gender?.label ?? "") : nil,
        licence: cell(hasLicences, line.licence),
        wishes: cell(hasWishes, line.wishes)
      )
    }
  }
}

extension EntryPlan {
  /// What is said about the list and its lines that stops nothing.
  var remarks: [Message] {
    [unused].compactMap(\.self) + (repeats + ignored).map { Message("Line \($0.line): \($0.message.message)") }
  }

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
