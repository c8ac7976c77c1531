import Crypto
import Foundation

/// The side of a browser, written from the text of the RFCs with HMAC alone.
struct Browser {
  struct Broken: Error {}

  let key: P256.KeyAgreement.PrivateKey
  let secret: Data

  init(
    key: P256.KeyAgreement.PrivateKey = .init(),
    secret: Data = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
  ) {
    (self.key, self.secret) = (key, secret)
  }

  var p256dh: String { text(key.publicKey.x963Representation) }
  var auth: String { text(secret) }

  /// Returns what the browser's `toJSON()` gives.
  func json(endpoint: String) -> [UInt8] {
    Array(#"{"endpoint":"\#(endpoint)","expirationTime":null,"keys":{"p256dh":"\#(p256dh)","auth":"\#(auth)"}}"#.utf8)
  }

  /// Returns the content of a message.
  func open(_ message: [UInt8]) throws -> [UInt8] {
    let bytes = Data(message)
    guard bytes.count >= 86 + 17, bytes[20] == 65 else { throw Broken() }
    let (salt, size, sender) = (bytes[0..<16], bytes[16..<20], Data(bytes[21..<86]))
    let sealed = bytes[86...]
    guard size.reduce(0, { $0 << 8 | Int($1) }) >= sealed.count else { throw Broken() }
    let shared = try key.sharedSecretFromKeyAgreement(with: P256.KeyAgreement.PublicKey(x963Representation: sender))
      .withUnsafeBytes { Data($0) }
    let info = Data("WebPush: info\0".utf8) + key.publicKey.x963Representation + sender
    let input = mac(mac(shared, by: secret), info: info)
    let extracted = mac(input, by: Data(salt))
    let content = try AES.GCM.open(
      AES.GCM.SealedBox(
        nonce: AES.GCM.Nonce(data: mac(extracted, info: Data("Content-Encoding: nonce\0".utf8)).prefix(12)),
        ciphertext: sealed.dropLast(16),
        tag: sealed.suffix(16)
      ),
      using: SymmetricKey(data: mac(extracted, info: Data("Content-Encoding: aes128gcm\0".utf8)).prefix(16))
    )
    let unpadded = Array(content).reversed().drop { $0 == 0 }
    guard unpadded.first == 2 else { throw Broken() }
    return unpadded.dropFirst().reversed()
  }

  private func mac(_ data: Data, by key: Data) -> Data {
    Data(HMAC<SHA256>.authenticationCode(for: data, using: SymmetricKey(data: key)))
  }

  /// The first block of HKDF's expansion.
  private func mac(_ key: Data, info: Data) -> Data { mac(info + [1], by: key) }
}

/// Returns bytes as base64url without padding.
func text(_ bytes: Data) -> String {
  bytes.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
}

/// Reads base64url without padding; empty for any other text.
func data(_ text: String) -> Data {
  let padding = String(repeating: "=", count: (4 - text.count % 4) % 4)
  return Data(base64Encoded: text.replacing("-", with: "+").replacing("_", with: "/") + padding) ?? Data()
}
