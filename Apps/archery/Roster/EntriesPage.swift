import ArcheryScoring
import Domain
import Hypertext
import Pages

extension ArcheryPages {
  /// The page that reads an entry list and shows the outcome.
  ///
  /// `list` is shown again if it has faults. `plan` is its effect, nil before one was sent. `gaps` say what Ianseo
  /// would guess or leave out.
  func entries(
    _ tournament: Tournament,
    list: String = "",
    _ plan: EntryPlan? = nil,
    isDone: Bool = false,
    gaps: [Message] = []
  ) -> Page {
    let body = HTML {
      crumbs(TournamentAddress.shoot(tournament.id)) { t("Back to the shoot") }
      h1 { t("Entry list · \(bdi: tournament.name)") }
      if let plan { effect(of: plan, isDone: isDone, isInSeveralSessions: tournament.sessions.count > 1) }
      entryForm(tournament.id, isDone ? "" : list, hasFaults: plan?.problems.isEmpty == false)
      p(.class("hint")) {
        t(
          """
          Score for these archers yourself, or choose scorers on each archer’s page. \
          An archer with an account taps “That’s me” on the shoot’s page.
          """
        )
      }
      for gap in gaps { p(.class("flag")) { text(gap) } }
      p {
        a(.class("button"), .href(TournamentAddress.page("ianseo.txt", tournament.id)), .download) {
          t("Save for Ianseo")
        }
      }
    }
    return page(Message("Entry list · \(tournament.name)"), body, of: tournament.id, scripts: ["file.js"])
  }
}

/// What a list has done or would do, and what is said about its lines.
@HTMLBuilder
private func effect(of plan: EntryPlan, isDone: Bool, isInSeveralSessions: Bool) -> HTML {
  if isDone { outcome(plan.outcome) }
  if let unused = plan.unused { p(.class("flag")) { text(unused) } }
  if !plan.repeats.isEmpty { notes(t("\(plan.repeats.count) duplicate lines"), plan.repeats) }
  if !plan.ignored.isEmpty { notes(t("\(plan.ignored.count) lines are not fully used"), plan.ignored) }
  if !plan.problems.isEmpty {
    let count = plan.problems.count
    faultyLines(
      isDone ? t("\(count) lines skipped") : t("Nothing was added. Check \(count) lines."),
      plan.problems
    )
  }
  if !isDone, !plan.lines.isEmpty { preview(plan, isInSeveralSessions: isInSeveralSessions) }
}

/// What is said about lines that stops nothing.
private func notes(_ title: HTML, _ lines: [EntryList.Problem]) -> HTML {
  section(.class("card"), .role(.status)) {
    h2 { title }
    lineList(lines)
  }
}

/// The lines of a sent list that have faults.
func faultyLines(_ title: HTML, _ lines: [EntryList.Problem]) -> HTML {
  section(
    .class("card fault"),
    .id("form-fault"),
    .labelled(by: "problems-title"),
    .role(.alert),
    .tabindex(-1),
    .autofocus
  ) {
    h2(.id("problems-title")) { title }
    lineList(lines)
  }
}

private func lineList(_ lines: [EntryList.Problem]) -> HTML {
  factList(lines) { line in
    span {
      spaced {
        strong { t("Line \(line.line):") }
        text(line.message.message)
      }
    }
  }
}

/// The archers that would be entered, with the columns that the list has.
private func preview(_ plan: EntryPlan, isInSeveralSessions: Bool) -> HTML {
  section(
    .class("card"),
    .labelled(by: "preview-title"),
    .role(plan.problems.isEmpty ? .status : nil)
  ) {
    h2(.id("preview-title")) { t("\(plan.lines.count) archers. Nothing is added yet.") }
    previewTable(plan, hasSessions: isInSeveralSessions)
  }
}

private func previewTable(_ plan: EntryPlan, hasSessions: Bool) -> HTML {
  let lines = plan.lines
  return dataTable(Message("Preview"), lines) {
    Column.rank(Message("Line")) { text($0.line) }
    Column.name(Message("Archer")) { line in
      bdi(line.name)
      if let club = line.club { span(.class("row-note")) { bdi(club) } }
    }
    if hasSessions { Column.fact(Message("Session")) { bdi($0.session.message) } }
    Column.fact(Message("Target")) { text($0.target?.text ?? "") }
    if lines.contains(where: { $0.category != nil }) {
      Column.fact(Message("Category")) { line in if let category = line.category { bdi(category.message) } }
    }
    Column.fact(Message("Bow")) { line in if let bow = line.bowType { text(bow.label) } }
    if lines.contains(where: { $0.birthYear != nil }) {
      Column.fact(Message("Year of birth")) { line in if let year = line.birthYear { text(year) } }
    }
    if lines.contains(where: { $0.gender != nil }) {
      Column.fact(Message("Gender")) { line in if let gender = line.gender { text(gender.label) } }
    }
    if lines.contains(where: { !$0.licence.isEmpty }) { Column.fact(Message("Licence number")) { bdi($0.licence) } }
    if !plan.wishes.isEmpty { Column.fact(Message("Wishes")) { bdi($0.wishes) } }
  }
}

private func entryForm(_ shoot: TournamentID, _ list: String, hasFaults: Bool) -> HTML {
  form(
    post: TournamentAddress.page("entries", shoot),
    as: "entries",
    .described(by: hasFaults ? "form-fault" : nil)
  ) {
    tableFile
    field(
      "list",
      t("Archers"),
      .area(list),
      .rows(12),
      .required,
      .autocomplete(.off),
      .spellcheck(false),
      .placeholder("name,bow,target"),
      hint: """
        Paste a table from a spreadsheet. Its first line names the columns: name, bow, session, target, club, birth year, \
        gender, licence, wishes. Only the name is needed. Ianseo’s entry list is read, too. Archers already on the roster \
        stay, with the bow and target given here, so you can import a list again.
        """
    )
    if hasFaults { choice("skip", .checkbox("yes")) { strong { t("Skip these lines") } } }
    if !list.isEmpty { button(.class("primary block")) { t("Add archers") } }
    button(.class(list.isEmpty ? "primary block" : "block"), .name("preview"), .value("yes")) { t("Preview") }
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

  var outcome: Message {
    let words = [
      added > 0 ? Message("\(added) archers added") : nil, changed > 0 ? Message("\(changed) archers changed") : nil,
      unchanged > 0 ? Message("\(unchanged) archers on the roster already") : nil,
    ]
    .compactMap(\.self)
    return words.isEmpty ? Message("No archers added.") : "\(words.joined(separator: ", "))."
  }
}
