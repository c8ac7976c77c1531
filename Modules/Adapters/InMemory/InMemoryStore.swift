public import Domain
public import StoreEngine
import Synchronization

/// A store that lasts as long as this object.
///
/// The reference for the meaning of the ports.
public final class InMemoryStore: ImageStore {
  private let image: Mutex<StoreImage>
  private let followers: Followers

  /// Creates an empty store.
  public init(_ clock: ClockAndIdentities) {
    let empty = StoreImage(clock)
    image = Mutex(empty)
    followers = Followers(at: empty.cursor)
  }

  /// The number of readers that follow this store.
  public var followerCount: Int { followers.count }

  /// The store's ports.
  public var storage: Storage { ports() }

  public func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
    followers.follow(under: prefix)
  }

  /// Does the work, and notifies the followers before the next write.
  public func perform<Answer, Failure>(_ work: ImageWork<Answer, Failure>) throws(Failure) -> Answer {
    try image.withLock { (image) throws(Failure) in
      let written = try work(on: &image)
      if let change = written.change { followers.announce(image.cursor, for: change.paths) }
      return written.answer
    }
  }
}
