/// A person's account in one installation.
public struct Account: Hashable, Codable, Sendable {
  /// The user who signs in to the account.
  public let user: UserID
  /// The name to show.
  public let displayName: String
  /// The account's role in this installation.
  public let role: AccountRole

  /// Creates an account.
  public init(user: UserID, displayName: String, role: AccountRole = .member) {
    (self.user, self.displayName, self.role) = (user, displayName, role)
  }

  /// Whether the account may create spaces.
  public var mayFound: Bool { role != .member }
}

/// The role of an account in one installation.
///
/// The user's roles in spaces are separate.
///
/// The raw values are stored.
public enum AccountRole: String, Hashable, Codable, Sendable, CaseIterable {
  /// The owner of the installation, who holds copies of everything in it.
  case owner
  /// An account that may create spaces.
  case organiser
  /// An account that takes part in spaces that it is invited to.
  case member
}

/// The part of a stored account that says that it was deleted.
package struct AccountDeletion: Hashable, Codable, Sendable {
  /// The time of the deletion.
  package let deletedAt: Timestamp
}

extension UserID {
  /// Returns the name by which a person without a name goes, such as `Archer 7f3k`.
  ///
  /// It follows from the id alone, so every device and every program shows the same.
  ///
  /// - Parameter word: The word for a person.
  /// - Returns: The name.
  package func pseudonym(_ word: String) -> String { "\(word) \(rawValue.suffix(4))" }
}

extension ItemPath {
  /// Returns the path of an account of this installation.
  ///
  /// Only sign-in writes the document there.
  package static func account(of user: UserID) -> ItemPath { accounts.appending(ItemPath.Segment(user)) }

  /// The path of this installation's accounts.
  package static let accounts: ItemPath = "server/accounts"
}
