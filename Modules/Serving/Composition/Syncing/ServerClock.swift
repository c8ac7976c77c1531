import Domain
import StoreEngine
import Synchronization

/// This machine's clock, corrected by a server's clock (decision 9).
///
/// A server sends its time in whole seconds, and its answer takes a moment. So small differences are ignored.
final class ServerClock: Sendable {
  /// The last measurement, stored with the store for its next opening.
  struct Correction: Hashable, Codable, Sendable {
    /// How far this machine's clock is behind the server's.
    var milliseconds: Int64
    /// The server's time when it was measured.
    var measured: Timestamp
  }

  private static let tolerance: Int64 = 2000
  private static let hour: Int64 = 3_600_000

  private let base: @Sendable () -> Timestamp
  private let correction = Mutex(Correction(milliseconds: 0, measured: 0))

  init(_ base: @escaping @Sendable () -> Timestamp) {
    self.base = base
  }

  var now: Timestamp { base().advanced(byMilliseconds: correction.withLock { $0.milliseconds }) }

  /// Returns this clock in place of the system's.
  func andIdentities(of system: ClockAndIdentities) -> ClockAndIdentities {
    ClockAndIdentities(now: { self.now }, newIdentity: system.newIdentity, report: system.report)
  }

  /// Takes the server's time, in whole seconds.
  func saw(_ second: Timestamp) {
    let difference = second.advanced(byMilliseconds: 500).milliseconds(since: base())
    correction.withLock { correction in
      correction.measured = second
      if difference.magnitude <= Self.tolerance {
        correction.milliseconds = 0
      } else if !Timestamp(rawValue: difference).isWithin(
        Self.tolerance + 1,
        of: Timestamp(rawValue: correction.milliseconds)
      ) {
        correction.milliseconds = difference
      }
    }
  }

  /// Applies an earlier correction, unless this machine's clock has been set since.
  ///
  /// Then it shows an impossible time, or the corrected clock would run backwards.
  func take(up earlier: Correction) {
    let raw = base()
    let isStale =
      earlier.milliseconds > 0
      ? raw >= earlier.measured : raw.advanced(byMilliseconds: earlier.milliseconds) < earlier.measured
    if !isStale { correction.withLock { $0 = earlier } }
  }

  /// Returns the correction to store; nil if it has not changed.
  func news(since kept: Correction?) -> Correction? {
    let current = correction.withLock { $0 }
    if kept == nil, current.milliseconds == 0 { return nil }
    let age = current.measured.milliseconds(since: kept?.measured ?? 0)
    return current.milliseconds != kept?.milliseconds || (current.milliseconds != 0 && age > Self.hour) ? current : nil
  }
}

extension DocumentKey where Value == ServerClock.Correction {
  static var clockCorrection: Self { .json("local/clock-correction") }
}

extension ServerClock {
  /// Opens a store stamped by this clock, with the stored correction.
  func open(
    _ url: String,
    in registry: StoreRegistry,
    _ system: ClockAndIdentities
  ) async throws -> Storage {
    let store = try await registry.open(url, andIdentities(of: system))
    // A server has a clock of its own, so no correction is stored there.
    if Syncing.isRemote(url) { return store }
    do {
      if let kept = try await store.documents.value(.clockCorrection).value { take(up: kept) }
      return store
    } catch {
      await store.close()
      throw error
    }
  }

  /// Stores the correction if it has changed.
  func keep(in store: Storage, as id: WriteID) async throws(DocumentError) {
    let kept = try await store.documents.value(.clockCorrection)
    guard let news = news(since: kept.value) else { return }
    let key = DocumentKey<Correction>.clockCorrection
    _ = try await store.documents.save([try key.write(news, id: id, expected: kept.expected)])
  }
}
