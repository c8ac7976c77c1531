import AppTestSupport
import Domain
import Foundation
import GroupChallenges
import Leaderboards
import OfflineSync
import Spaces
import Synchronization
import TestSupport
import Testing

/// A member's device that is away from the group's server, and meets it again.
@Suite("A group on a device that is away", .timeLimit(.minutes(2)))
struct SyncedGroupTests {
  @Test func `check-ins made without the server count once they meet, also those of its other device`() async throws {
    try await withGroup { ana, id, owner in
      let (phone, tablet) = (try await Device(ana, "phone"), try await Device(ana, "tablet"))
      for device in [phone, tablet] { try await device.sync.sync() }
      // Both are away now.
      try await phone.checkIn(id, as: "morning")
      try await tablet.checkIn(id, as: "evening")
      #expect(try await phone.value(id) == 1)
      // Nothing is delivered twice.
      for device in [phone, tablet, phone, phone] { try await device.sync.sync() }
      #expect(try await phone.value(id) == 2)
      #expect(try await tablet.value(id) == 2)
      let page = try await owner.get("/groups/\(id)").text
      #expect(page.contains("<bdi>Ana</bdi></span><span class=\"value\">2</span>"))
    }
  }

  @Test func `an entry after its week is closed is rejected, reported, and not counted`() async throws {
    try await withGroup { ana, id, _ in
      let phone = try await Device(ana, "phone")
      try await phone.sync.sync()
      // The phone's clock stands two weeks back.
      phone.putBack(byMilliseconds: 14 * 86_400_000)
      let event = try await phone.checkIn(id, as: "late")
      try await phone.sync.sync()
      let lost = try await phone.sync.lost.all()
      #expect(lost.map(\.record) == [.event(event)])
      #expect(lost.first?.causeWords.description.contains("can no longer change") == true)
      #expect(try await phone.groups.group(id).mine(at: phone.now).entries == [])
    }
  }

  // MARK: Support

  private struct Device {
    let sync: OfflineSync
    let groups: Groups
    private let clock: Clock

    /// The device's clock, which may be slow.
    private final class Clock: Sendable {
      let slowness = Mutex<Int64>(0)

      var now: Timestamp { ClockAndIdentities.system.now().advanced(byMilliseconds: -slowness.withLock { $0 }) }
    }

    init(_ visitor: Visitor, _ name: String) async throws {
      sync = try OfflineSync.device(of: visitor)
      let clock = Clock()
      self.clock = clock
      let account = Account(user: UserID(rawValue: visitor.user), displayName: "Ana")
      groups = Groups(Gatekeeper(sync.storage, [GroupState.self], now: { clock.now }), for: account)
    }

    var now: Timestamp { clock.now }

    func putBack(byMilliseconds milliseconds: Int64) { clock.slowness.withLock { $0 = milliseconds } }

    @discardableResult
    func checkIn(_ id: GroupID, as ticket: String) async throws -> EventID {
      let time = now
      return try await groups.checkIn(id, at: time, on: LocalDay(of: time, in: .utc), as: ticket).event
    }

    func value(_ id: GroupID) async throws -> Int64? {
      try await groups.group(id).snapshot(.checkIn, at: now).currentUserEntry?.value
    }
  }

  /// A served group with a member Ana.
  private func withGroup(_ body: (_ ana: Visitor, _ group: GroupID, _ owner: Visitor) async throws -> Void) async throws
  {
    try await withCrew(["several": "yes"]) { crew in
      try await body(try await crew.newcomer("Ana"), GroupID(rawValue: crew.id), crew.olga)
    }
  }
}
