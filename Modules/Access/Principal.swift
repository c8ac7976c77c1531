public import Domain

/// On whose behalf something is asked.
public enum Principal: Hashable, Sendable {
  /// Somebody who has not signed in.
  case anonymous
  /// Somebody who has, and what the account is here.
  case user(UserID, AccountRole)
  /// A link that shows one path and what lies under it.
  case viewer(Path)
}

extension Account {
  /// Whom the rules of access know it as.
  public var principal: Principal { .user(user, role) }
}

extension Principal {
  /// The user behind it, if there is one.
  public var user: UserID? {
    if case .user(let user, _) = self { user } else { nil }
  }

  /// Whether this is who runs the installation.
  public var isOwner: Bool {
    if case .user(_, .owner) = self { true } else { false }
  }
}
