/// What makes each form of one rendered page a thing that counts once.
///
/// Each form gets an id of its own, made of the page's and the form's purpose: sending one form twice counts once, and
/// sending two forms counts twice.
public struct FormTicket: Hashable, Sendable {
  /// New for every rendering of the page.
  public let id: String

  public init(id: String) {
    self.id = id
  }

  /// The hidden field `id` of the form with this purpose, such as `undo`.
  public func field(for purpose: String) -> HiddenField {
    HiddenField(name: "id", value: "\(id)-\(purpose)")
  }

  /// A mark that tells contents apart, whatever their tickets are.
  func mark(of body: LiveFragment) -> String {
    String(Asset.fingerprint(of: body.html.text.replacing(id, with: "").utf8), radix: 16)
  }
}

/// One hidden field of a form.
public struct HiddenField: Hashable, Sendable {
  public let name: String
  public let value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
