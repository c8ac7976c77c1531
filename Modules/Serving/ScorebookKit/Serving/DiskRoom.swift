import Foundation

/// The room on a disk.
enum DiskRoom {
  /// Returns the bytes that are free on the disk of a folder; nil where that cannot be known.
  static func free(at folder: URL) -> Int64? {
    var found = statvfs()
    guard statvfs(folder.path, &found) == 0 else { return nil }
    return Int64(found.f_bavail) * Int64(found.f_frsize)
  }
}
