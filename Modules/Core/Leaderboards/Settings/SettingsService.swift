public import Domain

/// Reads and edits users' settings over any store.
///
/// Over a store that syncs, everything here works offline.
///
/// Each call names its user, and every user has a document. Nothing is cached between calls, so one user's values never
/// reach another.
public struct SettingsService: Sendable {
  private let documents: any DocumentRepository

  /// Creates a service over a store.
  public init(documents: any DocumentRepository) {
    self.documents = documents
  }

  /// Returns the user's settings; the defaults if there are none, or none that can be read.
  public func load(_ user: UserID) async throws(DocumentError) -> LeaderboardSettings {
    try await documents.value(.leaderboardSettings(of: user)).value ?? LeaderboardSettings(of: user)
  }

  /// Returns the reason why the stored document is not read as the user's settings; nil if it is read, or absent.
  public func rejection(_ user: UserID) async throws(DocumentError) -> LeaderboardSettings.Rejection? {
    let document = try await documents.load(DocumentKey.leaderboardSettings(of: user).path)
    guard let document, !document.head.isDeleted else { return nil }
    do {
      _ = try LeaderboardSettings(json: document.body, of: user)
      return nil
    } catch {
      return error
    }
  }

  /// Edits a user's settings.
  ///
  /// An edit that changes nothing writes nothing.
  ///
  /// - Parameters:
  ///   - user: The user.
  ///   - id: The id of this edit. A retry with the same id is applied once.
  ///   - now: The time of the edit.
  ///   - edit: Changes the settings. Other devices' edits meanwhile are kept.
  /// - Returns: The settings afterwards.
  /// - Throws: ``DocumentError``; then nothing was changed.
  @discardableResult
  public func update(
    _ user: UserID,
    as id: WriteID,
    at now: Timestamp,
    _ edit: (inout LeaderboardSettings) -> Void
  ) async throws(DocumentError) -> LeaderboardSettings {
    let key = DocumentKey.leaderboardSettings(of: user)
    while true {
      let loaded = try await documents.value(key)
      if loaded.write == id, let present = loaded.value { return present }
      let before = loaded.value ?? LeaderboardSettings(of: user)
      let edited = before.edited(at: now, edit)
      if edited == before { return before }
      do {
        _ = try await documents.save([try key.write(edited, id: id, expected: loaded.expected)])
        return edited
      } catch .conflict {
        continue
      }
    }
  }

  /// Chooses the kind of bow with which boards open; nil for every bow.
  ///
  /// - Throws: ``DocumentError``, as ``update(_:as:at:_:)`` does.
  @discardableResult
  public func setDefaultBowType(
    _ bow: BowType?,
    of user: UserID,
    as id: WriteID,
    at now: Timestamp
  ) async throws(DocumentError) -> LeaderboardSettings {
    try await update(user, as: id, at: now) { $0.defaultBowType = bow }
  }

  /// Chooses the period with which boards open.
  ///
  /// - Throws: ``DocumentError``, as ``update(_:as:at:_:)`` does.
  @discardableResult
  public func setDefaultTimePeriod(
    _ period: TimePeriod,
    of user: UserID,
    as id: WriteID,
    at now: Timestamp
  ) async throws(DocumentError) -> LeaderboardSettings {
    try await update(user, as: id, at: now) { $0.defaultTimePeriod = period }
  }

  /// Chooses whether boards highlight the user's own rows.
  ///
  /// - Throws: ``DocumentError``, as ``update(_:as:at:_:)`` does.
  @discardableResult
  public func setShowOwnScores(
    _ shows: Bool,
    of user: UserID,
    as id: WriteID,
    at now: Timestamp
  ) async throws(DocumentError) -> LeaderboardSettings {
    try await update(user, as: id, at: now) { $0.showOwnScores = shows }
  }

  /// Chooses both sorts of notification in one edit.
  ///
  /// - Throws: ``DocumentError``, as ``update(_:as:at:_:)`` does.
  @discardableResult
  public func setNotifications(
    rankChanges: Bool,
    personalBests: Bool,
    of user: UserID,
    as id: WriteID,
    at now: Timestamp
  ) async throws(DocumentError) -> LeaderboardSettings {
    try await update(user, as: id, at: now) {
      ($0.notifyRankChanges, $0.notifyPersonalBests) = (rankChanges, personalBests)
    }
  }

  /// Returns the user's settings now and after each change.
  public func follow(_ user: UserID) -> Snapshots<LeaderboardSettings, DocumentError> {
    follow(user, \.self)
  }

  /// Returns one field now and after each change of it.
  public func follow<Value: Equatable & Sendable>(
    _ user: UserID,
    _ field: any KeyPath<LeaderboardSettings, Value> & Sendable
  ) -> Snapshots<Value, DocumentError> {
    Snapshots(on: documents.follow(under: DocumentKey.leaderboardSettings(of: user).path)) {
      () throws(DocumentError) in try await load(user)[keyPath: field]
    }
  }
}
