import CanonicalJSON
import Crypto
import Foundation

/// The content of a session's token.
struct SessionClaims: Codable, Hashable, Sendable {
  /// The user.
  let sub: String
  let jti: String
  /// The time of issue, in seconds since 1970.
  let iat: Int64
  /// The latest end, in seconds since 1970.
  ///
  /// Earlier versions named the end of an unused session here. The session's record decides about the time, by the server's
  /// clock.
  let exp: Int64
}

/// The token of a session: a JSON Web Token (RFC 7519) signed with HMAC-SHA256, and with nothing else.
enum SessionToken {
  private struct Header: Codable {
    var alg = "HS256"
    var typ: String? = "JWT"
    /// The name of the key.
    let kid: String
  }

  /// Returns a signed token.
  static func sign(_ claims: SessionClaims, by secret: String, named key: String) throws -> String {
    let signed = try [CanonicalJSON.encode(Header(kid: key)), CanonicalJSON.encode(claims)]
      .map { Data($0).base64URL }.joined(separator: ".")
    let code = HMAC<SHA256>.authenticationCode(for: Data(signed.utf8), using: SymmetricKey(data: Data(secret.utf8)))
    return "\(signed).\(Data(code).base64URL)"
  }

  /// Returns the claims of a token; nil for a token that the key it names has not signed.
  static func claims(of token: String, by secret: (String) -> String?) -> SessionClaims? {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let head = Data(base64URL: parts[0]), let body = Data(base64URL: parts[1]),
      let code = Data(base64URL: parts[2]),
      let header = try? CanonicalJSON.decode(Header.self, from: Array(head)), header.alg == Header(kid: "").alg,
      let secret = secret(header.kid)
    else { return nil }
    let signed = Data("\(parts[0]).\(parts[1])".utf8)
    let key = SymmetricKey(data: Data(secret.utf8))
    guard HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: signed, using: key) else { return nil }
    return try? CanonicalJSON.decode(SessionClaims.self, from: Array(body))
  }
}
