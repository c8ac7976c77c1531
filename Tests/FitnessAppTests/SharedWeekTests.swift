import AppTestSupport
import Domain
import Foundation
import GroupChallenges
import Spaces
import TestSupport
import Testing

/// A group over HTTP, on each store that an app may be served from.
@Suite("A week that is shared", .timeLimit(.minutes(5)))
struct SharedWeekTests {
  @Test(arguments: ["memory:", "file:gym", "sqlite:gym.sqlite"])
  func `a hundred check-ins of ten members count a hundred times`(store: String) async throws {
    try await withTemporaryFolder { folder in
      let parts = store.split(separator: ":", omittingEmptySubsequences: false)
      let address = parts[1].isEmpty ? store : "\(parts[0]):\(folder.path)/\(parts[1])"
      try await Served.run("fitness-challenge", in: folder, store: address) { served in
        let (members, group) = try await members(of: served)
        try await withThrowingTaskGroup { tasks in
          for number in 0..<100 {
            let member = members[number % 10]
            tasks.addTask {
              // A zone with the days of UTC, because the ports are asked for the day there.
              let fields = ["id": "ticket \(number / 10)", "zone": "Africa/Abidjan", "note": "Set \(number / 10)"]
              // Sent twice, as a phone does that heard nothing.
              for _ in 1...2 {
                let status = try await member.post("\(group)/check-in", fields).status
                #expect(status == 200)
              }
            }
          }
          tasks.addTask {
            for _ in 0..<20 { try check(try await week(at: group, for: members[3])) }
          }
          try await tasks.waitForAll()
        }
        let board = try #require(try await week(at: group, for: members[9]).boards.first { $0.type == .checkIn })
        #expect(board.lines.map(\.value) == Array(repeating: 10, count: 10))
        #expect(board.lines.allSatisfy { $0.rank == 1 })
        try await throughThePorts(members[4], group)
      }
    }
  }

  @Test func `a write by one program is visible to another at once`() async throws {
    try await withServedGym("--sample") { first, gym in
      try await gym.serve { second in
        let (here, there) = (try await first.owner(), try await second.owner())
        var events = try await there.stream("/groups/sample/live").makeAsyncIterator()
        _ = try await events.next()
        _ = try await here.post("/groups/sample/check-in", ["id": "one"])
        while let event = try await events.next() { if event.contains("Done for today") { return } }
        Issue.record("the stream ended")
      }
    }
  }

  // MARK: Support

  /// The owner, who founds a group, and nine others.
  private func members(of served: Served) async throws -> (members: [Visitor], group: String) {
    let owner = try await served.owner()
    let group = "/groups/\(try await owner.found("Gym", ["several": "yes"]))"
    let invite = try await owner.invite(at: "\(group)/people")
    var members = [owner]
    for number in 1...9 { members.append(try await served.newcomer("Member \(number)", with: invite)) }
    return (members, group)
  }

  private func week(at group: String, for member: Visitor) async throws -> WeekScreen {
    let answer = try await member.get(group, accept: "application/json")
    return try JSONDecoder().decode(WeekScreen.self, from: Data(answer.text.utf8))
  }

  private func check(_ week: WeekScreen) throws {
    let lines = try #require(week.boards.first { $0.type == .checkIn }).lines.filter { $0.rank != nil }
    for line in lines { #expect(line.rank == lines.count { $0.value > line.value } + 1) }
  }

  /// The same rules hold for a program that writes to the journal.
  private func throughThePorts(_ member: Visitor, _ group: String) async throws {
    let id = GroupID(rawValue: String(group.dropFirst("/groups/".count)))
    let mine = try await member.get("\(group)/mine", accept: "application/json").text
    let now = try #require(try JSONDecoder().decode(MemberScreen.self, from: Data(mine.utf8)).entries.first).occurredAt
    let user = UserID(rawValue: member.user)
    try await member.withStore { store in
      let account = Account(user: user, displayName: "Member 4")
      let groups = Groups(Gatekeeper(store, [GroupState.self], now: { now }), for: account)
      let outcome = try await groups.checkIn(id, at: now, on: LocalDay(of: now, in: .utc), as: "a program's")
      #expect(outcome.view.snapshot(.checkIn, at: now).currentUserEntry?.value == 11)
      let foreign = ScoringEvent(id: "x", type: "checkIn", actor: user, subject: "somebody", occurredAt: now)
      await #expect(throws: JournalError.self) {
        _ = try await store.sessions.session(at: id.log).append([foreign], expecting: .any)
      }
    }
  }
}
