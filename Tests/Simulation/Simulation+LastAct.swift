import ArcheryScoring
import Domain
import Leaderboards
import Notices
import OfflineSync

/// What chance hardly ever brings about: a process that dies between two writes that belong together, just when it matters.
extension Simulation {
  func lastAct() async throws {
    for device in devices where device.plan.isDurable { try await cutOffAdoption(at: device) }
    let tournament = try await server.shoots().tournament(Actor.tournament)
    guard tournament.status == .completed else { return }
    let rows = tournament.board(for: BoardViewer(nil, now: 0), basis: .running).rows
    guard let last = rows.min(by: { $0.totalScore < $1.totalScore }) else { return }
    try await followBoards()
    for value in ["X", "M", "X"] { try await overtake(last.id, value) }
  }

  /// Lets a device die when it has another one's change and has not noted it.
  ///
  /// The other one goes back to the earlier value meanwhile. Then the first must not take what it has for an edit of its own.
  private func cutOffAdoption(at device: SimulatedDevice) async throws {
    let others = devices.filter { $0.name != device.name }
    let other = others[scheduler.roll(others.count)]
    guard let process = other.process else { return }
    let user = Actor(device: other, process: process, scheduler: scheduler, witness: witness)
    _ = try? await user.toggle()
    try? await syncAll()
    device.dieInAdoption(of: Actor.toggles)
    _ = try? await user.toggle()
    try? await process.sync.sync()
    try? await device.process?.sync.sync()
    guard await device.crash(isPowerCut: false, afterDiskSteps: 20) else { return }
    _ = try? await user.toggle()
    try? await process.sync.sync()
    try await device.start()
    try? await syncAll()
  }

  /// Lets Ana hear of her ranks, whatever she has chosen meanwhile.
  private func followBoards() async throws {
    let (documents, path) = (try server.store().documents, DocumentKey.leaderboardSettings(of: "ana").path)
    let before = Fields(bytes: try await documents.load(path)?.body ?? []).values
    witness.replaced(before.filter { ["defaultBowType", "defaultTimePeriod"].contains($0.key) }, of: path)
    try await SettingsService(documents: documents).update("ana", as: "last act", at: server.now) { settings in
      (settings.defaultBowType, settings.defaultTimePeriod) = (nil, .allTime)
    }
  }

  /// Turns the ranks by corrections that nobody has announced, and lets the server die while it announces them.
  private func overtake(_ archer: PlayerID, _ value: String) async throws {
    let shoots = try server.shoots()
    let tournament = try await shoots.tournament(Actor.tournament)
    let (sheet, own) = (tournament.sheet(of: archer), tournament.view(of: tournament.createdBy).sheet(of: archer))
    var steps: [TournamentStep] = []
    for (place, counting) in sheet.ends.enumerated() {
      // The organiser corrects an own entry, if there is one.
      let end = own[end: place + 1].flatMap { $0.arrows.isEmpty ? nil : $0 } ?? counting
      for arrow in end.arrows.indices {
        let command = TournamentCommand.edit(archer, end: place + 1, arrow: arrow + 1, value: value, reason: "misread")
        steps.append(
          TournamentStep(command, as: EventID(rawValue: "misread \(scheduler.roll(1 << 30)) \(steps.count)"))
        )
      }
    }
    let outcome = try? await shoots.perform(steps, on: Actor.tournament, by: tournament.createdBy, at: server.now)
    if outcome != nil { story.count("ranks turned") }
    scheduler.skip(milliseconds: RankWatch.pauseMilliseconds + 1)
    let (isPowerCut, saves) = (scheduler.oneIn(2), scheduler.roll(6))
    _ = await server.crash(isPowerCut: isPowerCut, beforeNews: saves) { _ = try await server.announce() }
    try await server.start()
  }
}
