public import Domain

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
  /// Whether there is a store at what stands after the colon, or opening would make an empty one there.
  ///
  /// True where that is not known before.
  public let isThere: @Sendable (_ location: String) throws -> Bool
  /// Makes the store at what stands after the colon one that opens; nil where this kind of store has no such thing.
  public let repair: (@Sendable (_ location: String, StoreSurroundings) async throws -> StoreRepair)?

  public init(
    name: String,
    form: String,
    summary: String,
    isThere: @escaping @Sendable (_ location: String) throws -> Bool = { _ in true },
    repair: (@Sendable (_ location: String, StoreSurroundings) async throws -> StoreRepair)? = nil,
    open: @escaping @Sendable (_ location: String, StoreSurroundings) async throws -> Storage
  ) {
    self.isThere = isThere
    self.repair = repair
    self.name = name
    self.form = form
    self.summary = summary
    self.open = open
  }
}

/// What the repair of a store did.
public struct StoreRepair: Hashable, Sendable {
  /// Where the damaged data is kept as it was; nil where nothing was damaged, and so nothing was changed.
  public let keptAs: String?
  /// Records that the store holds now.
  public let records: Int
  /// What could not be taken over and why, a line each.
  public let dropped: [String]

  public init(keptAs: String?, records: Int, dropped: [String]) {
    (self.keptAs, self.records, self.dropped) = (keptAs, records, dropped)
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
    try await locating(url) { scheme, location in try await scheme.open(location, surroundings) }
  }

  /// Whether there is a store at a URL; false where opening it would make an empty one.
  ///
  /// - Throws: ``StoreAddressError`` for a URL that names none.
  public func isThere(_ url: String) async throws -> Bool {
    try await locating(url) { scheme, location in try scheme.isThere(location) }
  }

  /// Repairs the store that a URL names, where it is damaged.
  ///
  /// - Throws: ``StoreAddressError`` for a URL that names none that can be repaired, ``Domain/StoreFailure`` for one that
  ///   is in use or cannot be read.
  public func repair(_ url: String, _ surroundings: StoreSurroundings) async throws -> StoreRepair {
    try await locating(url) { scheme, location in
      guard let repair = scheme.repair else { throw StoreAddressError.Problem.notRepairable }
      return try await repair(location, surroundings)
    }
  }

  private func locating<Result>(
    _ url: String,
    _ work: (StoreScheme, _ location: String) async throws -> Result
  ) async throws -> Result {
    guard let colon = url.firstIndex(of: ":") else { throw StoreAddressError(url: url, allowed: schemes, .noScheme) }
    let name = url[..<colon].lowercased()
    guard let scheme = schemes.first(where: { $0.name == name }) else {
      throw StoreAddressError(url: url, allowed: schemes, .unknownScheme)
    }
    do {
      return try await work(scheme, String(url[url.index(after: colon)...]))
    } catch let problem as StoreAddressError.Problem {
      let allowed = problem == .notRepairable ? schemes.filter { $0.repair != nil } : schemes
      throw StoreAddressError(url: url, allowed: allowed, problem)
    }
  }
}

/// A store URL that names no store.
public struct StoreAddressError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with it; a scheme's `open` may throw one by itself.
  public enum Problem: Error, Hashable, Sendable {
    case noScheme, unknownScheme, noPath, unexpectedText, notRepairable
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
      case .notRepairable: "is of a kind that needs no repair of this sort, or takes care of it by itself"
      }
    return "the store \"\(url)\" \(reason); allowed are \(allowedForms.joined(separator: ", "))"
  }
}
