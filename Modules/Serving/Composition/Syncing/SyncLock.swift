import Foundation

/// The lock of the one process that syncs a pair of stores.
///
/// The system releases it when the process ends.
final class SyncLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock.
  ///
  /// - Parameter path: A file beside the notebook, which is not removed.
  /// - Throws: ``Syncing/Failure/synced(by:)`` while another process holds it, `POSIXError` if it cannot be created.
  init(_ path: String) throws {
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let holder = Self.text(of: descriptor)
      close(descriptor)
      throw Syncing.Failure.synced(by: holder)
    }
    let own = Array("\(getpid())".utf8)
    ftruncate(descriptor, 0)
    _ = own.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  deinit { close(descriptor) }

  private static func text(of descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
