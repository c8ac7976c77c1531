import CanonicalJSON
import Crypto
import Domain
import Foundation
import TestSupport
import Testing

@testable import WebPush

@Suite("The keys of an installation", .timeLimit(.minutes(1)))
struct KeysTests {
  private struct Header: Decodable { let alg, typ: String }
  private struct Claims: Decodable {
    let aud, sub: String
    let exp: Int64
  }
  private let now = Timestamp.utc(2026, 11, 29, 18)

  @Test(arguments: [
    ("https://push.example/send/1", "https://push.example"),
    ("https://Push.Example:8443/1?a=b", "https://push.example:8443"),
    ("https://push.example:443/1", "https://push.example"),
  ])
  func `sign the origin of the push service for less than a day`(endpoint: String, audience: String) throws {
    let keys = PushKeys()
    let url = try #require(URL(string: endpoint))
    let header = try keys.authorization(for: url, contact: "mailto:owner@club.example", now: now)
    let match = try #require(header.wholeMatch(of: /vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)/))
    #expect(match.4 == keys.publicKey)
    let key = try P256.Signing.PublicKey(x963Representation: data(String(match.4)))
    let signature = try P256.Signing.ECDSASignature(rawRepresentation: data(String(match.3)))
    #expect(key.isValidSignature(signature, for: Data("\(match.1).\(match.2)".utf8)))
    #expect(!key.isValidSignature(signature, for: Data("\(match.1).\(match.2)A".utf8)))
    let head = try JSONDecoder().decode(Header.self, from: data(String(match.1)))
    #expect(head.alg == "ES256" && head.typ == "JWT")
    let claims = try JSONDecoder().decode(Claims.self, from: data(String(match.2)))
    #expect(claims.aud == audience)
    #expect(claims.sub == "mailto:owner@club.example")
    #expect((1..<86_400).contains(claims.exp - now.rawValue / 1000))
  }

  @Test func `are stored as one text and read again`() throws {
    let keys = PushKeys()
    let stored = try CanonicalJSON.encode([keys])
    let read = try CanonicalJSON.decode([PushKeys].self, from: stored)
    #expect(read.map(\.publicKey) == [keys.publicKey])
    #expect(data(keys.publicKey).count == 65)
    #expect(PushKeys().publicKey != keys.publicKey)
  }

  @Test(arguments: [#"[""]"#, #"["AAAA"]"#, #"["\#(text(Data(count: 32)))"]"#, "[1]", "[null]"])
  func `are not read from other texts`(stored: String) {
    #expect(throws: DecodingError.self) { try CanonicalJSON.decode([PushKeys].self, from: Array(stored.utf8)) }
  }
}
