import Access
import Domain
import FileStore
import GroupChallenges
import InMemory
import Spaces

/// A gym group whose members check in, late too, and undo, while two programs write its boards and die meanwhile.
///
/// At the end the boards equal those that are written at once in an empty store, and what a count on the fingers gives.
struct GroupRun {
  private static let group: GroupID = "gym"
  private static let members: [UserID] = ["ana", "ben", "eva"]
  private static let periods = Period.allCases

  private let scheduler: Scheduler
  private let disk: FaultyFileSystem
  private let story = Story()
  private let rules: GroupRules
  private let fault: PlantedFault?

  /// Creates a run; with a fault, the programs that write the boards have it.
  init(_ scheduler: Scheduler, with fault: PlantedFault? = nil) {
    (self.scheduler, self.fault) = (scheduler, fault)
    disk = FaultyFileSystem(seed: UInt64(scheduler.roll(1 << 30)))
    rules = GroupRules(checkInsPerDay: [nil, 1, 2][scheduler.roll(3)])
  }

  func outcome() async throws -> Simulation.Outcome {
    var process = try await start()
    try await found(process)
    for step in 0..<40 {
      scheduler.skip(milliseconds: Int64(scheduler.roll(12 * 3_600_000)))
      try? await act(process, step)
      switch scheduler.roll(4) {
      case 0: await catchUp(process)
      case 1:
        disk.plan(scheduler.oneIn(2) ? .powerCut : .kill, after: scheduler.roll(12))
        await catchUp(process)
        disk.stop(by: .kill)
        process = try await start()
        story.count("group crashes")
      default: break
      }
    }
    disk.planNothing()
    try await process.boards.catchUp()
    let problems = try await problems(of: process)
    await process.store.close()
    return Simulation.Outcome(problems: problems, story: story.lines, counts: story.counts)
  }

  // MARK: The group

  private struct Process {
    let store: Storage
    let gatekeeper: Gatekeeper
    let boards: GroupBoards
    /// Another program on the same store.
    let others: GroupBoards
  }

  private func start() async throws -> Process {
    disk.restart()
    disk.planNothing()
    let run = SimulatedServer.asTask
    let store = try await FileStore.open("/gym", clock, files: disk, compactsAbove: .max, run: run).storage
    let gatekeeper = Gatekeeper(store, [GroupState.self], derived: [GroupBoards.kind]) { scheduler.now }
    let written = store.planting(fault)
    return Process(
      store: store,
      gatekeeper: gatekeeper,
      boards: boards(in: written, gatekeeper),
      others: boards(in: written, gatekeeper)
    )
  }

  private func boards(in store: Storage, _ gatekeeper: Gatekeeper) -> GroupBoards {
    GroupBoards(store, journals: gatekeeper.journals(), digest: SimulatedServer.digest, clock: clock)
  }

  private var clock: ClockAndIdentities {
    ClockAndIdentities(now: { scheduler.now }) {
      "identity \(scheduler.roll(1 << 30)) \(scheduler.roll(1 << 30))"
    }
  }

  private func groups(_ process: Process, _ user: UserID) -> Groups {
    SpaceService(process.gatekeeper, for: Account(user: user, displayName: user.rawValue))
  }

  private func found(_ process: Process) async throws {
    let group = Group(name: "Gym", rules: rules, createdAt: scheduler.now)
    _ = try await groups(process, Self.members[0]).create(group, as: Self.group)
    for user in Self.members.dropFirst() {
      let labels = Set([DocumentLabel.member(user)].compactMap(\.self))
      let write = try DocumentKey.membership(of: user, in: Self.group.space)
        .write(Membership(role: .member), id: "member", expected: .absent, labels: labels)
      _ = try await process.store.documents.save([write])
      try await groups(process, user).arrive(in: Self.group)
    }
  }

  /// One member checks in for a day of the last three, or undoes a check-in.
  private func act(_ process: Process, _ step: Int) async throws {
    let user = Self.members[scheduler.roll(Self.members.count)]
    let groups = groups(process, user)
    let mine = try await groups.group(Self.group).mine(at: scheduler.now).entries.filter(\.canBeUndone)
    if scheduler.oneIn(3), !mine.isEmpty {
      _ = try await groups.undo(mine[scheduler.roll(mine.count)].id, in: Self.group)
      return story.count("group undos")
    }
    let time = scheduler.now.advanced(byMilliseconds: -Int64(scheduler.roll(72) * 3_600_000))
    _ = try await groups.checkIn(Self.group, at: time, on: LocalDay(of: time, in: .utc), as: "step \(step)")
    story.count("group check-ins")
  }

  /// Both programs may write at the same time, and the next call writes what one could not.
  private func catchUp(_ process: Process) async {
    async let other: Void? = scheduler.oneIn(2) ? try? process.others.catchUp() : nil
    try? await process.boards.catchUp()
    _ = await other
  }

  // MARK: Its boards

  private func problems(of process: Process) async throws -> [String] {
    let view = try await groups(process, Self.members[0]).group(Self.group)
    let empty = InMemoryStore(clock).storage
    try await boards(in: empty, process.gatekeeper).write(view)
    let path = GroupBoards.path(of: Self.group)
    var problems: [String] = []
    for period in Self.periods {
      let counted = counted(view, period)
      let buckets = try await empty.leaderboards.buckets(of: path, period)
      if try await process.store.leaderboards.buckets(of: path, period) != buckets {
        problems.append("\(period): the rebuilt boards have other buckets")
      }
      for bucket in buckets {
        let query = BoardQuery(path, bucket)
        let here = try await process.store.leaderboards.page(query).standings
        if here != (try await empty.leaderboards.page(query).standings) {
          problems.append("\(bucket.id): the rebuilt board differs")
        }
        let values = Dictionary(
          uniqueKeysWithValues: here.map { (UserID($0.entry.player), Int($0.entry.score.keys[0])) }
        )
        if values != counted[bucket] ?? [:] {
          problems.append("\(bucket.id) shows \(values), counted are \(counted[bucket] ?? [:])")
        }
        story.count("group boards compared")
      }
    }
    return problems
  }

  /// Counts the check-ins that count, bucket by bucket.
  private func counted(_ view: GroupView, _ period: Period) -> [Bucket: [UserID: Int]] {
    var counted: [Bucket: [UserID: Int]] = [:]
    for member in view.state.members {
      for checkIn in member.checkIns where checkIn.counts {
        counted[period.bucket(of: checkIn.occurredAt, in: rules.zone), default: [:]][member.user, default: 0] += 1
      }
    }
    return counted
  }
}
