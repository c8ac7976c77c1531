import CanonicalJSON
public import Domain

extension LeaderboardSettings {
  /// How an edit that is not synchronised yet and a remote that has moved become one.
  public enum MergePolicy: String, Hashable, Sendable, CaseIterable {
    /// The later write takes all of it (SET-46).
    case lastWriterWins
    /// Each field goes to the side that changed it (SET-44).
    case fieldMerge
  }

  /// What a device holds of one user's settings (SET-30).
  public struct Local: Hashable, Sendable {
    public let settings: LeaderboardSettings
    /// There is an edit that the remote store has not acknowledged.
    public let pending: Bool
    /// The remote's version that the device was last synchronised with; nil where it never was.
    public let base: LeaderboardSettings?

    public init(_ settings: LeaderboardSettings, pending: Bool, base: LeaderboardSettings?) {
      (self.settings, self.pending, self.base) = (settings, pending, base)
    }
  }

  /// What comes of bringing the two sides together.
  public struct MergeOutcome: Hashable, Sendable {
    /// What the device holds now.
    public let settings: LeaderboardSettings
    /// It has to be sent to the remote store; until that is acknowledged it stays pending.
    public let push: Bool
    /// Unsynchronised edits that gave way (SET-47).
    public let lost: [Field]
  }

  /// Brings a device and the remote store together (SET-40 to SET-47).
  ///
  /// - Parameters:
  ///   - local: What the device holds; nil where it holds nothing.
  ///   - remote: What the remote store holds; nil where it holds nothing.
  ///   - user: Whose settings they are.
  ///   - now: The time, for settings that are made here.
  ///   - policy: Decides where both sides have moved.
  /// - Returns: What the device holds after it, and whether the remote store has to get it.
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

  /// Made when the earlier of the two was; 0 is never.
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

  /// Both have moved since ``base`` (SET-44, SET-45): what one side changed stands, what both changed goes to the later one,
  /// to the remote when equally late.
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

  /// The fields that were edited here and say something else now.
  private func lost(in result: LeaderboardSettings) -> [LeaderboardSettings.Field] {
    let before = base ?? LeaderboardSettings(of: settings.userID)
    return LeaderboardSettings.Field.allCases.filter { field in
      settings.wire(field) != before.wire(field) && result.wire(field) != settings.wire(field)
    }
  }
}
