import Domain
import Synchronization

/// The last writes that this process sent to the remote store, to tell them from those of others.
final class OfferedWrites: Sendable {
  /// The capacity, more than the writes in flight.
  private static let size = 256

  private let writes = Mutex<[WriteID]>([])

  func add(_ write: WriteID) { writes.withLock { $0 = $0.suffix(Self.size - 1) + [write] } }

  func contains(_ write: WriteID) -> Bool { writes.withLock { $0.contains(write) } }
}
