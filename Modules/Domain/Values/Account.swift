/// A person's account in one installation.
public struct Account: Hashable, Codable, Sendable {
  public let user: UserID
  public let displayName: String
  /// The rights of the account in this installation.
  public let role: AccountRole

  public init(user: UserID, displayName: String, role: AccountRole = .member) {
    (self.user, self.displayName, self.role) = (user, displayName, role)
  }

  /// Whether the account may make new spaces.
  public var mayFound: Bool { role != .member }
}

/// The role of an account in one installation; its user has other roles in spaces.
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

extension Path {
  /// The document of an account of this installation; only sign-in writes it.
  public static func account(of user: UserID) -> Path { accounts.appending(Path.Segment(user)) }

  /// The place of the accounts of this installation.
  public static let accounts: Path = "server/accounts"
}
