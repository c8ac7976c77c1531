import Foundation
import Testing

@testable import ScoreServer

@Suite("The token of a session")
struct SessionTokenTests {
  private let claims = SessionClaims(sub: "ana", jti: "s1", iat: 1_700_000_000, exp: 1_800_000_000)
  /// Made by another program.
  private let known =
    "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6ImtleS0xIn0"
    + ".eyJzdWIiOiJhbmEiLCJqdGkiOiJzMSIsImlhdCI6MTcwMDAwMDAwMCwiZXhwIjoxODAwMDAwMDAwfQ"
    + ".r2yoctnIC1v6UtD79Arue0Envk6f_oAo5CWkfCts0xc"

  private func secret(_ key: String) -> String? { ["key-1": "secret-1", "key-2": "secret-2"][key] }

  @Test func `is the one that earlier versions and other programs make`() throws {
    #expect(SessionToken.claims(of: known, by: secret) == claims)
    let own = try SessionToken.sign(claims, by: "secret-2", named: "key-2")
    #expect(SessionToken.claims(of: own, by: secret) == claims)
  }

  @Test func `is refused where another key, another header or other claims are in it`() throws {
    let parts = known.split(separator: ".").map(String.init)
    func part(_ text: String) -> String { Data(text.utf8).base64EncodedString().filter { $0 != "=" } }
    let forged = [
      "", "..", known + ".", known + "=", " " + known, "\(parts[0]).\(parts[1])", "\(parts[0])..\(parts[2])",
      "\(part(#"{"alg":"none","kid":"key-1"}"#)).\(parts[1]).", "\(part(#"{"alg":"HS256"}"#)).\(parts[1]).\(parts[2])",
      "\(part(#"{"alg":"HS256","typ":"JWT","kid":"key-2"}"#)).\(parts[1]).\(parts[2])",
      "\(parts[0]).\(part(#"{"sub":"ben","jti":"s1","iat":1700000000,"exp":1800000000}"#)).\(parts[2])",
    ]
    for token in forged { #expect(SessionToken.claims(of: token, by: secret) == nil, "\(token)") }
    #expect(SessionToken.claims(of: known) { _ in nil } == nil)
  }
}
