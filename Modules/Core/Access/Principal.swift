public import Domain

/// The caller for whom a store acts.
public enum Principal: Hashable, Sendable {
  /// A visitor who has not signed in.
  case anonymous
  /// A signed-in user, with the account's role.
  case user(UserID, AccountRole)
  /// A link that shows one path and everything below it.
  case viewer(ItemPath)
}

extension Account {
  /// The account as a caller.
  public var principal: Principal { .user(user, role) }
}

extension Principal {
  /// The user, if signed in.
  public var user: UserID? {
    if case .user(let user, _) = self { user } else { nil }
  }

  /// Whether this is the owner of the installation.
  public var isOwner: Bool {
    if case .user(_, .owner) = self { true } else { false }
  }
}
