public import Domain

/// A notification that a user gets once.
public struct Notice: Hashable, Codable, Sendable, Identifiable {
  /// The content of a notice.
  public enum Content: Hashable, Codable, Sendable {
    /// A changed rank.
    case rankChange(RankChange)
    /// A personal best.
    case personalBest(PersonalBest)
    /// A sign-in link.
    case signInLink(SignInLink)
    /// A use of a way into the account.
    case signIn(SignInEvent)
    /// News of a kind that an app declares.
    case news(News)
  }

  /// News of a kind that an app declares, which the app makes a sentence of.
  public struct News: Hashable, Codable, Sendable {
    /// The id of the ``NoticeKind``, which a later version or another app may have declared.
    public let kind: String
    /// What the sentence says, by name.
    public internal(set) var facts: [String: String]
    /// Whether the reader must act.
    public let needsYou: Bool
  }

  /// A link that another person made and that signs its bearer in as the user.
  public struct SignInLink: Hashable, Codable, Sendable {
    /// The display name of the account that made the link.
    public internal(set) var madeBy: String
    /// Whether the user's sessions on other devices stay; nil for a link of an earlier version, which ended them.
    public let keepsOthers: Bool?

    /// Creates a sign-in link.
    public init(madeBy: String, keepsOthers: Bool = false) { (self.madeBy, self.keepsOthers) = (madeBy, keepsOthers) }
  }

  /// A use or misuse of the ways into an account.
  ///
  /// `account` is the display name of the account, in a notice for the owner of the installation; nil for the reader's
  /// own.
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
    /// The addresses by which other programs acted for the account ended with a lost phone.
    case connectionsEnded(count: Int)
  }

  /// A change from the last reported rank on a board that the user follows.
  public struct RankChange: Hashable, Codable, Sendable {
    /// The board's path.
    public let board: ItemPath
    /// The bucket's id, such as `2025-INDOOR`.
    public let bucket: String
    /// The last reported rank.
    public let from: Int
    /// The present rank.
    public let to: Int
    /// The player directly above after a fall; nil after a rise.
    public internal(set) var overtakenBy: String?

    /// Whether the rank became better.
    public var isRise: Bool { to < from }
    var place: Place { Place(board: board, bucket: bucket) }
  }

  /// The key of a reported rank.
  struct Place: Hashable {
    let board: ItemPath
    let bucket: String
  }

  /// A score above all earlier ones of the same kind.
  public struct PersonalBest: Hashable, Codable, Sendable {
    /// Its kind for display, such as a round's name.
    public let what: String
    /// The place or event.
    public let event: String
    /// The new best score.
    public let score: Int
    /// The previous best score.
    public let previous: Int

    /// Creates a personal best.
    public init(what: String, event: String, score: Int, previous: Int) {
      (self.what, self.event, self.score, self.previous) = (what, event, score, previous)
    }
  }

  /// What a source last said of a reminder that it had told before.
  struct Decision: Hashable, Codable, Sendable {
    /// The time, later than that of the decision before.
    let time: Timestamp
    let isWithdrawn: Bool

    /// Whether one decision is the later of two; of two at one time, the withdrawal.
    static func isLater(_ one: Decision?, than other: Decision?) -> Bool {
      guard let one, let other else { return one != nil }
      return one.time == other.time ? one.isWithdrawn : one.time > other.time
    }
  }

  /// The id, the same for the same news, so that it is delivered once.
  public let id: String
  /// The content.
  public internal(set) var content: Content
  /// The accounts whose names stand in the content, by the fact that is the name; nil where it is not known, as in notices
  /// of earlier versions.
  var people: [String: UserID]?
  /// The time of delivery.
  public internal(set) var createdAt: Timestamp
  /// The time of reading; nil while unread.
  public internal(set) var readAt: Timestamp?
  /// The time from which it may interrupt its reader, and is listed; nil for the time of delivery.
  public internal(set) var dueAt: Timestamp?
  /// The time from which it is not listed any more; nil for never.
  public internal(set) var expiresAt: Timestamp?
  /// The last change of a reminder; nil for a notice as it was delivered.
  var decision: Decision?

  /// Whether the reader must act and has not read it yet.
  public var needsYou: Bool {
    guard readAt == nil, case .news(let news) = content else { return false }
    return news.needsYou
  }

  init(
    _ id: String,
    _ content: Content,
    naming people: [String: UserID]?,
    at time: Timestamp,
    dueAt: Timestamp? = nil,
    expiresAt: Timestamp? = nil
  ) {
    (self.id, self.content, self.people, createdAt) = (id, content, people, time)
    (self.dueAt, self.expiresAt) = (dueAt.flatMap { $0 > time ? $0 : nil }, expiresAt)
  }

  /// Returns whether the notice is due and has not expired.
  func isListed(at now: Timestamp) -> Bool {
    (dueAt.map { $0 <= now } ?? true) && (expiresAt.map { now < $0 } ?? true)
  }
}

