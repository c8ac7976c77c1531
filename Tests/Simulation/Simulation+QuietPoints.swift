import Domain
import OfflineSync

extension Simulation {
  /// Lets everything come to rest, and looks whether all is as it must be.
  func problemsWhenQuiet() async throws -> [String] {
    for device in devices { device.heal(true) }
    for user in Plan.users { server.sign(user, isIn: true) }
    try await server.start()
    for device in devices { try await device.start() }
    // Longer than any clock is ahead.
    scheduler.skip(milliseconds: 4 * 3_600_000)
    try await syncAll()
    try await announce()
    for _ in 1...2 { try await syncAll() }
    let store = try server.store()
    let there = try await Replica(of: store)
    var (problems, lost) = (there.problems, [String: [(edit: LostEdit, values: Set<Witness.Value>)]]())
    for device in devices {
      guard let sync = device.process?.sync else { return ["\(device.name) is dead"] }
      problems += try await self.problems(of: device, sync, there)
      lost[device.name] = try await reports(of: sync, on: device.name)
    }
    problems += try await shootProblems(in: store) + newsProblems(in: store)
    story.count("quiet points")
    return problems + witness.problems(server: there, fields: there.documents.mapValues(\.fields), lost: lost)
  }

  func syncAll() async throws {
    for device in devices { try await device.process?.sync.sync() }
  }

  private func problems(of device: SimulatedDevice, _ sync: OfflineSync, _ there: Replica) async throws -> [String] {
    let here = try await Replica(of: sync.storage)
    let own = ItemPath("users").appending(ItemPath.Segment(device.plan.user))
    func mayHold(_ path: ItemPath) -> Bool {
      path.segments.first == "users" ? path.isUnder(own) : path.segments.first != "bests"
    }
    var problems = here.paths.filter { !mayHold($0) }.map { "\(device.name) holds \($0)" }
    let mine = there.only(mayHold)
    problems += here.standing.differences(from: mine.standing).map { "\(device.name) and the server differ in \($0)" }
    let status = sync.status
    if status.pending > 0 || !status.waiting.isEmpty {
      problems.append("\(device.name) has \(status.pending) pending, waiting are \(status.waiting)")
    }
    return problems
  }

  private func reports(of sync: OfflineSync, on name: String) async throws -> [(
    edit: LostEdit, values: Set<Witness.Value>
  )] {
    var reports: [(edit: LostEdit, values: Set<Witness.Value>)] = []
    for edit in try await sync.lost.all() {
      story.tell("\(name) reports \(edit.record) of \(edit.item): \(edit.cause)")
      let fields = try await sync.lost.body(of: edit).map(Fields.init(bytes:)) ?? Fields([:])
      var lost = fields.values
      if case .overwritten(.fields(let names), _) = edit.cause { lost = lost.filter { names.contains($0.key) } }
      reports.append((edit, Set(lost.map { Witness.Value(path: edit.item.path, field: $0, value: $1) })))
    }
    story.count("lost edits reported", reports.count)
    return reports
  }
}
