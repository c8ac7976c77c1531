import Mustache

/// What keeps a template from being used.
public enum TemplateFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no template of this name.
  case unknown(name: String)
  /// The text of a template isn't mustache.
  case malformed(name: String, line: Int, reason: String)
  /// A template takes in another one that isn't there.
  case missingPartial(name: String, partial: String)

  public var description: String {
    switch self {
    case .unknown(let name): "there is no template named \"\(name)\""
    case .malformed(let name, let line, let reason): "template \"\(name)\", line \(line): \(reason)"
    case .missingPartial(let name, let partial): "template \"\(name)\" takes in \"\(partial)\", which isn't there"
    }
  }
}

/// Mustache templates, compiled once, by name.
///
/// A template sees a value's stored properties by their names. What it shows with `{{name}}` is escaped, whatever it
/// holds; `{{{name}}}` is for ``HTML``. A name that the value lacks is looked up in the values around it.
public struct TemplateLibrary: Sendable {
  private let templates: MustacheLibrary
  /// The names of all templates.
  public let names: Set<String>

  /// What every library has: a form's fields that nobody sees, ``HiddenField``.
  static let shared: [String: [UInt8]] = ["hidden": PackageResources.hidden_mustache]

  /// Compiles templates from their embedded bytes, and finds what is wrong with them now rather than at a reader's.
  public init(_ own: [String: [UInt8]]) throws(TemplateFailure) {
    let sources = own.merging(Self.shared) { first, _ in first }
    MustacheContentTypes.register(EscapedContent(), named: EscapedContent.name)
    var templates = MustacheLibrary()
    for (name, bytes) in sources.sorted(by: { $0.key < $1.key }) {
      let text = String(decoding: bytes, as: UTF8.self)
      if let partial = Self.partials(in: text).first(where: { sources[$0] == nil }) {
        throw .missingPartial(name: name, partial: partial)
      }
      templates.register(try Self.compile(text, name: name), named: name)
    }
    self.templates = templates
    names = Set(sources.keys)
  }

  /// Fills in a template with a value.
  public func render(_ name: String, _ value: Any) throws(TemplateFailure) -> HTML {
    guard let text = templates.render(TemplateValue.of(value), withTemplate: name) else { throw .unknown(name: name) }
    return HTML(trusted: text)
  }

  /// Indentation is for those who read a template; it isn't sent to those who read the page.
  private static func compile(_ text: String, name: String) throws(TemplateFailure) -> MustacheTemplate {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop(while: { $0 == " " }) }
    do {
      return try MustacheTemplate(string: "{{% CONTENT_TYPE:\(EscapedContent.name)}}" + lines.joined(separator: "\n"))
    } catch let error as MustacheTemplate.ParserError {
      throw .malformed(name: name, line: error.context.lineNumber, reason: "\(error.error)")
    } catch {
      throw .malformed(name: name, line: 0, reason: "\(error)")
    }
  }

  /// The names in `{{> name}}`.
  private static func partials(in text: String) -> [String] {
    text.split(separator: "{{>").dropFirst(text.hasPrefix("{{>") ? 0 : 1).map { rest in
      String(rest.prefix { $0 != "}" }.filter { $0 != " " })
    }
  }
}
