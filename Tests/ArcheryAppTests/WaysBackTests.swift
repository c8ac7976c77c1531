import AppTestSupport
import Foundation
import NIOHTTP1
import TestSupport
import Testing

@Suite("Ways back into an account, in every app", .timeLimit(.minutes(5)))
struct WaysBackTests {
  private func withServer(
    _ app: String,
    _ body: (_ server: MatrixServer, _ browsers: [PlainBrowser]) async throws -> Void
  ) async throws {
    try await MatrixServer.run(app) { server in
      let browsers = [PlainBrowser(server.served.address), PlainBrowser(server.served.address)]
      do {
        let token = try await server.served.visitor(with: try await server.link()).token
        browsers[0].signIn(to: app, as: token, of: server.owner.user)
        try await body(server, browsers)
      } catch {
        for browser in browsers { try await browser.close() }
        throw error
      }
      for browser in browsers { try await browser.close() }
    }
  }

  @Test(arguments: apps)
  func `a recovery code opens a session on a new device and shows the next code at once`(app: String) async throws {
    try await withServer(app) { server, browsers in
      let (first, second) = (browsers[0], browsers[1])
      let code = try PlainBrowser.code(in: try await first.ask(.POST, "/account/recovery-code").text)
      #expect(try await first.ask(.GET, "/account").text.contains("Replace recovery code"))
      let fields = ["code": code.lowercased(), "id": "0123456789abcdefghjk-recover"]
      let answer = try await second.ask(.POST, "/recover", fields)
      #expect(answer.status == 200 && answer.setsCookie)
      let next = try PlainBrowser.code(in: answer.text)
      #expect(next != code)
      #expect(try await second.ask(.GET, "/inbox").text.contains("Your recovery code signed in Firefox on Android."))
      // The first device counts as lost.
      #expect(try await first.ask(.GET, "/account").status == 401)
      // A page that is loaded again shows the same code, and is no theft.
      second.account = ""
      #expect(try PlainBrowser.code(in: try await second.ask(.POST, "/recover", fields).text) == next)
      let thief = try await first.ask(.POST, "/recover", ["code": code])
      #expect(thief.status == 422 && !thief.setsCookie)
      #expect(thief.text.contains("This recovery code is wrong or was used before."))
      #expect(try await second.ask(.GET, "/inbox").text.contains("tried an old recovery code of yours"))
    }
  }

  @Test(arguments: apps)
  func `a second device is signed in without scripts after the first confirmed it`(app: String) async throws {
    try await withServer(app) { server, browsers in
      let (first, second) = (browsers[0], browsers[1])
      let page = try #require(try await first.ask(.POST, "/account/device").location)
      let shown = try await first.ask(.GET, page).text
      let link = try #require(shown.firstMatch(of: /http:\/\/[^<]+(\/device\/[0-9A-Z]+)</)).output.1
      let form = try await second.ask(.GET, String(link)).text
      let ticket = try #require(form.firstMatch(of: /name="id" value="([^"]+)"/)).output.1
      let waiting = try #require(try await second.ask(.POST, String(link), ["id": String(ticket)]).location)
      let number = try #require(try await second.ask(.GET, waiting).text.firstMatch(of: />(\d\d)</)).output.1
      let asks = try await first.ask(.GET, page).text
      #expect(asks.contains("A device asks to sign in as") && asks.contains("Firefox on Android"))
      #expect(asks.contains(">\(number)<"))
      #expect(try await second.ask(.POST, waiting).status == 409)
      #expect(try await first.ask(.POST, page, ["answer": "confirm"]).status == 303)
      #expect(try await second.ask(.GET, waiting).text.contains("Your first device has confirmed this one."))
      let opened = try await second.ask(.POST, waiting)
      #expect(opened.status == 303 && opened.setsCookie)
      #expect(try await second.ask(.GET, "/account").text.contains("on 1 other device") == false)
      #expect(try await second.ask(.GET, "/account").status == 200)
      #expect(try await first.ask(.GET, page).text.contains("The other device is signed in."))
      let replay = try await first.ask(.POST, String(link), ["id": "0123456789abcdefghjk-ask"])
      #expect(replay.status == 410 && replay.text.contains("Another device has opened this link."))
      #expect(try await second.ask(.GET, "/inbox").text.contains("opened a used QR code of yours"))
    }
  }

