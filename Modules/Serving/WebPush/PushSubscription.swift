import CanonicalJSON
package import ContentCache
import Crypto
import Foundation

/// A browser's agreement to receive messages: where to send them, and the keys that only it can read them with.
///
/// Its JSON is that of the browser's `PushSubscription.toJSON()`.
package struct PushSubscription: Hashable, Sendable {
  /// The most bytes of a browser's JSON.
  package static let foreignBytes = 4096
  /// The most bytes of an endpoint.
  package static let endpointBytes = 2048

  /// The address of the subscription at its push service, a secret between it, the browser and this installation.
  package let endpoint: String
  /// The browser's public key, an uncompressed point of P-256.
  let key: [UInt8]
  /// The secret that authenticates messages.
  let secret: [UInt8]

  /// Creates a subscription from the texts that a browser gives.
  ///
  /// - Throws: ``PushObjection/endpoint``, ``PushObjection/keys``.
  package init(endpoint: String, p256dh: String, auth: String, reach: WebReach = .pushServices) throws(PushObjection) {
    guard Self.url(of: endpoint, in: reach) != nil else { throw .endpoint }
    // Checks the length, the form and that the point is on the curve.
    guard p256dh.utf8.count < 100, let point = Data(base64URL: p256dh[...]), point.first == 4,
      (try? P256.KeyAgreement.PublicKey(x963Representation: point)) != nil,
      auth.utf8.count < 30, let secret = Data(base64URL: auth[...]), secret.count == 16
    else { throw .keys }
    (self.endpoint, key, self.secret) = (endpoint, Array(point), Array(secret))
  }

  /// Reads a subscription that a browser sent.
  ///
  /// - Throws: ``PushObjection/unreadable``, and the errors of ``init(endpoint:p256dh:auth:reach:)``.
  package init(fromForeign bytes: [UInt8], reach: WebReach = .pushServices) throws(PushObjection) {
    guard bytes.count <= Self.foreignBytes else { throw .unreadable }
    let sent: Sent
    do { sent = try CanonicalJSON.decode(Sent.self, fromForeign: bytes) } catch { throw .unreadable }
    try self.init(endpoint: sent.endpoint, p256dh: sent.keys.p256dh, auth: sent.keys.auth, reach: reach)
  }

  /// Returns the endpoint as a URL; nil where it is not one that `reach` allows.
  func url(in reach: WebReach) -> URL? { Self.url(of: endpoint, in: reach) }

  private static func url(of endpoint: String, in reach: WebReach) -> URL? {
    // A text that Foundation has to repair is none of a push service.
    guard endpoint.utf8.count <= endpointBytes, let url = reach.url(endpoint), url.absoluteString == endpoint,
      let host = url.host(), isName(host)
    else { return nil }
    return url
  }

  /// Whether a host is a name with a dot.
  ///
  /// Numbers in any spelling are none, because their last label begins with a digit.
  private static func isName(_ host: String) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && host.utf8.count <= 253 && labels.last?.first?.isLetter == true
      && labels.allSatisfy { label in
        (1...63).contains(label.utf8.count)
          && label.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
            default: false
            }
          }
      }
  }
}

extension PushSubscription: Codable {
  /// The form of a browser's `toJSON()`.
  private struct Sent: Codable {
    struct Keys: Codable { let p256dh, auth: String }

    let endpoint: String
    let keys: Keys
  }

  /// Reads a stored subscription; the rule for endpoints is applied again when a message is sent.
  package init(from decoder: any Decoder) throws {
    let sent = try Sent(from: decoder)
    try self.init(endpoint: sent.endpoint, p256dh: sent.keys.p256dh, auth: sent.keys.auth, reach: .any)
  }

  package func encode(to encoder: any Encoder) throws {
    let keys = Sent.Keys(p256dh: Data(key).base64URL, auth: Data(secret).base64URL)
    try Sent(endpoint: endpoint, keys: keys).encode(to: encoder)
  }
}

extension WebReach {
  /// The push services of browsers' vendors: on the open internet, by HTTPS on its own port.
  ///
  /// With any other port, a member could send requests of this server to whatever listens on a public host.
  package static let pushServices: WebReach = {
    var reach = WebReach.publicOnly
    reach.ports = 443...443
    return reach
  }()
}
