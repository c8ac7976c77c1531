import Foundation
import Synchronization

/// The file system of this machine.
package struct PosixFileSystem: FileSystem {
  package init() {}

  package var lookInterval: Duration? { .milliseconds(200) }

  package func makeFolder(_ path: String) throws(FileError) {
    if mkdir(path, 0o700) == 0 { return }
    guard errno == EEXIST else { throw FileError(path: path, code: errno) }
  }

  package func openFile(_ path: String, making: FileMaking) throws(FileError) -> (any OpenFile)? {
    let flags = O_RDWR | O_APPEND | O_CLOEXEC | (making == .anew ? O_CREAT | O_TRUNC : 0)
    let descriptor = open(path, flags, 0o600)
    if descriptor >= 0 { return PosixFile(path: path, descriptor: descriptor) }
    guard making == .nothing, errno == ENOENT else { throw FileError(path: path, code: errno) }
    return nil
  }

  package func move(_ path: String, to newPath: String) throws(FileError) {
    guard rename(path, newPath) == 0 else { throw FileError(path: newPath, code: errno) }
  }

  package func removeFile(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError(path: path, code: errno) }
  }

  package func synchroniseFolder(_ path: String) throws(FileError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw FileError(path: path, code: errno) }
  }

  package func takeLock(_ path: String, note: String) throws(FileError) -> (any FileLock)? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    let file = PosixFile(path: path, descriptor: descriptor)
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK else { throw FileError(path: path, code: errno) }
      return nil
    }
    // The note is optional. A full disk must not keep the store from opening.
    do throws(FileError) {
      try file.cut(to: 0)
      try file.append(Array(note.utf8))
    } catch {}
    return file
  }
}

/// A descriptor, closed once: by the first call, or when the object is released.
final class PosixFile: OpenFile, FileLock {
  private let path: String
  private let descriptor: Mutex<Int32?>

  init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = Mutex(descriptor)
  }

  deinit { closeFile() }

  func readBytes(at offset: Int64, count: Int) throws(FileError) -> [UInt8] {
    let descriptor = try usable()
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let start = buffer.baseAddress {
        let got = pread(descriptor, start + filled, count - filled, off_t(offset) + off_t(filled))
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { break }
        filled += got
      }
    }
    if let failure { throw FileError(path: path, code: failure) }
    return bytes
  }

  func append(_ bytes: [UInt8]) throws(FileError) {
    let descriptor = try usable()
    let failure = bytes.withUnsafeBytes { buffer -> Int32? in
      var done = 0
      while done < buffer.count, let start = buffer.baseAddress {
        let count = write(descriptor, start + done, buffer.count - done)
        if count < 0, errno != EINTR { return errno }
        done += max(0, count)
      }
      return nil
    }
    if let failure { throw FileError(path: path, code: failure) }
  }

  func synchronise() throws(FileError) {
    #if canImport(Darwin)
    let result = fcntl(try usable(), F_FULLFSYNC)
    #else
    // The length is written with the bytes. Only the times may be stale, which the store never reads.
    let result = fdatasync(try usable())
    #endif
    if result != 0 { throw FileError(path: path, code: errno) }
  }

  func cut(to length: Int64) throws(FileError) {
    var own = stat()
    guard fstat(try usable(), &own) == 0 else { throw FileError(path: path, code: errno) }
    guard own.st_size > length else { return }
    guard ftruncate(try usable(), off_t(length)) == 0 else { throw FileError(path: path, code: errno) }
  }

  func isAt(_ path: String, length: Int64) throws(FileError) -> Bool {
    var (own, found) = (stat(), stat())
    guard fstat(try usable(), &own) == 0 else { throw FileError(path: self.path, code: errno) }
    if stat(path, &found) == 0 {
      return (own.st_dev, own.st_ino) == (found.st_dev, found.st_ino) && Int64(found.st_size) == length
    }
    guard errno == ENOENT || errno == ENOTDIR else { throw FileError(path: path, code: errno) }
    return false
  }

  func closeFile() {
    descriptor.withLock { descriptor in
      if let open = descriptor { close(open) }
      descriptor = nil
    }
  }

  func release() { closeFile() }

  private func usable() throws(FileError) -> Int32 {
    guard let descriptor = descriptor.withLock({ $0 }) else { throw FileError(path: path, code: EBADF) }
    return descriptor
  }
}