extension Notice {
  /// Returns the notice with a pseudonym in place of the name of an account; nil if that changes nothing.
  ///
  /// - Parameters:
  ///   - user: The account.
  ///   - name: Its last name, by which it is found in a notice that does not say whose names it holds.
  ///   - pseudonym: The name to show instead.
  /// - Returns: The notice without the name.
  func forgetting(_ user: UserID, called name: String, as pseudonym: String) -> Notice? {
    func isMeant(_ fact: String, _ text: String) -> Bool {
      people.map { $0[fact] == user } ?? (NameKey(text) == NameKey(name))
    }
    func shown(_ fact: String, _ text: String?) -> String? { text.map { isMeant(fact, $0) ? pseudonym : $0 } }
    var notice = self
    switch content {
    case .rankChange(var change):
      change.overtakenBy = shown("overtakenBy", change.overtakenBy)
      notice.content = .rankChange(change)
    case .signInLink(var link):
      link.madeBy = shown("madeBy", link.madeBy) ?? ""
      notice.content = .signInLink(link)
    case .signIn(.oldRecoveryCode(let account)):
      notice.content = .signIn(.oldRecoveryCode(account: shown("account", account)))
    case .signIn(.usedDeviceLink(let account)):
      notice.content = .signIn(.usedDeviceLink(account: shown("account", account)))
    case .news(var news):
      for (fact, text) in news.facts { news.facts[fact] = shown(fact, text) }
      notice.content = .news(news)
    case .signIn, .personalBest: break
    }
    return notice.content == content ? nil : notice
  }
}

// MARK: Reminders

extension Notice {
  /// Returns the notice that expires now, because its reminder is void; nil for one that has ended.
  func withdrawn(at now: Timestamp) -> Notice? {
    guard expiresAt.map({ now < $0 }) ?? true else { return nil }
    var notice = self
    notice.expiresAt = now
    notice.decision = decision(isWithdrawn: true, at: now)
    return notice
  }

  /// Returns the notice with what its source says now; nil if nothing changes.
  ///
  /// An unread one that was withdrawn holds again. A reminder that is not due yet follows its records, such as one of a
  /// shoot that was put off.
  func renewed(as fresh: Notice, at now: Timestamp) -> Notice? {
    guard readAt == nil, isWithdrawn || isPending(at: now) && !says(fresh) else { return nil }
    var notice = self
    (notice.content, notice.people) = (fresh.content, fresh.people)
    (notice.dueAt, notice.expiresAt) = (fresh.dueAt, fresh.expiresAt)
    notice.decision = decision(isWithdrawn: false, at: now)
    return notice
  }

  var isWithdrawn: Bool { decision?.isWithdrawn ?? false }

  func isPending(at now: Timestamp) -> Bool { dueAt.map { now < $0 } ?? false }

  private func says(_ fresh: Notice) -> Bool {
    (content, dueAt, expiresAt) == (fresh.content, fresh.dueAt, fresh.expiresAt)
  }

  private func decision(isWithdrawn: Bool, at now: Timestamp) -> Decision {
    let next = decision.map { $0.time.advanced(byMilliseconds: 1) }
    return Decision(time: max(now, next ?? now), isWithdrawn: isWithdrawn)
  }
}
