import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("fitness-challenge serve", .timeLimit(.minutes(2)))
struct ServingTests {
  @Test func `the printed link signs its owner in, and the front page shows the account`() async throws {
    try await withServedGym { served, _ in
      let page = try await served.owner().get("/")
      #expect(page.status == 200)
      #expect(page.text.contains("Scorebook Fitness") && page.text.contains("<bdi>Olga</bdi>"))
    }
  }

  @Test func `a stranger gets neither pages nor records`() async throws {
    try await withServedGym { served, _ in
      let stranger = served.stranger
      for path in ["/", "/inbox", "/api/v1/documents?under=server", "/metrics"] {
        let status = try await stranger.get(path).status
        #expect([401, 404].contains(status), "\(path)")
      }
    }
  }

  @Test func `a visitor without an account sees first how to get in`() async throws {
    try await withServedGym { served, _ in
      let page = try await served.stranger.get("/", accept: "text/html")
      #expect(page.status == 401)
      #expect(page.text.contains("Ask the organiser for a link or a code."))
    }
  }

  @Test func `the app has its own picture, styles and manifest`() async throws {
    try await withServedGym { served, _ in
      let olga = try await served.owner()
      let page = try await olga.get("/").text
      for match in page.matches(of: /(?:src|href)="(\/assets\/[^"]+)"/) {
        #expect(try await olga.get(String(match.output.1)).status == 200, "\(match.output.1)")
      }
      #expect(try await olga.get("/assets/app.webmanifest").text.contains("Scorebook Fitness"))
    }
  }

  @Test func `the shared pages and commands speak of this app`() async throws {
    try await withServedGym { served, gym in
      let olga = try await served.owner()
      let (join, inbox) = (try await olga.get("/join").text, try await olga.get("/inbox").text)
      #expect(join.contains("Join a group") && inbox.contains("No notices yet."))
      #expect(inbox.contains("Notification settings"))
      #expect(try await gym.say("link").hasPrefix("\(served.address)/sign-in/"))
      #expect(try await gym.say("inbox") == "No notices yet.\n")
    }
  }

  @Test func `new keys sign everybody out`() async throws {
    try await withServedGym { served, gym in
      let olga = try await served.owner()
      try await gym.say("rotate-keys", "--sign-out")
      #expect(try await olga.get("/").status == 401)
    }
  }
}
