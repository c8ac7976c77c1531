import Foundation
import X509

/// The names of local networks that an authority may vouch for.
///
/// Addresses are not limited: BoringSSL rejects every certificate with an address where the authority names ranges.
struct LocalScope {
  /// Endings of names that no public name server gives out, or that devices find by multicast.
  static let endings = ["localhost", "local", "lan", "home.arpa", "internal"]

  private let hosts: [String]

  init(hosts: Set<String>) { self.hosts = Self.endings + hosts.subtracting(Self.endings).sorted() }

  init(_ constraints: NameConstraints) { hosts = Array(constraints.permittedDNSDomains) }

  var constraints: NameConstraints { NameConstraints(permittedDNSDomains: hosts) }

  func permits(_ host: String) -> Bool { hosts.contains { host == $0 || host.hasSuffix(".\($0)") } }
}

/// An address in the bytes that certificates hold: 4 or 16.
struct IPAddress: Hashable {
  let bytes: [UInt8]

  /// Creates the address of a text; nil for any other text.
  init?(_ text: String) {
    var (four, six) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, text, &four) == 1 {
      bytes = withUnsafeBytes(of: four) { Array($0) }
    } else if inet_pton(AF_INET6, text, &six) == 1 {
      bytes = withUnsafeBytes(of: six) { Array($0) }
    } else {
      return nil
    }
  }
}