  @Test(arguments: apps)
  func `a second device is signed in by the code that it types, and by no other code`(app: String) async throws {
    try await withServer(app) { server, browsers in
      let (first, second) = (browsers[0], browsers[1])
      let page = try #require(try await first.ask(.POST, "/account/device").location)
      let code = try #require(page.split(separator: "/").last.map(String.init))
      #expect(try await first.ask(.GET, page).text.contains("\(server.served.address)/device<"))
      #expect(try await second.ask(.GET, "/").text.contains("href=\"/device\""))
      #expect(try await second.ask(.GET, "/device").text.contains("name=\"code\""))
      let ticket = "0123456789abcdefghjk-ask"
      let wrong = try await second.ask(.POST, "/device", ["id": ticket, "code": "AAAA-AAAA-AAAA"])
      #expect(wrong.status == 422 && !wrong.setsCookie && wrong.text.contains("This code is wrong or has expired."))
      let typed = ["id": ticket, "code": "\(code.prefix(4))-\(code.dropFirst(4))".lowercased()]
      let waiting = try #require(try await second.ask(.POST, "/device", typed).location)
      #expect(waiting == "/device/\(code)/\(ticket)")
      #expect(try await first.ask(.POST, page, ["answer": "confirm"]).status == 303)
      #expect(try await second.ask(.POST, waiting).setsCookie)
      // It works once.
      let again = try await first.ask(.POST, "/device", ["id": "zyxwvutsrqponmlkjihg-ask", "code": code])
      #expect(again.status == 410 && again.text.contains("Another device has opened this link."))
    }
  }

  @Test(arguments: apps)
  func `the page of a claim opens no session in a browser that did not ask`(app: String) async throws {
    try await withServer(app) { server, browsers in
      let (first, thief) = (browsers[0], browsers[1])
      let victim = PlainBrowser(server.served.address)
      let page = try #require(try await first.ask(.POST, "/account/device").location)
      let link = "/device/\(try #require(page.split(separator: "/").last))"
      let waiting = try #require(try await thief.ask(.POST, link, ["id": "0123456789abcdefghjk-ask"]).location)
      #expect(try await first.ask(.POST, page, ["answer": "confirm"]).status == 303)
      let shown = try await victim.ask(.GET, waiting).text
      #expect(shown.contains("Another device has opened this link.") && !shown.contains("data-submit"))
      let refused = try await victim.ask(.POST, waiting)
      #expect(refused.status == 410 && !victim.isSignedIn)
      // The browser that asked goes on.
      #expect(try await thief.ask(.GET, waiting).text.contains("data-submit"))
      #expect(try await thief.ask(.POST, waiting).setsCookie)
      try await victim.close()
    }
  }

