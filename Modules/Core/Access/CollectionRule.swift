import Domain

/// The rights in one collection of a kind of space, such as `scoring` in `tournaments`.
///
/// A sport gives them as values.
public struct CollectionRule: Hashable, Sendable {
  /// The roles that save documents, append events and submit scores in a collection.
  ///
  /// Publishers may always submit, and the space's owner and admins may always correct, define and close, except for
  /// ``nobody``.
  public enum Writers: Hashable, Sendable {
    /// Only the installation itself, which derives the collection.
    case nobody
    /// The space's owner and admins.
    case admins
    /// Every member, about any player.
    case members
    /// A member about that member and the guests the member added; owner and admins about any player.
    case subjects
  }

  /// The roles that may read the collection.
  public let readers: Set<Membership.Role>
  /// The roles that may write in the collection.
  public let writers: Writers
  /// Whether the sport's judge decides which events of another account a member may retract.
  ///
  /// Otherwise only the space's owner and admins may.
  public let isJudged: Bool

  /// Creates a rule.
  public init(readers: Set<Membership.Role> = Self.insiders, writers: Writers, isJudged: Bool = false) {
    (self.readers, self.writers, self.isJudged) = (readers, writers, isJudged)
  }

  /// The roles that read a space unless a rule says otherwise.
  public static let insiders: Set<Membership.Role> = [.owner, .admin, .member, .publisher]
}
