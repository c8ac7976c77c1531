import AppTestSupport
import Testing

@Suite("Hostile names in fitness-challenge", .timeLimit(.minutes(3)))
struct HostileNameTests {
  @Test func `every page takes the names of groups, members and notes as text`() async throws {
    try await withServedGym { served, _ in
      let olga = try await served.owner()
      var groups: [String] = []
      for (number, name) in HostileNames.all.enumerated() {
        let fields = ["name": name, "several": "yes"]
        groups.append(try await olga.found("g\(number)", fields))
      }
      let group = "/groups/\(groups[0])"
      for (number, name) in HostileNames.all.enumerated() {
        let invite = try await olga.invite(at: "\(group)/people")
        let member = try await served.newcomer(name, with: invite)
        #expect(try await member.post("/join", ["invite": invite]).status == 200)
        let checkIn = ["id": "c\(number)", "note": name]
        #expect(try await member.post("\(group)/check-in", checkIn).status == 200)
        #expect(try await olga.post("\(group)/check-in", ["id": "o\(number)", "note": name]).status == 200)
        let faults = try await HostileNames.faults(from: "/", as: member)
        #expect(faults.raw == [])
      }
      let faults = try await HostileNames.faults(from: "/", as: olga)
      #expect(faults.raw == [] && faults.unseen == [])
    }
  }
}
