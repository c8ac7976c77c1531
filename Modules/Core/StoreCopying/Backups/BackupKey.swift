import Crypto
import Foundation

/// The secret of encrypted backups, which lies in a key file.
public struct BackupKey: Sendable {
  private static let sizes = 32...4096

  private let secret: SymmetricKey

  /// Creates a key from the bytes of a key file.
  ///
  /// - Throws: ``BackupFailure/unusableKey(_:)`` for fewer than 32 bytes or more than 4,096, and for no file.
  public init(file path: String) throws(BackupFailure) {
    guard let handle = FileHandle(forReadingAtPath: path),
      let bytes = try? handle.read(upToCount: Self.sizes.upperBound + 1), Self.sizes.contains(bytes.count)
    else { throw .unusableKey(path) }
    secret = SymmetricKey(data: bytes)
  }

  /// Returns the key of one file, so that no two files are sealed by the same key.
  func key(ofFile id: String) -> SymmetricKey { derived("scorebook backup", id) }

  /// Returns a text by which a file recognises its key.
  func check(ofFile id: String) -> String {
    derived("scorebook backup check", id).withUnsafeBytes { Data($0.prefix(8)).base64EncodedString() }
  }

  private func derived(_ purpose: String, _ id: String) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: secret,
      salt: Data(id.utf8),
      info: Data(purpose.utf8),
      outputByteCount: 32
    )
  }
}
