import Domain
import HTTPTypes
import Hummingbird

/// A file that an app makes or stores.
public struct Download: Sendable {
  /// The file's name for saving; nil for a file shown in a page.
  public let name: String?
  /// The content type, such as `text/csv; charset=utf-8`.
  public let contentType: String
  /// The content; empty for a file that is made while it is sent.
  public let bytes: [UInt8]
  /// A text that is equal for equal bytes, so that a browser with the file does not get it again; nil to send it each
  /// time.
  public let version: String?
  /// Whether the bytes come from another site, such as a drawing.
  ///
  /// Opened on its own, such a file runs no scripts.
  public let isForeign: Bool
  private let make: Making?

  /// Makes a file and sends its parts in order.
  package typealias Making =
    @concurrent @Sendable (_ send: @concurrent ([UInt8]) async throws -> Void) async throws -> Void

  /// Creates a file.
  public init(
    _ bytes: [UInt8],
    as contentType: String,
    name: String? = nil,
    version: String? = nil,
    isForeign: Bool = false
  ) {
    (self.bytes, self.contentType, self.name, self.version) = (bytes, contentType, name, version)
    self.isForeign = isForeign
    make = nil
  }

  /// Creates a file that is made while it is sent, so that it need not fit into memory.
  ///
  /// An error of `make` cuts the connection, and the browser reports a download that failed.
  package init(as contentType: String, name: String, sending make: @escaping Making) {
    (bytes, self.contentType, self.name, version, isForeign) = ([], contentType, name, nil, false)
    self.make = make
  }

  /// Returns a CSV file with a name for saving, to which the ending is added.
  public static func csv(_ text: String, named name: String) -> Download {
    Download(Array(text.utf8), as: "text/csv; charset=utf-8; header=present", name: "\(name).csv")
  }

  /// Returns a JSON file with a name for saving, to which the ending is added.
  public static func json(_ bytes: [UInt8], named name: String) -> Download {
    Download(bytes, as: "application/json", name: "\(name).json")
  }

  /// The header that has a browser save the file under a name, in ASCII and in full (RFC 6266).
  static func attachment(_ name: String) -> String {
    let shown = name.map { #"/\:*?"<>|%"#.contains($0) || $0.isNewline ? "-" : $0 }
    let plain = shown.map { $0.isASCII && $0 >= " " && $0 != "\u{7F}" ? $0 : "-" }
    let full = String(shown).utf8.map { byte in
      let letter = Character(UnicodeScalar(byte))
      let isPlain = letter.isASCII && (letter.isLetter || letter.isNumber) || "-._".contains(letter)
      return isPlain ? String(letter) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "attachment; filename=\"\(String(plain))\"; filename*=UTF-8''\(full.joined())"
  }

  func response(to request: Request) -> Response {
    var headers: HTTPFields = [.contentType: contentType]
    if let name { headers[.contentDisposition] = Self.attachment(name) }
    if isForeign { headers[.contentSecurityPolicy] = "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
    if let version {
      (headers[.eTag], headers[.cacheControl]) = ("\"\(version)\"", "private, no-cache")
      if request.headers[.ifNoneMatch] == headers[.eTag] { return Response(status: .notModified, headers: headers) }
    }
    guard let make else {
      return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    }
    let body = ResponseBody { writer in
      try await make { try await writer.write(ByteBuffer(bytes: $0)) }
      try await writer.finish(nil)
    }
    return Response(status: .ok, headers: headers, body: body)
  }
}
