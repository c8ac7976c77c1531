#if PostgreSQL

public import Domain
import SQLShared
import StoreEngine
import Synchronization

/// A store in a PostgreSQL database, which any number of servers on any number of machines share.
///
/// Acknowledged is committed: by the primary, and by its synchronous standbys where it has some. Boards are ranked in memory
/// in each process. Every read begins with a question whether another server has committed, which concurrent reads share.
public final class PostgresStore: Sendable {
  /// Times and sizes that a test makes shorter.
  struct Tuning: Sendable {
    /// The time after which other servers' writes are seen without being asked for.
    var pollInterval = Duration.milliseconds(50)
    /// The time that a read or a write waits for a database that is away, such as during a failover.
    var patience = Duration.seconds(30)
    /// The entries of boards in memory, about 260 bytes each.
    var entriesInMemory = 4_000_000
  }

  let server: DatabaseServer
  let boards: BoardCache
  let freshness: Freshness
  private let identity: StoreIdentity
  private let commits: GroupCommit
  private let followers: Followers
  /// Small reads.
  private let readers: [Connection]
  private let nextReader = Atomic(0)
  /// Reads of large boards, which take seconds.
  let loader: Connection
  private let others: [Connection]
  private let watch: Mutex<Task<Void, Never>?>
  private let isClosed = Atomic(false)

  /// Opens the store in a database, and makes it where there is none.
  ///
  /// - Throws: ``Domain/StoreFailure``: `newerSchema` for tables of a newer version, `damaged` for tables that are no
  ///   store, `unavailable` where the database cannot be reached or lets this program not in. No text holds a password.
  public convenience init(_ address: PostgresAddress, _ clock: ClockAndIdentities) async throws(StoreFailure) {
    try await self.init(address, clock, tuning: Tuning())
  }

  /// Opens the store at what stands behind `postgres:` in a store's URL.
  ///
  /// - Throws: `invalid` for a text that is no address, without the text, which may hold a password by mistake; else as
  ///   with an address.
  public convenience init(at location: String, _ clock: ClockAndIdentities) async throws(StoreFailure) {
    let address: PostgresAddress
    do throws(PostgresAddress.Problem) { address = try PostgresAddress(location) } catch {
      throw .invalid(error.description)
    }
    try await self.init(address, clock)
  }

  init(
    _ address: PostgresAddress,
    _ clock: ClockAndIdentities,
    tuning: Tuning
  ) async throws(StoreFailure) {
    let server = DatabaseServer(address, patience: tuning.patience, report: clock.report)
    let (writer, checker) = (Connection(to: server, named: "writer"), Connection(to: server, named: "checker"))
    let sequence: Int64
    do {
      (identity, sequence) = try await writer.insist { pipeline in
        if try pipeline.run("SELECT current_setting('fsync')").first?.text(0) == "off" {
          clock.report("warning: the database runs with fsync=off; a power cut may lose what was acknowledged")
        }
        let opened = try Schema.open(pipeline, clock.newIdentity)
        let writer = try Schema.noteWriter(pipeline)
        if let warning = ScorebookVersion.warning(about: "the database", writer: writer) {
          clock.report(warning)
        }
        return opened
      }
    } catch let error as PostgresError {
      throw StoreFailure(opening: error)
    } catch {
      throw StoreFailure(error)
    }
    server.open(as: identity, at: sequence)
    let (followers, cache) = (
      Followers(at: identity.cursor(sequence)), BoardCache(seen: sequence, budget: tuning.entriesInMemory)
    )
    let announce = { @Sendable [identity] (sequence: Int64, paths: [ItemPath]) in
      followers.announce(identity.cursor(sequence), for: paths)
    }
    (self.server, self.followers, boards) = (server, followers, cache)
    readers = [Connection(to: server, named: "reader.1"), Connection(to: server, named: "reader.2")]
    loader = Connection(to: server, named: "loader")
    others = [writer, checker]
    freshness = Freshness(on: checker, of: server, boards: cache, announce: announce)
    let loading = BoardLoading(boards: cache, reader: readers[0], loader: loader)
    self.loading = loading
    commits = GroupCommit(
      on: writer,
      of: server,
      boards: cache,
      device: identity.device,
      writer: clock.newIdentity(),
      now: clock.now,
      announce: announce,
      fetch: { missing in try await loading.fetch(missing) }
    )
    watch = Mutex(nil)
    let watching = Task { [weak freshness] in
      while !Task.isCancelled {
        do { try await Task.sleep(for: tuning.pollInterval) } catch { return }
        guard let freshness else { return }
        // A database that is away is asked again.
        try? await freshness.check()
      }
    }
    watch.withLock { $0 = watching }
  }

  let loading: BoardLoading

  deinit { watch.withLock { $0?.cancel() } }

  /// The number of readers that follow this store now.
  public var followerCount: Int { followers.count }

