import Access
package import Domain
internal import Spaces

/// A sample group with some past weeks.
package enum SampleGroup: Sendable {
  package static let id: GroupID = "sample"
  private static let members: [(user: UserID, name: String, days: Set<Int64>)] = [
    ("sample-mia", "Mia", [0, 1, 2, 3, 4, 5, 6]),
    ("sample-jonas", "Jonas", [0, 2, 4, 5]),
    ("sample-aylin", "Aylin", [1, 2, 3, 5, 6]),
    ("sample-tom", "Tom", [5]),
  ]
  private static let weeks: Int64 = 3

  /// Writes the group to a store, once, owned by the owner of the installation.
  ///
  /// - Parameters:
  ///   - store: The store as the owner may use it. Each event has a stamp of its own time, as one that another store
  ///     accepted, because the sample's past weeks are closed.
  ///   - owner: The owner of the installation.
  ///   - now: The clock. The sample's weeks end today.
  /// - Throws: A port's error.
  package static func write(to store: Storage, owner: Account, at now: Timestamp) async throws {
    let founded = now.advanced(byMilliseconds: -weeks * 7 * day)
    let about = DocumentKey<Group>.stored(GroupState.space.about(of: id))
    if try await store.documents.value(about).value != nil { return }
    var writes = [
      try about.write(Group(name: "Morning crew", createdAt: founded), id: "sample", expected: .absent),
      try membership(of: owner.user, as: .owner),
    ]
    var events = [try event(.joined(name: owner.displayName), "joined", of: owner.user, at: founded)]
    for member in members {
      writes.append(try membership(of: member.user, as: .member))
      events.append(try event(.joined(name: member.name), "joined", of: member.user, at: founded))
      for back in 0..<(weeks * 7) where member.days.contains(back % 7) && (back > 0 || member.user == "sample-mia") {
        let time = now.advanced(byMilliseconds: -back * day - 3_600_000)
        let entry = GroupAction.CheckIn(LocalDay(of: time, in: .utc))
        events.append(try event(.checkedIn(entry), "day \(back)", of: member.user, at: time))
      }
    }
    _ = try await store.documents.save(writes)
    _ = try await store.sessions.session(at: id.log).append(events, expecting: .any)
  }

  private static func membership(of user: UserID, as role: Membership.Role) throws -> DocumentWrite {
    let labels = Set([DocumentLabel.member(user)].compactMap(\.self))
    return try DocumentKey.membership(of: user, in: id.space)
      .write(Membership(role: role), id: "member", expected: .any, labels: labels)
  }

  private static let day: Int64 = 86_400_000

  private static func event(_ action: GroupAction, _ id: String, of user: UserID, at time: Timestamp) throws
    -> ScoringEvent
  {
    let draft = try action.draft(about: user)
    return ScoringEvent(
      id: EventID(rawValue: "\(user):\(id)"),
      type: draft.type,
      actor: user,
      subject: PlayerID(user),
      occurredAt: time,
      body: draft.body
    )
    .stamped(Stamp(time: time, device: "sample"))
  }
}
