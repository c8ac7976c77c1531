import Access
import Domain
import GroupChallenges
import InMemory
import Spaces
import Synchronization
import TestSupport
import Testing

/// A clock that a test sets.
final class TestClock: Sendable {
  private let time: Mutex<Timestamp>

  init(_ time: Timestamp) { self.time = Mutex(time) }

  var now: Timestamp {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }
}

/// A group in memory whose clock the test sets.
final class GroupAtHand: Sendable {
  static let id: GroupID = "gym"

  let store: Storage
  let gatekeeper: Gatekeeper
  private let clock: TestClock
  private let count = Counter()

  var now: Timestamp { clock.now }

  /// The first member creates it.
  init(
    _ rules: GroupRules = GroupRules(checkInsPerDay: nil),
    at start: String = "2025-06-09T08:00:00Z",
    hidesStandings: Bool = false,
    members: [UserID] = ["ana", "ben"]
  ) async throws {
    let start = try Timestamp(text: start)
    let clock = TestClock(start)
    self.clock = clock
    let identities = Counter()
    store = InMemoryStore(ClockAndIdentities(now: { clock.now }) { "identity \(identities.next())" }).storage
    gatekeeper = Gatekeeper(store, [GroupState.self], now: { clock.now })
    let group = Group(name: "Gym", hidesStandings: hidesStandings, rules: rules, createdAt: start)
    _ = try await groups(members[0]).create(group, as: Self.id)
    for member in members.dropFirst() { try await add(member) }
  }

  func groups(_ user: UserID) -> Groups { gatekeeper.groups(of: user) }

  func group(_ user: UserID) async throws -> GroupView { try await groups(user).group(Self.id) }

  /// The store as a member's other programs use it.
  func storage(_ user: UserID) -> Storage { gatekeeper.storage(for: .user(user, .member)).storage }

  func add(_ user: UserID) async throws {
    let labels = Set([DocumentLabel.member(user)].compactMap(\.self))
    let write = try DocumentKey.membership(of: user, in: Self.id.space)
      .write(Membership(role: .member), id: "member", expected: .absent, labels: labels)
    _ = try await store.documents.save([write])
    try await groups(user).arrive(in: Self.id)
  }

  func set(_ text: String) throws { clock.now = try Timestamp(text: text) }

  func ticket() -> String { "entry \(count.next())" }

  /// Sets the clock, and checks in with the date that this zone shows.
  @discardableResult
  func checkIn(_ user: UserID, at text: String, in zone: String = "UTC", as id: String? = nil) async throws
    -> CheckInOutcome
  {
    try set(text)
    let day = LocalDay(of: now, in: try ZoneTable(named: zone))
    return try await groups(user).checkIn(Self.id, at: now, on: day, as: id ?? ticket())
  }

  /// Checks in for a moment before the present one.
  func backdate(_ user: UserID, to text: String, as id: String) async throws {
    let time = try Timestamp(text: text)
    _ = try await groups(user).checkIn(Self.id, at: time, on: LocalDay(of: time, in: .utc), as: id)
  }

  /// Writes events into the group's journal past the gatekeeper.
  func append(_ events: ScoringEvent...) async throws {
    _ = try await store.sessions.session(at: Self.id.log).append(events, expecting: .any)
  }

  /// Records what a list or a program reports.
  @discardableResult
  func record(
    _ workouts: [ReportedWorkout],
    from source: String,
    for user: UserID = "ana"
  ) async throws -> WorkoutReport {
    try await groups(user).record(workouts, from: source, in: Self.id)
  }

  /// A member's own page now.
  func mine(_ user: UserID = "ana") async throws -> MemberScreen { try await group(user).mine(at: now) }

  /// Names, values and ranks of a challenge.
  func rows(_ type: ChallengeType, for user: UserID = "ana", in week: Bucket? = nil) async throws -> [String] {
    let snapshot = try await group(user).snapshot(type, in: week, at: now)
    return snapshot.entries.map { "\($0.rank) \($0.user) \($0.value)" }
  }

  /// A member's streak now.
  func streak(_ user: UserID = "ana") async throws -> Int64? {
    try await group(user).snapshot(.streak, at: now).currentUserEntry?.value
  }
}

extension Gatekeeper {
  /// The groups of an account with a name made of its id.
  func groups(of user: UserID) -> Groups {
    SpaceService(self, for: Account(user: user, displayName: user.name))
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

/// Expects that a rule rejects some work.
func expectRefusal(
  _ code: String,
  at location: SourceLocation = #_sourceLocation,
  of work: () async throws -> Void
) async {
  do {
    try await work()
    Issue.record("not refused", sourceLocation: location)
  } catch SpaceError.refused(let refusal) {
    #expect(refusal.code == code, sourceLocation: location)
  } catch {
    Issue.record("\(error)", sourceLocation: location)
  }
}
