package import Domain
package import Leaderboards

/// The effect that an entry list would have on a tournament.
///
/// An archer of the list with a name in the roster stays the same archer, with the bow and target of the list. So a
/// list that is read again adds no archer twice.
package struct EntryPlan: Hashable, Sendable {
  /// The faults of the list, and of lines that conflict with the roster, in order.
  ///
  /// These lines do nothing.
  package let problems: [EntryList.Problem]
  /// Of the list: lines that say the same as others, which stop nothing.
  package let repeats: [EntryList.Problem]
  /// Of the list: lines of which something is not used, which stop nothing.
  package let ignored: [EntryList.Problem]
  /// The columns of the list that were not read.
  package let unusedColumns: [String]
  package let steps: [TournamentStep]
  package let added: Int
  package let changed: Int
  /// The number of archers already in the roster, just as listed.
  package let unchanged: Int
  /// The archers of the good lines as they would be entered, in order of the lines.
  package let lines: [Line]
  /// The wishes of the good lines; documents hold them, and no event does.
  package let wishes: [PlayerID: String]
  /// What the good lines say and no event holds; documents hold it.
  package let facts: [PlayerID: ExchangeFacts]

  /// One archer as a good line would enter the archer.
  package struct Line: Codable, Hashable, Sendable {
    /// The line, from 1.
    package let line: Int
    package let name: String
    package let session: ScreenText
    package let target: TargetPlace?
    /// The name of the category, or that the archer fits none; nil where the shoot has no list of categories.
    package let category: ScreenText?
    package let bowType: BowType?
    package let club: String?
    /// The archer's wishes about the place; empty if not given.
    package let wishes: String
    /// The year of birth that the line states; nil if not given.
    package let birthYear: Int?
    package let gender: Gender?
    /// The licence number that the line states; empty if not given.
    package let licence: String
  }
}

extension Tournament {
  /// Plans what a list would do.
  ///
  /// `key` makes the ids of the steps, and the register fills what the lines leave out: a name, and a bow.
  ///
  /// - Throws: ``Domain/Refusal/tooMuchWork`` at the end of the request's time.
  package func plan(
    entering list: EntryList,
    as key: String,
    with register: RegisterIndex = .empty
  ) throws(Refusal) -> EntryPlan {
    let (entries, unknown) = try list.entries(with: register)
    let (changed, foreign) = withSessions(of: list)
    var planner = EntryPlanner(changed, entries, stated: list.entries)
    try planner.plan()
    let sessions = changed.sessions == self.sessions ? [] : [TournamentCommand.setSessions(changed.sessions)]
    let commands = sessions + planner.clearing + planner.moves + planner.commands + planner.entrants
    return EntryPlan(
      problems: (list.problems + unknown + planner.problems).sorted { $0.line < $1.line },
      repeats: list.repeats,
      ignored: list.ignored + foreign,
      unusedColumns: list.unusedColumns,
      steps: commands.steps(as: key),
      added: planner.added,
      changed: planner.changed,
      unchanged: planner.unchanged,
      lines: planner.shown,
      wishes: planner.wishes,
      facts: planner.facts
    )
  }

  /// The shoot with the sessions that a list describes: those that there are get the names, and further ones are added.
  private func withSessions(of list: EntryList) -> (Tournament, foreign: [EntryList.Problem]) {
    var (after, foreign) = (self, [EntryList.Problem]())
    for (number, session) in list.sessions.sorted(by: { $0.key < $1.key }) {
      do throws(Refusal) {
        var sessions = after.sessions
        guard number <= sessions.count + 1 else {
          throw Refusal(
            .unreadable,
            "There are \(sessions.count) sessions, and this is number \(number). It is left out."
          )
        }
        let known = number <= sessions.count ? sessions[number - 1] : nil
        let named = (known ?? LineSession(after.newSessionID, name: session.name))
          .named(session.name, targets: session.targets)
        if known == nil { sessions.append(named) } else { sessions[number - 1] = named }
        try sessions.check()
        after.listedSessions = sessions
      } catch {
        foreign.append(.init(line: session.line, message: ScreenText(error.message)))
      }
    }
    return (after, foreign)
  }
}

extension EntryList {
  /// The entries with the register's facts about them, and a problem for each line that names no known archer.
  fileprivate func entries(
    with register: RegisterIndex
  ) throws(Refusal) -> (entries: [Entry], unknown: [Problem]) {
    var (known, unknown) = ([Entry](), [Problem]())
    for entry in entries {
      try WorkLimit.check()
      let found = register.match(entry.registerKey)?.archer
      let name = entry.name.isEmpty ? found?.name ?? "" : entry.name
      if name.isEmpty {
        let message =
          register.isForRegistrars
          ? Message("No archer with the licence \(entry.licence.prefix(40)) is in the member register.")
          : Message("The name is missing. Only registrars can enter archers by licence number alone.")
        unknown.append(Problem(line: entry.line, message: ScreenText(message)))
        continue
      }
      known.append(entry.completed(name: name, by: found))
    }
    return (known, unknown)
  }
}

extension EntryList.Entry {
  fileprivate func completed(name: String, by archer: RegisteredArcher?) -> EntryList.Entry {
    var entry = self
    entry.name = name
    entry.bowType = bowType ?? archer?.bow
    entry.club = club.isEmpty ? archer?.club ?? "" : club
    entry.birthYear = birthYear ?? archer?.birthYear
    entry.gender = gender ?? archer?.gender
    return entry
  }
}
