import ArcheryScoring
import Domain
import FileStore
import InMemory
import OfflineSync
import Synchronization

/// A device: its disks, its clock, its way to the server, and what runs on it, which dies and is started again.
final class SimulatedDevice: Sendable {
  /// The tasks between a start and the next crash.
  struct Process {
    let sync: OfflineSync
    let shoots: TournamentService
    let running: Task<Void, Never>
    let wire: Wire
  }

  private struct State {
    var process: Process?
    /// Data that is not durable lives as long as the device.
    var memory: (local: Storage, notebook: Storage)?
    var identities = 0
    var isHealed = false
  }

  let name: String
  let plan: Plan.DevicePlan
  private let scheduler: Scheduler
  private let server: SimulatedServer
  private let story: Story
  private let witness: Witness
  private let disks: (local: FaultyFileSystem, notebook: FaultyFileSystem)
  private let fault: PlantedFault?
  private let fuse = Fuse()
  private let state = Mutex(State())

  init(
    _ number: Int,
    _ plan: Plan.DevicePlan,
    _ scheduler: Scheduler,
    _ server: SimulatedServer,
    _ story: Story,
    _ witness: Witness,
    with fault: PlantedFault?
  ) {
    self.fault = fault
    (name, self.plan) = ("device \(number) of \(plan.user)", plan)
    (self.scheduler, self.server, self.story, self.witness) = (scheduler, server, story, witness)
    disks = (
      FaultyFileSystem(seed: UInt64(scheduler.roll(1 << 30))), FaultyFileSystem(seed: UInt64(scheduler.roll(1 << 30)))
    )
  }

  /// The running process; nil while it is dead.
  var process: Process? { state.withLock { $0.process } }

  private var clock: ClockAndIdentities { ClockAndIdentities(now: { self.now }) { self.newIdentity() } }

  /// The time on the device's clock.
  var now: Timestamp { scheduler.now.advanced(byMilliseconds: plan.ahead) }

  func newIdentity() -> String {
    state.withLock { state in
      state.identities += 1
      return "\(name)-\(state.identities)"
    }
  }

  /// Starts it, with its user's account or another's.
  func start(as account: UserID? = nil) async throws {
    if process != nil { return }
    let account = account ?? plan.user
    let stores = try await openStores()
    let wire = Wire(scheduler, story)
    wire.heal(state.withLock { $0.isHealed })
    let sync = OfflineSync(
      local: stores.local,
      remote: Line(over: wire) { [server] () throws(StoreFailure) in try server.storage(for: account) }.storage,
      notebook: stores.notebook,
      clock: clock,
      retry: RetrySchedule(chance: { Double(self.scheduler.roll(1000)) / 1000 }) { pause in
        try await self.scheduler.wait(milliseconds: pause.milliseconds)
      },
      rule: { [witness] path in witness.watching(.fields, at: path) }
    )
    let shoots = TournamentService(sessions: sync.storage.sessions, documents: sync.storage.documents)
    let running = Task { await sync.run() }
    state.withLock { $0.process = Process(sync: sync, shoots: shoots, running: running, wire: wire) }
  }

  private func openStores() async throws -> (local: Storage, notebook: Storage) {
    guard plan.isDurable else {
      let memory = state.withLock { $0.memory }
      if let memory { return memory }
      let made = (local: InMemoryStore(clock).storage, notebook: InMemoryStore(clock).storage)
      state.withLock { $0.memory = made }
      return made
    }
    disks.local.restart()
    disks.notebook.restart()
    return (try await open(disks.local), fuse.storage(try await open(disks.notebook)).planting(fault))
  }

  private func open(_ disk: FaultyFileSystem) async throws -> Storage {
    try await FileStore.open("/store", clock, files: disk, compactsAbove: .max) { work in
      Task.detached {
        work()
        // A device dies as a whole.
        if disk.isStopped { self.stopDisks(by: .powerCut) }
      }
    }
    .storage
  }

  /// Lets the device die when it has adopted another version of a document and its notebook does not say so yet.
  func dieInAdoption(of path: ItemPath) {
    let notes: @Sendable ([DocumentWrite]) -> Bool = { writes in
      writes.contains { $0.path.segments.last == "adoption" && $0.body == nil }
        && writes.contains { $0.path.segments.suffix(path.segments.count) == path.segments[...] }
    }
    fuse.light(
      where: notes,
      end: { [self] in
        story.count("adoptions cut off")
        stopDisks(by: .kill)
      }
    )
  }

  /// Lets the device die at one of the next steps of a disk, or soon; what is not durable lives on.
  ///
  /// - Returns: Whether it died.
  func crash(isPowerCut: Bool, afterDiskSteps steps: Int) async -> Bool {
    guard plan.isDurable, process != nil else { return false }
    let trouble = isPowerCut ? FaultyFileSystem.Trouble.powerCut : .kill
    (scheduler.oneIn(2) ? disks.local : disks.notebook).plan(trouble, after: steps)
    try? await scheduler.wait(milliseconds: Int64(scheduler.roll(3000)))
    fuse.putOut()
    stopDisks(by: trouble)
    let process = state.withLock { state in
      defer { state.process = nil }
      return state.process
    }
    process?.wire.die()
    process?.wire.breakOff()
    process?.running.cancel()
    await process?.running.value
    return true
  }

  private func stopDisks(by trouble: FaultyFileSystem.Trouble) {
    for disk in [disks.local, disks.notebook] where !disk.isStopped { disk.stop(by: trouble) }
  }

  func heal(_ isHealed: Bool) {
    state.withLock { $0.isHealed = isHealed }
    process?.wire.heal(isHealed)
  }

  func stop() async {
    guard let process else { return }
    process.running.cancel()
    process.wire.breakOff()
    await process.running.value
    await process.sync.storage.close()
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}
