import Foundation
import NIOCore

/// The proxies that are trusted to name a client's address.
public struct TrustedProxies: Hashable, Sendable {
  private struct Network: Hashable {
    let bytes: [UInt8]
    let bits: Int

    func contains(_ address: [UInt8]) -> Bool {
      guard address.count == bytes.count else { return false }
      return bytes.indices.allSatisfy { index in
        let left = min(8, max(0, bits - index * 8))
        let mask = UInt8(truncatingIfNeeded: 0xFF00 >> left)
        return (bytes[index] ^ address[index]) & mask == 0
      }
    }
  }

  private var networks: Set<Network> = []

  /// A proxy on this machine.
  public static let thisMachine: Self = TrustedProxies(["127.0.0.0/8", "::1"]) ?? TrustedProxies()

  /// Creates no proxy.
  public init() {}

  /// Creates the proxies at addresses and in networks, such as `10.0.0.5`, `10.0.0.0/24` or `fd00::/64`.
  ///
  /// The result is nil if one of the texts is neither.
  ///
  /// - Parameter texts: The addresses and networks.
  public init?(_ texts: [String]) {
    for text in texts {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count <= 2, let bytes = Self.bytes(of: String(parts[0])) else { return nil }
      let most = bytes.count * 8
      let bits = parts.count == 2 ? Int(parts[1]) : most
      guard let bits, (0...most).contains(bits) else { return nil }
      networks.insert(Network(bytes: bytes, bits: bits))
    }
  }

  /// Returns whether a numeric address is one of the proxies.
  func contains(_ address: String) -> Bool {
    guard !networks.isEmpty, let bytes = Self.bytes(of: address) else { return false }
    return networks.contains { $0.contains(bytes) }
  }

  /// Returns the client's address of a request: the last one that no trusted proxy has.
  ///
  /// - Parameters:
  ///   - peer: The address at the other end of the connection.
  ///   - forwarded: The addresses of `X-Forwarded-For`, the nearest to this server last.
  /// - Returns: The address; the peer's if it is no trusted proxy.
  func client(of peer: String, forwarded: [String]) -> String {
    var client = peer
    for address in forwarded.reversed() {
      guard contains(client) else { break }
      client = address
    }
    return client
  }

  /// The bytes of an address, of IPv4 also where it is written as IPv6.
  private static func bytes(of text: String) -> [UInt8]? {
    switch try? SocketAddress(ipAddress: text, port: 0) {
    case .v4(let v4): return withUnsafeBytes(of: v4.address.sin_addr) { Array($0) }
    case .v6(let v6):
      let bytes = withUnsafeBytes(of: v6.address.sin6_addr) { Array($0) }
      return bytes.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF] ? Array(bytes.suffix(4)) : bytes
    default: return nil
    }
  }
}
