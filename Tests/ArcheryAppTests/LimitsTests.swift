import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("The limits of a served shoot", .timeLimit(.minutes(5)))
struct LimitsTests {
  /// A server with a practice of its owner's, whose address is given.
  private func withPractice(_ body: (Visitor, String) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      try await Served.run(in: folder, store: "memory:") { served in
        let olga = try await served.owner()
        let made = try await olga.post("/practice", ["id": "one", "round": "wa18"])
        try #require(made.status == 200, "\(made.text)")
        try await body(olga, try made.text.captured(/"(\/shoots\/[0-9a-f]{24})[\/"]/))
      }
    }
  }

  private func isTarget(_ page: Visitor.Answer) -> Bool { page.text.contains(#"id="mode-Target" aria-current="true""#) }

  @Test func `looking at every page changes nothing in the store`() async throws {
    try await withPractice { olga, shoot in
      // The server renews its own entry meanwhile, which only moves the cursor.
      func changes() async throws -> String {
        try await olga.get("/api/v1/changes?limit=1000").text.replacing(/"cursor":\{[^}]*\}/, with: "")
      }
      // The first look may remember who looks.
      _ = try await olga.get("/")
      let before = try await changes()
      var (seen, next) = (Set<String>(), ["/", "\(shoot)/score?mode=Target", "\(shoot)/score?mode=Buttons"])
      while let address = next.popLast(), seen.count < 300 {
        guard !address.contains("/live"), seen.insert(address).inserted else { continue }
        let page = try await olga.get(address, accept: "text/html")
        #expect(page.status < 500, "\(address)")
        next += page.text.matches(of: /href="(\/[^"#]*)/).map { String($0.output.1).replacing("&amp;", with: "&") }
      }
      #expect(seen.count > 20, "\(seen.count)")
      #expect(try await changes() == before)
    }
  }

  @Test func `how arrows are entered is chosen by a form, and remembered`() async throws {
    try await withPractice { olga, shoot in
      func shows(_ address: String) async throws -> Bool { isTarget(try await olga.get(address)) }
      let (plain, other) = ("\(shoot)/score", "\(shoot)/score?mode=Target")
      var shown: [Bool] = []
      for address in [plain, other, plain] { shown.append(try await shows(address)) }
      #expect(shown == [false, true, false])
      let chosen = try await olga.post("\(shoot)/mode", ["mode": "Target", "archer": olga.user])
      #expect(isTarget(chosen))
      #expect(try await shows(plain))
      #expect(try await olga.post("\(shoot)/mode", ["mode": "x"]).status == 422)
    }
  }

  @Test func `a page is not taken for one that does not exist because of the method`() async throws {
    try await withPractice { olga, shoot in
      #expect(try await olga.post("\(shoot)/score").status == 405)
      #expect(try await olga.get("\(shoot)/arrows").status == 405)
      let page = try await olga.get("\(shoot)/arrows", accept: "text/html").text
      #expect(page.contains("This address does not take this kind of request."))
    }
  }

  @Test func `a member makes 200 shoots at once, and is then asked to wait`() async throws {
    try await withClub { served, club in
      let ana = try await served.newcomer(
        "Ana",
        with: try await club.invite(club.newShoot("Evening", "--round", "wa18"))
      )
      var statuses: [UInt] = []
      repeat {
        let answer = try await ana.post("/practice", ["id": "p\(statuses.count)", "round": "wa18"])
        statuses.append(answer.status)
      } while statuses.last == 200 && statuses.count < 220
      // A minute brings one more.
      #expect(statuses.count > 200 && statuses.last == 429)
      // The doors of the API are the same.
      let write = #"{"writes":[{"path":"tournaments/mine/settings/x","id":"w","expected":"any","body":"x"}]}"#
      let refused = try await ana.send("/api/v1/documents", write)
      #expect(refused.status == 429 && refused.text.contains("tooManySpaces"), "\(refused.text)")
    }
  }

  @Test func `a server with a full disk is healthy, but not ready`() async throws {
    try await withTemporaryFolder { folder in
      var conditions = ServerProcess.Conditions()
      conditions.fileKilobytes = 300
      let server = try await ServerProcess.start(
        in: folder,
        ["--store", "file:\(folder.path)/store"],
        under: conditions
      )
      let olga = try await server.owner()
      var number = 0
      for size in [50_000, 1000, 0] {
        var status: UInt = 200
        while status == 200 {
          number += 1
          let body = String(repeating: "x", count: size)
          let write = #"{"writes":[{"path":"a/b","id":"w\#(number)","expected":"any","body":"\#(body)"}]}"#
          status = try await olga.send("/api/v1/documents", write).status
          try #require(number < 10_000)
        }
        #expect([503, 507].contains(status))
      }
      let ready = try await olga.get("/readyz")
      #expect(ready.status == 503 && ready.text.contains("storeReadOnly"), "\(ready.text)")
      #expect(try await olga.get("/healthz").status == 200)
      try await server.end()
    }
  }
}
