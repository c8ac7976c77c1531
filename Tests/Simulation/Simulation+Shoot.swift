import ArcheryScoring
import Domain
import OfflineSync

/// The content of a shoot, without the parts that differ between equal stores.
private struct ShootView: Hashable {
  let status: TournamentStatus
  let sheets: [PlayerID: [[[String]]]]
  let disputed: [PlayerID: [Int]]
  let totals: [PlayerID: Int]

  init(_ tournament: Tournament) {
    status = tournament.status
    var (sheets, disputed): ([PlayerID: [[[String]]]], [PlayerID: [Int]]) = ([:], [:])
    for archer in tournament.roster {
      let sheet = tournament.sheet(of: archer.id)
      sheets[archer.id] = sheet.ends.map { end in
        ([end.arrows] + end.others.map(\.arrows)).map { $0.map(\.value.token.rawValue) }
      }
      disputed[archer.id] = sheet.disputedEnds
    }
    (self.sheets, self.disputed) = (sheets, disputed)
    let board = tournament.board(for: BoardViewer(nil, now: 0), basis: .running)
    totals = Dictionary(uniqueKeysWithValues: board.rows.map { ($0.id, $0.totalScore) })
  }

  /// The totals that its sheets add up to, counted on the fingers.
  var counted: [PlayerID: Int] {
    sheets.mapValues { $0.compactMap(\.first).joined().reduce(0) { $0 + ($1 == "X" ? 10 : Int($1) ?? 0) } }
  }
}

extension Simulation {
  /// Returns the faults of the shoot: a replica that differs, a lost arrow, a board with a wrong sum.
  func shootProblems(in store: Storage) async throws -> [String] {
    let log = try await Self.shoots(on: store).log(Actor.tournament)
    guard let tournament = log.tournament else { return ["the server has no shoot"] }
    let view = ShootView(tournament)
    var problems = view.totals.filter { view.counted[$0.key] != $0.value }
      .map { "the board gives \($0.key) \($0.value), the sheet \(view.counted[$0.key] ?? 0)" }
    problems += witness.arrows(of: Actor.tournament.journal).filter { !Self.isAccounted($0, in: log, tournament) }
      .map { "the arrow \($0) is on no sheet" }
    let sample = scheduler.roll(devices.count)
    for (number, device) in devices.enumerated() {
      guard let process = device.process else { continue }
      let folded = try await process.shoots.tournament(Actor.tournament)
      if number == sample, folded != (try await Self.shoots(on: process.sync.storage).tournament(Actor.tournament)) {
        problems.append("\(device.name) folded the shoot otherwise than from its beginning")
      }
      let here = ShootView(folded)
      if here != view { problems.append("\(device.name) shows \(here), the server \(view)") }
    }
    story.count("disputed ends", view.disputed.values.joined().count)
    story.count("events that do not count", tournament.refused.count)
    if tournament.status == .completed { story.count("completed shoots") }
    return try await problems + bestsProblems(tournament, view, in: store)
  }

  private static func shoots(on store: Storage) -> TournamentService {
    TournamentService(sessions: store.sessions, documents: store.documents)
  }

  /// An arrow is on a sheet, taken back, or listed as one that does not count.
  private static func isAccounted(_ arrow: EventID, in log: TournamentLog, _ tournament: Tournament) -> Bool {
    guard let event = log.event(arrow), let archer = event.subject else { return false }
    return tournament.sheet(of: archer).place(of: arrow) != nil || log.events.contains { $0.retracts == arrow }
      || tournament.refused.contains { $0.event.id == arrow }
  }

  private func bestsProblems(_ tournament: Tournament, _ view: ShootView, in store: Storage) async throws -> [String] {
    var problems: [String] = []
    for bucket in SimulatedServer.buckets {
      let page = try await store.leaderboards.page(BoardQuery(SimulatedServer.bests, bucket))
      let isOver = tournament.status == .completed
      for standing in page.standings {
        let (archer, score) = (standing.entry.player, Int(standing.entry.score.keys[0]))
        let due = max(server.earlier(of: archer), isOver ? view.totals[archer] ?? 0 : 0)
        if score != due { problems.append("the best of \(archer) is \(score) in \(bucket.id) and should be \(due)") }
      }
      if page.standings.count != 2 { problems.append("\(page.standings.count) archers have bests in \(bucket.id)") }
    }
    return problems
  }
}
