public import Hypertext
public import Localization
import Mustache
import Synchronization

/// The reason why a template cannot be used.
public enum TemplateFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// No template has this name.
  case unknown(name: String)
  /// The text of a template is not valid Mustache.
  case malformed(name: String, line: Int, reason: String)
  /// A template includes another that does not exist.
  case missingPartial(name: String, partial: String)

  public var description: String {
    switch self {
    case .unknown(let name): "unknown template \"\(name)\""
    case .malformed(let name, let line, let reason): "\(name).mustache:\(line): \(reason)"
    case .missingPartial(let name, let partial): "unknown partial \"\(partial)\" (\(name).mustache)"
    }
  }
}

/// Mustache templates by name, compiled once for each language.
///
/// A template sees a value's stored properties by name. `{{name}}` is escaped; `{{{name}}}` is for ``HTML``. A name
/// that the value lacks is looked up in the enclosing values. Sentences are marked, `{{#t}}Add archers{{/t}}`, and
/// translated before the template is compiled.
public struct TemplateLibrary: Sendable {
  private let sources: TemplateSources
  private let templates: Result<MustacheLibrary, TemplateFailure>
  /// The texts of the library's language.
  public let text: Localizer

  /// The names of all templates.
  public var names: Set<String> { Set(sources.templates.keys) }

  /// The templates of every library: a form's hidden fields, ``HiddenField``.
  static let shared: [String: [UInt8]] = ["hidden": PackageResources.hidden_mustache]

  /// Compiles templates in English, so that faults show at the start and not to a reader.
  ///
  /// - Parameters:
  ///   - own: The embedded bytes by name.
  ///   - languages: The languages of the sentences.
  /// - Throws: ``TemplateFailure``.
  public init(_ own: [String: [UInt8]], in languages: Languages = .sourceOnly) throws(TemplateFailure) {
    sources = try TemplateSources(own.merging(Self.shared) { first, _ in first }, languages)
    text = languages.localizer(for: .source)
    templates = .success(try sources.compiled(in: text))
  }

  private init(_ sources: TemplateSources, in language: Language) {
    (self.sources, text) = (sources, sources.languages.localizer(for: language))
    templates = Result { [text] () throws(TemplateFailure) in try sources.compiled(in: text) }
  }

  /// Returns the same templates in a language.
  public func `in`(_ language: Language) -> TemplateLibrary {
    language == text.language ? self : TemplateLibrary(sources, in: language)
  }

  /// Renders a template with a value.
  ///
  /// - Throws: ``TemplateFailure``.
  public func render(_ name: String, _ value: Any) throws(TemplateFailure) -> HTML {
    let value = TemplateValue.of(value, in: text)
    guard let html = try templates.get().render(value, withTemplate: name) else { throw .unknown(name: name) }
    return HTML(trusted: SentenceTimes.shown(in: html, text))
  }
}

/// The sources of a library's templates, and the compiled templates.
private final class TemplateSources: Sendable {
  let templates: [String: LocalizedTemplate]
  let languages: Languages
  private let compiled = Mutex<[Language: MustacheLibrary]>([:])

  init(_ sources: [String: [UInt8]], _ languages: Languages) throws(TemplateFailure) {
    self.languages = languages
    var templates: [String: LocalizedTemplate] = [:]
    for (name, bytes) in sources.sorted(by: { $0.key < $1.key }) {
      let text = String(decoding: bytes, as: UTF8.self)
      if let partial = Self.partials(in: text).first(where: { sources[$0] == nil }) {
        throw .missingPartial(name: name, partial: partial)
      }
      do { templates[name] = try LocalizedTemplate(text) } catch {
        throw .malformed(name: name, line: 0, reason: "\(error)")
      }
    }
    self.templates = templates
  }

  func compiled(in text: Localizer) throws(TemplateFailure) -> MustacheLibrary {
    if let known = compiled.withLock({ $0[text.language] }) { return known }
    MustacheContentTypes.register(EscapedContent(), named: EscapedContent.name)
    var library = MustacheLibrary()
    for (name, template) in templates.sorted(by: { $0.key < $1.key }) {
      let source: String
      do { source = try template.source(in: text) } catch {
        throw .malformed(name: name, line: 0, reason: "\(text.language): \(error)")
      }
      library.register(try Self.compile(source, name: name), named: name)
    }
    compiled.withLock { $0[text.language] = library }
    return library
  }

  /// Compiles a template.
  ///
  /// Its indentation is for authors and is not sent to readers.
  private static func compile(_ text: String, name: String) throws(TemplateFailure) -> MustacheTemplate {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      Substring(line.drop { $0 == UInt8(ascii: " ") })
    }
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
    var (names, rest) = ([String](), Substring(text))
    while let mark = rest.firstRange(ofBytes: "{{>") {
      rest = rest[mark.upperBound...]
      names.append(rest.prefix { $0 != "}" }.filter { $0 != " " })
    }
    return names
  }
}
