import Access
import Domain
import GroupChallenges
import SeededRandom
import Spaces
import Synchronization
import Testing

/// Random deeds, compared after each with a model that is as plain as can be.
struct GroupModelTests {
  /// Check-ins as a list, counted anew each time.
  private struct Model {
    var checkIns: [(id: String, user: UserID, at: Int64)] = []
    var frozen: [UserID: Set<Int64>] = [:]

    private static let day: Int64 = 86_400_000
    static func week(of time: Int64) -> Int64 { (time / day + 3) / 7 }

    func rows(_ type: ChallengeType, at now: Int64) -> [String] {
      let users = Set(checkIns.map(\.user))
      let values = users.compactMap { user in value(type, of: user, at: now).map { (user, $0.0, $0.1) } }
      let sorted = values.sorted { ($1.1, $0.2, $0.0) < ($0.1, $1.2, $1.0) }
      return sorted.map { row in "\(sorted.count { $0.1 > row.1 } + 1) \(row.0) \(row.1)" }
    }

    private func value(_ type: ChallengeType, of user: UserID, at now: Int64) -> (Int, Int64)? {
      let mine = checkIns.filter { $0.user == user }
      let ofWeek = mine.filter { Self.week(of: $0.at) == Self.week(of: now) }.map(\.at)
      if type == .checkIn { return ofWeek.max().map { (ofWeek.count, $0) } }
      let days = Set(mine.map { $0.at / Self.day })
      var day = now / Self.day
      // A run lives while it reached today or yesterday, or what bridges the days since.
      if !days.contains(day), !frozen[user, default: []].contains(day) { day -= 1 }
      var (count, last): (Int, Int64?) = (0, nil)
      while days.contains(day) || frozen[user, default: []].contains(day) {
        if days.contains(day) {
          count += 1
          last = last ?? mine.filter { $0.at / Self.day == day }.map(\.at).min()
        }
        day -= 1
      }
      return last.map { (count, $0) }
    }
  }

  @Test(arguments: StoreKind.allCases, [1, 2, 3] as [UInt64])
  func `boards match the check-ins`(kind: StoreKind, seed: UInt64) async throws {
    let users: [UserID] = ["ana", "ben", "eva", "tom"]
    // A Thursday in the last week of a year.
    let clock = Mutex(try Timestamp(text: "2025-12-25T08:00:00Z"))
    try await kind.with(now: { clock.withLock { $0 } }) { store in
      var random = SplitMix64(seed: seed)
      // Two programs on one store.
      let services = (0..<2).map { _ in Gatekeeper(store, [GroupState.self], now: { clock.withLock { $0 } }) }
      try await found(users, in: store, services[0], at: clock.withLock { $0 })
      var (model, events) = (Model(), [String: EventID]())
      for step in 0..<120 {
        let pause = Int64(random.next(below: 9 * 3_600_000))
        let now = clock.withLock { time in
          time = time.advanced(byMilliseconds: pause)
          return time
        }
        let (user, service) = (users[random.next(below: users.count)], services[random.next(below: 2)])
        switch random.next(below: 10) {
        case 0:
          guard let last = model.checkIns.last(where: { $0.user == user }), let event = events[last.id],
            Model.week(of: last.at) == Model.week(of: now.rawValue)
          else { continue }
          _ = try await service.groups(of: user).undo(event, in: GroupAtHand.id)
          model.checkIns.removeAll { $0.id == last.id }
        case 1:
          let yesterday = now.rawValue / 86_400_000 - 1
          // Such a day takes no freeze.
          if model.checkIns.contains(where: { $0.user == user && $0.at / 86_400_000 == yesterday }) { continue }
          let day = GroupAction.DayOff(date: "\(CivilDate(dayNumber: yesterday))", kind: .freeze)
          do {
            let groups = service.groups(of: user)
            _ = try await groups.takeOff(day, about: user, in: GroupAtHand.id, as: "freeze \(step)")
            model.frozen[user, default: []].insert(yesterday)
          } catch SpaceError.refused(let refusal) where refusal.code == "noFreezeLeft" { continue }
        default:
          let isRepeat = random.oneIn(5) && model.checkIns.contains { $0.user == user }
          let id = isRepeat ? model.checkIns.last { $0.user == user }?.id ?? "" : "\(user) \(step)"
          let day = LocalDay(of: now, in: .utc)
          let outcome = try await service.groups(of: user).checkIn(GroupAtHand.id, at: now, on: day, as: id)
          #expect(outcome.isRepeat == isRepeat)
          if !isRepeat { model.checkIns.append((id, user, now.rawValue)) }
          events[id] = outcome.event
        }
        for service in services {
          let view = try await service.groups(of: "ana").group(GroupAtHand.id)
          for type in ChallengeType.allCases {
            let rows = view.snapshot(type, at: now).entries.map { "\($0.rank) \($0.user) \($0.value)" }
            #expect(rows == model.rows(type, at: now.rawValue), "seed \(seed), step \(step), \(type)")
          }
        }
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a hundred simultaneous check-ins count as a hundred, with readers meanwhile`(kind: StoreKind) async throws {
    let users = (0..<10).map { UserID(rawValue: "member \($0)") }
    let now = try Timestamp(text: "2025-06-11T10:00:00Z")
    try await kind.with(now: { now }) { store in
      let services = (0..<3).map { _ in Gatekeeper(store, [GroupState.self], now: { now }) }
      try await found(users, in: store, services[0], at: now)
      let day = LocalDay(of: now, in: .utc)
      try await withThrowingTaskGroup { group in
        for number in 0..<100 {
          let (user, service) = (users[number % 10], services[number % 3])
          group.addTask {
            _ = try await service.groups(of: user)
              .checkIn(GroupAtHand.id, at: now, on: day, as: "workout \(number)")
          }
        }
        for service in services {
          group.addTask {
            for _ in 0..<20 {
              let entries = try await service.groups(of: users[0]).group(GroupAtHand.id).snapshot(.checkIn, at: now)
                .entries
              #expect(entries.map(\.position) == Array(1..<(entries.count + 1)))
              for entry in entries { #expect(entry.rank == entries.count { $0.value > entry.value } + 1) }
            }
          }
        }
        try await group.waitForAll()
      }
      for service in services {
        let entries = try await service.groups(of: users[0]).group(GroupAtHand.id).snapshot(.checkIn, at: now).entries
        #expect(entries.map(\.value) == Array(repeating: 10, count: 10))
        #expect(entries.allSatisfy { $0.rank == 1 })
      }
    }
  }

  private func found(_ users: [UserID], in store: Storage, _ gatekeeper: Gatekeeper, at time: Timestamp) async throws {
    let group = Group(name: "Gym", rules: GroupRules(checkInsPerDay: nil), createdAt: time)
    _ = try await gatekeeper.groups(of: users[0]).create(group, as: GroupAtHand.id)
    for user in users.dropFirst() {
      let write = try DocumentKey.membership(of: user, in: GroupAtHand.id.space)
        .write(Membership(role: .member), id: "member", expected: .absent)
      _ = try await store.documents.save([write])
    }
  }
}
