import Domain
package import Foundation
package import NIOCore
import NIOPosix

/// The websites that may be requested.
///
/// The server requests an address that a visitor types, and may reach machines that the visitor cannot. ``publicOnly``
/// keeps such a request on the open internet.
package struct WebReach: Sendable {
  /// The schemes that an address may have.
  let schemes: Set<String>
  /// Resolves a host; nil to let the system connect by name.
  let resolve: (@Sendable (String) async throws -> [SocketAddress])?
  /// The ports that an address may have.
  package var ports = 1...65_535
  /// Whether a machine may be requested.
  let allows: @Sendable (SocketAddress) -> Bool

  /// Creates a rule; a `resolve` of nil lets the system connect by name.
  package init(
    schemes: Set<String>,
    resolve: (@Sendable (String) async throws -> [SocketAddress])?,
    allows: @escaping @Sendable (SocketAddress) -> Bool
  ) {
    (self.schemes, self.resolve, self.allows) = (schemes, resolve, allows)
  }

  /// Every site that this machine reaches, for addresses from the server's operator.
  package static let any = WebReach(schemes: ["http", "https"], resolve: nil) { _ in true }

  /// Sites on the open internet, by HTTPS.
  ///
  /// Every address of the host has to be public, and the connection goes to one of
  /// the addresses that were checked, whatever the name means a moment later.
  package static let publicOnly = WebReach(schemes: ["https"], resolve: Self.addresses) { $0.isPublic }

  /// Returns an address of an allowed scheme with a host, and without a name, a password or a fragment; nil for other text.
  package func url(_ text: String) -> URL? {
    guard let url = URL(string: text), schemes.contains(url.scheme ?? ""), url.host()?.isEmpty == false,
      url.user() == nil, url.password() == nil, url.fragment == nil,
      // A port out of range would end the process below the HTTP client.
      url.port.map({ ports.contains($0) }) ?? true
    else { return nil }
    return url
  }

  /// Returns the address to connect to.
  ///
  /// - Parameters:
  ///   - host: The host of the site.
  ///   - last: The address of the last request, kept while the host has it.
  /// - Returns: The address; nil to let the system connect by name.
  /// - Throws: ``ContentFailure/privateAddress(_:)``, ``ContentFailure/unreachable(_:)``.
  package func pinned(_ host: String, last: String?) async throws(ContentFailure) -> String? {
    guard let resolve else { return nil }
    let found: [SocketAddress]
    do { found = try await resolve(host) } catch { throw .unreachable(.noNetwork) }
    let texts = found.compactMap(\.ipAddress)
    guard let first = texts.first else { throw .unreachable(.init(Message("there is no such site"))) }
    // One private address among public ones is an attack that points a name inside.
    guard found.allSatisfy(allows) else { throw .privateAddress(host) }
    return last.flatMap { texts.contains($0) ? $0 : nil } ?? first
  }

  private static func addresses(of host: String) async throws -> [SocketAddress] {
    try await NIOThreadPool.singleton.runIfActive {
      var hints = addrinfo()
      #if canImport(Darwin)
      hints.ai_socktype = SOCK_STREAM
      #else
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
      #endif
      var list: UnsafeMutablePointer<addrinfo>?
      guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
      defer { freeaddrinfo(list) }
      var (found, next): ([SocketAddress], UnsafeMutablePointer<addrinfo>?) = ([], list)
      while let info = next {
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let entry = info.pointee
        if getnameinfo(entry.ai_addr, entry.ai_addrlen, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 {
          let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
          found.append(try SocketAddress(ipAddress: String(decoding: bytes, as: UTF8.self), port: 0))
        }
        next = entry.ai_next
      }
      return found
    }
  }
}

extension SocketAddress {
  /// Whether the address belongs to the open internet.
  ///
  /// Excluded are this machine, local networks, carriers' networks, multicast groups, test networks, and IPv6 forms of
  /// IPv4 addresses.
  var isPublic: Bool {
    switch self {
    case .v4(let address): withUnsafeBytes(of: address.address.sin_addr) { Self.isPublic(ipv4: Array($0)) }
    case .v6(let address): withUnsafeBytes(of: address.address.sin6_addr) { Self.isPublic(ipv6: Array($0)) }
    case .unixDomainSocket: false
    }
  }

  private static func isPublic(ipv4 bytes: [UInt8]) -> Bool {
    let value = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return !reserved.contains { network, length in value >> (32 - length) == network >> (32 - length) }
  }

  /// Networks that are not the open internet (RFC 6890 and its registry), with the lengths of their prefixes.
  private static let reserved: [(network: UInt32, length: UInt32)] = [
    (0x0000_0000, 8), (0x0a00_0000, 8), (0x6440_0000, 10), (0x7f00_0000, 8), (0xa9fe_0000, 16), (0xac10_0000, 12),
    (0xc000_0000, 24), (0xc000_0200, 24), (0xc058_6300, 24), (0xc0a8_0000, 16), (0xc612_0000, 15), (0xc633_6400, 24),
    (0xcb00_7100, 24), (0xe000_0000, 4), (0xf000_0000, 4),
  ]

  /// Whether an IPv6 address is public: in `2000::/3`, without `2001::/23`, `2001:db8::/32`, `2002::/16` and
  /// `3fff::/20`.
  private static func isPublic(ipv6 bytes: [UInt8]) -> Bool {
    let (first, second) = (UInt16(bytes[0]) << 8 | UInt16(bytes[1]), UInt16(bytes[2]) << 8 | UInt16(bytes[3]))
    guard first >> 13 == 1 else { return false }
    switch first {
    case 0x2001: return second >= 0x0200 && second != 0x0db8
    case 0x2002: return false
    case 0x3fff: return second >= 0x1000
    default: return true
    }
  }
}
