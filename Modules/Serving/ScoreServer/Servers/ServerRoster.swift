package import Domain

/// The servers that run on one store.
package struct ServerRoster: Sendable {
  static let servers: ItemPath = "local/servers"
  /// The milliseconds after which the entry of a server that did not stop properly is removed.
  private static let kept: Int64 = 3_600_000

  let documents: any DocumentRepository
  let clock: ClockAndIdentities
  let machine: String

  /// Creates the roster of a store, by the server's clock.
  package init(_ documents: any DocumentRepository, _ clock: ClockAndIdentities) {
    self.init(documents, clock, machine: ServerRecord.thisMachine)
  }

  init(_ documents: any DocumentRepository, _ clock: ClockAndIdentities, machine: String) {
    (self.documents, self.clock, self.machine) = (documents, clock, machine)
  }

  /// Returns the servers that run now, those of this machine first, the newest first.
  ///
  /// - Throws: ``Domain/DocumentError``.
  package func running() async throws(DocumentError) -> [ServerRecord] {
    var found: [ServerRecord] = []
    for head in try await documents.all(under: Self.servers) {
      guard let record = try await documents.value(DocumentKey<ServerRecord>.json(head.path)).value else { continue }
      if record.isAlive(at: clock.now(), on: machine) { found.append(record) }
    }
    return found.sorted { left, right in
      (left.machine == machine ? 0 : 1, right.startedAt, left.id) < (
        right.machine == machine ? 0 : 1, left.startedAt, right.id
      )
    }
  }

  /// Returns whether the server with an id runs now.
  func isRunning(_ id: String) async throws(DocumentError) -> Bool {
    try await documents.value(.server(id)).value?.isAlive(at: clock.now(), on: machine) ?? false
  }

  /// Removes the entries of servers that ended long ago without removing theirs.
  func prune() async throws(DocumentError) {
    for head in try await documents.all(under: Self.servers) {
      let found = try await documents.value(DocumentKey<ServerRecord>.json(head.path))
      guard let record = found.value, !record.isAlive(at: clock.now(), on: machine),
        abs(clock.now().milliseconds(since: record.renewedAt)) > Self.kept || record.machine == machine
      else { continue }
      let end = DocumentWrite(head.path, id: clock.newWrite(), expected: found.expected, body: nil)
      do { _ = try await documents.save([end]) } catch .conflict {}
    }
  }
}
