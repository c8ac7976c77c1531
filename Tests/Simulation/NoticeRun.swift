import Access
import Domain
import FileStore
import InMemory
import Notices
import OfflineSync
import Synchronization

/// Three members who are told of visits: by two servers over one store, and by the club's computer, which syncs.
///
/// The servers die between any two writes, and all clocks are set back and ahead. Members turn the kind off and on and choose
/// quiet hours, at devices that are offline now and then. At the end each device has the notices that are due, once.
struct NoticeRun {
  /// One document for each visit.
  private struct Visits: NoticeSource {
    struct Visit: Codable, Hashable, Sendable {
      let user: UserID
      let at: Timestamp
      /// How often the document was saved again with the same news.
      var saves = 0
    }

    static let kind = NoticeKind("visit", "A friend visits my club", lifetime: 366 * 86_400_000)

    let name = "visits"
    let prefix: ItemPath = "visits"
    let kinds = [Visits.kind]
    let documents: any DocumentRepository

    func drafts(about item: ItemPath) async throws -> [NoticeDraft] {
      guard let visit = try await documents.value(DocumentKey<Visit>.json(item)).value else { return [] }
      let id = item.text
      return [NoticeDraft(Self.kind, to: visit.user, about: [id], ["visit": id], occurredAt: visit.at)]
    }
  }

  /// What all programs of a run share.
  private final class Machines: Sendable {
    let scheduler: Scheduler
    private let state = Mutex<(ahead: [Int: Int64], store: Storage?)>(([:], nil))

    init(_ scheduler: Scheduler) { self.scheduler = scheduler }

    /// The time on a machine's clock.
    func now(_ machine: Int) -> Timestamp {
      scheduler.now.advanced(byMilliseconds: state.withLock { $0.ahead[machine] ?? 0 })
    }

    func setClock(of machine: Int, ahead: Int64) { state.withLock { $0.ahead[machine] = ahead } }

    func clock(_ machine: Int) -> ClockAndIdentities {
      ClockAndIdentities(now: { self.now(machine) }) { self.newIdentity() }
    }

    func newIdentity() -> String { "identity \(scheduler.roll(1 << 30)) \(scheduler.roll(1 << 30))" }

    func serve(_ store: Storage) { state.withLock { $0.store = store } }

    /// The servers' store, as an account may use it.
    func storage(for account: Account) throws(StoreFailure) -> Storage {
      guard let store = state.withLock({ $0.store }) else { throw .unavailable("the server is down") }
      let guarded = GuardedStorage(store, for: account.principal, by: AccessRules()) { self.now(0) }.storage
      return Storage(
        leaderboards: guarded.leaderboards,
        sessions: guarded.sessions,
        documents: guarded.documents,
        changes: guarded.changes,
        account: { () throws(StoreFailure) in account }
      )
    }
  }

  private struct Device {
    let name: String
    let user: UserID
    let machine: Int
    let sync: OfflineSync
    let wire: Wire
    /// The club's computer holds everything, and tells by itself.
    let teller: Projector?

    var store: Storage { sync.storage }
  }

  private struct Server {
    let store: Storage
    let tellers: [Projector]
  }

  private static let members: [UserID] = ["ana", "ben", "eva"]
  private static let hour: Int64 = 3_600_000

  private let scheduler: Scheduler
  private let machines: Machines
  private let disk: FaultyFileSystem
  private let fuse = Fuse()
  private let story = Story()
  private let fault: PlantedFault?
  private var witness = NoticeWitness()
  private var visits: [ItemPath] = []

  init(_ scheduler: Scheduler, with fault: PlantedFault?) {
    (self.scheduler, self.fault, machines) = (scheduler, fault, Machines(scheduler))
    disk = FaultyFileSystem(seed: UInt64(scheduler.roll(1 << 30)))
  }

