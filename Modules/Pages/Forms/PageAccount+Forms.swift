import Domain
import Hypertext
import Server

extension HTML {
  /// Returns the document with the account that it is made for in each of its posted forms.
  ///
  /// Scripts do the same for forms that come later (`account.js`).
  ///
  /// - Parameter user: The user; nil for a page without an account.
  /// - Returns: The document.
  func naming(_ user: UserID?) -> HTML {
    let bytes = Array(text.utf8)
    let field = Array(
      "<input type=\"hidden\" name=\"\(PageAccount.field)\" value=\"\(EscapedText.escape(user?.rawValue ?? ""))\">".utf8
    )
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + 4096)
    var (copied, place) = (0, 0)
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start + 1
      guard bytes[place...].starts(with: Self.form),
        let end = bytes[place...].firstIndex(of: UInt8(ascii: ">"))
      else { continue }
      place = end + 1
      guard bytes[start..<end].firstRange(of: Self.post) != nil, !bytes[place...].starts(with: field) else { continue }
      out += bytes[copied..<place]
      out += field
      copied = place
    }
    if copied == 0 { return self }
    out += bytes[copied...]
    return HTML(trusted: String(decoding: out, as: UTF8.self))
  }

  private static let form = Array("form ".utf8)
  private static let post = Array("method=\"post\"".utf8)
}
