package import Domain
package import Hypertext
package import QRCodes

/// A QR code on a page, with a label in the reader's language.
package struct QRPicture: Hashable, Sendable {
  private let code: QRCode
  private let label: Message

  /// Creates the picture of a text, such as an address.
  ///
  /// - Parameters:
  ///   - text: The content of the code.
  ///   - label: The text for people who do not see the code.
  /// - Throws: `TextTooLong`.
  package init(_ text: String, label: Message) throws(TextTooLong) {
    (code, self.label) = (try QRCode(text), label)
  }

  /// The drawing.
  ///
  /// Most codes let their readers in, so all count as secret.
  package var html: HTML { secret { drawing } }

  private var drawing: HTML {
    let side = code.drawnSize
    // The code is black on white in dark mode, too, because many readers fail at light codes on dark.
    return Tag.svg(
      .class("qr-code"),
      .viewBox(0, 0, side, side),
      .role(.img),
      .label(label),
      Attribute("shape-rendering", "crispEdges")
    ) {
      Tag.rect(.drawn(.width, Double(side)), .drawn(.height, Double(side)), Attribute("fill", "#fff"))
      Tag.path(Attribute("fill", "#000"), .d(code.outline))
    }
  }
}
