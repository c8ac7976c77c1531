public import Domain
import Foundation
package import Hummingbird
public import WireFormat

/// The fields of a posted form, without marks of direction, which could make a text look like another.
public struct Form: Sendable {
  private var fields: [String: String]
  private let user: UserID?

  /// The most fields of a form; the largest form of the apps has some for each archer of a shoot.
  private static let mostFields = 10_000
  /// The most bytes in the name of a field, which may hold an identifier.
  private static let longestName = 2 * Limits.identifierBytes

  /// Reads the form of a request.
  ///
  /// - Throws: ``Problem`` for a body that is no form.
  package init(_ request: Request, _ context: SignedInContext) async throws {
    user = context.account?.user
    let body = try await request.body.collect(upTo: context.maxUploadSize)
    guard let sent = WireQuery(bytes: Array(buffer: body)), sent.items.count <= Self.mostFields,
      sent.items.allSatisfy({ $0.name.utf8.count <= Self.longestName })
    else {
      throw Problem(.badRequest, "unreadableForm", "The form could not be read.", detail: "Load the page again.")
    }
    fields = Dictionary(sent.items.map { ($0.name, $0.value.withoutTurns) }) { _, last in last }
    fields[PageAccount.field] = nil
  }

  /// The field's text, trimmed; nil if it is missing or empty.
  public subscript(name: String) -> String? {
    guard let text = fields[name]?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return nil }
    return text
  }

  /// Returns the field's text, trimmed.
  ///
  /// - Throws: ``Problem`` if it is missing or empty; so do the other methods.
  public func text(_ name: String) throws(Problem) -> String {
    guard let text = self[name] else { throw .missing(name) }
    return text
  }

  /// Returns a whole number in a range.
  public func number(_ name: String, in range: ClosedRange<Int>) throws(Problem) -> Int {
    guard let number = Int(try text(name)), range.contains(number) else {
      throw .invalid(name, "Enter a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  /// Returns a whole number in a range; nil if the field is missing or empty.
  public func optionalNumber(_ name: String, in range: ClosedRange<Int>) throws(Problem) -> Int? {
    try self[name].map { _ throws(Problem) in try number(name, in: range) }
  }

  /// Returns whether the field was sent, even without text.
  public func has(_ name: String) -> Bool { fields[name] != nil }

  /// Returns the rest of the field names that start with a prefix, such as the ticked boxes of a list.
  public func names(after prefix: String) -> [String] {
    fields.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }.sorted()
  }

  /// Returns the field's text untrimmed; empty if it is missing.
  public func verbatim(_ name: String) -> String { fields[name] ?? "" }

  /// Returns the lines of a text field that are not blank.
  public func lines(_ name: String) -> [String] {
    (fields[name] ?? "").split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// Returns one of several words; the fallback if the field is missing.
  public func choice<Choice: RawRepresentable<String>>(_ name: String, or fallback: Choice) throws(Problem) -> Choice {
    guard let text = self[name] else { return fallback }
    guard let choice = Choice(rawValue: text) else { throw .invalid(name, "Choose one of the options.") }
    return choice
  }

  /// The texts of all fields, by name.
  package var texts: [String: String] { fields }

  /// All fields except the ticket, to tell a retry from another form with the same ticket.
  package var content: [UInt8] {
    let named = fields.filter { $0.key != "id" }.sorted { $0.key < $1.key }
    return named.flatMap { Array("\($0.key)=\($0.value)\n".utf8) }
  }

  /// Returns whether another form has the same content, apart from its ticket and the time of entry in the field `at`.
  package func saysTheSame(as other: Form) -> Bool {
    func said(_ form: Form) -> [String: String] { form.fields.filter { !["id", "at"].contains($0.key) } }
    return user == other.user && said(self) == said(other)
  }

  /// Returns the form with the ticket of an earlier one, so that both count as one.
  package func repeating(_ earlier: Form) -> Form {
    var form = self
    form.fields["id"] = earlier.fields["id"]
    return form
  }

  /// Returns the id under which the form counts once, however often it is sent.
  ///
  /// The id includes the user's id, so that no user can take or find out another's.
  public func ticket() throws(Problem) -> String {
    try id(of: "")
  }

  /// Returns the id under which the form with this content counts once.
  ///
  /// A retry has the same id. The same form with other content, sent again after going back in the browser, has
  /// another.
  package func contentTicket() throws(Problem) -> String {
    try id(of: "\n" + String(decoding: content, as: UTF8.self))
  }

  private func id(of content: String) throws(Problem) -> String {
    let ticket = try text("id")
    guard ticket.utf8.count <= 64 else { throw .missing("id") }
    return String(ItemPath.Segment.digest(of: "\(user.map { "\($0)" } ?? "") \(ticket)\(content)").rawValue.prefix(24))
  }
}

/// A form that the app rejected, with the reason.
///
/// The browser gets the page with the form again, with the entered values and a message at the field at fault.
package struct RefusedForm: Error {
  package let form: Form
  /// The error that the app threw.
  package let cause: any Error

  package init(_ form: Form, because cause: any Error) { (self.form, self.cause) = (form, cause) }
}

extension Problem {
  /// Returns a fault of one field of the form.
  ///
  /// The page puts the field's label before the sentence, so the sentence does not name the field.
  public static func invalid(_ field: String, _ sentence: Message) -> Problem {
    Problem(.unprocessableContent, invalidField, sentence).at(field)
  }

  /// The code of a field's fault, whose sentence needs the field's label before it.
  package static var invalidField: String { "invalidField" }

  fileprivate static func missing(_ field: String) -> Problem { .invalid(field, "Fill this in.") }
}
