import AppTestSupport
import Composition
import Domain
import Foundation
import Leaderboards
import StoreEngine
import Testing

@Suite("The doctor", .timeLimit(.minutes(3)))
struct DoctorTests {
  @Test func `finds nothing wrong with a store in use, and changes nothing`() async throws {
    try await withGym { gym in
      let early = try await gym.run("doctor")
      #expect(early.status == 0 && early.output.contains("✓ Store: There is no store yet."))
      #expect(!FileManager.default.fileExists(atPath: gym.folder.appending(component: "store.sqlite").path))
      try await gym.say("group", "new", "Crew")
      let outcome = try await gym.run("doctor")
      let lines = outcome.output.split(separator: "\n")
      #expect(outcome.status == 0 && lines.allSatisfy { $0.hasPrefix("✓ ") }, "\(outcome)")
      for subject in ["Disk", "Store", "Clock"] {
        #expect(lines.filter { $0.hasPrefix("✓ \(subject): ") }.count == 1, "\(outcome.output)")
      }
      let json = try await gym.run("doctor", "--json")
      let findings = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
      #expect(json.status == 0 && findings?.count == lines.count)
      #expect(findings?.allSatisfy { $0["isGood"] as? Bool == true && $0["text"] is String } == true)
    }
  }

  @Test func `names files that others may read, with the command that closes them`() async throws {
    try await withGym { gym in
      let data = gym.folder.appending(component: "scorebook")
      let file = data.appending(component: "servers.json")
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
      try Data("{}".utf8).write(to: file)
      for (rights, isGood) in [(0o644, false), (0o600, true)] {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: data.path)
        try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: file.path)
        let outcome = try await gym.run("doctor")
        #expect(outcome.status == (isGood ? 0 : 1) && outcome.output.contains("✗ Data folder: ") == !isGood)
        #expect(outcome.output.contains("chmod go= '\(data.path)'") == !isGood, "\(outcome)")
      }
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: data.path)
      #expect(try await gym.run("doctor").status == 0)
    }
  }

  @Test func `finds a store that does not open, and an authority that is none`() async throws {
    try await withGym { gym in
      try Data("no database".utf8).write(to: gym.folder.appending(component: "store.sqlite"))
      let authority = gym.folder.appending(components: "scorebook", "certificate-authority.pem")
      try FileManager.default.createDirectory(
        at: authority.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data().write(to: authority)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: authority.path)
      let outcome = try await gym.run("doctor")
      #expect(outcome.status == 1 && outcome.output.contains("✗ Store: "), "\(outcome)")
      #expect(outcome.output.contains("✗ Certificate: ") && outcome.output.contains("holds no certificate authority"))
      #expect(!outcome.output.contains("Clock"))
    }
  }

  @Test func `finds a clock that is behind the newest entry`() async throws {
    try await withGym { gym in
      let ahead = ClockAndIdentities(
        now: { ClockAndIdentities.system.now().advanced(byMilliseconds: 86_400_000) },
        newIdentity: ClockAndIdentities.system.newIdentity
      )
      let storage = try await StoreRegistry.standard.open(gym.store, ahead)
      _ = try await storage.documents.save([DocumentWrite("mine/note", id: "w", expected: .any, body: [])])
      await storage.close()
      let outcome = try await gym.run("doctor")
      #expect(outcome.status == 1 && outcome.output.contains("✗ Clock: "), "\(outcome)")
      #expect(outcome.output.contains("✓ Store: "))
    }
  }

  @Test func `asks the servers that the user is signed in to`() async throws {
    try await withGym { gym in
      let (laptop, address) = try await gym.serve { served in
        try await gym.say("group", "new", "Crew")
        let invite = try await gym.invite()
        let laptop = try gym.machine("laptop")
        try await laptop.login("\(served.address)/join/\(invite)", as: "Mia")
        let outcome = try await laptop.run("doctor")
        #expect(outcome.status == 0, "\(outcome)")
        #expect(outcome.output.contains("✓ Server: \(served.address) answers. You are Mia there."))
        return (laptop, served.address)
      }
      let outcome = try await laptop.run("doctor")
      #expect(outcome.status == 1 && outcome.output.contains("✗ Server: \(address) does not answer."), "\(outcome)")
    }
  }
}
