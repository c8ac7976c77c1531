import Domain
import GroupChallenges
import InMemory
import Synchronization
import Testing

/// A group in memory whose clock the test sets.
final class GroupAtHand: Sendable {
  static let id: GroupID = "gym"

  let store: Storage
  let service: GroupService
  private let time: Mutex<Timestamp>
  private let count = Mutex(0)

  var now: Timestamp { time.withLock { $0 } }

  /// The first member founds it.
  init(
    _ rules: GroupRules = GroupRules(),
    at start: String = "2025-06-09T08:00:00Z",
    hidesStandings: Bool = false,
    members: [UserID] = ["ana", "ben"]
  ) async throws {
    let time = try Timestamp(text: start)
    self.time = Mutex(time)
    let identities = Mutex(0)
    store =
      InMemoryStore(
        StoreSurroundings(now: { time }) {
          identities.withLock { number in
            number += 1
            return "identity \(number)"
          }
        }
      )
      .storage
    service = GroupService(sessions: store.sessions, documents: store.documents)
    let group = Group(name: "Gym", hidesStandings: hidesStandings, rules: rules, createdAt: time)
    _ = try await service.found(group, as: Self.id, named: members[0].name, in: context(members[0]))
    for member in members.dropFirst() { try await add(member) }
  }

  func add(_ user: UserID) async throws {
    let labels = Set([Label.member(user)].compactMap(\.self))
    let write = try DocumentKey.membership(of: user, in: Self.id.space)
      .write(Membership(role: .member), id: "member", expected: .absent, labels: labels)
    _ = try await store.documents.save([write])
    _ = try await service.join(Self.id, named: user.name, in: context(user))
  }

  func set(_ text: String) throws {
    let moment = try Timestamp(text: text)
    time.withLock { $0 = moment }
  }

  func context(_ user: UserID, _ id: String? = nil) -> RecordingContext {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return RecordingContext(actor: user, now: now, id: id ?? "entry \(number)")
  }

  /// Sets the clock, and checks in with the date that this zone shows.
  @discardableResult
  func checkIn(_ user: UserID, at text: String, in zone: String = "UTC", as id: String? = nil) async throws
    -> CheckInOutcome
  {
    try set(text)
    let day = LocalDay(of: now, in: try ZoneTable(named: zone))
    return try await service.checkIn(Self.id, at: now, on: day, in: context(user, id))
  }

  /// Names, values and ranks of a challenge.
  func rows(_ type: ChallengeType, for user: UserID = "ana", in week: Bucket? = nil) async throws -> [String] {
    let snapshot = try await service.group(Self.id, for: user).snapshot(type, in: week, at: now)
    return snapshot.entries.map { "\($0.rank) \($0.user) \($0.value)" }
  }

  /// A member's streak now.
  func streak(_ user: UserID = "ana") async throws -> Int64? {
    try await service.group(Self.id, for: user).snapshot(.streak, at: now).currentUserEntry?.value
  }
}

extension UserID {
  /// Shown to others.
  var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension Timestamp {
  init(text: String) throws {
    self = try #require(LocalMoment(iso8601: text)).time
  }
}
