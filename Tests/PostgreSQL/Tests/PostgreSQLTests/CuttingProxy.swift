import Foundation
import Synchronization

/// A way to a server that can be cut at the worst moment: after the server has committed and before the client hears of it.
final class CuttingProxy: Sendable {
  enum Moment: Sendable {
    /// The commit is done, and its answer gets lost.
    case afterCommit
    /// The next message of the client gets lost.
    case beforeRequest
  }

  /// The port on 127.0.0.1.
  let port: Int
  private let listener: Int32
  private let target: Int
  private let armed = Mutex<Moment?>(nil)
  private let counts = Mutex(0)

  /// The number of connections that were cut.
  var cuts: Int { counts.withLock(\.self) }

  init(to target: Int) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var (own, length) = (Self.address(0), socklen_t(MemoryLayout<sockaddr_in>.size))
    let isListening = withUnsafeMutablePointer(to: &own) { own in
      own.withMemoryRebound(to: sockaddr.self, capacity: 1) { own in
        bind(listener, own, length) == 0 && listen(listener, 64) == 0 && getsockname(listener, own, &length) == 0
      }
    }
    guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
    (self.target, self.listener, port) = (target, listener, Int(UInt16(bigEndian: own.sin_port)))
    Thread { [self] in serve() }.start()
  }

  /// Cuts the next connection that comes to the moment.
  func cut(_ moment: Moment) { armed.withLock { $0 = moment } }

  var isArmed: Bool { armed.withLock { $0 != nil } }

  func end() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private static func address(_ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return address
  }

  private func serve() {
    while true {
      let client = accept(listener, nil, nil)
      if client < 0 { return }
      let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var target = Self.address(target)
      let isConnected = withUnsafePointer(to: &target) { target in
        target.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
      if !isConnected {
        close(client)
        close(server)
        continue
      }
      Thread { [self] in pump(client, server, cutting: .beforeRequest) { _ in true } }.start()
      // PostgreSQL's word for a commit that is done.
      Thread { [self] in
        pump(server, client, cutting: .afterCommit) { $0.firstRange(of: Array("COMMIT\0".utf8)) != nil }
      }
      .start()
    }
  }

  private func pump(_ from: Int32, _ to: Int32, cutting moment: Moment, _ isMoment: ([UInt8]) -> Bool) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(from, &buffer, buffer.count)
      if count <= 0 { break }
      let isCut = armed.withLock { armed in
        guard armed == moment, isMoment(Array(buffer[..<count])) else { return false }
        armed = nil
        return true
      }
      if isCut {
        counts.withLock { $0 += 1 }
        break
      }
      var sent = 0
      while sent < count {
        let written = buffer[sent..<count].withUnsafeBytes {
          send(to, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if written <= 0 { break }
        sent += written
      }
    }
    // The other direction ends, too; descriptors of a test are few, so they stay open until it ends.
    shutdown(from, Int32(SHUT_RDWR))
    shutdown(to, Int32(SHUT_RDWR))
  }
}
