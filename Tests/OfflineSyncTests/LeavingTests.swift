import Access
import Domain
import InMemory
import Leaderboards
import ScoreServer
import Simulation
import Synchronization
import Testing

@testable import OfflineSync

/// A user who signs out leaves no visible data on the device, and loses none.
@Suite("A user who leaves a device")
struct LeavingTests {
  private static let path = DocumentKey.leaderboardSettings(of: "ana").path
  private let home = Home()

  @Test func `removes the user's own data from the device only`() async throws {
    let ana = home.device("ana")
    try await ana.edit("1") { $0.defaultBowType = .recurve }
    try await ana.write("users/ana/inbox/n1", "{}", "w1")
    try await ana.write("local/theme", "{}", "w1")
    #expect(try await ana.sync.leave() == false)
    #expect(try await ana.settings == LeaderboardSettings(of: "ana"))
    #expect(try await ana.local.text("users/ana/inbox/n1") == nil)
    #expect(try await ana.local.text("local/theme") == "{}")
    #expect(try await home.settings.defaultBowType == .recurve, "it was delivered on the way out")
    await #expect(throws: StoreFailure.denied) { try await ana.sync.sync() }
    #expect(ana.sync.status.connection == .signedOut)

    let back = home.device("ana", over: ana)
    try await back.sync.sync()
    #expect(try await back.settings.defaultBowType == .recurve)
    #expect(try await back.local.text("users/ana/inbox/n1") == "{}")
    #expect(try await home.settings.defaultBowType == .recurve)
    #expect(back.sync.status.pending == 0)
  }

  @Test func `restores undelivered data, and delivers it then`() async throws {
    let ana = home.device("ana")
    try await ana.edit("1") { $0.defaultBowType = .recurve }
    try await ana.write("users/ana/note", "{}", "w1")
    try await ana.sync.sync()
    ana.network.set(isUp: false)
    try await ana.edit("2") { $0.defaultBowType = .longbow }
    try await ana.write("users/ana/note", nil, "w2")
    #expect(try await ana.sync.leave())
    #expect(try await ana.settings == LeaderboardSettings(of: "ana"))
    #expect(try await ana.sync.leave(), "again is once")
    // Meanwhile, elsewhere.
    try await home.phone.sync.sync()
    try await home.phone.edit("3") { $0.showOwnScores = false }
    try await home.phone.sync.sync()

    let back = home.device("ana", over: ana)
    try await back.sync.sync()
    for settings in [try await back.settings, try await home.settings] {
      #expect(settings.defaultBowType == .longbow && !settings.showOwnScores)
    }
    #expect(try await home.store.text("users/ana/note") == nil)
    #expect(try await back.sync.lost.all() == [])
    try await back.edit("4") { $0.defaultBowType = nil }
    try await back.sync.sync()
    #expect(try await home.settings.defaultBowType == nil, "it is not brought back twice")
  }

  @Test func `drops undelivered data on request`() async throws {
    let ana = home.device("ana")
    try await ana.edit("1") { $0.defaultBowType = .recurve }
    try await ana.sync.sync()
    ana.network.set(isUp: false)
    try await ana.edit("2") { $0.defaultBowType = .longbow }
    #expect(try await ana.sync.leave(discardPending: true))
    let back = home.device("ana", over: ana)
    try await back.sync.sync()
    #expect(try await back.settings.defaultBowType == .recurve)
    #expect(try await home.settings.defaultBowType == .recurve)
  }

  @Test func `restores withheld data, which was never to be delivered`() async throws {
    let shutter = Shutter(["users/ana/diary"])
    let ana = home.device("ana", withholds: shutter.withholds)
    try await ana.write("users/ana/diary/monday", "{}", "w1")
    try await ana.sync.sync()
    ana.network.set(isUp: false)
    try await ana.write("users/ana/note", "{}", "w1")
    #expect(try await ana.sync.leave(discardPending: true), "the note")
    #expect(try await ana.local.text("users/ana/diary/monday") == nil)
    await ana.sync.look()
    #expect(ana.sync.status.pending == 0)
    let back = home.device("ana", over: ana, withholds: shutter.withholds)
    try await back.sync.sync()
    #expect(try await back.local.text("users/ana/diary/monday") == "{}")
    #expect(try await back.local.text("users/ana/note") == nil)
    #expect(try await home.store.text("users/ana/diary/monday") == nil)
    shutter.lift()
    try await back.sync.sync()
    #expect(try await home.store.text("users/ana/diary/monday") == "{}")
  }

  @Test func `does not wait for a server that is silent`() async throws {
    // Only the time that leaving may take passes here.
    let ana = home.device("ana", wait: { if $0 != .seconds(2) { try await Forever.wait() } })
    ana.network.plan(.hang, at: "account")
    try await ana.edit("1") { $0.defaultBowType = .recurve }
    #expect(try await ana.sync.leave())
  }

