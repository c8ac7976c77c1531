import AppTestSupport
import Foundation
import NIOHTTP1
import TestSupport
import Testing

@Suite("The first owner of a server without a terminal, in every app", .timeLimit(.minutes(5)))
struct FirstOwnerTests {
  private static let options = ["--claim", "--host", "127.0.0.1"]

  /// Serves with `--claim`, and ends the server by a signal.
  private func serve(
    _ app: String,
    in folder: URL,
    until signal: Int32 = SIGTERM,
    _ options: [String] = options,
    _ body: (ServerProcess, PlainBrowser) async throws -> Void
  ) async throws {
    let store = "sqlite:\(folder.appending(component: "store.sqlite").path)"
    let server = try await ServerProcess.start(app, in: folder, options + ["--store", store])
    let browser = PlainBrowser(server.address)
    do { try await body(server, browser) } catch {
      try await browser.close()
      throw error
    }
    try await browser.close()
    try await server.end(signal)
  }

  private func fields(_ code: String?, _ name: String, _ ticket: String) throws -> [String: String] {
    ["code": try #require(code).lowercased(), "name": name, "id": "\(ticket)0123456789abcdef-owner"]
  }

  @Test(arguments: apps)
  func `is the first device that enters the code, and the page is gone for good`(app: String) async throws {
    try await withTemporaryFolder { folder in
      try await serve(app, in: folder) { server, phone in
        #expect(server.ownerLink.isEmpty)
        #expect(try await phone.ask(.GET, "/").location == "/owner")
        let page = try await phone.ask(.GET, "/owner")
        #expect(page.text.contains("Who owns this club?") && page.text.contains("This server is new"))
        #expect(page.text.contains("<svg"))
        #expect(page.text.contains("\(server.address)/owner") && !page.isCompressed)
        #expect(!page.text.contains(try #require(server.ownerCode)))
        let wrong = try await phone.ask(.POST, "/owner", fields("AAAA-AAAA-AAAA", "Olga", "a"))
        #expect(wrong.status == 422 && !wrong.setsCookie)
        let right = try fields(server.ownerCode, "Olga", "b")
        let answer = try await phone.ask(.POST, "/owner", right)
        #expect(answer.status == 303 && answer.location == "/owner" && answer.setsCookie)
        let slower = PlainBrowser(server.address)
        let second = try await slower.ask(.POST, "/owner", fields(server.ownerCode, "Eve", "c"))
        #expect(second.location == "/owner" && !second.setsCookie)
        #expect(try await slower.ask(.GET, "/owner").text.contains("A device has just entered the code."))
        let own = try await phone.ask(.GET, "/owner").text
        #expect(own.contains("This server is yours") && own.contains("Olga") && own.contains("Turn HTTPS on"))
        #expect(try await phone.ask(.GET, "/").location != "/owner")
        #expect(try await slower.ask(.GET, "/owner").status == 404)
        #expect(try await slower.ask(.POST, "/owner", right).status == 404)
        #expect(try await slower.ask(.POST, "/owner/https", ["turn": "on"]).status == 401)
        #expect(try await slower.ask(.GET, "/").location != "/owner")
        try await slower.close()
      }
      try await serve(app, in: folder, until: SIGKILL) { server, stranger in
        #expect(server.ownerCode == nil && server.ownerLink.isEmpty)
        let gone = try await stranger.ask(.GET, "/owner")
        #expect(gone.status == 404)
      }
    }
  }

  @Test func `is asked for in a restored store, which is not called new`() async throws {
    try await withTemporaryFolder { folder in
      let (old, new) = ("sqlite:\(folder.path)/old.sqlite", "sqlite:\(folder.path)/store.sqlite")
      let (program, backups) = (Program("archery", dataFolder: folder), "\(folder.path)/backups")
      let club = ["new", "Club", "--round", "wa18", "--guest", "Ben", "--start"]
      for command in [club, ["backup", backups]] {
        #expect(try await program.run(command + ["--store", old]).status == 0)
      }
      let file = try #require(try FileManager.default.contentsOfDirectory(atPath: backups).first)
      #expect(try await program.run("restore", "\(backups)/\(file)", "--store", new).status == 0)
      try await serve("archery", in: folder) { server, phone in
        let page = try await phone.ask(.GET, "/owner").text
        #expect(page.contains("This server already has records") && !page.contains("This server is new"))
        #expect(try await phone.ask(.POST, "/owner", fields(server.ownerCode, "Olga", "a")).setsCookie)
      }
    }
  }

  @Test func `gets in again by the same form if the server was killed before its answer arrived`() async throws {
    try await withTemporaryFolder { folder in
      var form: [String: String] = [:]
      try await serve("archery", in: folder, until: SIGKILL) { server, phone in
        form = try fields(server.ownerCode, "Olga", "a")
        #expect(try await phone.ask(.POST, "/owner", form).setsCookie)
      }
      // This browser never saw the answer.
      try await serve("archery", in: folder) { server, phone in
        #expect(server.ownerCode == nil)
        let again = try await phone.ask(.POST, "/owner", form)
        #expect(again.setsCookie)
        #expect(try await phone.ask(.GET, "/owner").text.contains("This server is yours"))
      }
    }
  }

  @Test func `has the same code after a restart`() async throws {
    try await withTemporaryFolder { folder in
      var codes: Set<String?> = []
      for _ in 1...2 {
        try await serve("archery", in: folder, until: SIGKILL) { server, _ in codes.insert(server.ownerCode) }
      }
      #expect(codes.count == 1 && !codes.contains(nil))
    }
  }

  @Test func `is the one of the terminal's link without --claim`() async throws {
    try await withTemporaryFolder { folder in
      let store = "sqlite:\(folder.appending(component: "store.sqlite").path)"
      let server = try await ServerProcess.start(in: folder, ["--store", store])
      let olga = try await server.owner()
      #expect(try await olga.get("/owner").status == 404)
      try await server.end()
      try await serve("archery", in: folder) { server, _ in #expect(server.ownerCode == nil) }
    }
  }
}
