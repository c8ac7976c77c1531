public import Domain
import Foundation

/// The reason why a backup was not written or cannot be read.
public enum BackupFailure: Error, Hashable, Sendable {
  /// The file at this path is no backup.
  case notBackup(String)
  /// Another app wrote the file at this path.
  case ofOtherApp(String, app: String)
  /// A newer version of this program wrote the file.
  case newer(String)
  /// The file is encrypted, and no key was given.
  case keyNeeded(String)
  /// The file was encrypted with another key.
  case wrongKey(String)
  /// The key file is missing, or has the wrong size.
  case unusableKey(String)
  /// Bytes of the file differ from those written, or parts are missing or out of order.
  case damaged(String)
  /// The file ends too early.
  case incomplete(String)
  /// Another process is writing a backup of this store to the same folder.
  case inProgress(String)
  /// The first few items that the written file has otherwise than the store.
  case differs([ItemPath])
  /// The store was written to so fast that no pass caught up with it.
  case sourceKeepsChanging
  /// The target of a restore has content; nothing was changed.
  case targetNotEmpty
  /// The target of a restore is a server, whose store is on another machine.
  case targetIsServer
  /// A file or folder cannot be read or written.
  case unreachable(String, reason: String)
}

extension BackupFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notBackup(let path): "\(path) is no backup of Scorebook; choose a file that ends in .backup"
    case .ofOtherApp(let path, let app): "\(path) is a backup of \(app); restore it with that program"
    case .newer(let path): "\(path) was written by a newer version of this program; install that version"
    case .keyNeeded(let path): "\(path) is encrypted; name its key file with --backup-key or SCOREBOOK_BACKUP_KEY"
    case .wrongKey(let path): "\(path) was encrypted with another key; use the key file that it was written with"
    case .unusableKey(let path):
      "\(path) is no key file of 32 to 4096 bytes; make one with: (umask 077; openssl rand -hex 32 > FILE)"
    case .damaged(let path): "\(path) is damaged; use an older backup"
    case .incomplete(let path):
      "\(path) ends too early, as a copy that was cut off does; copy it again, or use an older backup"
    case .inProgress(let path): "another process is writing a backup at \(path); wait until it is done"
    case .differs(let paths):
      "the backup differs from the store in \(paths.map(\.text).joined(separator: ", ")) and was removed; run it again"
    case .sourceKeepsChanging: "the store is written to all the time; run the backup again, it goes on where it stopped"
    case .targetNotEmpty:
      "the target of the restore holds data already; nothing was changed. Name a new store with --store"
    case .targetIsServer: "a server's store is restored on its own machine; 'copy --from backup:FILE' adds to a server"
    case .unreachable(let path, let reason): "\(path): \(reason)"
    }
  }
}

/// Calls `body` and names the file in its error.
func reaching<Result>(_ path: String, _ body: () throws -> Result) throws(BackupFailure) -> Result {
  do { return try body() } catch { throw .unreachable(path, reason: error.localizedDescription) }
}
