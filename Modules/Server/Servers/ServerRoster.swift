public import Domain

/// The servers that run on one store.
public struct ServerRoster: Sendable {
  static let servers: ItemPath = "local/servers"
  /// The milliseconds after which the entry of a server that did not stop properly is removed.
  private static let kept: Int64 = 3_600_000

  let documents: any DocumentRepository
  let now: @Sendable () -> Timestamp
  let newIdentity: @Sendable () -> String
  let machine: String

  /// Creates the roster of a store.
  ///
  /// - Parameters:
  ///   - documents: The store.
  ///   - now: The server's clock.
  ///   - newIdentity: Returns a new, unique text.
  public init(
    _ documents: any DocumentRepository,
    now: @escaping @Sendable () -> Timestamp,
    newIdentity: @escaping @Sendable () -> String
  ) {
    self.init(documents, now: now, newIdentity: newIdentity, machine: ServerRecord.thisMachine)
  }

  init(
    _ documents: any DocumentRepository,
    now: @escaping @Sendable () -> Timestamp,
    newIdentity: @escaping @Sendable () -> String,
    machine: String
  ) {
    (self.documents, self.now, self.newIdentity, self.machine) = (documents, now, newIdentity, machine)
  }

  /// Returns the servers that run now, those of this machine first, the newest first.
  ///
  /// - Throws: ``Domain/DocumentError``.
  public func running() async throws(DocumentError) -> [ServerRecord] {
    var found: [ServerRecord] = []
    for head in try await documents.all(under: Self.servers) {
      guard let record = try await documents.value(DocumentKey<ServerRecord>.json(head.path)).value else { continue }
      if record.isAlive(at: now(), on: machine) { found.append(record) }
    }
    return found.sorted { left, right in
      (left.machine == machine ? 0 : 1, right.startedAt, left.id) < (
        right.machine == machine ? 0 : 1, left.startedAt, right.id
      )
    }
  }

  /// Returns whether the server with an id runs now.
  func isRunning(_ id: String) async throws(DocumentError) -> Bool {
    try await documents.value(.server(id)).value?.isAlive(at: now(), on: machine) ?? false
  }

  /// Removes the entries of servers that ended long ago without removing theirs.
  func prune() async throws(DocumentError) {
    for head in try await documents.all(under: Self.servers) {
      let found = try await documents.value(DocumentKey<ServerRecord>.json(head.path))
      guard let record = found.value, !record.isAlive(at: now(), on: machine),
        abs(now().milliseconds(since: record.renewedAt)) > Self.kept || record.machine == machine
      else { continue }
      let end = DocumentWrite(head.path, id: newWrite(), expected: found.expected, body: nil)
      do { _ = try await documents.save([end]) } catch .conflict {}
    }
  }

  func newWrite() -> WriteID { WriteID(rawValue: newIdentity()) }
}
