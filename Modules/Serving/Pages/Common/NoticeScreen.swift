internal import Hypertext
package import Notices

/// A notice as `/inbox` and `inbox --json` print it: the stored fields, and in `address` the page that it is about.
package struct NoticeScreen: Encodable, Sendable {
  private let notice: Notice
  private let address: String?

  /// Creates the screen of a notice, with the address as the app's words have it.
  package init(_ notice: Notice, _ words: AppWords) {
    (self.notice, address) = (notice, words.noticeAddress(notice)?.text)
  }

  package func encode(to encoder: any Encoder) throws {
    try notice.encode(to: encoder)
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encodeIfPresent(address, forKey: .address)
  }

  private enum Field: CodingKey { case address }
}
