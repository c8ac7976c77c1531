/// An address on this site, from parts that may hold any text.
///
///     WebAddress("shoots", id, "score").with("archer", archer).text
public struct WebAddress: Hashable, Sendable, CustomStringConvertible {
  /// The address, ready for a link.
  public let text: String

  private init(text: String) {
    self.text = text
  }

  /// Creates an address: `/` and the percent-encoded segments.
  ///
  /// Without segments it is the front page.
  ///
  /// Empty segments are skipped, because two slashes at the beginning would name another site.
  public init(_ segments: String...) {
    text = "/" + segments.filter { !$0.isEmpty }.map(Self.percentEncoded).joined(separator: "/")
  }

  /// Creates the address of the page that a browser names as the origin of a form; nil if it names none, or another
  /// host's.
  public init?(referrer: String?, host: String) {
    let rest = referrer?.split(separator: "://", maxSplits: 1).dropFirst().first
    guard let rest, rest.hasPrefix(host + "/") else { return nil }
    let text = rest.dropFirst(host.count)
    // Two slashes at the beginning would name another site, and browsers read a backslash as a slash.
    guard !text.hasPrefix("//"), !text.contains("\\"), text.allSatisfy(\.isASCII) else { return nil }
    self.text = String(text)
  }

  /// Creates the address of a request from its path, whose segments are percent-encoded.
  ///
  /// Empty segments are skipped here, too.
  package init(ofRequest path: String) {
    text = "/" + path.split(separator: "/").joined(separator: "/").replacing("\\", with: "%5C")
  }

  /// Returns the address with one more query parameter.
  public func with(_ name: String, _ value: String) -> WebAddress {
    let mark = text.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
    return WebAddress(text: text + mark + Self.percentEncoded(name) + "=" + Self.percentEncoded(value))
  }

  public var description: String { text }

  /// Returns the text with every byte except letters, digits and `-._~` written as `%XX`.
  package static func percentEncoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 0xF)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let hexadecimal = Array("0123456789ABCDEF".utf8)

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
