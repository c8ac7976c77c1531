public import Domain

/// Something that a user is told once (SET-83).
public struct Notice: Hashable, Codable, Sendable, Identifiable {
  /// What is told.
  public enum Content: Hashable, Codable, Sendable {
    case rankChange(RankChange)
    case personalBest(PersonalBest)
    case signInLink(SignInLink)
    case signIn(SignInEvent)
  }

  /// A link that signs its bearer in as the user, made by somebody else.
  public struct SignInLink: Hashable, Codable, Sendable {
    /// The display name of the account that made the link.
    public let madeBy: String
    /// Whether the user's sessions on other devices stay; nil for a link of an earlier version, which ended them.
    public let keepsOthers: Bool?

    public init(madeBy: String, keepsOthers: Bool = false) { (self.madeBy, self.keepsOthers) = (madeBy, keepsOthers) }
  }

  /// A use or misuse of the ways into an account.
  ///
  /// `account` is the display name of the account, in a notice for the owner of the installation; nil for the reader's own.
  public enum SignInEvent: Hashable, Codable, Sendable {
    /// A recovery code signed a device in.
    case recovered(device: String, endedOthers: Bool)
    /// A device was confirmed on another one of the same account.
    case deviceAdded(device: String)
    /// A recovery code was tried that had been used or replaced before.
    case oldRecoveryCode(account: String?)
    /// The link of a QR code was opened by a second device.
    case usedDeviceLink(account: String?)
    /// Many wrong codes were tried within an hour: by one network, or by all together for nil.
    case wrongCodes(count: Int, from: String?)
  }

  /// Another rank than the one told last on a board that the user follows (SET-80).
  public struct RankChange: Hashable, Codable, Sendable {
    public let board: Path
    /// The bucket's id, such as `2025-INDOOR`.
    public let bucket: String
    public let from: Int
    public let to: Int
    /// Who stands right above after a fall; nil after a rise, which is the user's own doing.
    public let overtakenBy: String?

    public var isRise: Bool { to < from }
    var place: Place { Place(board: board, bucket: bucket) }
  }

  /// What ranks are told of.
  struct Place: Hashable {
    let board: Path
    let bucket: String
  }

  /// A score above all earlier ones of the same round and kind of bow (SET-82).
  public struct PersonalBest: Hashable, Codable, Sendable {
    /// What was shot, for people, such as `WA 18m`.
    public let what: String
    /// Where it was shot.
    public let event: String
    public let score: Int
    public let previous: Int

    public init(what: String, event: String, score: Int, previous: Int) {
      (self.what, self.event, self.score, self.previous) = (what, event, score, previous)
    }
  }

  /// The same for the same news, so that it is told once however often it is found.
  public let id: String
  public let content: Content
  public let createdAt: Timestamp
  /// nil for one that nobody has read yet.
  public internal(set) var readAt: Timestamp?

  init(_ id: String, _ content: Content, at time: Timestamp) {
    (self.id, self.content, createdAt, readAt) = (id, content, time, nil)
  }
}

/// Where news for users go.
///
/// Any number of deliveries of one notice, by any number of programs, are one.
public protocol NotificationSink: Sendable {
  /// Delivers news about a subject to a user; nothing where the user has had them.
  ///
  /// - Parameters:
  ///   - content: What is told.
  ///   - subject: Tells these news from others of their kind: what they are about, and the new value.
  ///   - user: Whom it is told.
  ///   - now: When.
  /// - Throws: ``DocumentError``; deliver again then.
  func deliver(
    _ content: Notice.Content,
    about subject: [String],
    to user: UserID,
    at now: Timestamp
  ) async throws(DocumentError)
}