  @Test(arguments: apps)
  func `a link to another account asks before it replaces the session`(app: String) async throws {
    try await withServer(app) { server, browsers in
      let (first, second) = (browsers[0], browsers[1])
      let newcomer = try await server.newcomer()
      second.signIn(to: app, as: newcomer.token, of: newcomer.user)
      let opened = ["Sec-Fetch-Site": "none"]
      let link = "/sign-in/\(try await server.link())"
      let asks = try await second.ask(.GET, link, headers: opened).text
      #expect(asks.contains("You are signed in as <bdi>Nia</bdi>") && asks.contains("Stay signed in as"))
      #expect(!asks.contains("data-submit"))
      // The same account, and a browser without one, are not asked, unless another site led there.
      #expect(try await first.ask(.GET, link, headers: opened).text.contains("data-submit"))
      let stranger = PlainBrowser(server.served.address)
      #expect(try await stranger.ask(.GET, link, headers: opened).text.contains("data-submit"))
      #expect(
        try await !stranger.ask(.GET, link, headers: ["Sec-Fetch-Site": "cross-site"]).text.contains("data-submit")
      )
      #expect(try await !stranger.ask(.GET, link).text.contains("data-submit"))
      // A page without an account replaces no session that was opened meanwhile.
      second.account = ""
      let late = try await second.ask(.POST, link)
      #expect(late.status == 401 && late.code == "otherAccount" && !late.setsCookie)
      second.account = ""
      let code = try PlainBrowser.code(in: try await first.ask(.POST, "/account/recovery-code").text)
      let recovered = try await second.ask(.POST, "/recover", ["code": code])
      #expect(recovered.code == "otherAccount" && !recovered.setsCookie)
      // A form that was sent twice finds its own account.
      let twice = "/sign-in/\(try await server.link())"
      #expect(try await stranger.ask(.POST, twice).setsCookie)
      stranger.account = ""
      #expect(try await stranger.ask(.POST, twice).location == "/")
      // After the question the device changes to the other account.
      _ = try await second.ask(.GET, link)
      #expect(try await second.ask(.POST, link).setsCookie)
      #expect(try await second.ask(.GET, "/account").text.contains("data-user=\"\(server.owner.user)\""))
      // So does the second device of another account.
      second.signIn(to: app, as: newcomer.token, of: newcomer.user)
      let page = try #require(try await first.ask(.POST, "/account/device").location)
      let device = "/device/\(try #require(page.split(separator: "/").last))"
      let waiting = try #require(try await second.ask(.POST, device, ["id": "0123456789abcdefghjk-ask"]).location)
      #expect(try await first.ask(.POST, page, ["answer": "confirm"]).status == 303)
      let claim = try await second.ask(.GET, waiting).text
      #expect(claim.contains("You are signed in as <bdi>Nia</bdi>") && !claim.contains("data-submit"))
      #expect(try await second.ask(.POST, waiting).setsCookie)
      try await stranger.close()
    }
  }

  @Test func `a lost phone ends the connections of other programs, and the account is told`() async throws {
    try await withServer("fitness-challenge") { server, browsers in
      let (first, second) = (browsers[0], browsers[1])
      let group = try #require(
        try await first.ask(.POST, "/groups", ["id": "0123456789abcdef", "name": "Run"]).location
      )
      let made = try await first.ask(.POST, "\(group)/connections/connect", ["name": "Watch"]).text
      let hook = try made.captured(/(\/hooks\/[0-9a-z]+)/)
      let code = try PlainBrowser.code(in: try await first.ask(.POST, "/account/recovery-code").text)
      #expect(try await server.served.stranger.send(hook, "[]").status != 404)
      #expect(try await second.ask(.POST, "/recover", ["code": code, "id": "0123456789abcdefghjk-recover"]).setsCookie)
      #expect(try await server.served.stranger.send(hook, "[]").status == 404)
      #expect(try await second.ask(.GET, "/inbox").text.contains("1 connection of other programs ended"))
    }
  }

  @Test(arguments: apps)
  func `signing out asks where no way back exists, and not where one does`(app: String) async throws {
    try await withServer(app) { server, browsers in
      let (first, second) = (browsers[0], browsers[1])
      _ = try PlainBrowser.code(in: try await first.ask(.POST, "/account/recovery-code").text)
      #expect(try await first.ask(.POST, "/sign-out").location == "/")
      #expect(!first.isSignedIn)
      let newcomer = try await server.newcomer()
      second.signIn(to: app, as: newcomer.token, of: newcomer.user)
      let warning = try await second.ask(.POST, "/sign-out")
      #expect(warning.status == 200 && warning.text.contains("Sign out without a way back?"))
      #expect(try await second.ask(.GET, "/account").status == 200)
      #expect(try await second.ask(.POST, "/sign-out", ["sure": "yes"]).location == "/")
      #expect(!second.isSignedIn)
    }
  }

  @Test(arguments: apps)
  func `a robot that looks at every address uses no link up`(app: String) async throws {
    try await withServer(app) { server, browsers in
      let (first, second) = (browsers[0], browsers[1])
      let link = try await server.link()
      let invite = try await server.invite()
      let code = try PlainBrowser.code(in: try await first.ask(.POST, "/account/recovery-code").text)
      let page = try #require(try await first.ask(.POST, "/account/device").location)
      let device = try #require(page.split(separator: "/").last.map(String.init))
      let robot = PlainBrowser(server.served.address)
      let routes = try await server.routes().filter { $0.hasPrefix("GET ") }
      for link in ["sign-in", "join", "device", app == "archery" ? "view" : "join"] {
        #expect(routes.contains { $0.hasPrefix("GET /\(link)/:") })
      }
      var addresses: Set<String> = []
      for route in routes {
        for secret in [link, invite, code, device, server.viewerLink] {
          let parts = route.dropFirst(5).split(separator: "/").map { $0.hasPrefix(":") ? secret : String($0) }
          addresses.insert("/" + parts.joined(separator: "/"))
        }
      }
      #expect(addresses.count > 100)
      for address in addresses {
        for method in [HTTPMethod.HEAD, .GET] {
          let answer = try await robot.ask(method, address)
          #expect(answer.status < 500 && !answer.setsCookie, "\(method) \(address)")
        }
      }
      if app == "archery" { #expect(try await robot.ask(.GET, "/view/\(server.viewerLink)").status == 200) }
      try await robot.close()
      #expect(try await server.served.newcomer("Nia", with: invite).token.isEmpty == false)
      #expect(try await server.served.visitor(with: link).user == server.owner.user)
      let asked = try await second.ask(.POST, "/device/\(device)", ["id": "0123456789abcdefghjk-ask"])
      #expect(asked.status == 303)
      #expect(try await first.ask(.POST, page, ["answer": "confirm"]).status == 303)
      #expect(try await second.ask(.POST, try #require(asked.location)).setsCookie)
      #expect(try await works(code, at: server))
    }
  }

  /// Whether a recovery code signs in.
  private func works(_ code: String, at server: MatrixServer) async throws -> Bool {
    let body = #"{"recovery":"\#(code)","keepsOthers":true}"#
    let answer = try await server.served.stranger
      .ask("POST", "/api/v1/sign-in", body: body, type: "application/json")
    return answer.status == 200 && answer.text.contains("recoveryCode")
  }

  @Test func `the command line signs in with a recovery code, and prints the next one`() async throws {
    try await withServer("archery") { server, browsers in
      var code = try PlainBrowser.code(in: try await browsers[0].ask(.POST, "/account/recovery-code").text)
      let program = Program("archery", dataFolder: server.served.folder)
      let address = server.served.address
      let signedIn = try await program.run("login", address, "--recovery", code.lowercased(), "--second-phone")
      #expect(signedIn.status == 0, "\(signedIn.errors)")
      #expect(signedIn.output.contains("Signed in to \(address)"))
      #expect(try await browsers[0].ask(.GET, "/account").status == 200)
      let again = try await program.run("login", address, "--recovery", code)
      #expect(again.status == 1 && again.errors.contains("was used before"), "\(again.errors)")
      code = String(try #require(signedIn.output.firstMatch(of: /shown once: ([0-9A-Z-]{19})/)).output.1)
      #expect(try await program.run("login", address, "--recovery", code).status == 0)
      #expect(try await browsers[0].ask(.GET, "/account").status == 401)
      let both = try await program.run("login", address, "--recovery", code, "--code", "X")
      #expect(both.status == 2)
    }
  }
}

extension MatrixServer {
  /// The secret of a new sign-in link of the owner's.
  fileprivate func link() async throws -> String {
    try await terminal.say("link").captured(/\/sign-in\/([a-z0-9]+)/)
  }

  /// The secret of a new invite for one.
  fileprivate func invite() async throws -> String {
    switch app {
    case "archery": try await organiser.invite(at: "/shoots/\(id)/people", uses: 1)
    case "fitness-challenge": try await organiser.invite(at: "/groups/\(id)/people", uses: 1)
    default: try await owner.invite(at: "/people")
    }
  }

  /// An account with one session.
  fileprivate func newcomer() async throws -> Visitor { try await served.newcomer("Nia", with: try await invite()) }
}
