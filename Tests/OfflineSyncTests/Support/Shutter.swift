import Domain
import OfflineSync
import Synchronization

/// Withholds what lies under some paths, until it is lifted.
final class Shutter: Sendable {
  private let places: [ItemPath]
  private let isDown = Mutex(true)
  private let asked = Mutex<[ItemPath]>([])
  /// By itself after so many questions about what it withholds, it comes down.
  private let limit: Int

  init(_ places: [ItemPath], downAfter limit: Int = 0) { (self.places, self.limit) = (places, limit) }

  var withholds: Withholding {
    { path in
      guard self.places.contains(where: path.isUnder) else { return false }
      let count = self.asked.withLock { asked in
        asked.append(path)
        return asked.count
      }
      return self.isDown.withLock { $0 } && count > self.limit
    }
  }

  /// The number of questions about what it withholds.
  var questions: Int { asked.withLock { $0.count } }

  func lift() { isDown.withLock { $0 = false } }
  func drop() { isDown.withLock { $0 = true } }
}
