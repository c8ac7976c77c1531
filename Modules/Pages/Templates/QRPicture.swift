public import Domain
import Hypertext
public import QRCode

/// A QR code on a page, with a label in the reader's language.
///
/// A template inserts it with three braces, as it does ``HTML``.
public struct QRPicture: Sendable {
  private let code: QRCode
  private let label: Message

  /// Creates the picture of a text, such as an address.
  ///
  /// - Parameters:
  ///   - text: The content of the code.
  ///   - label: The text for people who do not see the code.
  /// - Throws: `TextTooLong`.
  public init(_ text: String, label: Message) throws(TextTooLong) {
    (code, self.label) = (try QRCode(text), label)
  }

  func markup(_ text: (Message) -> String) -> HTML { HTML(trusted: code.svg(title: text(label))) }
}
