/// One kind of store that a deployment can pick by a URL such as `sqlite:shoot.sqlite`.
///
/// An adapter becomes a plug-in by one value of this type in a ``StoreRegistry``; nothing else has to know it.
public struct StoreScheme: Sendable {
  /// The word before the colon, in lower case.
  public let name: String
  /// How to write it, for error messages and `--help`: `sqlite:PATH`.
  public let form: String
  /// What a user gets, in a few words.
  public let summary: String
  /// Opens the store at what stands after the colon.
  ///
  /// Throws ``StoreAddressError`` for a location that it cannot take, ``StoreFailure`` for a store that does not
  /// open.
  public let open: @Sendable (_ location: String, StoreSurroundings) async throws -> Storage

  public init(
    name: String,
    form: String,
    summary: String,
    open: @escaping @Sendable (_ location: String, StoreSurroundings) async throws -> Storage
  ) {
    self.name = name
    self.form = form
    self.summary = summary
    self.open = open
  }
}

/// The kinds of store that an app can open.
public struct StoreRegistry: Sendable {
  /// In the order in which they were registered.
  public private(set) var schemes: [StoreScheme]

  public init(_ schemes: [StoreScheme] = []) {
    self.schemes = []
    for scheme in schemes { register(scheme) }
  }

  /// Adds a kind of store; one of the same name takes the other's place.
  public mutating func register(_ scheme: StoreScheme) {
    schemes.removeAll { $0.name == scheme.name }
    schemes.append(scheme)
  }

  /// Opens the store that a URL names.
  ///
  /// - Throws: ``StoreAddressError`` for a URL that names none, ``StoreFailure`` for one that does not open.
  public func open(_ url: String, _ surroundings: StoreSurroundings) async throws -> Storage {
    guard let colon = url.firstIndex(of: ":") else { throw StoreAddressError(url: url, allowed: schemes, .noScheme) }
    let name = url[..<colon].lowercased()
    guard let scheme = schemes.first(where: { $0.name == name }) else {
      throw StoreAddressError(url: url, allowed: schemes, .unknownScheme)
    }
    do {
      return try await scheme.open(String(url[url.index(after: colon)...]), surroundings)
    } catch let problem as StoreAddressError.Problem {
      throw StoreAddressError(url: url, allowed: schemes, problem)
    }
  }
}

/// A store URL that names no store.
public struct StoreAddressError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with it; a scheme's `open` may throw one by itself.
  public enum Problem: Error, Hashable, Sendable {
    case noScheme, unknownScheme, noPath, unexpectedText
  }

  public let url: String
  public let problem: Problem
  /// The forms that would have been good.
  public let allowedForms: [String]

  init(url: String, allowed schemes: [StoreScheme], _ problem: Problem) {
    self.url = url
    self.problem = problem
    allowedForms = schemes.map(\.form)
  }

  public var description: String {
    let reason =
      switch problem {
      case .noScheme: "does not say which kind of store"
      case .unknownScheme: "names a kind of store that does not exist"
      case .noPath: "lacks the path"
      case .unexpectedText: "has text after the colon that means nothing"
      }
    return "the store \"\(url)\" \(reason); allowed are \(allowedForms.joined(separator: ", "))"
  }
}
