import Foundation

/// A file with a private key, which only its owner may read.
struct KeyFile {
  /// More than the certificate and key of an authority need.
  private static let mostBytes = 64 << 10

  private let file: URL

  init(_ file: URL) { self.file = file }

  /// Returns the text of the file; nil where there is none.
  func read() throws(LocalTrustFailure) -> String? {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw unreadable
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // The open file is checked, so that another cannot be put in its place in between.
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable }
    guard status.st_uid == geteuid() else {
      throw LocalTrustFailure("the key file \(file.path) belongs to another user; remove it to make a new one")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw LocalTrustFailure(
        "others may read the private key in \(file.path); remove the file to make a new authority, or, if nobody read it, "
          + "run: chmod 600 \(file.path)"
      )
    }
    // An empty file has no data, and is damaged like others.
    guard let data = try? handle.read(upToCount: Self.mostBytes) ?? Data() else { throw unreadable }
    return String(decoding: data, as: UTF8.self)
  }

  /// Writes a draft beside the file and moves it into place, so that no half of it is ever seen.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - replacing: Whether the text takes the place of an older one.
  /// - Returns: False where another process was faster; its text stays.
  /// - Throws: ``LocalTrustFailure``.
  func write(_ text: String, replacing: Bool) throws(LocalTrustFailure) -> Bool {
    let draft = "\(file.path).\(getpid())"
    defer { unlink(draft) }
    do {
      let folder = file.deletingLastPathComponent()
      let rights: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: rights)
      unlink(draft)
      let descriptor = open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: Data(text.utf8))
      try handle.synchronize()
      try handle.close()
      if replacing ? rename(draft, file.path) == 0 : link(draft, file.path) == 0 { return true }
      guard !replacing, errno == EEXIST else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      return false
    } catch {
      throw LocalTrustFailure("the key file \(file.path) cannot be written: \(error)")
    }
  }

  private var unreadable: LocalTrustFailure { LocalTrustFailure("the key file \(file.path) cannot be read") }
}
