import NIOCore

/// The value of a `Host` header by RFC 9110: a name or an address, with an optional port.
struct HostHeader: Hashable, Sendable {
  /// The whole value in lower case.
  let text: String
  /// The name without the port.
  ///
  /// An IPv6 address has its brackets.
  let name: String

  /// Parses a header's value; nil for anything else, such as `[::1]evil` or `localhost:x`.
  init?(_ value: String) {
    text = value.lowercased()
    let port: Substring
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]") else { return nil }
      name = String(text[...end])
      guard Self.isIPv6(name.dropFirst().dropLast()) else { return nil }
      port = text[text.index(after: end)...]
    } else {
      name = String(text.prefix { $0 != ":" })
      guard !name.isEmpty, name.utf8.allSatisfy(Self.mayStandInName) else { return nil }
      port = text.dropFirst(name.count)
    }
    guard Self.isPort(port) else { return nil }
  }

  /// Whether the name is a numeric address, which no name server can redirect.
  var isAddress: Bool {
    if name.hasPrefix("[") { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { $0.utf8.allSatisfy(Self.isDigit) && UInt8($0) != nil }
  }

  /// Returns whether a text is empty, or a colon with an optional number.
  private static func isPort(_ text: Substring) -> Bool {
    guard !text.isEmpty else { return true }
    let digits = text.dropFirst()
    return text.hasPrefix(":") && digits.utf8.allSatisfy(isDigit) && (digits.isEmpty || UInt16(digits) != nil)
  }

  private static func isIPv6(_ text: Substring) -> Bool {
    guard text.contains(":"), text.utf8.allSatisfy({ mayStandInName($0) || $0 == UInt8(ascii: ":") }) else {
      return false
    }
    return (try? SocketAddress(ipAddress: String(text), port: 0))?.protocol == .inet6
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// Returns whether a byte is a letter, a digit or one of the three other characters of names.
  ///
  /// RFC 9110 allows more, which no name here has.
  private static func mayStandInName(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || "-._".utf8.contains(byte)
  }
}

/// The target in the first line of a request.
enum RequestTarget {
  /// Returns the path and query of a target; nil for a target that this server does not answer.
  ///
  /// A full address, as programs send it to a proxy, must name the same host as the header. Otherwise two parts of the
  /// server could take the request for one of different hosts.
  static func path(of target: String, host: String) -> String? {
    if target.hasPrefix("/") || target == "*" { return target }
    guard let scheme = ["http://", "https://"].first(where: { target.lowercased().hasPrefix($0) }) else { return nil }
    let rest = target.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard authority.lowercased() == host.lowercased() else { return nil }
    let path = rest.dropFirst(authority.count)
    return path.hasPrefix("/") ? String(path) : "/\(path)"
  }
}
