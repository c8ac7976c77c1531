import AppTestSupport
import Composition
import Domain
import Foundation
import Notices
import TestSupport
import Testing

@Suite("What an archer is told, and what of", .timeLimit(.minutes(2)))
struct NoticeTests {
  private func shoot(_ name: String, _ value: String, _ archery: Program, _ store: [String]) async throws {
    for command in [
      ["new", name, "--round", "bray_i", "--start"],
      ["score", name, "me"] + Array(repeating: value, count: 30), ["complete", name], ["results", name],
    ] {
      #expect(try await archery.run(command + store).status == 0, "\(command)")
    }
  }

  @Test func `a personal best is reported once, in the inbox and on the page`() async throws {
    try await withTemporaryFolder { folder in
      let (archery, url) = (Program("archery", dataFolder: folder), "sqlite:\(folder.path)/club.sqlite")
      let store = ["--store", url]
      try await shoot("Monday", "8", archery, store)
      #expect(try await archery.run(["inbox"] + store).output.contains("No notices yet."))
      try await shoot("Tuesday", "9", archery, store)
      let told = try await archery.run(["inbox", "--read"] + store).output
      #expect(told.contains("Personal best: 270 in Bray I at Tuesday, 240 before."))
      #expect(told.split(separator: "\n").count == 1)
      _ = try await archery.run(["results", "Tuesday"] + store)
      let json = try await archery.run(["inbox", "--json"] + store).output
      #expect(json.contains("readAt") && json.components(separatedBy: "\"previous\"").count == 2)

      _ = try await archery.run(["settings", "--no-tell-bests"] + store)
      try await shoot("Wednesday", "10", archery, store)
      try await Served.run(in: folder, store: url) { served in
        let owner = try await served.owner()
        let page = try await owner.get("/inbox").text
        #expect(page.contains("270 in Bray I") && !page.contains("300 in Bray I"))
      }
    }
  }

  @Test func `settings are the same by command and on the page`() async throws {
    try await withTemporaryFolder { folder in
      let (archery, url) = (Program("archery", dataFolder: folder), "sqlite:\(folder.path)/club.sqlite")
      let refused = try await archery.run(["settings", "--period", "fortnight", "--store", url])
      #expect(refused.status == 2 && refused.errors.contains("fortnight"))
      let set = try await archery.run(["settings", "--bow", "longbow", "--period", "season", "--store", url])
      #expect(set.output.contains("Longbow, This season"))
      try await Served.run(in: folder, store: url) { served in
        let owner = try await served.owner()
        #expect(try await owner.get("/settings").text.contains(#"<option value="LONGBOW" selected>"#))
        let fields = ["id": "s1", "bow": "", "period": "WEEK", "bests": "yes"]
        #expect(try await owner.post("/settings", fields).text.contains("Saved."))
      }
      let now = try await archery.run(["settings", "--json", "--store", url]).output.filter { !$0.isWhitespace }
      #expect(now.contains(#""defaultTimePeriod":"WEEK""#) && now.contains(#""notifyRankChanges":false"#))
      #expect(now.contains(#""notifyPersonalBests":true"#) && !now.contains("LONGBOW"))
    }
  }

  @Test func `held-back news are delivered by the server when due, whichever program held them`() async throws {
    try await withTemporaryFolder { folder in
      let (archery, url) = (Program("archery", dataFolder: folder), "sqlite:\(folder.path)/club.sqlite")
      try await shoot("Monday", "8", archery, ["--store", url])
      let list = try await archery.run(["list", "--json", "--store", url]).output
      let shoot = try #require(list.firstMatch(of: /"id" ?: ?"([^"]+)"/)?.1)
      try await Container.with(StoreChoice(url: url)) { container in
        let held = HeldNews(documents: container.storage.documents, newIdentity: container.newIdentity)
        try await held.hold(String(shoot), until: 1)
        try await Served.run(in: folder, store: url) { _ in
          let changes = container.storage.documents.follow(under: "local/held")
          for try await _ in changes where try await container.storage.documents.all(under: "local/held").isEmpty {
            return
          }
        }
      }
    }
  }
}
