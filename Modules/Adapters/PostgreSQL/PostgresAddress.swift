#if PostgreSQL

/// The place of a database, without a password.
public struct PostgresAddress: Hashable, Sendable {
  /// The reason why a text is no address.
  ///
  /// No description repeats the text, which may hold a password.
  public enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text holds a password.
    case password
    /// The text names no database.
    case incomplete
    /// The text has options.
    case options

    public var description: String {
      switch self {
      case .password:
        "a password does not belong in a store's URL; write it into the file that PGPASSFILE names, or into a service file"
      case .incomplete: "the URL names no database; write postgres:SERVICE or postgres://[USER@]HOST[:PORT]/DATABASE"
      case .options: "a store's URL takes no options; write them into a service file and use postgres:SERVICE"
      }
    }
  }

  private let place: [String: String]

  /// Reads what stands behind `postgres:` in a store's URL: the name of a service, or `//[USER@]HOST[:PORT]/DATABASE`.
  ///
  /// - Throws: ``Problem``, never with the text.
  public init(_ location: String) throws(Problem) {
    guard location.hasPrefix("//") else {
      if location.isEmpty || location.contains(where: { "/@: ".contains($0) }) { throw .incomplete }
      place = ["service": location]
      return
    }
    let parts = location.dropFirst(2).split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    var authority = parts[0]
    var found: [String: String] = [:]
    if let at = authority.lastIndex(of: "@") {
      let user = authority[..<at]
      if user.contains(":") { throw .password }
      found["user"] = String(user)
      authority = authority[authority.index(after: at)...]
    }
    guard parts.count == 2, !parts[1].isEmpty, !parts[1].contains("/") else { throw .incomplete }
    if parts[1].contains("?") { throw .options }
    found["dbname"] = String(parts[1])
    // An address of IPv6 stands in brackets, for it holds colons.
    let isBracketed = authority.hasPrefix("[")
    let hostEnd = isBracketed ? authority.firstIndex(of: "]") : authority.firstIndex(of: ":") ?? authority.endIndex
    guard let hostEnd else { throw .incomplete }
    let host = authority[..<hostEnd].drop { $0 == "[" }
    let rest = authority[hostEnd...].drop { $0 == "]" }
    if !rest.isEmpty {
      guard rest.hasPrefix(":"), let port = UInt16(rest.dropFirst()) else { throw .incomplete }
      found["port"] = String(port)
    }
    if !host.isEmpty { found["host"] = String(host) }
    place = found
  }

  /// The parameters of a connection, as libpq names them.
  var parameters: [(name: String, value: String)] {
    place.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } + [
      ("application_name", "scorebook"), ("client_encoding", "UTF8"), ("target_session_attrs", "read-write"),
      ("connect_timeout", "3"), ("keepalives_idle", "5"), ("keepalives_interval", "2"), ("keepalives_count", "3"),
      ("tcp_user_timeout", "10000"),
      (
        "options",
        """
        -c search_path=scorebook -c statement_timeout=30000 -c lock_timeout=10000 \
        -c idle_in_transaction_session_timeout=2000 \
        -c enable_seqscan=off -c plan_cache_mode=force_generic_plan -c jit=off \
        -c default_transaction_isolation=read\\ committed
        """
      ),
    ]
  }
}

#endif
