import AppTestSupport
import Domain
import Foundation
import TestSupport
import Testing

/// A second machine is joined on the pages of both, without a terminal: two real servers.
@Suite("pinball-practice on a second machine, without a terminal", .timeLimit(.minutes(5)))
struct SecondMachineTests {
  private static let ticket = "0123456789abcdefghjk-server"

  /// The page of an account that shows a code, and the form that takes it on the other machine.
  private func code(of home: Visitor) async throws -> (page: String, form: [String: String]) {
    let shown = try await home.post("/account/device").text
    let secret = try shown.captured(/\/device\/([0-9A-Z]{12})</)
    let typed = stride(from: 0, to: 12, by: 4).map { secret.dropFirst($0).prefix(4).lowercased() }
    #expect(typed.allSatisfy { shown.contains("<span>\($0.uppercased())</span>") })
    let form = ["server": home.server, "code": typed.joined(separator: " "), "id": Self.ticket]
    return ("/account/device/\(secret)", form)
  }

  /// Joins the machine of a visitor to the account of another; returns the page that starts the server again.
  private func join(_ laptop: Visitor, to home: Visitor) async throws -> String {
    let (page, form) = try await code(of: home)
    let asks = try await laptop.post("/sync/server", form).text
    let number = try asks.captured(/device-number">(\d\d)</)
    let confirming = try await home.get(page).text
    #expect(confirming.contains(">\(number)<") && confirming.contains("The device says that it is a program."))
    // Until then, asking again shows the same number.
    let claimed = form.merging(["claim": Self.ticket, "id": "another-0123456789abcdef"]) { $1 }
    #expect(try await laptop.post("/sync/server", claimed).text.contains(">\(number)<"))
    _ = try await home.post(page, ["answer": "confirm"])
    let started = try await laptop.post("/sync/server", claimed)
    #expect(started.status == 200 && started.text.contains("The server starts again"), "\(started)")
    return started.text
  }

  @Test func `a used machine is joined by address and code, and shares practice once its switch is on`() async throws {
    try await withArcade { arcade in
      try await arcade.browse("--sample") { home in
        let machine = try arcade.machine("laptop")
        try await machine.say("log", "score", "Medieval Madness", "12345678", "--content", "sample")
        try await machine.serve("--sample") { served in
          let laptop = try await served.owner()
          #expect(try await laptop.get("/account").text.contains("href=\"/sync/server\""))
          _ = try await join(laptop, to: home)
          try await eventually("it syncs") { (try? await laptop.get("/sync"))?.status == 200 }
          try await eventually("practice stays here") {
            (try? await laptop.get("/sync"))?.text.contains("stays on this device") == true
          }
          #expect(try await !home.get("/practice/journal").text.contains("12,345,678"))
          let settings = try await laptop.get("/settings").text
          let place = home.server.replacing("http://", with: "")
          #expect(settings.contains("your account at <bdi>\(place)</bdi>") || settings.contains(home.server))
          _ = try await laptop.post("/settings", ["boxes": "yes", "syncs": "yes", "id": "one"])
          try await eventually("the score arrives") {
            try await home.get("/practice/journal").text.contains("12,345,678")
          }
          #expect(try await home.get("/account").text.contains("on 1 other device"))
          // It stops on the same page, and keeps what it has.
          let page = try await laptop.get("/sync/server").text
          #expect(page.contains("Signed in there as <bdi>Olga</bdi>") && page.contains("Stop syncing"))
          _ = try await laptop.post("/sync/server/leave")
          try await eventually("it syncs no more") { (try? await laptop.get("/sync"))?.status == 404 }
          #expect(try await laptop.get("/practice/journal").text.contains("12,345,678"))
          #expect(try await home.get("/account").text.contains("on this device only"))
        }
        // The next start remembers that.
        try await machine.browse("--sample") { olga in
          let status = try await olga.get("/sync").status
          #expect(status == 404)
        }
      }
    }
  }

  @Test func `an unused machine becomes the account's, and still syncs after a restart`() async throws {
    try await withArcade { arcade in
      try await arcade.browse("--sample") { home in
        let machine = try arcade.machine("laptop")
        try await machine.serve { served in
          let secret = try await join(try await served.owner(), to: home).captured(/\/sign-in\/([a-z0-9]+)"/)
          var olga: Visitor?
          try await eventually("its link signs the account in") {
            olga = try? await served.visitor(with: secret)
            return olga != nil
          }
          #expect(olga?.user == home.user)
        }
        try await machine.browse { olga in
          #expect(olga.user == home.user)
          #expect(try await olga.get("/sync").status == 200)
          // Once it is signed out there, it takes another code.
          #expect(try await machine.program.run("logout", home.server).status == 0)
          _ = try await olga.post("/sync")
          try await eventually("it is signed out") { try await olga.get("/sync").text.contains("Signed out of") }
          let (page, form) = try await code(of: home)
          #expect(try await olga.post("/sync/server", form).text.contains("device-number"))
          _ = try await home.post(page, ["answer": "confirm"])
          #expect(try await olga.post("/sync/server", form).text.contains("Sync now"))
          _ = try await olga.post("/sync")
          try await eventually("it syncs again") { try await !olga.get("/sync").text.contains("Signed out of") }
        }
      }
    }
  }

  @Test func `a wrong code, a used one, no server and a member join nothing`() async throws {
    try await withServedSample { served, arcade in
      let home = try await served.owner()
      let machine = try arcade.machine("laptop")
      try await machine.serve("--sample") { own in
        let laptop = try await own.owner()
        let (page, form) = try await code(of: home)
        func refused(_ change: [String: String]) async throws -> String {
          let answer = try await laptop.post("/sync/server", form.merging(change) { $1 }, from: "/sync/server")
          #expect(answer.status == 422, "\(change): \(answer)")
          return answer.text
        }
        #expect(try await refused(["code": "AAAA-AAAA-AAAA"]).contains("this code is wrong or has expired."))
        #expect(try await refused(["server": "ftp://127.0.0.1"]).contains("enter the address of a server"))
        #expect(try await refused(["server": "http://olga:secret@127.0.0.1"]).contains("enter the address of a server"))
        #expect(try await refused(["server": "http://127.0.0.1:1"]).contains("this server cannot be used now"))
        // Another device was first.
        let stranger = Visitor(server: home.server, token: "", user: "")
        let asked = #"{"device":"\#(form["code"] ?? "")","id":"zyxwvutsrqponmlkjihg"}"#
        #expect(try await stranger.send("/api/v1/sign-in", asked).status == 409)
        #expect(try await refused([:]).contains("this code is wrong or has expired."))
        _ = try await home.post(page, ["answer": "refuse"])
        #expect(try await stranger.send("/api/v1/sign-in", asked).status == 410)
        let ben = try await own.newcomer("Ben", with: try await laptop.invite(at: "/people"))
        for path in ["/sync/server", "/sync/server/leave"] { #expect(try await ben.post(path, form).status == 404) }
        #expect(try await ben.get("/sync/server").status == 404)
        #expect(try await !ben.get("/account").text.contains("/sync/server"))
        #expect(try await laptop.get("/sync").status == 404)
      }
    }
  }

  @Test func `few wrong codes are taken from a network within an hour`() async throws {
    try await withServedSample { served, _ in
      let home = try await served.owner()
      let stranger = Visitor(server: home.server, token: "", user: "")
      func status(of code: String) async throws -> UInt {
        try await stranger.send("/api/v1/sign-in", #"{"device":"\#(code)","id":"0123456789abcdefghjk"}"#).status
      }
      for _ in 1...20 { #expect(try await status(of: "AAAA-AAAA-AAAA") == 410) }
      let form = try await code(of: home).form
      #expect(try await status(of: form["code"] ?? "") == 429)
    }
  }
}
