/// A page that is too long to be sent again for the sake of one form on it.
///
/// A form of a few bytes would otherwise be answered with megabytes, such as the page of a shoot with a thousand archers.
struct LongPage {
  /// The bytes of a page that is sent whole, and of the forms that are kept of a longer one.
  static let mostBytes = 256 << 10

  private let bytes: [UInt8]

  init(_ html: String) { bytes = Array(html.utf8) }

  /// Returns the page with nothing in its `main` but the forms that lead to an address.
  ///
  /// - Parameter action: The path of the form that was sent.
  /// - Returns: The page; nil if it is too long without its `main`.
  func cut(to action: String) -> String? {
    guard let main = range(from: "<main", through: ">", after: 0),
      let end = range(from: "</main", through: ">", after: main.upperBound),
      main.upperBound + (bytes.count - end.lowerBound) <= Self.mostBytes
    else { return nil }
    let address = Array("action=\"\(EscapedText.escape(action))".utf8)
    var forms: [UInt8] = []
    var place = main.upperBound
    while let form = range(from: "<form", through: "</form>", after: place), form.upperBound <= end.lowerBound {
      place = form.upperBound
      guard forms.count + form.count <= Self.mostBytes, bytes[form].firstRange(of: address) != nil else { continue }
      forms += bytes[form]
    }
    return String(decoding: bytes[..<main.upperBound] + forms + bytes[end.lowerBound...], as: UTF8.self)
  }

  private func range(from start: String, through end: String, after place: Int) -> Range<Int>? {
    guard let first = bytes[place...].firstRange(of: Array(start.utf8)),
      let last = bytes[first.upperBound...].firstRange(of: Array(end.utf8))
    else { return nil }
    return first.lowerBound..<last.upperBound
  }
}
