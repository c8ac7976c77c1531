import Domain
import OfflineSync
import Testing

@Suite("What people are told of sync")
struct ReportTests {
  @Test func `lists pending items, with time and reason`() async throws {
    let world = World()
    let ana = world.device("ana")
    try await ana.sync.sync()
    #expect(report(of: ana).headline.description == "Synced with scores.example")
    #expect(report(of: ana).reason == nil)
    ana.network.set(isUp: false)
    try await ana.write("a/note", "{}", "w1")
    await #expect(throws: StoreFailure.self) { try await ana.sync.sync() }
    #expect(report(of: ana).headline == "\(1) changes are pending for \("scores.example")")
    #expect(report(of: ana).pendingSince != nil)
    #expect(report(of: ana).reason?.isEmpty == false)
    ana.network.set(isUp: true)
    // Looking calls only the device.
    _ = ana.network.takeCalls()
    await ana.sync.look()
    #expect(ana.network.takeCalls() == [])
    #expect(report(of: ana).pending == 1)
  }

  private func report(of device: Device) -> SyncReport {
    SyncReport(device.sync.status, with: "https://scores.example")
  }
}
