import CanonicalJSON
import Domain
import Foundation
import HTTPTypes
package import Hummingbird
package import Hypertext

extension Response {
  /// Returns a page.
  package static func html(_ html: HTML, status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status,
      headers: [.contentType: "text/html; charset=utf-8"],
      body: .init(byteBuffer: ByteBuffer(string: html.text))
    )
  }

  /// Redirects a browser after a posted form.
  package static func redirect(to address: WebAddress) -> Response {
    .redirect(to: address.text, type: .normal)
  }

  /// Returns a CSV file to save.
  package static func csv(_ text: String, named file: String) -> Response {
    Response(
      status: .ok,
      headers: [
        .contentType: "text/csv; charset=utf-8; header=present",
        .contentDisposition: "attachment; filename=\"\(file)\"",
      ],
      body: .init(byteBuffer: ByteBuffer(string: text))
    )
  }

  /// Returns a page's content as JSON, for programs.
  package static func json(_ value: some Encodable) throws -> Response {
    Response(
      status: .ok,
      headers: [.contentType: "application/json"],
      body: .init(byteBuffer: ByteBuffer(bytes: try CanonicalJSON.encode(value)))
    )
  }
}

extension Encodable {
  /// The value as JSON on one line.
  package var json: String {
    get throws { String(decoding: try CanonicalJSON.encode(self), as: UTF8.self) }
  }
}
