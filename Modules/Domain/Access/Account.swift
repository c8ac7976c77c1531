/// Somebody with an account in one installation.
public struct Account: Hashable, Codable, Sendable {
  public let user: UserID
  public let displayName: String
  /// What the account may do in this installation.
  public let role: AccountRole

  public init(user: UserID, displayName: String, role: AccountRole = .member) {
    (self.user, self.displayName, self.role) = (user, displayName, role)
  }

  /// Whom the rules of access know it as.
  public var principal: Principal { .user(user, role) }

  /// Whether the account may make new spaces.
  public var mayFound: Bool { role != .member }
}

extension Path {
  /// The document of an account of this installation; only sign-in writes it.
  public static func account(of user: UserID) -> Path { accounts.appending(Path.Segment(user)) }

  /// The place of the accounts of this installation.
  public static let accounts: Path = "server/accounts"
}
