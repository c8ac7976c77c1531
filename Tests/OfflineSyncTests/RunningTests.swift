import Domain
import InMemory
import Simulation
import Synchronization
import TestSupport
import Testing

@testable import OfflineSync

@Suite("Sync that runs", .timeLimit(.minutes(2)))
struct RunningTests {
  @Test func `delivers local writes, and fetches remote ones`() async throws {
    let world = World()
    let (ana, ben) = (world.device("ana"), world.device("ben"))
    try await running(ana, ben) {
      try await ana.append("a1")
      try await eventually("it arrives") { try await ben.local.eventIDs() == ["a1"] }
      try await ben.append("b1", by: "ben")
      try await eventually("it arrives") { try await ana.local.eventIDs() == ["a1", "b1"] }
      try await eventually("nothing is pending") {
        ana.sync.status.pending == 0 && ana.sync.status.connection == .online
      }
    }
  }

  @Test func `tries again until the network is back`() async throws {
    let world = World()
    let device = world.device("ana")
    device.network.set(isUp: false)
    try await running(device) {
      try await device.append("a1", "a2")
      try await eventually("it is told") {
        let status = device.sync.status
        return status.pending == 2 && status.pendingSince != nil && status.failure != nil && status.nextAttempt != nil
          && status.connection != .online
      }
      #expect(try await device.sync.status(of: SyncItem(.journal, "a/journal")) != .synced)
      device.network.set(isUp: true)
      try await eventually("it is delivered") { try await world.server.eventIDs() == ["a1", "a2"] }
      try await eventually("it is told") {
        device.sync.status.connection == .online && device.sync.status.pending == 0
          && device.sync.status.failure == nil
      }
      #expect(try await device.sync.status(of: SyncItem(.journal, "a/journal")) == .synced)
    }
  }

  @Test func `shows its state to its followers`() async throws {
    let world = World()
    let device = world.device("ana")
    let seen = Mutex<[Int]>([])
    let reader = Task {
      for await status in device.sync.followStatus() { seen.withLock { $0.append(status.pending) } }
    }
    device.network.set(isUp: false)
    try await device.append("a1")
    try? await device.sync.sync()
    try await eventually("it is pending") { seen.withLock { $0.last == 1 } }
    device.network.set(isUp: true)
    try await device.sync.sync()
    try await eventually("it is not pending") { seen.withLock { $0.last == 0 } }
    reader.cancel()
  }

  @Test func `waits longer after each failure, and never as long as all others`() {
    let least = RetrySchedule(chance: { 0 }, wait: { _ in })
    let most = RetrySchedule(chance: { 1 }, wait: { _ in })
    let pauses = (1...14).map { most.pause(after: $0) }
    #expect(
      pauses.prefix(6) == [
        .milliseconds(100), .milliseconds(200), .milliseconds(400), .seconds(1), .seconds(2), .seconds(4),
      ]
    )
    #expect(pauses.last == .seconds(300))
    for (number, pause) in pauses.enumerated() { #expect(least.pause(after: number + 1) == pause / 2) }
  }

  private func running(_ devices: Device..., body: () async throws -> Void) async throws {
    let tasks = devices.map { device in Task { await device.sync.run() } }
    defer { for task in tasks { task.cancel() } }
    try await body()
    for task in tasks {
      task.cancel()
      await task.value
    }
  }
}