  @Test func `finds both edits where the device was used before the first sync`() async throws {
    let ana = home.device("ana")
    try await ana.sync.sync()
    ana.network.set(isUp: false)
    try await ana.edit("1", at: 10) { $0.defaultBowType = .longbow }
    _ = try await ana.sync.leave()
    let back = home.device("ana", over: ana)
    try await back.edit("2", at: 20) { $0.showOwnScores = false }
    try await back.sync.sync()
    let settings = try await home.settings
    #expect(settings.defaultBowType == .longbow && !settings.showOwnScores)
  }

  @Test func `takes the reports of lost edits along`() async throws {
    let ana = home.device("ana")
    for device in [ana, home.phone] { try await device.sync.sync() }
    try await ana.edit("1", at: 10) { $0.defaultBowType = .longbow }
    try await home.phone.edit("2", at: 20) { $0.defaultBowType = .recurve }
    for device in [home.phone, ana] { try await device.sync.sync() }
    let lost = try await ana.sync.lost.all()
    #expect(lost.map(\.cause) == [.overwritten(.fields(["defaultBowType"]), isForeign: false)])
    _ = try await ana.sync.leave()
    #expect(try await ana.sync.lost.all() == [])
    let back = home.device("ana", over: ana)
    try await back.sync.sync()
    #expect(try await back.sync.lost.all() == lost)
    #expect(try await back.sync.lost.body(of: try #require(lost.first)) != nil)
  }

  @Test func `ends the same wherever leaving or returning is interrupted`() async throws {
    let whole = try await outcome(leavingAfter: nil, backAfter: nil)
    #expect(whole.calls.leaving > 10 && whole.calls.back > 20)
    for calls in 0..<whole.calls.leaving {
      try await expectSame(try await outcome(leavingAfter: calls, backAfter: nil), whole, "left after \(calls)")
    }
    for calls in 0..<whole.calls.back {
      try await expectSame(try await outcome(leavingAfter: nil, backAfter: calls), whole, "back after \(calls)")
    }
  }

  private struct Outcome {
    let calls: (leaving: Int, back: Int)
    let bow: BowType?
    let note: String?
    let isAlike: Bool
    let lost: [LostEdit]
  }

  private func expectSame(_ one: Outcome, _ whole: Outcome, _ what: Comment) async throws {
    #expect(one.bow == .longbow && whole.bow == .longbow, what)
    #expect(one.note == nil && whole.note == nil, what)
    #expect(one.isAlike && whole.isAlike, what)
    #expect(one.lost == [] && whole.lost == [], what)
  }

  private func outcome(leavingAfter: Int?, backAfter: Int?) async throws -> Outcome {
    let home = Home()
    let ana = home.device("ana")
    try await ana.edit("1", at: 10) { $0.defaultBowType = .recurve }
    try await ana.write("users/ana/note", "{}", "w1")
    try await ana.write("users/ana/other", "{}", "w1")
    try await ana.sync.sync()
    try await ana.edit("2", at: 20) { $0.defaultBowType = .longbow }
    try await ana.write("users/ana/note", nil, "w2")
    ana.network.set(isUp: false)
    let leaving = Calls(limit: leavingAfter)
    let first = home.pair(over: ana, leaving)
    _ = try? await first.leave()
    _ = try await ana.sync.leave()
    #expect(try await ana.settings.defaultBowType == nil)
    ana.network.set(isUp: true)
    let back = Calls(limit: backAfter)
    try? await home.pair(over: ana, back).sync()
    let again = home.device("ana", over: ana)
    for _ in 1...2 { try await again.sync.sync() }
    var isAlike = true
    for path in ["users/ana/note", "users/ana/other", Self.path]
    where try await again.local.text(path) != home.store.text(path) {
      isAlike = false
    }
    return Outcome(
      calls: (leaving.count, back.count),
      bow: try await home.settings.defaultBowType,
      note: try await home.store.text("users/ana/note"),
      isAlike: isAlike,
      lost: try await again.sync.lost.all()
    )
  }
}

/// A server that knows its users, and their devices.
private struct Home {
  let clock = Clock()
  let store: Storage
  let phone: Device

  init() {
    store = InMemoryStore(clock.on("server")).storage
    phone = Device(remote: store.seen(by: "ana", at: clock), clock: clock.on("phone"))
  }

  var settings: LeaderboardSettings {
    get async throws { try await SettingsService(documents: store.documents).load("ana") }
  }

  func device(
    _ user: UserID,
    over other: Device? = nil,
    wait: @escaping @Sendable (Duration) async throws -> Void = { _ in try await Forever.wait() },
    withholds: @escaping Withholding = { _ in false }
  ) -> Device {
    Device(
      local: other?.local,
      notebook: other?.notebook,
      remote: store.seen(by: user, at: clock),
      clock: clock.on("device of \(user)"),
      wait: wait,
      withholds: withholds
    )
  }

  /// The same device, whose calls are counted and cut off; its network is down where the device's is.
  func pair(over device: Device, _ calls: Calls) -> OfflineSync {
    device.cutOff(
      by: calls,
      remote: Line(to: store.seen(by: "ana", at: clock), over: device.network).storage,
      clock: clock.on("ana"),
      wait: { _ in try await Forever.wait() }
    )
  }
}
