public import Crypto
public import Domain
public import StoreEngine

/// A store in one encrypted file, which one process uses at a time.
///
/// Acknowledged is written and synchronised. The rules of scores and documents are those of `StoreImage`, and the ports
/// those of `ImageStore`; this adapter only keeps what the image says has changed.
public actor VaultStore: ImageStore {
  private var image: StoreImage
  private var file: VaultFile
  /// Why nothing is answered any more: what is in the file may not be what the image holds.
  private var ended: StoreFailure?
  private let followers: Followers

  /// Opens the vault at `path`, and makes it where there is none.
  ///
  /// - Throws: ``Domain/StoreFailure``: `damaged` for another key or changed bytes, `unavailable` for a file that is in use
  ///   or cannot be had.
  public init(path: String, key: SymmetricKey, _ clock: ClockAndIdentities) throws(StoreFailure) {
    (file, image) = try VaultFile.open(path, key, clock)
    followers = Followers(at: image.cursor)
  }

  /// How many readers follow this store now.
  public nonisolated var followerCount: Int { followers.count }

  public nonisolated var storage: Storage { ports { await self.shut() } }

  private func shut() {
    if ended == nil { file.close() }
    ended = .unavailable("it is closed")
  }

  public nonisolated func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
    followers.follow(under: prefix)
  }

  public func perform<Answer, Failure>(_ work: ImageWork<Answer, Failure>) throws(Failure) -> Answer {
    if let ended { throw .store(ended) }
    let written = try work(on: &image)
    guard let change = written.change else { return written.answer }
    do { try file.append(change) } catch {
      file.close()
      ended = error
      throw .store(error)
    }
    followers.announce(image.cursor, for: change.paths)
    return written.answer
  }
}
