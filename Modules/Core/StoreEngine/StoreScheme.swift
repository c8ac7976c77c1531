public import Domain

/// One kind of store that a URL such as `sqlite:shoot.sqlite` selects.
///
/// An adapter becomes available by one value of this type in a ``StoreRegistry``.
public struct StoreScheme: Sendable {
  /// The word before the colon, in lower case.
  public let name: String
  /// The form of the URL for error messages and `--help`, such as `sqlite:PATH`.
  public let form: String
  /// A description in a few words.
  public let summary: String
  /// Whether the program was built with this kind of store; only such a kind is offered in errors and `--help`.
  package let isBuiltIn: Bool
  /// Opens the store at a location, which is the text after the colon.
  ///
  /// Throws ``StoreAddressError`` for an invalid location, ``StoreFailure`` for a store that does not open.
  public let open: @Sendable (_ location: String, ClockAndIdentities) async throws -> Storage
  /// Returns whether there is a store at a location; false if opening would create an empty one.
  ///
  /// True if this cannot be known before.
  public let isThere: @Sendable (_ location: String) throws -> Bool
  /// Repairs the damaged store at a location; nil if this kind of store cannot be repaired.
  public let repair: (@Sendable (_ location: String, ClockAndIdentities) async throws -> StoreRepair)?
  /// Reads the damaged store at a location as far as it can be read; nil if this kind of store cannot.
  package private(set) var salvage:
    (@Sendable (_ location: String, ClockAndIdentities) async throws -> any DamagedStore)?
  /// Looks for damage in a store that is open and may be in use, without changing it, and returns whether it came to the
  /// end in time; nil if opening a store of this kind finds all that can be found.
  package private(set) var check: (@Sendable (_ location: String, _ limit: Duration) async throws -> Bool)?

  /// Creates a kind of store.
  public init(
    name: String,
    form: String,
    summary: String,
    isBuiltIn: Bool = true,
    isThere: @escaping @Sendable (_ location: String) throws -> Bool = { _ in true },
    repair: (@Sendable (_ location: String, ClockAndIdentities) async throws -> StoreRepair)? = nil,
    open: @escaping @Sendable (_ location: String, ClockAndIdentities) async throws -> Storage
  ) {
    (self.isThere, self.isBuiltIn) = (isThere, isBuiltIn)
    self.repair = repair
    self.name = name
    self.form = form
    self.summary = summary
    self.open = open
  }

  /// Returns this kind of store with a way to read what is left of a damaged one.
  package func salvaging(
    _ salvage: @escaping @Sendable (_ location: String, ClockAndIdentities) async throws -> any DamagedStore
  ) -> StoreScheme {
    var scheme = self
    scheme.salvage = salvage
    return scheme
  }
}

extension StoreScheme {
  /// Returns this kind of store with a way to look for damage in an open one.
  package func checking(
    _ check: @escaping @Sendable (_ location: String, _ limit: Duration) async throws -> Bool
  ) -> StoreScheme {
    var scheme = self
    scheme.check = check
    return scheme
  }
}

/// The result of repairing a store.
public struct StoreRepair: Hashable, Sendable {
  /// The path of the untouched damaged data; nil if nothing was damaged and so nothing was changed.
  public let keptAs: String?
  /// The number of records in the repaired store.
  public let records: Int
  /// The records that could not be recovered, one line each with the reason.
  public let dropped: [String]
  /// The identity that the store had before; nil if it still has that, or it could not be read.
  package let former: String?

  /// Creates a result.
  public init(keptAs: String?, records: Int, dropped: [String]) {
    self.init(keptAs: keptAs, records: records, dropped: dropped, former: nil)
  }

  package init(keptAs: String?, records: Int, dropped: [String], former: String?) {
    (self.keptAs, self.records, self.dropped, self.former) = (keptAs, records, dropped, former)
  }
}

/// The kinds of store that an app can open.
public struct StoreRegistry: Sendable {
  /// The kinds, in the order in which they were registered.
  public private(set) var schemes: [StoreScheme]

  /// The kinds that the program was built with, in words for `--help`.
  public var forms: String {
    schemes.filter(\.isBuiltIn).map { "\($0.form) (\($0.summary))" }.joined(separator: ", ")
  }

  /// Creates a registry of kinds.
  public init(_ schemes: [StoreScheme] = []) {
    self.schemes = []
    for scheme in schemes { register(scheme) }
  }

  /// Adds a kind of store, replacing one of the same name.
  public mutating func register(_ scheme: StoreScheme) {
    schemes.removeAll { $0.name == scheme.name }
    schemes.append(scheme)
  }

  /// Opens the store that a URL names.
  ///
  /// - Throws: ``StoreAddressError`` for an invalid URL, ``StoreFailure`` for a store that does not open.
  public func open(_ url: String, _ clock: ClockAndIdentities) async throws -> Storage {
    try await locating(url) { scheme, location in try await scheme.open(location, clock) }
  }

  /// Returns whether there is a store at a URL; false if opening would create an empty one.
  ///
  /// - Throws: ``StoreAddressError`` for an invalid URL.
  public func isThere(_ url: String) async throws -> Bool {
    try await locating(url) { scheme, location in try scheme.isThere(location) }
  }

  /// Looks for damage in the store that a URL names, while it is open and perhaps in use.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - limit: The time after which the check ends.
  /// - Returns: Whether the check came to its end; nil if opening has found all that can be found.
  /// - Throws: ``Domain/StoreFailure/damaged(_:)`` for a damaged store; another failure if it cannot be read.
  package func check(_ url: String, within limit: Duration) async throws -> Bool? {
    try await locating(url) { scheme, location in try await scheme.check?(location, limit) }
  }

  /// Repairs the store that a URL names, if it is damaged.
  ///
  /// - Throws: ``StoreAddressError`` for a URL of a store that cannot be repaired, ``Domain/StoreFailure`` for a store
  ///   that is in use or cannot be read.
  public func repair(_ url: String, _ clock: ClockAndIdentities) async throws -> StoreRepair {
    try await locating(url) { scheme, location in
      guard let repair = scheme.repair else { throw StoreAddressError.Problem.notRepairable }
      return try await repair(location, clock)
    }
  }

  /// Reads the damaged store that a URL names as far as it can be read.
  ///
  /// - Returns: The store, and the URL at which a new one is to be written.
  /// - Throws: ``StoreAddressError`` for a URL of a store that cannot be repaired, ``Domain/StoreFailure`` for a store
  ///   that is in use or missing.
  package func salvage(
    _ url: String,
    _ clock: ClockAndIdentities
  ) async throws -> (store: any DamagedStore, newURL: String) {
    try await locating(url) { scheme, location in
      guard let salvage = scheme.salvage else {
        throw StoreAddressError(url: url, allowed: schemes.filter { $0.salvage != nil }, .notRepairable)
      }
      let store = try await salvage(location, clock)
      return (store, "\(scheme.name):\(store.newLocation)")
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
  /// The fault in the URL.
  ///
  /// A scheme's `open` may throw one by itself.
  public enum Problem: Error, Hashable, Sendable {
    /// The URL has no scheme, an unknown scheme, no path, or text where none belongs; or its store cannot be repaired.
    case noScheme, unknownScheme, noPath, unexpectedText, notRepairable
  }

  /// The URL.
  public let url: String
  /// The fault.
  public let problem: Problem
  /// The valid forms of a URL.
  private let allowedForms: [String]

  init(url: String, allowed schemes: [StoreScheme], _ problem: Problem) {
    self.url = url
    self.problem = problem
    allowedForms = schemes.filter(\.isBuiltIn).map(\.form)
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
