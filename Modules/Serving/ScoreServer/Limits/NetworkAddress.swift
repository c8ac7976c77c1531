import Foundation
import NIOCore

/// The part of an address that the owner of one network cannot choose: all of IPv4, the first 64 bits of IPv6.
///
/// One line has 2⁶⁴ IPv6 addresses, so limits by whole addresses would limit nothing.
enum NetworkAddress {
  /// Returns the network of a numeric address; any other text unchanged.
  static func of(_ text: String) -> String {
    guard text.contains(":"), let address = try? SocketAddress(ipAddress: text, port: 0),
      case .v6(let v6) = address
    else { return text }
    // The address within `sockaddr_in6`. The compiler counts the name of the field to a module of NIO that is private.
    let bytes = withUnsafeBytes(of: v6.address) { Array($0[8..<24]) }
    let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xff && bytes[11] == 0xff
    if isMapped { return bytes.suffix(4).map { "\($0)" }.joined(separator: ".") }
    let groups = (0..<4).map { index -> String in
      let group = UInt16(bytes[2 * index]) << 8 | UInt16(bytes[2 * index + 1])
      return String(group, radix: 16)
    }
    return groups.joined(separator: ":") + "::/64"
  }
}
