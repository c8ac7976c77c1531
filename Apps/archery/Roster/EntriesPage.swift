import ArcheryScoring
import Domain
import Hypertext
import Pages

extension ArcheryPages {
  /// The page that reads an entry list and shows the outcome.
  ///
  /// - Parameters:
  ///   - tournament: The shoot that the list is read into.
  ///   - list: The list's text, shown again if it has faults.
  ///   - plan: The effect of the list; nil before one was sent.
  ///   - isDone: Whether the list was read in.
  ///   - gaps: What Ianseo would guess or leave out.
  /// - Returns: The page.
  func entries(
    _ tournament: Tournament,
    list: String = "",
    _ plan: EntryPlan? = nil,
    isDone: Bool = false,
    gaps: [Message] = []
  ) -> Page {
    let body = HTML {
      crumbs(ShootAddress.shoot(tournament.id)) { t("Back to the shoot") }
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
        a(.class("button"), .href(ShootAddress.page("ianseo.txt", tournament.id)), .download) { t("Save for Ianseo") }
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
  ul(.class("list facts")) {
    for line in lines {
      li {
        span {
          spaced {
            strong { t("Line \(line.line):") }
            text(line.message.message)
          }
        }
      }
    }
  }
}

/// The archers that would be entered, with the columns that the list has.
private func preview(_ plan: EntryPlan, isInSeveralSessions: Bool) -> HTML {
  let columns = PreviewColumns(plan, hasSessions: isInSeveralSessions)
  return section(
    .class("card"),
    .labelled(by: "preview-title"),
    .role(plan.problems.isEmpty ? .status : nil)
  ) {
    h2(.id("preview-title")) { t("\(plan.lines.count) archers. Nothing is added yet.") }
    scrollingTable(labelledBy: "preview-title") {
      thead { tr { columns.titles } }
      tbody { for line in plan.lines { tr { columns.cells(line) } } }
    }
  }
}

/// The columns that not every list has.
private struct PreviewColumns {
  let hasSessions: Bool
  let hasCategories: Bool
  let hasBirthYears: Bool
  let hasGenders: Bool
  let hasLicences: Bool
  let hasWishes: Bool

  init(_ plan: EntryPlan, hasSessions: Bool) {
    self.hasSessions = hasSessions
    hasCategories = plan.lines.contains { $0.category != nil }
    hasBirthYears = plan.lines.contains { $0.birthYear != nil }
    hasGenders = plan.lines.contains { $0.gender != nil }
    hasLicences = plan.lines.contains { !$0.licence.isEmpty }
    hasWishes = !plan.wishes.isEmpty
  }

  @HTMLBuilder var titles: HTML {
    column(t("Line"))
    column(t("Archer"))
    if hasSessions { column(t("Session")) }
    column(t("Target"))
    if hasCategories { column(t("Category")) }
    column(t("Bow"))
    if hasBirthYears { column(t("Year of birth")) }
    if hasGenders { column(t("Gender")) }
    if hasLicences { column(t("Licence number")) }
    if hasWishes { column(t("Wishes")) }
  }

  @HTMLBuilder
  func cells(_ line: EntryPlan.Line) -> HTML {
    td(.class("number")) { text(line.line) }
    th(.scope(.row)) {
      bdi(line.name)
      if let club = line.club { span(.class("row-note")) { bdi(club) } }
    }
    if hasSessions { td { bdi(line.session.message) } }
    td { text(line.target?.text ?? "") }
    if hasCategories { td { if let category = line.category { bdi(category.message) } } }
    td { if let bow = line.bowType { text(bow.label) } }
    if hasBirthYears { td(.class("number")) { if let year = line.birthYear { text(year) } } }
    if hasGenders { td { if let gender = line.gender { text(gender.label) } } }
    if hasLicences { td { bdi(line.licence) } }
    if hasWishes { td { bdi(line.wishes) } }
  }
}

private func entryForm(_ shoot: TournamentID, _ list: String, hasFaults: Bool) -> HTML {
  form(
    post: ShootAddress.page("entries", shoot),
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
