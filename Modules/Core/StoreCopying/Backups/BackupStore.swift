public import Domain
import StoreEngine

/// A backup as a store that is only read.
///
/// The identity is that of the file, so a copy of it that was interrupted goes on.
final class BackupStore: ImageStore {
  private let image: StoreImage
  private let followers: Followers

  /// Reads a whole file.
  ///
  /// - Throws: ``BackupFailure``.
  init(_ path: String, of app: String?, _ key: BackupKey?) throws(BackupFailure) {
    var reader = try BackupReader(path, key)
    if let app, reader.header.app != app { throw .ofOtherApp(path, app: reader.header.app) }
    let id = reader.header.id
    var image = StoreImage(identity: id, device: DeviceID(rawValue: id)) { Timestamp(rawValue: 0) }
    var isOver = false
    while !isOver {
      let chunk = try reader.next()
      do { for change in chunk.lines.compactMap(\.change) { try image.apply(change) } } catch {
        throw .damaged(path)
      }
      isOver = chunk.isLast
    }
    self.image = image
    followers = Followers(at: image.cursor)
  }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { followers.follow(under: prefix) }

  func perform<Answer, Failure>(_ work: ImageWork<Answer, Failure>) throws(Failure) -> Answer {
    var image = image
    let written = try work(on: &image)
    guard written.change == nil else {
      throw .store(.invalid("a backup cannot be changed; restore it into a store first"))
    }
    return written.answer
  }
}

extension Storage {
  /// Opens a backup as a store that is only read.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - app: The app that wrote it; nil for any.
  ///   - key: The key of an encrypted one.
  /// - Returns: The store.
  /// - Throws: ``BackupFailure`` for a file that is no whole backup, is of another app, or needs another key.
  public static func backup(
    at path: String,
    of app: String? = nil,
    key: BackupKey? = nil
  ) throws(BackupFailure) -> Storage {
    try BackupStore(path, of: app, key).ports()
  }
}