  mutating func outcome() async throws -> Simulation.Outcome {
    var server = try await start()
    let devices = [
      device("ana", 2), device("ana", 3, role: .owner), device("ben", 4), device("ben", 5), device("eva", 6),
    ]
    for _ in 0..<80 {
      scheduler.skip(milliseconds: Int64(scheduler.roll(2)) * Int64(scheduler.roll(Int(3 * Self.hour))))
      let device = devices[scheduler.roll(devices.count)]
      switch scheduler.roll(12) {
      case 0, 1, 2: try await visit(in: server.store)
      case 3: machines.setClock(of: scheduler.roll(7), ahead: Int64(scheduler.roll(Int(4 * Self.hour))) - 2 * Self.hour)
      case 4, 5: try await changeSettings(at: device)
      case 6: try await inbox(device.store).markRead(of: device.user, at: machines.now(device.machine))
      case 7, 8, 9: try? await sync(device)
      default: server = try await tell(server, mayDie: true)
      }
    }
    for device in devices { device.wire.heal(true) }
    // What the wires still carry arrives.
    try await scheduler.wait(milliseconds: 6_000)
    for _ in 1...2 {
      for device in devices { try await sync(device) }
      server = try await tell(server, mayDie: false)
    }
    for _ in 1...2 { for device in devices { try await device.sync.sync() } }
    let problems = try await problems(of: devices, server.store)
    await server.store.close()
    return Simulation.Outcome(problems: problems, story: story.lines, counts: story.counts)
  }

  // MARK: Programs

  private func start() async throws -> Server {
    disk.restart()
    disk.planNothing()
    let run = SimulatedServer.asTask
    let store = try await FileStore.open("/visits", machines.clock(0), files: disk, compactsAbove: .max, run: run)
      .storage
    machines.serve(store)
    return Server(store: store, tellers: [0, 1].map { teller(in: fuse.storage(store), $0) })
  }

  private func teller(in store: Storage, _ machine: Int) -> Projector {
    let projection = NoticeProjection(
      Visits(documents: store.documents),
      into: inbox(store.planting(fault)),
      now: { [machines] in machines.now(machine) }
    )
    return Projector(projection, over: store) { [machines] in machines.newIdentity() }
  }

  private func inbox(_ store: Storage) -> Inbox {
    let isAnew = fault == .namesNewsAnew
    return Inbox(documents: store.documents) { [machines] text in
      isAnew ? machines.newIdentity() : SimulatedServer.digest(text)
    }
  }

  private func device(_ user: UserID, _ machine: Int, role: AccountRole = .member) -> Device {
    let (clock, wire) = (machines.clock(machine), Wire(scheduler, story))
    let account = Account(user: user, displayName: user.rawValue, role: role)
    let sync = OfflineSync(
      local: InMemoryStore(clock).storage,
      remote: Line(over: wire) { [machines] () throws(StoreFailure) in try machines.storage(for: account) }.storage,
      notebook: InMemoryStore(clock).storage,
      clock: clock,
      retry: RetrySchedule(chance: { 0 }, wait: { _ in })
    )
    let teller = role == .owner ? teller(in: sync.storage, machine) : nil
    let name = "device \(machine) of \(user)"
    return Device(name: name, user: user, machine: machine, sync: sync, wire: wire, teller: teller)
  }

  // MARK: Deeds

  private mutating func visit(in store: Storage) async throws {
    if scheduler.oneIn(4), !visits.isEmpty {
      let key = DocumentKey<Visits.Visit>.json(visits[scheduler.roll(visits.count)])
      let loaded = try await store.documents.value(key)
      guard var visit = loaded.value else { return }
      visit.saves += 1
      let id = WriteID(rawValue: machines.newIdentity())
      _ = try await store.documents.save([key.write(visit, id: id, expected: loaded.expected)])
      return
    }
    let (path, user) = (ItemPath("visits/\(visits.count)"), Self.members[scheduler.roll(Self.members.count)])
    let visit = Visits.Visit(user: user, at: scheduler.now)
    let key = DocumentKey<Visits.Visit>.json(path)
    _ = try await store.documents.save([key.write(visit, id: "visit", expected: .absent)])
    visits.append(path)
    witness.visited(path.text, user, at: visit.at)
    story.count("visits")
  }

