import Domain
import Pinball
import ScorebookKit

extension PinballServices {
  /// Imports a file of practice.
  ///
  /// The file itself is first kept as a backup, then its new entries are recorded.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - account: The player.
  ///   - isTrial: Whether to report only, without a backup and a record.
  /// - Returns: The report.
  /// - Throws: `PracticeError`, `DocumentError`.
  func importPractice(_ bytes: [UInt8], of account: Account, isTrial: Bool) async throws -> PracticeImport.Report {
    let now = clock.now()
    let plan = try PracticeImport(bytes, into: try await practice(of: account), keys: await keys(), now: now)
    if isTrial || plan.steps.isEmpty { return plan.report }
    try await keep(bytes, of: account, at: now)
    let names = await league().names
    try await record(plan.steps.map { $0.naming { names.player($0) ?? $0 } }, by: account)
    return plan.report
  }

  /// A user's whole practice as a file, with the games' keys as they were recorded and players' names as shown (decision 24), which an import here understands.
  func exportPractice(of account: Account, zone: ZoneTable) async throws(PracticeError) -> [UInt8] {
    let names = await league().names
    return try await storedPractice(of: account).today(clock.now(), zone: zone).naming { names.shown($0) }.bytes
  }
}
