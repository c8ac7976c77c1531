import Domain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import NIOHTTP1
import ScoreServer
import Testing
import WireFormat

@Suite("The server")
struct RoutingTests {
  private let local: HTTPFields = [:]

  @Test func `a link gives a cookie that scripts and other sites cannot use`() async throws {
    try await withServer { client, bench in
      let link = try await bench.signIn.newLink(for: try await bench.signIn.owner(named: "Ana"))
      let shown = try await client.execute(uri: SignInRoutes.path(of: link), method: .get, headers: local)
      #expect(shown.status == .ok && shown.headers[.setCookie] == nil && String(buffer: shown.body) == "link \(link)")
      let answer = try await client.execute(uri: SignInRoutes.path(of: link), method: .post, headers: local)
      let cookie = try #require(answer.headers[.setCookie])
      #expect(answer.status == .seeOther && answer.headers[.location] == "/")
      #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.hasPrefix("test-session="))
      let session = String(cookie.prefix { $0 != ";" })
      let name = try await client.execute(uri: "/me", method: .get, headers: local.with(.cookie, session))
      #expect(String(buffer: name.body) == "Ana")
      let again = try await client.execute(uri: SignInRoutes.path(of: link), method: .post, headers: local)
      #expect(again.status == .unauthorized)
      let out = try await client.execute(uri: "/sign-out", method: .post, headers: local.with(.cookie, session))
      #expect(out.status == .seeOther)
      let gone = try await client.execute(uri: "/me", method: .get, headers: local.with(.cookie, session))
      #expect(gone.status == .unauthorized)
    }
  }

  @Test func `a server for other machines answers to addresses and its own names only`() async throws {
    let router = Router(context: SignedInContext.self)
    router.add(middleware: SafetyMiddleware(names: ["Laptop.local"], takesAddresses: true, isSecure: true))
    router.get("hello") { _, _ in "hello" }
    router.post("hello") { _, _ in "hello" }
    try await APIBench.serve(router) { client in
      @Sendable func status(_ method: HTTPMethod, _ headers: HTTPHeaders) async throws -> Int {
        try await client.ask("/hello", method: method, headers: headers).status
      }
      for host in ["192.168.1.20:8080", "[fe80::1]:8080", "laptop.local", "localhost"] {
        let code = try await status(.GET, ["host": host])
        #expect(code == 200, "\(host)")
      }
      for host in ["evil.example", "192.168.1.20.evil.example", "1.2.3", "1.2.3.256", "[::ffff]evil"] {
        let code = try await status(.GET, ["host": host])
        #expect(code == (host.hasPrefix("[") ? 400 : 421), "\(host)")
      }
      let foreign: HTTPHeaders = ["host": "laptop.local", "origin": "http://laptop.local"]
      #expect(try await status(.POST, foreign) == 403)
      #expect(try await status(.POST, ["host": "laptop.local", "origin": "https://laptop.local"]) == 200)
      #expect(try await status(.POST, foreign.adding("authorization", "Bearer token")) == 200)
    }
  }

  @Test(arguments: ["http://evil.example", "https://localhost", "null", "http://localhost:8081"])
  func `a page of another site cannot change anything`(origin: String) async throws {
    try await withServer { client, _ in
      let answer = try await client.execute(uri: "/sign-out", method: .post, headers: local.with(.origin, origin))
      #expect(answer.status == .forbidden)
      let own = local.with(.origin, "http://localhost")
      #expect(try await client.execute(uri: "/sign-out", method: .post, headers: own).status == .seeOther)
    }
  }

  @Test func `an error is a page for browsers and problem+json for programs`() async throws {
    try await withServer { client, _ in
      for (path, status, code) in [
        ("/me", 401, "signInNeeded"), ("/none", 404, "notFound"), ("/boom", 500, "unexpected"),
      ] {
        let answer = try await client.execute(uri: path, method: .get, headers: local)
        let problem = try JSONDecoder().decode(Problem.self, from: Data(answer.body.readableBytesView))
        #expect(answer.headers[.contentType] == "application/problem+json")
        #expect(problem.status == status && problem.code == code && answer.status.code == status)
        #expect(!String(buffer: answer.body).contains("secret"))
        let page = try await client.execute(uri: path, method: .get, headers: local.with(.accept, "text/html"))
        #expect(String(buffer: page.body) == "page \(code)")
      }
    }
  }

  @Test func `every answer forbids scripts and frames of others`() async throws {
    try await withServer { client, _ in
      for (path, headers) in [
        ("/me", local), ("/none", local), ("/boom", local), ("/boom", local.with(.accept, "text/html")),
      ] {
        let answer = try await client.execute(uri: path, method: .get, headers: headers)
        let policy = try #require(answer.headers[.contentSecurityPolicy])
        #expect(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"))
        #expect(!policy.contains("unsafe-inline"))
      }
    }
  }

  private struct Boom: Error {
    let secret = "secret"
  }

  private func withServer(_ body: @Sendable (any TestClientProtocol, SignInBench) async throws -> Void) async throws {
    let bench = try await SignInBench()
    let router = Router(context: SignedInContext.self)
    router.add(middleware: SafetyMiddleware())
    router.add(
      middleware: ProblemMiddleware(
        translate: { _ in nil },
        page: { problem, _, _ in
          Response(status: .ok, body: .init(byteBuffer: ByteBuffer(string: "page \(problem.code)")))
        }
      )
    )
    router.add(middleware: SessionMiddleware(bench.signIn, app: "test"))
    SignInRoutes(bench.signIn, app: "test") { arrival, _ in
      Response(status: .ok, body: .init(byteBuffer: ByteBuffer(string: "link \(arrival.link)")))
    }
    .add(to: router)
    router.get("me") { _, context in try context.requireAccount().displayName }
    router.get("boom") { _, _ -> String in throw Boom() }
    try await Application(router: router, logger: APIBench.logger).test(.router) { client in
      try await body(client, bench)
    }
  }
}

extension HTTPFields {
  fileprivate func with(_ name: HTTPField.Name, _ value: String) -> HTTPFields {
    var fields = self
    fields[name] = value
    return fields
  }
}

extension HTTPHeaders {
  func adding(_ name: String, _ value: String) -> HTTPHeaders {
    var headers = self
    headers.add(name: name, value: value)
    return headers
  }
}
