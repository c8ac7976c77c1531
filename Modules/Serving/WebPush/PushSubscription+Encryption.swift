import Crypto
import Foundation

extension PushSubscription {
  /// The size of the records of a message (RFC 8188), which is one record.
  private static let recordSize: UInt32 = 4096

  /// Returns `content` so that only the browser can read it.
  ///
  /// - Throws: ``PushObjection/tooLong``, ``PushObjection/keys``.
  func sealed(_ content: [UInt8]) throws(PushObjection) -> [UInt8] {
    try sealed(content, salt: SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) }, key: .init())
  }

  /// Returns `content` encrypted by RFC 8291, with a salt of 16 bytes and a key that serve this message alone.
  func sealed(_ content: [UInt8], salt: [UInt8], key ours: P256.KeyAgreement.PrivateKey) throws(PushObjection)
    -> [UInt8]
  {
    guard content.count <= Push.contentBytes else { throw .tooLong }
    let sender = ours.publicKey.x963Representation
    do {
      let theirs = try P256.KeyAgreement.PublicKey(x963Representation: Data(key))
      let input = try ours.sharedSecretFromKeyAgreement(with: theirs).hkdfDerivedSymmetricKey(
        using: SHA256.self,
        salt: Data(secret),
        sharedInfo: Data("WebPush: info\0".utf8) + Data(key) + sender,
        outputByteCount: 32
      )
      func derived(_ use: String, _ count: Int) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
          inputKeyMaterial: input,
          salt: Data(salt),
          info: Data("Content-Encoding: \(use)\0".utf8),
          outputByteCount: count
        )
      }
      let nonce = try derived("nonce", 12).withUnsafeBytes { try AES.GCM.Nonce(data: Data($0)) }
      // The delimiter 2 ends the last record.
      let box = try AES.GCM.seal(Data(content) + [2], using: derived("aes128gcm", 16), nonce: nonce)
      let size = withUnsafeBytes(of: Self.recordSize.bigEndian) { Array($0) }
      return salt + size + [UInt8(sender.count)] + sender + box.ciphertext + box.tag
    } catch {
      throw .keys
    }
  }
}
