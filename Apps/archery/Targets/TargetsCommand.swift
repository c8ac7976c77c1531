import ArcheryScoring
import ArgumentParser
import Domain
import Hypertext
import Pages
import ScorebookKit

struct Targets: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the places on the line, or assigns them by category and club.",
    discussion: """
      Example: archery targets "Open day" --per-target 3 --first 5 --assign
               archery targets "Open day" --rest                   late entries get the first free places
               archery targets "Open day" --session Afternoon --start 14:00 --two-details
      """
  )

  @OptionGroup var options: TournamentOptions

  @Option(help: "The name of a session; one that is new is added. The first one otherwise.")
  var session: String?

  @Option(help: "The session's day, such as 2026-11-24.")
  var date: String?

  @Option(help: "The session's time, such as 09:30.")
  var start: String?

  @Option(help: "The number of the session's first target.")
  var first: Int?

  @Option(help: "The number of targets in the session.")
  var targets: Int?

  @Option(help: "Archers on each target, 1 to 6.")
  var perTarget: Int?

  @Flag(inversion: .prefixedNo, help: "Whether A and B shoot in turns with C and D.")
  var twoDetails: Bool?

  @Flag(inversion: .prefixedNo, help: "Whether categories of one distance and face share targets.")
  var share: Bool?

  @Flag(inversion: .prefixedNo, help: "Whether the session is closed, which stops the links on its score cards.")
  var closed: Bool?

  @Flag(help: "Assign places to all unlocked archers of the session.")
  var assign = false

  @Flag(help: "Assign places to archers without one.")
  var rest = false

  func validate() throws {
    if assign && rest { throw ValidationError(Terminal.text(Message("Use --assign or --rest, not both."))) }
  }

  func run(_ context: TournamentContext) async throws {
    var tournament = try await context.tournament()
    let before = known(in: tournament)
    let changed = changing(before)
    let key = options.id ?? context.app.newIdentity()
    if changed != before || !tournament.sessions.contains(changed) {
      let command = TournamentCommand.setSessions(tournament.sessions(with: changed))
      let step = TournamentStep(command, as: EventID(rawValue: "\(key)-sessions"))
      tournament = try await context.app.perform([step], on: context.id, by: context.user).tournament
    }
    if assign || rest {
      let places = try assign ? tournament.proposal(for: changed) : tournament.placesForTheRest(of: changed)
      let steps = tournament.steps(placing: places.mapValues { $0 }, as: key)
      if !steps.isEmpty {
        tournament = try await context.app.perform(steps, on: context.id, by: context.user).tournament
      }
    }
    try show(tournament, wishes: try await context.app.wishes(of: tournament), context)
  }

  private func known(in tournament: Tournament) -> LineSession {
    guard let session else { return tournament.sessions[0] }
    if let known = tournament.sessions.first(where: { NameKey($0.name) == NameKey(session) }) { return known }
    return LineSession(tournament.newSessionID, name: session)
  }

  private func changing(_ before: LineSession) -> LineSession {
    var session = before
    session.date = date ?? before.date
    session.start = start ?? before.start
    session.firstTarget = first ?? before.firstTarget
    session.targets = targets ?? before.targets
    session.perTarget = perTarget ?? before.perTarget
    session.details = twoDetails.map { $0 ? 2 : 1 } ?? before.details
    session.sharesTargets = share ?? before.sharesTargets
    session.isClosed = closed ?? before.isClosed
    return session
  }

  private func show(_ tournament: Tournament, wishes: [PlayerID: String], _ context: TournamentContext) throws {
    let lines = tournament.sessions.flatMap { session -> [String] in
      let archers = tournament.alongTheLine(in: session)
      let table = TextTable(archers) { archer in
        [
          archer.target?.text ?? "-", tournament.displayName(of: archer.id), archer.entrant.club ?? "",
          tournament.hasCategories ? (tournament.category(of: archer.id)?.title).map { Terminal.text($0) } ?? "" : "",
          archer.entrant.isLocked ? Terminal.text(Message("locked")) : "", wishes[archer.id] ?? "",
        ]
      }
      return ["\(Terminal.text(session.title)): \(Terminal.text(session.facts(archers: archers.count)))"] + table.lines
        + tournament.targetFaults(in: session).map { fault in
          Terminal.text(Message("Target \(String(fault.number)): \(fault.text)"))
        }
    }
    try context.show(tournament.screen(for: context.user).lineUp, lines)
  }
}
