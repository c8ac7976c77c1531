import Domain
import Synchronization

/// The writes that this process last gave to the remote store, to tell them from others' there.
final class OfferedWrites: Sendable {
  /// More than can be on their way at once.
  private static let size = 256

  private let writes = Mutex<[WriteID]>([])

  func add(_ write: WriteID) { writes.withLock { $0 = $0.suffix(Self.size - 1) + [write] } }

  func contains(_ write: WriteID) -> Bool { writes.withLock { $0.contains(write) } }
}
