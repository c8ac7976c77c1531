import AppTestSupport
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Testing

/// A request as a browser makes it: with a session in a cookie, and the account of its page.
private struct PageRequest {
  enum Place: CaseIterable { case header, field }

  let app: String
  let caller: Visitor

  func ask(
    _ method: String,
    _ path: String,
    for account: String?,
    in place: Place = .header,
    isForStream: Bool = false
  ) async throws -> (status: UInt, text: String) {
    let query = isForStream ? account.map { "?account=\($0)" } ?? "" : ""
    var request = HTTPClientRequest(url: caller.server + path + query)
    request.method = HTTPMethod(rawValue: method)
    request.headers.add(name: "Cookie", value: "\(app)-session=\(caller.token)")
    if isForStream { request.headers.add(name: "Accept", value: "text/event-stream") }
    if method == "POST" {
      let field = place == .field ? account.map { "&form-account=\($0)" } ?? "" : ""
      request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
      request.body = .bytes(Data("id=0123456789abcdef&name=Name\(field)".utf8))
    }
    if place == .header, !isForStream, let account { request.headers.add(name: "X-Account", value: account) }
    let response = try await HTTPClient.shared.execute(request, timeout: .seconds(60))
    let isLasting = isForStream && account == caller.user
    let text = isLasting ? "" : String(buffer: try await response.body.collect(upTo: 10 << 20))
    return (response.status.code, text)
  }
}

@Suite("A page's requests count for the account that it was made for", .timeLimit(.minutes(5)))
struct PageAccountTests {
  /// The bearer of a secret in these addresses acts without an account.
  private static let open = ["card", "hooks"]

  /// A page without an account may send these again after they have signed in (WaysBackTests).
  private static let waysIn = ["sign-in", "recover"]

  @Test(arguments: apps)
  func `every route that changes something refuses the page of another account`(app: String) async throws {
    try await MatrixServer.run(app) { server in
      let before = try await server.digest()
      let page = PageRequest(app: app, caller: server.organiser)
      let routes = try await server.routes().filter { !$0.hasPrefix("GET ") && !$0.hasPrefix("HEAD ") }
      #expect(routes.count > 20)
      for route in routes {
        let (method, path) = (String(route.prefix { $0 != " " }), route.drop { $0 != " " }.dropFirst())
        let parts = path.split(separator: "/").map { $0 == ":space" ? server.id : String($0.drop { $0 == ":" }) }
        if Self.open.contains(parts[0]) { continue }
        let address = "/" + parts.joined(separator: "/")
        // Another account, a page without an account, and a request that names none.
        for account in [server.stranger.user, "", nil] where account != "" || !Self.waysIn.contains(parts[0]) {
          for place in method == "POST" ? PageRequest.Place.allCases : [.header] {
            let answer = try await page.ask(method, address, for: account, in: place)
            #expect(answer.status == 401, "\(route) for \(account ?? "none") in the \(place)")
            #expect(answer.text.contains("\"code\":\"otherAccount\""), "\(route): \(answer.text)")
          }
        }
      }
      #expect(try await server.digest() == before)
      // The session goes on, and the same form of the right page is taken.
      #expect(try await page.ask("POST", "/inbox/read", for: server.organiser.user, in: .field).status == 200)
    }
  }

  @Test(arguments: apps)
  func `a page of an account whose session ended is asked to sign in`(app: String) async throws {
    try await MatrixServer.run(app) { server in
      let gone = try await server.caller(.signedOut)
      let page = PageRequest(app: app, caller: gone)
      for path in ["/join", "/recover", "/account/name", "/sign-out"] {
        for place in PageRequest.Place.allCases {
          let answer = try await page.ask("POST", path, for: server.organiser.user, in: place)
          #expect(answer.status == 401 && answer.text.contains("signInNeeded"), "\(path): \(answer.text)")
        }
      }
    }
  }

  @Test(arguments: apps)
  func `every stream ends at once for the page of another account`(app: String) async throws {
    try await MatrixServer.run(app) { server in
      let page = PageRequest(app: app, caller: server.organiser)
      let routes = try await server.routes()
        .filter { $0.hasPrefix("GET ") && ($0.hasSuffix("/live") || $0.hasSuffix("/strip")) }
      #expect(routes.count > 5)
      for route in routes {
        let parts = route.dropFirst(5).split(separator: "/")
          .map { $0 == ":space" ? server.id : String($0.drop { $0 == ":" }) }
        if ["card", "view"].contains(parts[0]) { continue }
        let address = "/" + parts.joined(separator: "/")
        for account in [server.stranger.user, ""] {
          let answer = try await page.ask("GET", address, for: account, isForStream: true)
          #expect(answer.text == "event: otherAccount\ndata: \n\n", "\(route): \(answer.text)")
        }
      }
      #expect(try await page.ask("GET", "/inbox/live", for: server.organiser.user, isForStream: true).status == 200)
    }
  }

  @Test func `each posted form of a page names the account of the page`() async throws {
    try await MatrixServer.run("archery") { server in
      for path in [
        "/", "/shoots/\(server.id)", "/shoots/\(server.id)/people", "/account", "/inbox", "/join", "/shoots/new",
      ] {
        let text = try await server.organiser.get(path, accept: "text/html").text
        let forms = text.matches(of: /<form [^>]*method="post"[^>]*>/)
        let named = text.ranges(of: "<input type=\"hidden\" name=\"form-account\" value=\"\(server.organiser.user)\">")
        #expect(!forms.isEmpty && forms.count == named.count, "\(path)")
      }
      let nobody = server.served.stranger
      #expect(try await nobody.get("/join", accept: "text/html").text.contains("name=\"form-account\" value=\"\""))
    }
  }

  @Test func `a viewer's stream ends with its link`() async throws {
    try await MatrixServer.run("archery") { server in
      let nobody = server.served.stranger
      let stream = try await nobody.stream("/view/\(server.viewerLink)/live")
      var states = stream.makeAsyncIterator()
      _ = try await states.next()
      let began = ContinuousClock.now
      let people = try await server.organiser.get("/shoots/\(server.id)/people", accept: "text/html").text
      let link = try #require(people.firstMatch(of: /name="link" value="([0-9a-f]+)"/)).output.1
      _ = try await server.organiser.post("/shoots/\(server.id)/people/revoke", ["link": String(link)])
      while try await states.next() != nil {}
      // Without following the link, the stream would end with the next heartbeat.
      #expect(ContinuousClock.now - began < .seconds(12))
    }
  }
}
