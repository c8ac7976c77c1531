import CanonicalJSON
public import Domain

extension LeaderboardSettings {
  /// The rule for merging a pending edit with a changed remote document.
  public enum MergePolicy: String, Hashable, Sendable, CaseIterable {
    /// The later write wins in full.
    case lastWriterWins
    /// Each field goes to the side that changed it.
    case fieldMerge
  }

  /// A device's copy of one user's settings.
  public struct Local: Hashable, Sendable {
    /// The settings.
    public let settings: LeaderboardSettings
    /// Whether an edit is pending that the remote store has not acknowledged.
    public let pending: Bool
    /// The remote version of the last sync; nil before the first.
    public let base: LeaderboardSettings?

    /// Creates a local copy.
    public init(_ settings: LeaderboardSettings, pending: Bool, base: LeaderboardSettings?) {
      (self.settings, self.pending, self.base) = (settings, pending, base)
    }
  }

  /// The result of merging the two sides.
  public struct MergeOutcome: Hashable, Sendable {
    /// The device's settings after the merge.
    public let settings: LeaderboardSettings
    /// Whether the settings must be sent to the remote store.
    ///
    /// They stay pending until acknowledged.
    public let push: Bool
    /// The fields whose pending edits were overwritten.
    public let lost: [Field]
  }

  /// Merges a device's settings with the remote ones.
  ///
  /// - Parameters:
  ///   - local: The device's copy; nil for none.
  ///   - remote: The remote settings; nil for none.
  ///   - user: The user.
  ///   - now: The time for newly created settings.
  ///   - policy: The rule if both sides have changed.
  /// - Returns: The merged settings, and whether to send them.
  public static func merge(
    _ local: Local?,
    with remote: LeaderboardSettings?,
    of user: UserID,
    at now: Timestamp,
    by policy: MergePolicy = .fieldMerge
  ) -> MergeOutcome {
    guard let local else {
      return MergeOutcome(
        settings: remote ?? LeaderboardSettings(of: user, createdAt: now),
        push: remote == nil,
        lost: []
      )
    }
    guard let remote else { return local.pushed }
    guard local.pending else {
      return remote.updatedAt > local.settings.updatedAt
        ? MergeOutcome(settings: remote.created(with: local.settings), push: false, lost: [])
        : MergeOutcome(settings: local.settings, push: false, lost: [])
    }
    switch policy {
    case .lastWriterWins: return remote.updatedAt > local.settings.updatedAt ? local.adopting(remote) : local.pushed
    case .fieldMerge: return remote.updatedAt == local.base?.updatedAt ? local.pushed : local.merged(with: remote)
    }
  }

  /// Returns the settings with the earlier creation time of the two; 0 is never.
  fileprivate func created(with other: LeaderboardSettings) -> LeaderboardSettings {
    var created = self
    created.createdAt = [createdAt, other.createdAt].filter { $0 > 0 }.min() ?? 0
    return created
  }
}

extension LeaderboardSettings.Local {
  fileprivate var pushed: LeaderboardSettings.MergeOutcome { .init(settings: settings, push: true, lost: []) }

  fileprivate func adopting(_ remote: LeaderboardSettings) -> LeaderboardSettings.MergeOutcome {
    .init(settings: remote.created(with: settings), push: false, lost: lost(in: remote))
  }

  /// Merges two sides that both changed since ``base``.
  ///
  /// A field changed on one side keeps that change; a field changed on both goes to the later edit, or to the remote if
  /// equally late.
  public func merged(with remote: LeaderboardSettings) -> LeaderboardSettings.MergeOutcome {
    let before = base ?? LeaderboardSettings(of: settings.userID)
    let isLater = settings.updatedAt > remote.updatedAt
    func takesLocal(_ local: [UInt8]?, _ remote: [UInt8]?, _ base: [UInt8]?) -> Bool {
      local != base && (remote == base || isLater)
    }
    var merged = remote
    for field in LeaderboardSettings.Field.allCases
    where takesLocal(settings.wire(field), remote.wire(field), before.wire(field)) {
      merged.take(field, from: settings)
    }
    let chosen = Set(LeaderboardSettings.Field.allCases.map { Array($0.rawValue.utf8) })
    for name in settings.unread.names.union(remote.unread.names).subtracting(chosen)
    where takesLocal(settings.unread[name], remote.unread[name], before.unread[name]) {
      merged.unread[name] = settings.unread[name]
    }
    let lost = lost(in: merged)
    if merged == remote { return .init(settings: remote.created(with: settings), push: false, lost: lost) }
    merged.updatedAt = max(settings.updatedAt, remote.updatedAt).advanced(byMilliseconds: 1)
    return .init(settings: merged.created(with: settings), push: true, lost: lost)
  }

  /// Returns the fields whose local edits were overwritten.
  private func lost(in result: LeaderboardSettings) -> [LeaderboardSettings.Field] {
    let before = base ?? LeaderboardSettings(of: settings.userID)
    return LeaderboardSettings.Field.allCases.filter { field in
      settings.wire(field) != before.wire(field) && result.wire(field) != settings.wire(field)
    }
  }
}