  /// The ports of this store.
  public var storage: Storage {
    Storage(
      self,
      lastStamp: { () async throws(StoreFailure) in
        try await self.read(throwing: StoreFailure.self) { pipeline in
          try pipeline.run("SELECT last_stamp FROM store WHERE id = 1").first?.optionalInt(0)
            .map(Timestamp.init(rawValue:))
        }
      },
      close: { await self.close() }
    )
  }

  /// Closes the connections after the work in hand; calling it again does nothing.
  public func close() async {
    isClosed.store(true, ordering: .relaxed)
    watch.withLock { $0?.cancel() }
    server.close()
    for connection in others + readers + [loader] { await connection.close() }
  }

  // MARK: Reading and writing

  /// Reads the database as it is now.
  func read<Value: Sendable, Failure: StorePortError>(
    throwing failure: Failure.Type,
    _ work: @escaping @Sendable (Pipeline) throws -> Value
  ) async throws(Failure) -> Value {
    try await mapped(to: failure) {
      let number = nextReader.wrappingAdd(1, ordering: .relaxed).oldValue
      return try await readers[abs(number % readers.count)].insist(work)
    }
  }

  /// Does all of `work` in one commit, and changes nothing when it throws.
  func write<Value: Sendable, Failure: StorePortError>(
    _ needs: Needs,
    given premises: [Premise],
    throwing failure: Failure.Type,
    _ work: @escaping @Sendable (CommitUnit) throws -> Value
  ) async throws(Failure) -> Value {
    var needs = needs
    needs.formUnion(.checking(premises))
    return try await mapped(to: failure) { [needs] in
      try await commits.run(needs) { unit in
        try unit.check(premises)
        return try work(unit)
      }
    }
  }

  func mapped<Value, Failure: StorePortError>(
    to failure: Failure.Type,
    _ work: () async throws -> Value
  ) async throws(Failure) -> Value {
    do {
      if isClosed.load(ordering: .relaxed) { throw StoreFailure.unavailable("it is closed") }
      return try await work()
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .store(StoreFailure(error))
    }
  }
}

// MARK: The feed

extension PostgresStore: ChangeFeed {
  public func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
    followers.follow(under: prefix)
  }

  public func changes(
    under prefix: ItemPath,
    after cursor: ChangeCursor?,
    limit: Int
  ) async throws(StoreFailure) -> ChangePage {
    try ChangePage.check(limit: limit)
    let scope = prefix.sqlScope(of: "c.path", from: 3)
    // One statement, so one snapshot: how far the feed has come, and what is in it.
    let sql = """
      SELECT s.last_sequence, c.sequence, c.port, c.path, c.port = 0 AND d.path IS NOT NULL AND d.body IS NULL
      FROM store s LEFT JOIN LATERAL (
        SELECT c.sequence, c.port, c.path FROM change c WHERE c.sequence > $1 AND \(scope.sql)
        ORDER BY c.sequence LIMIT $2
      ) c ON true LEFT JOIN document d ON c.port = 0 AND d.path = c.path WHERE s.id = 1 ORDER BY c.sequence
      """
    let values = [.int(cursor?.sequence ?? 0), .int(Int64(limit + 1))] + scope.values
    return try await read(throwing: StoreFailure.self) { [identity, server] pipeline in
      let floor = server.seen
      let answer = try pipeline.run(sql, values)
      guard let last = answer.first?.int(0) else { throw StoreFailure.damaged("the store has no identity") }
      try server.check(sequence: last, since: floor)
      if let cursor, cursor.store != identity.store || !(0...last).contains(cursor.sequence) {
        throw StoreFailure.cursorUnknown
      }
      let lines = answer.rows.filter { !$0.isNull(1) }
      let shown = lines.prefix(limit)
      let hasMore = lines.count > limit
      return ChangePage(
        changes: try shown.map { try Change(port: $0.int(2), path: ItemPath($0.text(3)), isDeleted: $0.flag(4)) },
        cursor: identity.cursor(hasMore ? shown.last?.int(1) ?? last : last),
        hasMore: hasMore
      )
    }
  }
}

extension StoreFailure {
  /// The same while the store is opened, where the operator reads the text and may know hosts and users.
  fileprivate init(opening error: PostgresError) {
    switch error.failure {
    case .unavailable(let reason): self = .unavailable("\(reason): \(error.message)")
    case .damaged(let reason): self = .damaged("\(reason): \(error.message)")
    case let other: self = other
    }
  }
}

extension ItemPath {
  /// A condition that holds for this path and all below it, with its parameters from number `first` on.
  func sqlScope(of column: String, from first: Int) -> (sql: String, values: [Value]) {
    switch PathScope(self) {
    case .everything: ("TRUE", [])
    case .nothing: ("FALSE", [])
    case .below(let path, let lower, let upper):
      (
        "(\(column) = $\(first) OR (\(column) >= $\(first + 1) AND \(column) < $\(first + 2)))",
        [.text(path), .text(lower), .text(upper)]
      )
    }
  }
}

#endif
