import AppTestSupport
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import TestSupport
import Testing

/// A browser without scripts: it keeps one cookie and follows no redirect by itself.
private final class PlainBrowser {
  struct Answer {
    let status: UInt
    let text: String
    let location: String?
    let setsCookie: Bool
  }

  let server: String
  var cookie: String?
  private let client = HTTPClient(
    eventLoopGroupProvider: .singleton,
    configuration: HTTPClient.Configuration(redirectConfiguration: .disallow)
  )

  init(_ server: String, cookie: String? = nil) { (self.server, self.cookie) = (server, cookie) }

  func close() async throws { try await client.shutdown() }

  func ask(_ method: HTTPMethod, _ path: String, _ fields: [String: String] = [:]) async throws -> Answer {
    var request = HTTPClientRequest(url: server + path)
    request.method = method
    if let cookie { request.headers.add(name: "Cookie", value: cookie) }
    request.headers.add(name: "User-Agent", value: "Mozilla/5.0 (Android 14) Firefox/130.0")
    if method == .POST {
      var form = URLComponents()
      form.queryItems = fields.map { URLQueryItem(name: $0, value: $1) }
      request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
      request.body = .bytes(Data((form.percentEncodedQuery ?? "").utf8))
    }
    let response = try await client.execute(request, timeout: .seconds(60))
    let kept = response.headers.first(name: "Set-Cookie")?.split(separator: ";").first.map(String.init)
    if let kept { cookie = kept.hasSuffix("=") ? nil : kept }
    let isStream = response.headers.first(name: "Content-Type")?.hasPrefix("text/event-stream") == true
    let text = isStream || method == .HEAD ? "" : String(buffer: try await response.body.collect(upTo: 10 << 20))
    let location = response.headers.first(name: "Location")
    return Answer(status: response.status.code, text: text, location: location, setsCookie: kept != nil)
  }

  /// The code on a page that shows one.
  static func code(in text: String) throws -> String {
    let groups = text.matches(of: /<span>([0-9A-Z]{4})<\/span>/).map { String($0.output.1) }
    try #require(groups.count == 4, "\(text)")
    return groups.joined(separator: "-")
  }
}

@Suite("Ways back into an account, in every app", .timeLimit(.minutes(5)))
struct WaysBackTests {
  private static let apps = ["archery", "fitness-challenge", "pinball-practice"]

  private func withServer(
    _ app: String,
    _ body: (_ server: MatrixServer, _ browsers: [PlainBrowser]) async throws -> Void
  ) async throws {
    try await MatrixServer.run(app) { server in
      let browsers = [PlainBrowser(server.served.address), PlainBrowser(server.served.address)]
      do {
        let token = try await server.served.visitor(with: try await server.link()).token
        browsers[0].cookie = "\(app)-session=\(token)"
        try await body(server, browsers)
      } catch {
        for browser in browsers { try await browser.close() }
        throw error
      }
      for browser in browsers { try await browser.close() }
    }
  }

  @Test(arguments: Self.apps)
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
      #expect(try PlainBrowser.code(in: try await second.ask(.POST, "/recover", fields).text) == next)
      let thief = try await first.ask(.POST, "/recover", ["code": code])
      #expect(thief.status == 422 && !thief.setsCookie)
      #expect(thief.text.contains("This recovery code is wrong or was used before."))
      #expect(try await second.ask(.GET, "/inbox").text.contains("tried an old recovery code of yours"))
    }
  }

  @Test(arguments: Self.apps)
  func `a second device is signed in without scripts after the first confirmed it`(app: String) async throws {
    try await withServer(app) { server, browsers in
      let (first, second) = (browsers[0], browsers[1])
      let page = try #require(try await first.ask(.POST, "/account/device").location)
      let shown = try await first.ask(.GET, page).text
      let link = try #require(shown.firstMatch(of: /http:\/\/[^<]+(\/device\/[0-9a-z]+)</)).output.1
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

  @Test(arguments: Self.apps)
  func `signing out asks where no way back exists, and not where one does`(app: String) async throws {
    try await withServer(app) { server, browsers in
      let (first, second) = (browsers[0], browsers[1])
      _ = try PlainBrowser.code(in: try await first.ask(.POST, "/account/recovery-code").text)
      #expect(try await first.ask(.POST, "/sign-out").location == "/")
      #expect(first.cookie == nil)
      let newcomer = try await server.newcomer()
      second.cookie = "\(app)-session=\(newcomer.token)"
      let warning = try await second.ask(.POST, "/sign-out")
      #expect(warning.status == 200 && warning.text.contains("Sign out without a way back?"))
      #expect(try await second.ask(.GET, "/account").status == 200)
      #expect(try await second.ask(.POST, "/sign-out", ["sure": "yes"]).location == "/")
      #expect(second.cookie == nil)
    }
  }

  @Test(arguments: Self.apps)
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
    let answer = try await Visitor(server: server.served.address, token: "", user: "")
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
    let link = try await Program(app, dataFolder: served.folder).run("link", "--store", store).output
    return String(try #require(link.firstMatch(of: /\/sign-in\/([a-z0-9]+)/)?.output.1, "\(link)"))
  }

  /// The secret of a new invite for one.
  fileprivate func invite() async throws -> String {
    let text: String
    switch app {
    case "archery": text = try await organiser.post("/shoots/\(id)/people/invite", ["uses": "1"]).text
    case "fitness-challenge": text = try await organiser.post("/groups/\(id)/people/invite", ["uses": "1"]).text
    default: text = try await owner.post("/people/invite").text
    }
    return String(try #require(text.firstMatch(of: /\/join\/([a-z0-9]+)/)?.output.1, "\(text)"))
  }

  /// An account with one session.
  fileprivate func newcomer() async throws -> Visitor { try await served.newcomer("Nia", with: try await invite()) }
}
