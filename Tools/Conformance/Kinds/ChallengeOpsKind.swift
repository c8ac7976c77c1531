import Access
import CanonicalJSON
import Domain
import GroupChallenges
import Spaces
import Synchronization

/// `challenge-ops`: check-ins and streaks of one week, one after another.
struct ChallengeOpsKind: ConformanceKind {
  let name = "challenge-ops"
  let input = Shape.object([
    "type": .text,
    "ops": .list(
      .variants(
        by: "op",
        [
          "checkIn": .object(["op": .text, "at": .text, "user": .text, "eventId": .text]),
          "streak": .object(["op": .text, "at": .text, "user": .text, "days": .int]),
        ]
      )
    ),
  ])
  let expected = Shape.object(["results": .list(resultShape)])
  let makeStorage: @Sendable () async throws -> Storage

  private static let resultShape = Shape.listOr(
    .row(["userId": .text, "value": .int, "rank": .int, "ordinal": .int]),
    .object(["error": .text])
  )
  private static let group: GroupID = "conformance"

  func outcomes(of input: JSON) async throws -> [JSON] {
    let storage = try await makeStorage()
    let ops = input["ops"]?.list ?? []
    guard let type = ChallengeType(rawValue: input["type"]?.text ?? "") else {
      throw Mismatch(expected: "CHECK_IN or STREAK", got: "\(input["type"] ?? .null)")
    }
    let clock = Clock()
    let gatekeeper = Gatekeeper(storage, [GroupState.self], now: { clock.time.withLock { $0 } })
    try await makeGroup(in: storage, members: Set(ops.map(\.member)), counting: type)
    var results: [JSON] = []
    for (number, op) in ops.enumerated() { results.append(try await result(of: op, number, type, gatekeeper, clock)) }
    await storage.close()
    return [.members(["results": .list(results)])]
  }

  private func makeGroup(in storage: Storage, members: Set<UserID>, counting type: ChallengeType) async throws {
    let rules = GroupRules(checkInsPerDay: nil, streaks: type == .streak ? .external : .derived)
    let group = Group(name: "Conformance", rules: rules, createdAt: 0)
    let write = try DocumentKey<Group>.stored(GroupState.space.about(of: Self.group)).write(
      group,
      id: "group",
      expected: .absent
    )
    let memberships = try members.map { user in
      try DocumentKey.membership(of: user, in: Self.group.space)
        .write(Membership(role: .member), id: "member", expected: .absent)
    }
    _ = try await storage.documents.save([write] + memberships)
  }

  private func result(
    of op: JSON,
    _ number: Int,
    _ type: ChallengeType,
    _ gatekeeper: Gatekeeper,
    _ clock: Clock
  ) async throws -> JSON {
    let time = try Timestamp(iso8601: op["at"]?.text ?? "")
    clock.time.withLock { $0 = time }
    let groups = Groups(gatekeeper, for: Account(user: op.member, displayName: op.member.rawValue))
    do throws(SpaceError) {
      let view: GroupView
      if op["op"]?.text == "checkIn" {
        let (day, ticket) = (LocalDay(of: time, in: .utc), op["eventId"]?.text ?? "")
        view = try await groups.checkIn(Self.group, at: time, on: day, as: ticket).view
      } else {
        view = try await groups.reportStreak(Int64(op["days"]?.whole ?? 0), in: Self.group, as: "op \(number)")
      }
      return .list(view.snapshot(type, at: time).entries.map(row))
    } catch {
      guard case .refused(let refusal) = error, ["invalidValue", "stale"].contains(refusal.code) else { throw error }
      return .members(["error": .text(refusal.code)])
    }
  }

  private func row(_ entry: ChallengeEntry) -> JSON {
    .members([
      "userId": .text(entry.user.rawValue),
      "value": .whole(Int(entry.value)),
      "rank": .whole(entry.rank),
      "ordinal": .whole(entry.position),
    ])
  }
}

extension JSON {
  fileprivate var member: UserID { UserID(rawValue: self["user"]?.text ?? "") }
}

/// The time of the operation that is under way.
private final class Clock: Sendable {
  let time = Mutex<Timestamp>(0)
}
