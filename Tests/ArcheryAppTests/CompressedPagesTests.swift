import AppTestSupport
import NIOHTTP1
import Testing

/// Every page of every app, asked in gzip by an organiser, who sees the most secrets.
@Suite("Pages in gzip", .timeLimit(.minutes(5)))
struct CompressedPagesTests {
  @Test(arguments: apps)
  func `hold no secret that lets others in`(app: String) async throws {
    try await MatrixServer.run(app) { server in
      let browser = PlainBrowser(server.served.address)
      browser.signIn(to: app, as: server.organiser.token, of: server.organiser.user)
      do { try await check(server, browser) } catch {
        try await browser.close()
        throw error
      }
      try await browser.close()
    }
  }

  private func check(_ server: MatrixServer, _ browser: PlainBrowser) async throws {
    let page = try #require(try await browser.ask(.POST, "/account/device").location)
    var secrets = [try #require(page.split(separator: "/").last.map(String.init))]
    if server.app == "archery" { secrets += [server.viewerLink, try await joinCode(server, browser)] }
    var compressed = 0
    for route in try await server.routes().filter({ $0.hasPrefix("GET ") }) {
      let parts = route.dropFirst(5).split(separator: "/")
      let isOpen = !parts.contains { $0.hasPrefix(":") && $0 != ":space" }
      for secret in isOpen ? ["none"] : secrets {
        let names = [":space": server.id, ":target": "1", ":version": "none"]
        let address = parts.map { $0.hasPrefix(":") ? names[String($0)] ?? secret : String($0) }.joined(separator: "/")
        let answer = try await browser.ask(.GET, "/\(address)", headers: ["Accept-Encoding": "gzip"])
        guard answer.isCompressed else { continue }
        compressed += 1
        #expect(!secrets.contains { answer.text.contains($0) }, "/\(address)")
      }
    }
    #expect(compressed > 10)
    // The least is the code of a second device, 60 bits.
    for known in secrets { #expect(known.count >= 12) }
  }

  /// The code that lets others join.
  private func joinCode(_ server: MatrixServer, _ browser: PlainBrowser) async throws -> String {
    let shoot = "/shoots/\(server.id)"
    #expect(try await browser.ask(.POST, "\(shoot)/code").status < 400)
    let shown = try await browser.ask(.GET, shoot)
    return try shown.text.captured(/class="join-code">([^<]+)</)
  }
}
