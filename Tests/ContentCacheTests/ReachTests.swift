import Foundation
import NIOCore
import TestSupport
import Testing

@testable import ContentCache

@Suite("A site that a visitor names", .timeLimit(.minutes(2)))
struct ReachTests {
  @Test(arguments: [
    "127.0.0.1", "10.0.0.1", "172.16.5.4", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "100.127.255.255", "0.0.0.0", "224.0.0.1", "239.1.2.3", "255.255.255.255", "192.0.2.1", "198.18.0.1", "203.0.113.9",
    "::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1",
    "2001:db8::1", "2001::1", "2002:7f00:1::1", "3fff::1",
  ])
  func `is not on this machine or in a local network`(address: String) throws {
    #expect(try !SocketAddress(ipAddress: address, port: 443).isPublic)
  }

  @Test(arguments: ["8.8.8.8", "172.32.0.1", "100.128.0.1", "192.0.3.1", "2606:4700::1111", "2001:4860:4860::8888"])
  func `is on the open internet`(address: String) throws {
    #expect(try SocketAddress(ipAddress: address, port: 443).isPublic)
  }

  @Test(arguments: [
    "http://league.example", "ftp://league.example", "https://", "https://me:secret@league.example", "league.example",
    "/etc", "https://league.example:0", "https://league.example:65536",
  ])
  func `has an address of HTTPS without a name and a password`(url: String) {
    #expect(throws: ContentFailure.invalidAddress(url)) { try WebContent(url, reach: .publicOnly) }
  }

  @Test(arguments: ["https://127.0.0.1", "https://2130706433", "https://0x7f.1", "https://[::1]", "https://localhost"])
  func `is not asked however its address is spelled`(url: String) async throws {
    let content = try WebContent(url, reach: .publicOnly)
    let host = try #require(URL(string: url)?.host())
    await #expect(throws: ContentFailure.privateAddress(host)) { try await content.fetch(stats, unless: nil) }
    await content.close()
  }

  @Test func `is not asked where one of its addresses is private`() async throws {
    let reach = WebReach(schemes: ["https"]) { _ in
      [try SocketAddress(ipAddress: "8.8.8.8", port: 0), try SocketAddress(ipAddress: "10.0.0.1", port: 0)]
    } allows: {
      $0.isPublic
    }
    let content = try WebContent("https://league.example", reach: reach)
    await #expect(throws: ContentFailure.privateAddress("league.example")) {
      try await content.fetch(stats, unless: nil)
    }
    await content.close()
  }

  @Test func `is asked at the address that was checked, whatever its name means`() async throws {
    try await Site.run { site, url in
      site.publish([stats.text: "one"], at: day(1))
      let port = try #require(URL(string: url)?.port)
      // No resolver of the system knows this name.
      let reach = WebReach(schemes: ["http"]) { _ in
        [try SocketAddress(ipAddress: "127.0.0.1", port: 0)]
      } allows: { _ in
        true
      }
      let content = try WebContent("http://league.invalid:\(port)", reach: reach)
      guard case .bytes(let bytes, _) = try await content.fetch(stats, unless: nil) else {
        Issue.record("The site has the file.")
        return
      }
      #expect(String(decoding: bytes, as: UTF8.self) == "one")
      await content.close()
    }
  }
}
