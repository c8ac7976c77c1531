import Domain
import OfflineSync
import Synchronization

/// A run of many devices and one server, which follows from a plan and a seed alone.
package struct Simulation: Sendable {
  package struct Outcome: Sendable {
    /// The problems; empty for a good run.
    package let problems: [String]
    package let story: [String]
    package let counts: [String: Int]

    package init(problems: [String], story: [String], counts: [String: Int]) {
      (self.problems, self.story, self.counts) = (problems, story, counts)
    }
  }

  let scheduler: Scheduler
  let plan: Plan
  let story = Story()
  let witness = Witness()
  let server: SimulatedServer
  let devices: [SimulatedDevice]

  /// Runs a plan, perhaps with a planted fault; nothing else may go on in the process meanwhile.
  package static func run(_ plan: Plan, seed: UInt64, with fault: PlantedFault? = nil) -> Outcome {
    let kept = Mutex<Story?>(nil)
    do {
      let outcome = try Scheduler.run(seed: seed) { scheduler in
        let simulation = Simulation(plan, scheduler, with: fault)
        kept.withLock { $0 = simulation.story }
        return await simulation.outcome()
      }
      if !outcome.problems.isEmpty { return outcome }
      // What has no part in the shoot has runs of its own from the same seed.
      let others = [
        try Scheduler.run(seed: seed) { try await GroupRun($0, with: fault).outcome() },
        try Scheduler.run(seed: seed) { try await NightRun($0).outcome() },
        try Scheduler.run(seed: seed) { scheduler -> Outcome in
          var run = NoticeRun(scheduler, with: fault)
          return try await run.outcome()
        },
      ]
      return Outcome(
        problems: others.flatMap(\.problems),
        story: outcome.story + others.flatMap(\.story),
        counts: others.reduce(outcome.counts) { $0.merging($1.counts, uniquingKeysWith: +) }
      )
    } catch {
      let story = kept.withLock { $0 }
      return Outcome(problems: ["\(error)"], story: story?.lines ?? [], counts: [:])
    }
  }

  private init(_ plan: Plan, _ scheduler: Scheduler, with fault: PlantedFault?) {
    (self.plan, self.scheduler) = (plan, scheduler)
    let server = SimulatedServer(scheduler, isDurable: plan.isServerDurable, with: fault)
    let (story, witness) = (story, witness)
    self.server = server
    devices = plan.devices.enumerated().map {
      SimulatedDevice($0, $1, scheduler, server, story, witness, with: fault)
    }
  }

  private func outcome() async -> Outcome {
    var problems: [String] = []
    do {
      try await server.start()
      try await server.found()
      for device in devices {
        device.heal(true)
        try await device.start()
      }
      try await syncAll()
      let middle = plan.steps.count / 2
      for steps in [plan.steps[..<middle], plan.steps[middle...]] where problems.isEmpty {
        for device in devices { device.heal(false) }
        await work(steps)
        problems = try await problemsWhenQuiet()
      }
      if problems.isEmpty {
        try await lastAct()
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
    var dice = step.dice
    switch step.deed {
    case .signOut:
      server.sign(device.plan.user, isIn: false)
      tell(step, "signed out")
      await pause(dice.roll(4000))
      server.sign(device.plan.user, isIn: true)
      await device.process?.sync.wake()
    case .cutNetwork:
      device.process?.wire.cut(true)
      tell(step, "network cut")
      await pause(dice.roll(8000))
      device.process?.wire.cut(false)
    case .crash: await crash(step)
    case .borrow:
      // Before that the device has no user.
      guard device.process?.sync.status.lastSynced != nil else { return }
      await crash(step, borrowing: Plan.users.filter { $0 != device.plan.user }[dice.roll(2)])
    case .crashServer:
      let (isPowerCut, steps, wait) = (dice.roll(2) == 0, dice.roll(20), dice.roll(1000))
      guard await server.crash(isPowerCut: isPowerCut, afterDiskSteps: steps, { await pause(wait) }) else { return }
      for device in devices { device.process?.wire.breakOff() }
      tell(step, "server crashed")
      await pause(scheduler.roll(2000))
      do { try await server.start() } catch { witness.found("the server does not start: \(error)") }
    default:
      guard let process = device.process else { return }
      let user = Actor(device: device, process: process, scheduler: scheduler, witness: witness)
      do { tell(step, try await user.perform(step.deed, dice)) } catch { tell(step, "refused: \(error)") }
    }
  }

  /// Crashes a device and starts it again, perhaps with another's account before its user's own.
  private func crash(_ step: Plan.Step, borrowing account: UserID? = nil) async {
    let device = devices[step.device]
    var dice = step.dice
    let (isPowerCut, steps) = (dice.roll(2) == 0, dice.roll(20))
    guard await device.crash(isPowerCut: isPowerCut, afterDiskSteps: steps) else { return }
    tell(step, isPowerCut ? "power cut" : "killed")
    await pause(scheduler.roll(2000))
    do {
      if let account {
        try await device.start(as: account)
        story.tell("\(device.name) has the account of \(account)")
        await pause(dice.roll(4000))
        guard await device.crash(isPowerCut: false, afterDiskSteps: steps) else { return }
      }
      try await device.start()
    } catch {
      witness.found("\(device.name) does not start: \(error)")
    }
  }

  private func pause(_ milliseconds: Int) async {
    try? await scheduler.wait(milliseconds: Int64(milliseconds))
  }

  private func tell(_ step: Plan.Step, _ what: String) {
    let (time, name) = (scheduler.now.rawValue - Scheduler.start, devices[step.device].name)
    story.count(step.deed.rawValue)
    story.tell("\(time) ms \(name): \(step.deed): \(what)")
  }
}
