import Domain
import OfflineSync
import Synchronization

/// A run of many devices and one server, which follows from a plan and a seed alone.
public struct Simulation: Sendable {
  public struct Outcome: Sendable {
    /// What is wrong; empty for a good run.
    public let problems: [String]
    public let story: [String]
    public let counts: [String: Int]
  }

  private let scheduler: Scheduler
  private let plan: Plan
  private let story = Story()
  private let witness = Witness()
  private let server: SimulatedServer
  private let devices: [SimulatedDevice]

  /// Runs a plan; nothing else may go on in the process meanwhile.
  public static func run(_ plan: Plan, seed: UInt64) -> Outcome {
    let kept = Mutex<Story?>(nil)
    do {
      return try Scheduler.run(seed: seed) { scheduler in
        let simulation = Simulation(plan, scheduler)
        kept.withLock { $0 = simulation.story }
        return await simulation.outcome()
      }
    } catch {
      let story = kept.withLock { $0 }
      return Outcome(problems: ["\(error)"], story: story?.lines ?? [], counts: [:])
    }
  }

  private init(_ plan: Plan, _ scheduler: Scheduler) {
    (self.plan, self.scheduler) = (plan, scheduler)
    let server = SimulatedServer(scheduler, isDurable: plan.isServerDurable)
    let story = story
    self.server = server
    devices = plan.devices.enumerated().map { SimulatedDevice($0, $1, scheduler, server, story) }
  }

  private func outcome() async -> Outcome {
    var problems: [String] = []
    do {
      try await server.start()
      try await server.found(for: Plan.users)
      for device in devices { try await device.start() }
      let middle = plan.steps.count / 2
      for steps in [plan.steps[..<middle], plan.steps[middle...]] where problems.isEmpty {
        for device in devices { device.heal(false) }
        await work(steps)
        problems = try await problemsWhenQuiet()
      }
    } catch {
      problems.append("\(error)")
    }
    for device in devices { await device.stop() }
    await server.close()
    return Outcome(problems: problems, story: story.lines, counts: story.counts)
  }

  private func work(_ steps: ArraySlice<Plan.Step>) async {
    let start = scheduler.now.rawValue - (steps.first?.time ?? 0)
    await withDiscardingTaskGroup { group in
      for step in steps {
        try? await scheduler.wait(milliseconds: start + step.time - scheduler.now.rawValue)
        group.addTask { await perform(step) }
      }
    }
  }

  private func perform(_ step: Plan.Step) async {
    guard step.device < devices.count else { return }
    let device = devices[step.device]
    switch step.deed {
    case .signOut(let pause):
      server.sign(device.plan.user, isIn: false)
      tell(step, "signed out")
      try? await scheduler.wait(milliseconds: pause)
      server.sign(device.plan.user, isIn: true)
      await device.process?.sync.wake()
    case .cutNetwork(let pause):
      device.process?.wire.cut(true)
      tell(step, "network cut")
      try? await scheduler.wait(milliseconds: pause)
      device.process?.wire.cut(false)
    case .crash(let isPowerCut, let steps):
      guard await device.crash(isPowerCut: isPowerCut, afterDiskSteps: steps) else { return }
      tell(step, "crashed")
      try? await scheduler.wait(milliseconds: Int64(scheduler.roll(5000)))
      do { try await device.start() } catch { story.tell("\(device.name) does not start: \(error)") }
    case .crashServer(let isPowerCut):
      guard server.crash(isPowerCut: isPowerCut) else { return }
      for device in devices { device.process?.wire.breakOff() }
      tell(step, "server crashed")
      try? await scheduler.wait(milliseconds: Int64(scheduler.roll(5000)))
      do { try await server.start() } catch { story.tell("the server does not start: \(error)") }
    default:
      guard let process = device.process else { return }
      let user = Actor(device: device, sync: process.sync, scheduler: scheduler, witness: witness)
      do { tell(step, try await user.perform(step.deed)) } catch { tell(step, "refused: \(error)") }
    }
  }

  private func tell(_ step: Plan.Step, _ what: String) {
    story.count(step.deed.name)
    story.tell("\(scheduler.now.rawValue - Scheduler.start) ms \(devices[step.device].name): \(step.deed): \(what)")
  }
}

// MARK: Quiet points

extension Simulation {
  /// Lets everything come to rest, and looks whether all is as it must be.
  private func problemsWhenQuiet() async throws -> [String] {
    for device in devices { device.heal(true) }
    for user in Plan.users { server.sign(user, isIn: true) }
    try await server.start()
    for device in devices { try await device.start() }
    // Longer than any clock is ahead.
    scheduler.skip(milliseconds: 4 * 3_600_000)
    for _ in 1...3 {
      for device in devices { try await device.process?.sync.sync() }
    }
    let there = try await Replica(of: server.store())
    var (problems, lost) = (there.problems, [String: [(edit: LostEdit, values: Set<String>)]]())
    for device in devices {
      guard let sync = device.process?.sync else { return ["\(device.name) is dead"] }
      problems += try await self.problems(of: device, sync, there)
      lost[device.name] = try await reports(of: sync)
    }
    story.count("quiet points")
    return problems + witness.problems(server: there, fields: there.documents.mapValues(\.fields), lost: lost)
  }

  private func problems(of device: SimulatedDevice, _ sync: OfflineSync, _ there: Replica) async throws -> [String] {
    let here = try await Replica(of: sync.storage)
    let own = Path("users").appending(Path.Segment(device.plan.user))
    var problems: [String] = []
    for path in here.documents.keys where path.segments.first == "users" && !path.isUnder(own) {
      problems.append("\(device.name) holds \(path)")
    }
    let mine = there.only { $0.segments.first != "users" || $0.isUnder(own) }
    problems += here.standing.differences(from: mine.standing).map { "\(device.name) and the server differ in \($0)" }
    let status = sync.status
    if status.pending > 0 || !status.waiting.isEmpty {
      problems.append("\(device.name) has \(status.pending) pending, waiting are \(status.waiting)")
    }
    return problems
  }

  private func reports(of sync: OfflineSync) async throws -> [(edit: LostEdit, values: Set<String>)] {
    var reports: [(edit: LostEdit, values: Set<String>)] = []
    for edit in try await sync.lost.all() {
      let fields = try await sync.lost.body(of: edit).map(Fields.init(bytes:)) ?? Fields([:])
      switch edit.cause {
      case .overwritten(.fields(let names), _):
        reports.append((edit, Set(names.compactMap { fields.values[$0] })))
      case .overwritten(.whole, _), .refused: reports.append((edit, Set(fields.values.values)))
      }
      story.count("lost edits reported")
    }
    return reports
  }
}