  private func changeSettings(at device: Device) async throws {
    let (isQuiet, isSwitch) = (scheduler.oneIn(2), scheduler.oneIn(2))
    let (now, id) = (machines.now(device.machine), WriteID(rawValue: machines.newIdentity()))
    try await inbox(device.store).changeSettings(of: device.user, as: id) { settings in
      if isSwitch {
        settings.set(Visits.kind, isOn: !settings.wants(Visits.kind), at: now)
      } else {
        settings.quietHours = isQuiet ? QuietHours("22:00-07:00") : nil
      }
    }
    story.count("notice settings changed")
  }

  private mutating func sync(_ device: Device) async throws {
    device.wire.cut(scheduler.oneIn(4))
    defer { device.wire.cut(false) }
    try await device.sync.sync()
    guard let teller = device.teller else { return }
    let settings = [device.user: try await self.settings(of: device.user, in: device.store)]
    try await teller.catchUp()
    witness.tried(with: settings, isDone: nil)
  }

  /// Both servers tell at the same time, perhaps until they die.
  private mutating func tell(_ server: Server, mayDie: Bool) async throws -> Server {
    var (settings, known): ([UserID: [String: String]], [UserID: Set<String>]) = ([:], [:])
    for user in Self.members {
      settings[user] = try await self.settings(of: user, in: server.store)
      known[user] = Set(try await inbox(server.store).notices(of: user).map(\.id))
    }
    let (dies, isPowerCut) = (mayDie && scheduler.oneIn(2), scheduler.oneIn(2))
    let trouble = isPowerCut ? FaultyFileSystem.Trouble.powerCut : .kill
    if dies { fuse.light(after: scheduler.roll(6), end: { [disk] in disk.stop(by: trouble) }) }
    let (one, other) = (server.tellers[0], server.tellers[1])
    async let isDoneThere = Self.catchUp(other)
    let isDoneHere = await Self.catchUp(one)
    let isDone = await isDoneThere || isDoneHere
    fuse.putOut()
    var server = server
    if dies {
      disk.stop(by: trouble)
      server = try await start()
      story.count("telling servers that died")
    }
    witness.tried(with: settings, isDone: isDone)
    for user in Self.members {
      for notice in try await inbox(server.store).notices(of: user) where known[user]?.contains(notice.id) == false {
        witness.found(notice.dueAt ?? notice.createdAt, for: user, with: settings[user] ?? [:])
      }
    }
    return server
  }

  private static func catchUp(_ teller: Projector) async -> Bool {
    do {
      try await teller.catchUp()
      return true
    } catch {
      return false
    }
  }

  private func settings(of user: UserID, in store: Storage) async throws -> [String: String] {
    let path = DocumentKey.noticeSettings(of: user).path
    return Fields(bytes: try await store.documents.load(path)?.body ?? []).values
  }

  // MARK: The end

  private func problems(of devices: [Device], _ server: Storage) async throws -> [String] {
    var problems = witness.problems
    for device in devices {
      let told = try await inbox(device.store).notices(of: device.user)
      let due = try await inbox(device.store).notices(
        of: device.user,
        at: scheduler.now.advanced(byMilliseconds: 24 * Self.hour)
      )
      // One that was held back is not shown while its kind is off.
      let isOff = try await settings(of: device.user, in: device.store)["kind.visit"] == "off"
      let shown = told.count { !isOff || $0.dueAt == nil }
      if shown != due.count { problems.append("\(device.name) lists \(due.count) of \(shown) notices") }
      if told != (try await inbox(server).notices(of: device.user)) {
        problems.append("\(device.name) and the server have other notices")
      }
      let ids = told.map { if case .news(let news) = $0.content { news.facts["visit"] ?? "" } else { "" } }
      problems += witness.problems(of: device.user, told: ids, on: device.name)
      story.count("visits told", told.count)
    }
    return problems
  }
}
