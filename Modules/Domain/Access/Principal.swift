/// On whose behalf something is asked.
public enum Principal: Hashable, Sendable {
  /// Somebody who has not signed in.
  case anonymous
  /// Somebody who has, and what the account is here.
  case user(UserID, AccountRole)
  /// A link that shows one path and what lies under it.
  case viewer(Path)
}

/// What an account is in one installation, which is not what its user is in a space.
///
/// The raw values are stored.
public enum AccountRole: String, Hashable, Codable, Sendable, CaseIterable {
  /// Runs the installation, and holds the copies of everything in it.
  case owner
  /// May found spaces.
  case organiser
  /// Takes part where somebody lets this user in.
  case member
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
