import AppServing
import AppShell
import Domain
import Foundation
import Pinball

extension PinballApp {
  /// Takes a file of practice in: first the file itself is kept as a backup, then what is new in it is recorded.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - account: Whose practice it is.
  ///   - isTrial: Whether nothing is kept and recorded, only told.
  /// - Returns: What came, or would come, of it.
  /// - Throws: `PracticeImport.Refusal`, `PracticeStoreFailure`, `DocumentError`.
  func importPractice(_ bytes: [UInt8], of account: Account, isTrial: Bool) async throws -> PracticeImport.Report {
    let now = installation.now()
    let plan = try PracticeImport(bytes, into: try await practice(of: account), keys: await keys(), now: now)
    if isTrial || plan.steps.isEmpty { return plan.report }
    try await keep(bytes, of: account.user, at: now)
    let names = await league().names
    try await record(plan.steps.map { $0.naming { names.player($0) ?? $0 } }, by: account)
    return plan.report
  }

  /// All that somebody has practised as a file; players stand in it by the names that are shown (decision 24), which an
  /// import here understands.
  func exportPractice(of account: Account) async throws(PracticeStoreFailure) -> [UInt8] {
    let names = await league().names
    return try await practice(of: account).naming { names.shown($0) }.bytes
  }

  /// Keeps a file as it is, in as many documents as it needs; the same file is kept once.
  private func keep(_ bytes: [UInt8], of user: UserID, at now: Timestamp) async throws(DocumentError) {
    let name = String(Installation.digest(Data(bytes).base64EncodedString()).prefix(16))
    let parts = stride(from: 0, to: bytes.count, by: BackupPart.bytes).map { start in
      Array(bytes[start..<min(start + BackupPart.bytes, bytes.count)])
    }
    for (number, part) in parts.enumerated() {
      let backup = BackupPart(keptAt: now, part: number + 1, of: parts.count, base64: Data(part).base64EncodedString())
      let key = DocumentKey<BackupPart>.practiceBackup(name, part: number + 1, of: user)
      try await installation.documents.update(key, as: installation.newWrite()) { $0 ?? backup }
    }
  }
}

/// A part of a file of practice, as it was before it was taken in.
struct BackupPart: Hashable, Codable, Sendable {
  let keptAt: Timestamp
  let part: Int
  let of: Int
  let base64: String

  /// So that a part is a document in base64.
  static let bytes = 2 << 20
}

extension DocumentKey where Value == BackupPart {
  /// `users/{id}/practice-backups/{name}-{part}`.
  static func practiceBackup(_ name: String, part: Int, of user: UserID) -> DocumentKey<BackupPart> {
    DocumentKey(
      Path(["users", Path.Segment(user), "practice-backups", Path.Segment(rawValue: "\(name)-\(part)")]),
      decode: { try? JSONDecoder().decode(BackupPart.self, from: Data($0)) },
      encode: { Array((try? JSONEncoder().encode($0)) ?? Data()) }
    )
  }
}
