public import Domain

/// A group to look at, with some weeks behind it.
public enum SampleGroup: Sendable {
  public static let id: GroupID = "sample"
  private static let members: [(user: UserID, name: String, days: Set<Int64>)] = [
    ("sample-mia", "Mia", [0, 1, 2, 3, 4, 5, 6]),
    ("sample-jonas", "Jonas", [0, 2, 4, 5]),
    ("sample-aylin", "Aylin", [1, 2, 3, 5, 6]),
    ("sample-tom", "Tom", [5]),
  ]
  private static let weeks: Int64 = 3

  /// Writes the group to a store, once; whoever runs the installation owns it.
  ///
  /// - Parameters:
  ///   - store: Where to.
  ///   - owner: Who runs the installation.
  ///   - ownerName: What others call that person.
  ///   - now: The clock; the sample's weeks end today.
  /// - Throws: A port's error.
  public static func write(to store: Storage, owner: UserID, ownerName: String, at now: Timestamp) async throws {
    let founded = now.advanced(byMilliseconds: -weeks * 7 * day)
    let group = Group(name: "Morning crew", createdAt: founded)
    let service = GroupService(sessions: store.sessions, documents: store.documents)
    if try await store.documents.value(.group(id)).value != nil { return }
    _ = try await service.found(
      group,
      as: id,
      named: ownerName,
      in: RecordingContext(actor: owner, now: founded, id: "joined")
    )
    var events: [ScoringEvent] = []
    for member in members {
      let write = try DocumentKey.membership(of: member.user, in: id.space)
        .write(Membership(role: .member), id: "member", expected: .any)
      _ = try await store.documents.save([write])
      events.append(try event(.joined(name: member.name), "joined", of: member.user, at: founded))
      for back in 0..<(weeks * 7) where member.days.contains(back % 7) && (back > 0 || member.user == "sample-mia") {
        let time = now.advanced(byMilliseconds: -back * day - 3_600_000)
        let entry = GroupAction.CheckIn(LocalDay(of: time, in: .utc))
        events.append(try event(.checkedIn(entry), "day \(back)", of: member.user, at: time))
      }
    }
    _ = try await store.sessions.append(events, to: id.log, expecting: .any)
  }

  private static let day: Int64 = 86_400_000

  private static func event(_ action: GroupAction, _ id: String, of user: UserID, at time: Timestamp) throws
    -> ScoringEvent
  {
    ScoringEvent(
      id: EventID(rawValue: "\(user):\(id)"),
      type: action.type,
      actor: user,
      subject: PlayerID(user),
      occurredAt: time,
      body: try action.body()
    )
  }
}
