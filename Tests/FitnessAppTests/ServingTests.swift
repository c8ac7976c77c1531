import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("fitness-challenge serve", .timeLimit(.minutes(2)))
struct ServingTests {
  private func withServed(_ body: (Served, Program, _ store: String) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let store = "sqlite:\(folder.path)/gym.sqlite"
      let fitness = Program("fitness-challenge", dataFolder: folder)
      try await Served.run("fitness-challenge", in: folder, store: store) { try await body($0, fitness, store) }
    }
  }

  @Test func `the printed link signs its owner in, and the front page shows the account`() async throws {
    try await withServed { served, _, _ in
      let page = try await served.owner().get("/")
      #expect(page.status == 200)
      #expect(page.text.contains("Scorebook Fitness") && page.text.contains("<bdi>Olga</bdi>"))
    }
  }

  @Test func `a stranger gets neither pages nor records`() async throws {
    try await withServed { served, _, _ in
      let stranger = Visitor(server: served.address, token: "", user: "")
      for path in ["/", "/inbox", "/api/v1/documents?under=server", "/metrics"] {
        let status = try await stranger.get(path).status
        #expect([401, 404].contains(status), "\(path)")
      }
    }
  }

  @Test func `a visitor without an account sees first how to get in`() async throws {
    try await withServed { served, _, _ in
      let page = try await Visitor(server: served.address, token: "", user: "").get("/", accept: "text/html")
      #expect(page.status == 401)
      #expect(page.text.contains("Ask the organiser for a link or a code."))
    }
  }

  @Test func `the app has its own picture, styles and manifest`() async throws {
    try await withServed { served, _, _ in
      let olga = try await served.owner()
      let page = try await olga.get("/").text
      for match in page.matches(of: /(?:src|href)="(\/assets\/[^"]+)"/) {
        let status = try await olga.get(String(match.output.1)).status
        #expect(status == 200, "\(match.output.1)")
      }
      let manifest = try await olga.get("/assets/app.webmanifest").text
      #expect(manifest.contains("Scorebook Fitness"))
    }
  }

  @Test func `the shared pages and commands speak of this app`() async throws {
    try await withServed { served, fitness, store in
      let olga = try await served.owner()
      let (join, inbox) = (try await olga.get("/join").text, try await olga.get("/inbox").text)
      #expect(join.contains("Join a group") && inbox.contains("No notices yet."))
      // There is no page that it could lead to.
      #expect(!inbox.contains("Notification settings"))
      let link = try await fitness.run("link", "--store", store).output
      #expect(link.hasPrefix("\(served.address)/sign-in/"))
      let told = try await fitness.run("inbox", "--store", store).output
      #expect(told == "No notices yet.\n")
    }
  }

  @Test func `new keys sign everybody out`() async throws {
    try await withServed { served, fitness, store in
      let olga = try await served.owner()
      let rotated = try await fitness.run("rotate-keys", "--sign-out", "--store", store)
      #expect(rotated.status == 0)
      let after = try await olga.get("/").status
      #expect(after == 401)
    }
  }
}
