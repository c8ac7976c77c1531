import Foundation

/// The room on a disk.
enum DiskRoom {
  /// Returns the bytes that are free on the disk of a folder, which may be still to be made; nil where that cannot be known.
  static func free(at folder: URL) -> Int64? {
    var (found, folder) = (statvfs(), folder.standardizedFileURL)
    while statvfs(folder.path, &found) != 0 {
      guard errno == ENOENT, folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
    return Int64(found.f_bavail) * Int64(found.f_frsize)
  }
}
