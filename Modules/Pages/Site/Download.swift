import Domain
import HTTPTypes
import Hummingbird

/// A file that an app makes or keeps.
public struct Download: Sendable {
  /// The file's name where the browser saves it; nil for a file that is shown in a page.
  public let name: String?
  /// Such as `text/csv; charset=utf-8`.
  public let contentType: String
  public let bytes: [UInt8]
  /// Equal for equal bytes, so that a browser which has the file is not sent it again; nil to send it each time.
  public let version: String?
  /// Whether the bytes come from elsewhere, such as a drawing of another site.
  ///
  /// Opened by itself, such a file runs nothing.
  public let isForeign: Bool

  public init(
    _ bytes: [UInt8],
    as contentType: String,
    name: String? = nil,
    version: String? = nil,
    isForeign: Bool = false
  ) {
    (self.bytes, self.contentType, self.name, self.version) = (bytes, contentType, name, version)
    self.isForeign = isForeign
  }

  /// A table for spreadsheets.
  public static func csv(_ text: String, named name: String) -> Download {
    Download(Array(text.utf8), as: "text/csv; charset=utf-8; header=present", name: name)
  }

  func response(to request: Request) -> Response {
    var headers: HTTPFields = [.contentType: contentType]
    if let name { headers[.contentDisposition] = "attachment; filename=\"\(name)\"" }
    if isForeign { headers[.contentSecurityPolicy] = "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
    if let version {
      (headers[.eTag], headers[.cacheControl]) = ("\"\(version)\"", "private, no-cache")
      if request.headers[.ifNoneMatch] == headers[.eTag] { return Response(status: .notModified, headers: headers) }
    }
    return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
