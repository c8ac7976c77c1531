import Domain
import Foundation
import Pinball
import ScorebookKit

/// A file of practice that was kept: as it was before it was taken in, or what there was before a reset.
struct PracticeBackup: Hashable, Codable, Sendable {
  /// The name with which the backup is requested.
  let name: String
  let keptAt: Timestamp
  /// About.
  let bytes: Int
}

extension PinballServices {
  /// Returns the backups, newest first.
  func backups(of account: Account) async throws(DocumentError) -> [PracticeBackup] {
    let heads = try await documents(for: account).all(under: DocumentKey<BackupPart>.practiceBackups(of: account.user))
    let parts = Dictionary(grouping: heads.filter { !$0.isDeleted }) { head in
      String(head.path.segments.last?.rawValue.prefix { $0 != "-" } ?? "")
    }
    return parts.map { name, parts in
      // Base64 takes four bytes for three.
      let bytes = parts.reduce(0) { $0 + ($1.size ?? 0) } / 4 * 3
      return PracticeBackup(name: name, keptAt: parts.map(\.stamp.time).min() ?? 0, bytes: bytes)
    }
    .sorted { ($1.keptAt, $0.name) < ($0.keptAt, $1.name) }
  }

  /// A kept file, byte for byte.
  ///
  /// - Throws: `PracticeError/unknownBackup`, `DocumentError`.
  func backup(_ name: String, of account: Account) async throws -> [UInt8] {
    guard !name.isEmpty, name.utf8.count <= 64, name.allSatisfy(\.isHexDigit) else {
      throw PracticeError.unknownBackup
    }
    var (bytes, number, count) = ([UInt8](), 0, 1)
    while number < count {
      number += 1
      let key = DocumentKey<BackupPart>.practiceBackup(name, part: number, of: account.user)
      guard let part = try await documents(for: account).value(key).value, let data = Data(base64Encoded: part.base64)
      else { throw PracticeError.unknownBackup }
      bytes += data
      count = part.of
      guard bytes.count <= BackupPart.mostBytes else { throw PracticeError.unknownBackup }
    }
    return bytes
  }

  /// Keeps a file as it is, in as many documents as it needs; the same file is kept once.
  func keep(_ bytes: [UInt8], of account: Account, at now: Timestamp) async throws(DocumentError) {
    let name = String(Installation.digest(Data(bytes).base64EncodedString()).prefix(16))
    let parts = stride(from: 0, to: bytes.count, by: BackupPart.bytes).map { start in
      Array(bytes[start..<min(start + BackupPart.bytes, bytes.count)])
    }
    for (number, part) in parts.enumerated() {
      let backup = BackupPart(keptAt: now, part: number + 1, of: parts.count, base64: Data(part).base64EncodedString())
      let key = DocumentKey<BackupPart>.practiceBackup(name, part: number + 1, of: account.user)
      try await documents(for: account).update(key, as: clock.newWrite()) { $0 ?? backup }
    }
  }
}

/// A part of a file of practice, as it was before it was taken in.
struct BackupPart: Hashable, Codable, Sendable {
  let keptAt: Timestamp
  let part: Int
  let of: Int
  let base64: String

  /// The most bytes of a part, which fits into a document in base64.
  static let bytes = 2 << 20
  /// The most bytes of a whole file.
  static let mostBytes = 32 << 20
}

extension DocumentKey where Value == BackupPart {
  static func practiceBackups(of user: UserID) -> ItemPath {
    ItemPath(["users", ItemPath.Segment(user), "practice-backups"])
  }

  static func practiceBackup(_ name: String, part: Int, of user: UserID) -> DocumentKey<BackupPart> {
    .json(practiceBackups(of: user).appending(ItemPath.Segment(rawValue: "\(name)-\(part)")))
  }
}
