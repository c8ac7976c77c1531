import Foundation
import NIOCore

/// The part of an address that one network's owner cannot choose: all of IPv4, the first 64 bits of IPv6.
///
/// A line has 2⁶⁴ addresses of IPv6, so limits by whole addresses would limit nothing.
enum NetworkAddress {
  /// - Returns: The network of an address in figures; any other text as it is.
  static func of(_ text: String) -> String {
    guard text.contains(":"), let address = try? SocketAddress(ipAddress: text, port: 0),
      case .v6(let v6) = address
    else { return text }
    let bytes = withUnsafeBytes(of: v6.address.sin6_addr) { Array($0) }
    let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xff && bytes[11] == 0xff
    if isMapped { return bytes.suffix(4).map(String.init).joined(separator: ".") }
    let groups = stride(from: 0, to: 8, by: 2).map { String(UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]), radix: 16) }
    return groups.joined(separator: ":") + "::/64"
  }
}
