public import Domain

/// Reads and edits users' settings over any store; over one that syncs, everything here works offline (SET-60 to SET-66).
///
/// Each call names its user, and every user has a document of its own: nothing is remembered between calls, so no user's
/// values can be shown to another (SET-34).
public struct SettingsService: Sendable {
  private let documents: any DocumentRepository

  public init(documents: any DocumentRepository) {
    self.documents = documents
  }

  /// What the user has chosen; the defaults where that is nothing, or nothing that can be read.
  public func load(_ user: UserID) async throws(DocumentError) -> LeaderboardSettings {
    try await documents.value(.leaderboardSettings(of: user)).value ?? LeaderboardSettings(of: user)
  }

  /// Why what is stored is not read as the user's settings, so that the defaults are used; nil where it is read, or nothing
  /// is stored (SET-23, SET-24).
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

  /// Edits a user's settings; an edit that changes nothing writes nothing (SET-61).
  ///
  /// - Parameters:
  ///   - user: Whose settings they are.
  ///   - id: Tells this edit from others; the same edit sent again is done once.
  ///   - now: When it is made.
  ///   - edit: Changes what it wants to change; others' edits meanwhile stay (SET-62).
  /// - Returns: The settings after it.
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

  /// Chooses the kind of bow with which boards open; nil for every bow (SET-62).
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

  /// Chooses the period with which boards open (SET-62).
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

  /// Chooses whether boards highlight the user's own rows (SET-62).
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

  /// Chooses both sorts of notification in one edit (SET-62).
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

  /// What the user has chosen now, and after each change (SET-66).
  public func follow(_ user: UserID) -> Snapshots<LeaderboardSettings, DocumentError> {
    follow(user, \.self)
  }

  /// One field now, and after each change of that field.
  public func follow<Value: Equatable & Sendable>(
    _ user: UserID,
    _ field: any KeyPath<LeaderboardSettings, Value> & Sendable
  ) -> Snapshots<Value, DocumentError> {
    Snapshots(on: documents.follow(under: DocumentKey.leaderboardSettings(of: user).path)) {
      () throws(DocumentError) in try await load(user)[keyPath: field]
    }
  }
}
