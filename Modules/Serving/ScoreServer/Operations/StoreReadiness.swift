import Domain
import HTTPTypes
import WireFormat

/// Checks whether the store accepts writes, with a write of its own.
///
/// The write replaces one small document that is never served or synced. A success is cached for ten seconds, a failure
/// for one, however many clients ask.
actor StoreReadiness {
  static let path: ItemPath = "local/ready"
  private static let trust = Duration.seconds(10)
  private static let distrust = Duration.seconds(1)

  private let documents: any DocumentRepository
  private let now: @Sendable () -> ContinuousClock.Instant
  private var checking: Task<Problem?, Never>?
  private var known: (problem: Problem?, until: ContinuousClock.Instant)?

  init(_ documents: any DocumentRepository, now: @escaping @Sendable () -> ContinuousClock.Instant) {
    (self.documents, self.now) = (documents, now)
  }

  /// Returns the reason why the store is not ready; nil if it reads and writes.
  func problem() async -> Problem? {
    if let known, now() < known.until { return known.problem }
    if let checking { return await checking.value }
    let check = Task { [documents] in await Self.check(documents) }
    checking = check
    let problem = await check.value
    checking = nil
    known = (problem, now().advanced(by: problem == nil ? Self.trust : Self.distrust))
    return problem
  }

  private static func check(_ documents: any DocumentRepository) async -> Problem? {
    let revision: Revision
    do { revision = try await documents.load(path)?.head.revision ?? .zero } catch { return .storeSilent }
    // A new id each time, because a store does not repeat a known write.
    let write = DocumentWrite(path, id: WriteID(rawValue: "ready:\(revision.rawValue)"), expected: .any, body: [])
    do {
      _ = try await documents.save([write])
      return nil
    } catch {
      return error == .store(.full) ? .diskFull : .storeReadOnly
    }
  }
}

extension Problem {
  static let storeSilent = Problem(.serviceUnavailable, "storeUnavailable", "The store does not answer.")

  static let storeReadOnly = Problem(
    .serviceUnavailable,
    "storeReadOnly",
    "The store takes no writes.",
    detail: "Look at the server's disk and log."
  )

  static let diskFull = Problem(
    .serviceUnavailable,
    "storeReadOnly",
    "The store takes no writes, because the disk is full.",
    detail: "Make room on the server's disk."
  )
}
