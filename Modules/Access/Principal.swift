public import Domain

/// On whose behalf something is asked.
public enum Principal: Hashable, Sendable {
  /// A visitor who has not signed in.
  case anonymous
  /// A signed-in user, with the account's role.
  case user(UserID, AccountRole)
  /// A link that shows one path and what lies under it.
  case viewer(Path)
}

extension Account {
  /// The account as the rules of access see it.
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
