package import Domain

/// This server among those that run on its store: its entry, and the background work that it leads.
package actor RunningServer {
  /// The time between two renewals of the entry.
  package static let renewal = Duration.seconds(20)

  /// The random identity of this run.
  package nonisolated let id: String
  nonisolated let roster: ServerRoster
  private let keys: SessionKeys
  private var record: ServerRecord

  /// Creates the server's entry, which ``whileServing(wait:_:)`` writes.
  ///
  /// - Parameters:
  ///   - name: The name that tells the server from others; nil for none.
  ///   - roster: The servers of the store.
  ///   - keys: The keys that sign its sessions.
  /// - Throws: ``Domain/StoreFailure`` if the keys cannot be read.
  package init(named name: String?, in roster: ServerRoster, keys: SessionKeys) throws(StoreFailure) {
    (self.roster, self.keys) = (roster, keys)
    id = roster.clock.newIdentity()
    let (now, names) = (roster.clock.now(), try keys.names)
    record = ServerRecord(
      id: id,
      name: name,
      machine: roster.machine,
      process: ServerRecord.thisProcess,
      startedAt: now,
      renewedAt: now,
      signs: names.signing,
      verifies: names.verifying
    )
  }

  /// Keeps the server's entry in the store while `body` runs, and removes it afterwards.
  ///
  /// - Parameters:
  ///   - wait: Waits this long, and throws when its task is cancelled.
  ///   - body: Serves.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`; ``Domain/DocumentError`` if the first entry cannot be written.
  package nonisolated func whileServing<Result>(
    wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    _ body: () async throws -> Result
  ) async throws -> Result {
    try await roster.prune()
    try await renew()
    let renewing = Task {
      while true {
        do { try await wait(Self.renewal) } catch { return }
        // A store that does not answer is reported by the health check.
        try? await renew()
      }
    }
    let result: Result
    do { result = try await body() } catch {
      renewing.cancel()
      try? await withdraw()
      throw error
    }
    renewing.cancel()
    // The store may be gone by now. The entry then expires.
    try? await withdraw()
    return result
  }

  /// Publishes the address by which others reach the server.
  ///
  /// - Throws: ``Domain/DocumentError``.
  package func announce(_ url: String) async throws(DocumentError) {
    record.url = url
    try await renew()
  }

  /// Writes the entry again, with the present keys.
  func renew() async throws(DocumentError) {
    record.renewedAt = roster.clock.now()
    if let names = try? keys.names { (record.signs, record.verifies) = (names.signing, names.verifying) }
    let renewed = record
    try await roster.documents.update(.server(id), as: roster.clock.newWrite()) { _ in renewed }
  }

  private func withdraw() async throws(DocumentError) {
    let path = DocumentKey.server(id).path
    _ = try await roster.documents.save([DocumentWrite(path, id: roster.clock.newWrite(), expected: .any, body: nil)])
  }

  /// Returns another running server whose sessions this one would reject, or the other way round; nil for none.
  ///
  /// - Throws: ``Domain/DocumentError``.
  package func stranger() async throws(DocumentError) -> ServerRecord? {
    let own = record
    return try await roster.running().first { other in
      other.id != own.id && !(own.verifies.contains(other.signs) && other.verifies.contains(own.signs))
    }
  }
}
