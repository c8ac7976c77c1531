import Foundation
import Synchronization

/// Connections to a server of this machine that a test holds open, and of which it decides every byte.
public final class HeldConnections: Sendable {
  private let sockets = Mutex<[Int32]>([])
  private let port: UInt16

  /// - Parameter address: The server's, such as `http://127.0.0.1:41234`.
  public init(to address: String) {
    port = URL(string: address)?.port.flatMap { UInt16(exactly: $0) } ?? 0
  }

  deinit { close() }

  /// The connections that the system accepts or queues for the server now.
  public var count: Int { sockets.withLock { $0.count } }

  /// Opens connections and sends the text on each; ends early where the server's queue is full.
  public func open(_ number: Int, sending text: String) async throws {
    try await withoutBlockingOthers { [self] in
      for _ in 0..<number {
        let socket = try Self.socket()
        sockets.withLock { $0.append(socket) }
        guard connect(socket) else { return }
        _ = Self.send(Array(text.utf8), on: socket)
      }
    }
  }

  /// Sends bytes on every connection until the server answers or takes no more.
  public func send(_ bytes: Int) async throws {
    let part = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)
    let all = sockets.withLock { $0 }
    try await withoutBlockingOthers {
      for socket in all {
        for _ in 0..<(bytes / part.count) where !Self.hasAnswer(socket) {
          guard Self.send(part, on: socket) else { break }
        }
      }
    }
  }

  /// The first bytes of the answers that have come, of each connection that has one.
  public var answers: [String] {
    sockets.withLock { $0 }.compactMap { socket in
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = recv(socket, &bytes, bytes.count, Self.flags(MSG_PEEK) | Self.flags(MSG_DONTWAIT))
      return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }
  }

  public func close() {
    let all = sockets.withLock { sockets in
      defer { sockets = [] }
      return sockets
    }
    #if canImport(Glibc)
    for socket in all { _ = Glibc.close(socket) }
    #else
    for socket in all { _ = Darwin.close(socket) }
    #endif
  }

  private static func socket() throws -> Int32 {
    #if canImport(Glibc)
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard socket >= 0 else { throw POSIXError(.EMFILE) }
    var patience = timeval(tv_sec: 2, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    return socket
  }

  private func connect(_ socket: Int32) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  private static func hasAnswer(_ socket: Int32) -> Bool {
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, flags(MSG_PEEK) | flags(MSG_DONTWAIT)) > 0
  }

  private static func send(_ bytes: [UInt8], on socket: Int32) -> Bool {
    Foundation.send(socket, bytes, bytes.count, flags(MSG_NOSIGNAL)) == bytes.count
  }

  #if canImport(Glibc)
  private static func flags(_ flag: some RawRepresentable<UInt32>) -> Int32 { Int32(bitPattern: flag.rawValue) }
  #endif
  private static func flags(_ flag: some BinaryInteger) -> Int32 { Int32(flag) }
}
