public import Domain
public import LeaderboardKit

/// The effect that an entry list would have on a tournament.
///
/// An archer of the list with a name in the roster stays the same archer, with the bow and target of the list. So a
/// list that is read again adds no archer twice.
public struct EntryPlan: Hashable, Sendable {
  /// The faults of the list, and of lines that conflict with the roster, in order.
  ///
  /// These lines do nothing.
  public let problems: [EntryList.Problem]
  /// Of the list: lines that say the same as others, which stop nothing.
  public let repeats: [EntryList.Problem]
  /// Of the list: lines of which something is not used, which stop nothing.
  public let ignored: [EntryList.Problem]
  /// The columns of the list that were not read.
  public let unusedColumns: [String]
  /// The steps, to be performed together.
  public let steps: [TournamentStep]
  /// The number of archers to add.
  public let added: Int
  /// The number of archers to change.
  public let changed: Int
  /// The number of archers already in the roster, just as listed.
  public let unchanged: Int
  /// The archers of the good lines as they would be entered, in order of the lines.
  public let lines: [Line]
  /// The wishes of the good lines; documents hold them, and no event does.
  public let wishes: [PlayerID: String]
  /// What the good lines say and no event holds; documents hold it.
  public let facts: [PlayerID: ExchangeFacts]

  /// One archer as a good line would enter the archer.
  public struct Line: Codable, Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The archer's name.
    public let name: String
    /// The name of the session.
    public let session: ScreenText
    /// The archer's place; nil if not assigned.
    public let target: TargetPlace?
    /// The name of the category, or that the archer fits none; nil where the shoot has no list of categories.
    public let category: ScreenText?
    /// The kind of bow.
    public let bowType: BowType?
    /// The archer's club.
    public let club: String?
    /// The archer's wishes about the place; empty if not given.
    public let wishes: String
    /// The year of birth that the line states; nil if not given.
    public let birthYear: Int?
    /// The archer's gender.
    public let gender: Gender?
    /// The licence number that the line states; empty if not given.
    public let licence: String
  }
}

extension Tournament {
  /// Plans what a list would do.
  ///
  /// - Parameters:
  ///   - list: The entry list.
  ///   - key: Makes the ids of the steps.
  ///   - register: Fills what the lines leave out: a name, and a bow.
  /// - Returns: The steps, and what is wrong with lines.
  /// - Throws: ``Domain/Refusal/tooMuchWork`` at the end of the request's time.
  public func plan(
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
      steps: commands.enumerated().map { TournamentStep($1, as: EventID(rawValue: "\(key)-\($0)")) },
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
