import Domain

/// Who may do what in one collection of a kind of space, such as `scoring` in `tournaments`: a sport gives these as values.
public struct CollectionRule: Hashable, Sendable {
  /// Who saves documents, appends events and submits scores there.
  ///
  /// Publishers submit, too, and the space's owner and admins correct, define and close, but where it is ``nobody``.
  public enum Writers: Hashable, Sendable {
    /// Only this installation itself, which derives what is there.
    case nobody
    /// The space's owner and admins.
    case admins
    /// Every member, about anybody.
    case members
    /// A member about that member and guests whom that member added; owner and admins about anybody.
    case subjects
  }

  /// What somebody has to be in the space to read there.
  public let readers: Set<Membership.Role>
  public let writers: Writers
  /// Whether a sport's judge stands behind the rules and decides which event of another account a member retracts.
  ///
  /// Elsewhere only the space's owner and admins do.
  public let isJudged: Bool

  public init(readers: Set<Membership.Role> = Self.insiders, writers: Writers, isJudged: Bool = false) {
    (self.readers, self.writers, self.isJudged) = (readers, writers, isJudged)
  }

  /// Who reads a space where no rule says otherwise.
  public static let insiders: Set<Membership.Role> = [.owner, .admin, .member, .publisher]
}
