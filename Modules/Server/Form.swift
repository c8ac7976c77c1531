import Domain
import Foundation
public import Hummingbird
public import WireFormat

/// The fields of a posted form.
public struct Form: Sendable {
  private let fields: [String: String]
  private let user: UserID?

  /// - Throws: ``Problem`` for a body that is no form.
  public init(_ request: Request, _ context: SignedInContext) async throws {
    user = context.account?.user
    let body = try await request.body.collect(upTo: context.maxUploadSize)
    do {
      fields = try URLEncodedFormDecoder().decode([String: String].self, from: String(buffer: body))
    } catch {
      throw Problem(.badRequest, "unreadableForm", "The form could not be read.", detail: "Load the page again.")
    }
  }

  /// The field's text without white space at its ends; nil when it is missing or empty.
  public subscript(name: String) -> String? {
    guard let text = fields[name]?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return nil }
    return text
  }

  /// The same.
  ///
  /// - Throws: ``Problem`` when it is missing or empty; so do the others.
  public func text(_ name: String) throws(Problem) -> String {
    guard let text = self[name] else { throw .missing(name) }
    return text
  }

  /// A whole number.
  public func number(_ name: String) throws(Problem) -> Int {
    guard let number = Int(try text(name)) else { throw .missing(name) }
    return number
  }

  /// Whether the field was sent, also without a text.
  public func has(_ name: String) -> Bool { fields[name] != nil }

  /// What follows a prefix in the names of fields, such as boxes of a list that are ticked.
  public func names(after prefix: String) -> [String] {
    fields.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }.sorted()
  }

  /// The field's text just as it was sent; empty when it is missing.
  public func verbatim(_ name: String) -> String { fields[name] ?? "" }

  /// The lines of a text field that hold something.
  public func lines(_ name: String) -> [String] {
    (fields[name] ?? "").split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// One of several words; the first of the type when it is missing.
  public func choice<Choice: RawRepresentable<String>>(_ name: String, or fallback: Choice) throws(Problem) -> Choice {
    guard let text = self[name] else { return fallback }
    guard let choice = Choice(rawValue: text) else { throw .missing(name) }
    return choice
  }

  /// The id under which the form counts once, however often it is sent.
  ///
  /// It is made of the user's id, too, so that nobody takes or finds out the ids of others.
  public func ticket() throws(Problem) -> String {
    let ticket = try text("id")
    guard ticket.utf8.count <= 64 else { throw .missing("id") }
    return String(Path.Segment.digest(of: "\(user.map { "\($0)" } ?? "") \(ticket)").rawValue.prefix(24))
  }
}

extension Problem {
  fileprivate static func missing(_ field: String) -> Problem {
    Problem(.unprocessableContent, "invalidField", "The field \"\(field)\" is missing or has no good value.")
  }
}
