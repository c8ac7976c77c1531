import ArcheryScoring
import Domain
import InMemory
import SeededRandom
import SpaceContracts
import Spaces
import TestSupport
import Testing

/// The rules that every sport on the kit keeps.
struct ContractTests {
  private static let archers: [PlayerID] = ["ana", "ben", "cy"]

  /// An event as a program of its own would send it, by the archery rules or against them.
  private static func foreign(_ random: inout SplitMix64, by actor: UserID, at now: Timestamp) throws(Refusal)
    -> EventDraft
  {
    struct Reason: Encodable { let reason = "ill" }
    struct Scorers: Encodable { let users: [UserID] }
    let archer = random.pick(archers)
    return switch random.next(below: 4) {
    case 0: try EventDraft("withdrawn", Reason(), about: archer)
    case 1: try EventDraft("scorersAppointed", Scorers(users: [actor]), about: archer)
    case 2: EventDraft("paused")
    default: EventDraft("nonsense", about: archer)
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>) func `a shoot keeps the contract of sports`(seed: UInt64) async throws
  {
    let seconds = Counter()
    let now: @Sendable () -> Timestamp = { Timestamp(rawValue: 1_000_000 + Int64(seconds.next()) * 1000) }
    let identities = Counter()
    let clock = ClockAndIdentities(now: now) { "identity \(identities.next())" }
    let shoot = try Shoot(ends: 4, of: 3, archers: "ana", "ben", "cy")
    let contract = SpaceContract<TournamentLog>(
      TournamentAbout("contract"),
      beginning: shoot.rehearsal.log.events,
      shows: { $0.tournament }
    ) { view, random throws(Refusal) in
      if random.oneIn(5) { return [try Self.foreign(&random, by: (view.account?.user ?? "nobody"), at: view.now)] }
      let archer = random.pick(Self.archers)
      let command: TournamentCommand =
        switch random.next(below: 10) {
        case 0: .undo
        case 1: .edit(archer, end: 1 + random.next(below: 4), arrow: 1, value: "8", reason: "why")
        case 2: .add(.init(PlayerID(rawValue: "guest \(random.next(below: 5))"), displayName: "Guest", isGuest: true))
        case 3: .finalise
        default: .record(.token(random.pick(["X", "9", "M"])), for: archer)
        }
      let drafts = try? view.state.decide(command, by: (view.account?.user ?? "nobody")).events(
        as: "draft",
        by: (view.account?.user ?? "nobody"),
        at: view.now
      )
      return (drafts ?? []).map { EventDraft($0) }
    }
    let storage = InMemoryStore(clock).storage
    let faults = try await contract.faults(seed: seed, in: storage, entries: 80, now: now)
    #expect(faults.isEmpty, "\(faults)")
  }
}
