import Domain
import GroupChallenges
import InMemory
import SeededRandom
import SpaceContracts
import Spaces
import Synchronization
import TestSupport
import Testing

/// The rules that every sport on the kit keeps.
struct ContractTests {
  private struct Body: Encodable {
    var date: String?
    var offsetSeconds: Int64?
    var kind: String?
    var days: Int64?
  }

  private static let day: Int64 = 86_400_000

  /// The content of a group that members see, in the order of names.
  @Sendable private static func shown(_ state: GroupState) -> [UInt8] {
    let lines = state.members.map { member in
      let days = member.daysOff.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.kind)" }
      let entries = member.checkIns.map { "\($0.id) \($0.entry.date) \($0.counts)" }
      return "\(member.user) \(member.displayName) \(member.isActive) \(member.longestStreak) \(days) \(entries)"
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64]) func `a group keeps the contract of sports`(seed: UInt64)
    async throws
  {
    let clock = Mutex(try Timestamp(text: "2025-06-11T10:00:00Z"))
    let now: @Sendable () -> Timestamp = {
      clock.withLock { time in
        time = time.advanced(byMilliseconds: 60_000)
        return time
      }
    }
    let identities = Counter()
    let storage = InMemoryStore(ClockAndIdentities(now: now) { "identity \(identities.next())" }).storage
    let rules = GroupRules(checkInsPerDay: 1, freezes: 1, streaks: seed.isMultiple(of: 2) ? .external : .derived)
    let group = Group(name: "Gym", rules: rules, createdAt: now())
    let contract = SpaceContract<GroupState>(group, shows: Self.shown) { view, random throws(Refusal) in
      let time = view.now.advanced(byMilliseconds: -Self.day * Int64(random.next(below: 14)))
      let (date, me) = (LocalDay(of: time, in: .utc).date, PlayerID(view.viewer))
      switch random.next(below: 6) {
      case 0: return [try EventDraft("dayOff", Body(date: date, kind: "freeze"), about: me)]
      case 1: return [try EventDraft("dayOff", Body(date: date, kind: "excuse"), about: "ben")]
      case 2: return [try EventDraft("streakReported", Body(days: Int64(random.next(below: 9))), about: me, at: time)]
      case 3: return [try EventDraft("checkIn", Body(date: "2025-06-01", offsetSeconds: 0), about: me, at: time)]
      default: return [try EventDraft("checkIn", Body(date: date, offsetSeconds: 0), about: me, at: time)]
      }
    }
    let faults = try await contract.faults(seed: seed, in: storage, now: now)
    #expect(faults == [])
  }
}
