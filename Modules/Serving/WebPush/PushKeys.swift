import CanonicalJSON
import Crypto
import Domain
import Foundation

/// The key by which an installation proves to push services who sends (VAPID, RFC 8292).
///
/// Create it once and store it as the secret that it is. Subscriptions are bound to it: with another key, every browser has to
/// subscribe again. It is encoded as one text.
package struct PushKeys: Codable, Sendable {
  /// The time for which a signature is valid, in seconds; RFC 8292 allows 24 hours.
  static let validity: Int64 = 12 * 3600

  private struct Header: Encodable {
    let alg = "ES256"
    let typ = "JWT"
  }
  private struct Claims: Encodable {
    let aud: String
    let exp: Int64
    let sub: String
  }
  private let key: P256.Signing.PrivateKey

  /// Creates a new key.
  package init() { key = P256.Signing.PrivateKey() }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let bytes = Data(base64URL: try container.decode(String.self)[...]),
      let key = try? P256.Signing.PrivateKey(rawRepresentation: bytes)
    else { throw DecodingError.dataCorruptedError(in: container, debugDescription: "this is not a key of P-256") }
    self.key = key
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(key.rawRepresentation.base64URL)
  }

  /// The public key as browsers take it: `applicationServerKey` of `PushManager.subscribe`.
  package var publicKey: String { key.publicKey.x963Representation.base64URL }

  /// Signs a message to an endpoint.
  ///
  /// - Parameters:
  ///   - endpoint: The address of the subscription, of which the origin is signed.
  ///   - contact: The address of the installation's operator.
  ///   - now: The time, after which the signature is valid for ``validity``.
  /// - Returns: The header `Authorization`.
  /// - Throws: The errors of the encoder and of the signature, which good keys never cause.
  func authorization(for endpoint: URL, contact: String, now: Timestamp) throws -> String {
    let scheme = endpoint.scheme ?? ""
    let port = endpoint.port.flatMap { $0 == (scheme == "https" ? 443 : 80) ? nil : ":\($0)" } ?? ""
    let claims = Claims(
      aud: "\(scheme)://\((endpoint.host() ?? "").lowercased())\(port)",
      exp: now.rawValue / 1000 + Self.validity,
      sub: contact
    )
    let signed = try [CanonicalJSON.encode(Header()), CanonicalJSON.encode(claims)]
      .map { Data($0).base64URL }.joined(separator: ".")
    let signature = try key.signature(for: Data(signed.utf8)).rawRepresentation
    return "vapid t=\(signed).\(signature.base64URL), k=\(publicKey)"
  }
}
