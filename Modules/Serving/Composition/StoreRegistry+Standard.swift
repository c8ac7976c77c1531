import Configuration
import Domain
import FileStore
import Foundation
import InMemory
import SQLite
import StoreCopying
public import StoreEngine

#if HTTPS
import RemoteHTTP
#endif
#if PostgreSQL
import PostgreSQL
#endif

extension StoreRegistry {
  /// The kinds of store in Scorebook.
  ///
  /// This is the one place that names the adapters.
  public static let standard = StoreRegistry([.memory, .sqlite, .file, .postgres, .http, .https, .backup])
}

extension StoreScheme {
  static let memory = StoreScheme(
    name: "memory",
    form: "memory:",
    summary: "kept until the program ends"
  ) { location, clock in
    guard location.isEmpty else { throw StoreAddressError.Problem.unexpectedText }
    return InMemoryStore(clock).storage
  }

  static let sqlite = StoreScheme(
    name: "sqlite",
    form: "sqlite:PATH",
    summary: "one file, which several processes may share",
    isThere: { SQLiteStore.isThere(try path(in: $0)) }
  ) { location, clock in
    let path = try path(in: location)
    let warning = StorePrivacy.warning(about: [path, "\(path)-wal"], mendedBy: "600")
    let store = try SQLiteStore(path: path, clock)
    if let warning { clock.report(warning) }
    return store.storage
  }
  .salvaging { location, _ in try SQLiteStore.salvage(try path(in: location)) }
  .checking { location, limit in try await SQLiteStore.check(try path(in: location), within: limit) }

  static let file = StoreScheme(
    name: "file",
    form: "file:PATH",
    summary: "a folder of readable files, which one process uses at a time",
    isThere: { try FileStore.isThere(try path(in: $0)) },
    repair: { location, clock in
      let repair = try await FileStore.repair(try path(in: location), clock)
      return StoreRepair(
        keptAs: repair.keptAs,
        records: repair.records,
        dropped: repair.dropped,
        former: repair.former
      )
    }
  ) { location, clock in
    let path = try path(in: location)
    let warning = StorePrivacy.warning(about: [path], mendedBy: "700")
    let store = try await FileStore.open(path, clock)
    if let warning { clock.report(warning) }
    return store.storage
  }
  .salvaging { location, clock in try await FileStore.salvage(try path(in: location), clock) }

  #if PostgreSQL
  static let postgres = StoreScheme(
    name: "postgres",
    form: "postgres:SERVICE",
    summary: "a PostgreSQL database, which several servers may share"
  ) { location, clock in
    try await PostgresStore(at: location, clock).storage
  }
  #else
  /// Names the store in the error of a program that was built without libpq.
  static let postgres = StoreScheme(
    name: "postgres",
    form: "postgres:SERVICE",
    summary: "a PostgreSQL database, which several servers may share",
    isBuiltIn: false
  ) { _, _ in
    throw StoreFailure.unavailable(
      "this program was built without PostgreSQL; build it with --traits default,PostgreSQL"
    )
  }
  #endif

  /// A backup, whose key file the configuration's `scorebook.backup.key` names.
  static let backup = StoreScheme(
    name: "backup",
    form: "backup:FILE",
    summary: "a backup, which is only read",
    isThere: { FileManager.default.fileExists(atPath: try path(in: $0)) }
  ) { location, _ in
    try Storage.backup(at: try path(in: location), key: try StoreChoice.backupKey())
  }

  private static func path(in location: String) throws -> String {
    let path = location.hasPrefix("//") ? String(location.dropFirst(2)) : location
    guard !path.isEmpty else { throw StoreAddressError.Problem.noPath }
    return path
  }

  #if HTTPS
  private static let hasServers = true
  #else
  private static let hasServers = false
  #endif

  static let http = remote("http")
  static let https = remote("https")

  /// A server, accessed by the account signed in to it.
  private static func remote(_ scheme: String) -> StoreScheme {
    StoreScheme(
      name: scheme,
      form: "\(scheme)://HOST:PORT",
      summary: "the store of a Scorebook server",
      isBuiltIn: hasServers
    ) { location, _ in try server("\(scheme):\(location)").storage }
  }

  /// Returns the store of the server at a URL.
  ///
  /// - Throws: ``Domain/StoreFailure`` for an invalid URL, or sessions that cannot be read.
  static func server(_ url: String) throws(StoreFailure) -> RemoteStore {
    let retry = RetryPolicy(jitter: { Double.random(in: 0..<1) })
    let token = try SignedInServers().token(for: url)
    return try RemoteStore(url: url, token: token, retry: retry)
  }
}
