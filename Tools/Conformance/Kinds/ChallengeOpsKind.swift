import Domain
import GroupChallenges

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
    let service = GroupService(sessions: storage.sessions, documents: storage.documents)
    try await makeGroup(in: storage, members: Set(ops.map(\.member)), counting: type)
    var results: [JSON] = []
    for (number, op) in ops.enumerated() { results.append(try await result(of: op, number, type, service)) }
    await storage.close()
    return [.members(["results": .list(results)])]
  }

  private func makeGroup(in storage: Storage, members: Set<UserID>, counting type: ChallengeType) async throws {
    let rules = GroupRules(streaks: type == .streak ? .external : .derived)
    let group = Group(name: "Conformance", rules: rules, createdAt: 0)
    let write = try DocumentKey.group(Self.group).write(group, id: "group", expected: .absent)
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
    _ service: GroupService
  ) async throws -> JSON {
    let time = try Timestamp(iso8601: op["at"]?.text ?? "")
    do throws(GroupError) {
      let view: GroupView
      if op["op"]?.text == "checkIn" {
        let context = RecordingContext(actor: op.member, now: time, id: op["eventId"]?.text ?? "")
        let day = LocalDay(of: time, in: .utc)
        view = try await service.checkIn(Self.group, at: time, on: day, in: context).view
      } else {
        let context = RecordingContext(actor: op.member, now: time, id: "op \(number)")
        view = try await service.reportStreak(Int64(op["days"]?.whole ?? 0), at: time, in: Self.group, context)
      }
      return .list(view.snapshot(type, at: time).entries.map(row))
    } catch {
      switch error {
      case .invalidValue: return .members(["error": .text("invalidValue")])
      case .stale: return .members(["error": .text("stale")])
      default: throw error
      }
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
