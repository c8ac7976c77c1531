import Hypertext

/// The ticket of one rendered page, from which each of its forms gets an id.
///
/// The id comes from the page and the form's purpose. Sending one form twice counts once, and sending two forms counts
/// twice.
public struct FormTicket: Hashable, Sendable {
  /// The id, new for every rendering of the page.
  public let id: String

  /// Creates a ticket.
  public init(id: String) {
    self.id = id
  }

  /// Returns the hidden field `id` of the form with this purpose, such as `undo`.
  public func field(for purpose: String) -> HiddenField {
    HiddenField(name: "id", value: "\(id)-\(purpose)")
  }

  /// Returns a mark that tells contents apart, whatever their tickets.
  func mark(of body: HTML, for reader: Reader) -> String {
    String(Asset.fingerprint(of: body.text(for: reader).replacing(id, with: "").utf8), radix: 16)
  }
}

/// One hidden field of a form.
public struct HiddenField: Hashable, Sendable {
  /// The field's name.
  public let name: String
  /// The field's value.
  public let value: String

  /// Creates a field.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
