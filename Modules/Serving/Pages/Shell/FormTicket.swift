import Hypertext

/// The ticket of one rendered page, from which each of its forms gets an id.
///
/// The id comes from the page and the form's purpose. Sending one form twice counts once, and sending two forms counts
/// twice.
public struct FormTicket: Hashable, Sendable {
  /// The id, new for every rendering of the page.
  public let id: String

  package init(id: String) {
    self.id = id
  }

  /// Returns a mark that tells contents apart, whatever their tickets.
  func mark(of body: HTML, for reader: Reader) -> String {
    String(Asset.fingerprint(of: body.text(for: reader).replacing(id, with: "").utf8), radix: 16)
  }
}
