import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("The deletion of an archer's name", .timeLimit(.minutes(3)))
struct NameDeletionTests {
  /// Returns whether a file in a folder holds a text.
  private func holds(_ text: String, _ folder: URL) throws -> Bool {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return files.contains { name in
      let bytes = try? Data(contentsOf: folder.appending(path: name))
      return bytes?.firstRange(of: Data(text.utf8)) != nil
    }
  }

  @Test("takes the name out of every file of the store", arguments: ["sqlite", "file"])
  func files(kind: String) async throws {
    try await withTemporaryFolder { folder in
      let archery = Program("archery", dataFolder: folder)
      func run(_ arguments: String...) async throws -> Program.Outcome {
        try await archery.run(arguments + ["--store", "\(kind):\(folder.path)/club"])
      }
      let new = try await run("new", "Club", "--round", "wa18", "--guest", "Gustavo", "--guest", "Inessa", "--start")
      #expect(new.status == 0, "\(new)")
      #expect(try await run("archer", "Club", "Gustavo", "--name", "Augustus").status == 0)
      #expect(try await run("score", "Club", "Augustus", "X", "9", "9").status == 0)
      #expect(try holds("Gustavo", folder) && holds("Augustus", folder))
      #expect(try await run("complete", "Club", "--force").status == 0)
      let deleted = try await run("archer", "Club", "Augustus", "--delete-name")
      #expect(deleted.output == "The name was deleted. The archer is now Guest.\n", "\(deleted)")
      #expect(try !holds("Gustavo", folder) && !holds("Augustus", folder))
      let show = try await run("show", "Club").output
      #expect(show.contains("Guest") && show.contains("Inessa") && show.contains("28"))
      let audit = try await run("audit", "Club").output
      #expect(audit.contains("The name of Guest was deleted.") && !audit.contains("Gustavo"))
      #expect(try await run("export", "Club").output.contains("Inessa"))
      #expect(try await run("archer", "Club", "Inessa", "--delete-name", "--name", "Ines").status != 0)
    }
  }

  @Test func `is on the archer's page after the end, for the organiser and the account itself`() async throws {
    try await withTemporaryFolder { folder in
      let store = "sqlite:\(folder.path)/club.sqlite"
      try await Served.run(in: folder, store: store) { served in
        let archery = Program("archery", dataFolder: folder)
        let new = try await archery.run("new", "Club", "--round", "wa18", "--guest", "Gustavo", "--store", store)
        let id = String(try #require(new.output.split(whereSeparator: \.isWhitespace).last))
        let invite = try await archery.run("invite", "Club", "--uses", "2", "--store", store)
        let secret = String(try #require(invite.output.split(separator: "\n").first?.split(separator: "/").last))
        let (ana, ben) = (
          try await served.newcomer("Anastasia", with: secret), try await served.newcomer("Bertram", with: secret)
        )
        for archer in [ana, ben] {
          _ = try await archer.post("/shoots/\(id)/archers", ["id": archer.user, "me": "yes"])
        }
        _ = try await archery.run("start", "Club", "--store", store)
        _ = try await archery.run("complete", "Club", "--force", "--store", store)
        let address = "/shoots/\(id)/archers/\(ana.user)"
        #expect(try await ana.get(address).text.contains("\(address)/delete-name"))
        let denied = try await ben.post("\(address)/delete-name", ["id": "no"])
        #expect(denied.status == 403, "\(denied)")
        #expect(try await ana.get("/shoots/\(id)/board").text.contains("Anastasia"))
        let answer = try await ana.post("\(address)/delete-name", ["id": "mine", "sure": "yes"])
        #expect(answer.status == 200, "\(answer)")
        for page in ["", "/board", "/results", "/results.csv", "/results.json", "/score-cards"] {
          let text = try await ben.get("/shoots/\(id)\(page)").text
          #expect(!text.contains("Anastasia") && text.contains("Bertram"), "\(page)")
        }
        let owner = try await served.owner()
        #expect(try await owner.get("/shoots/\(id)/archers/\(ben.user)").text.contains("/delete-name"))
        #expect(try await !owner.get(address).text.contains("/delete-name"))
      }
    }
  }
}
