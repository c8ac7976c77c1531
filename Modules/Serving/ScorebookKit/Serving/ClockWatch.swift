import Access
import Domain
import Localization
import Logging
import Pages

/// Warns in the log while the server's clock is behind the store's last stamp.
struct ClockWatch: Sendable {
  private static let pause = Duration.seconds(60)

  private let times: AcceptedTimes
  private let logger: Logger

  init(_ times: AcceptedTimes, logger: Logger) {
    (self.times, self.logger) = (times, logger)
  }

  /// Checks at once and then every minute, until its task is cancelled.
  func run(wait: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }) async {
    var warned = false
    while !Task.isCancelled {
      warned = await look(warned: warned)
      do { try await wait(Self.pause) } catch { return }
    }
  }

  /// Checks once.
  ///
  /// - Parameter warned: Whether the gap is in the log already.
  /// - Returns: Whether there is a gap.
  private func look(warned: Bool) async -> Bool {
    // A store that does not answer is reported by the health check.
    guard let gap = try? await times.gap() else { return false }
    if !warned { logger.warning("\(Localizer.source(gap.advice))") }
    return true
  }
}
