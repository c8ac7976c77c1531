public import Domain
internal import Synchronization

/// A kind of notice, as an app declares it.
public struct NoticeKind: Hashable, Sendable, Identifiable {
  /// The kind in stored notices and settings, such as `entryChanged`; it never changes.
  public let id: String
  /// The words of its switch, such as `An organiser corrects my check-in`.
  public let label: Message
  /// Whether the reader must act.
  ///
  /// Such notices are listed first, and no digest holds them back.
  public let needsYou: Bool
  /// The milliseconds after which such news are no news.
  public let lifetime: Int64

  /// Creates a kind; its news last a week unless stated otherwise.
  public init(_ id: String, _ label: Message, needsYou: Bool = false, lifetime: Int64 = 7 * 86_400_000) {
    (self.id, self.label, self.needsYou, self.lifetime) = (id, label, needsYou, lifetime)
  }
}

/// A piece of news for one account, before it is a notice.
///
/// A draft with `dueAt` is a reminder.
public struct NoticeDraft: Hashable, Sendable {
  /// The kind.
  public let kind: NoticeKind
  /// The account.
  public let user: UserID
  /// The texts that identify this piece of news among those of its kind, such as the id of an event.
  public let subject: [String]
  /// What the app's sentence says, by name, of what the account may read.
  public let facts: [String: String]
  /// The accounts whose names are among the facts, by fact, so that a name goes when its account is deleted.
  ///
  /// Empty for facts that name nobody; nil where it is not known, and a fact that equals the deleted name is taken for it.
  public let people: [String: UserID]?
  /// The time of the event.
  public let occurredAt: Timestamp
  /// The time before which a reminder is not listed; nil for news.
  public let dueAt: Timestamp?
  /// The time from which these are no news.
  public let expiresAt: Timestamp

  /// Creates a draft.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - user: The account.
  ///   - subject: The texts that identify this piece of news among those of its kind.
  ///   - facts: What the app's sentence says, by name.
  ///   - people: The accounts whose names are among the facts, by fact; nil if unknown.
  ///   - occurredAt: The time of the event.
  ///   - dueAt: The time of a reminder, which quiet hours delay and no digest does; nil for news.
  ///   - expiresAt: The end; nil for the kind's lifetime after the event, or after the time of the reminder.
  public init(
    _ kind: NoticeKind,
    to user: UserID,
    about subject: [String],
    _ facts: [String: String],
    naming people: [String: UserID]? = nil,
    occurredAt: Timestamp,
    dueAt: Timestamp? = nil,
    expiresAt: Timestamp? = nil
  ) {
    (self.kind, self.user, self.subject, self.facts, self.people) = (kind, user, subject, facts, people)
    (self.occurredAt, self.dueAt) = (occurredAt, dueAt)
    self.expiresAt = expiresAt ?? (dueAt ?? occurredAt).advanced(byMilliseconds: kind.lifetime)
  }
}

/// An app's news: the kinds of notice, and how they follow from records.
///
/// ```swift
/// struct Visits: NoticeSource {
///   static let kind = NoticeKind("visit", Message("A friend visits my club"))
///   let name = "visits"
///   let prefix: ItemPath = "visits"
///   let kinds = [Self.kind]
///
///   func drafts(about item: ItemPath) async throws -> [NoticeDraft] {
///     try await visits(at: item).map { visit in
///       NoticeDraft(Self.kind, to: visit.host, about: [visit.id], ["guest": visit.guest], occurredAt: visit.time)
///     }
///   }
/// }
/// ```
public protocol NoticeSource: Sendable {
  /// The name of its cursor, which no other projection of the app has.
  var name: String { get }
  /// The part of the store to watch.
  var prefix: ItemPath { get }
  /// The kinds of its notices.
  var kinds: [NoticeKind] { get }

  /// Returns the item whose news a change may alter, such as the shoot of a journal; nil for none.
  ///
  /// It is the changed item unless a source says otherwise.
  func item(of change: Change) -> ItemPath?

  /// Returns all news that follow from an item as it is now.
  ///
  /// What was told of the item before and is not among them is withdrawn: it ends, and holds again if it comes back. So
  /// news are returned as long as they are true and have not expired.
  ///
  /// - Parameter item: The item, which may be gone.
  /// - Returns: The news. Expired ones may be among them.
  /// - Throws: Any error. The item is tried again later.
  func drafts(about item: ItemPath) async throws -> [NoticeDraft]
}

extension NoticeSource {
  public func item(of change: Change) -> ItemPath? { change.path }
}

/// Stores the notices of a source, each once, from however many programs.
public struct NoticeProjection: Projection {
  private let source: any NoticeSource
  private let inbox: Inbox
  private let now: @Sendable () -> Timestamp
  private let isWhole: @Sendable () async throws -> Bool
  private let looks = Looks()

  /// Creates a projection.
  ///
  /// - Parameters:
  ///   - source: The news.
  ///   - inbox: The users' notices.
  ///   - now: The clock.
  ///   - isWhole: Returns whether the store is complete. If not, no user is notified.
  public init(
    _ source: any NoticeSource,
    into inbox: Inbox,
    now: @escaping @Sendable () -> Timestamp,
    isWhole: @escaping @Sendable () async throws -> Bool = { true }
  ) {
    (self.source, self.inbox, self.now, self.isWhole) = (source, inbox, now, isWhole)
  }

  public var name: String { "notices-\(source.name)" }
  public var prefix: ItemPath { source.prefix }

  public func project(_ change: Change) async throws -> Bool {
    guard let item = source.item(of: change) else { return false }
    let (now, last) = (now(), looks[item])
    if let last, try await drafts(about: item, at: now).ids == last { return false }
    guard try await isWhole() else { return false }
    // Listed before they are derived, so that nothing is withdrawn whose reason came in between.
    let label = inbox.label("\(source.name)\n\(item)")
    let stored = try await inbox.held(label)
    let (drafts, ids) = try await drafts(about: item, at: now)
    var (isChanged, told) = (false, ids)
    for draft in drafts where last?.contains(draft.hashValue) != true {
      let delivery = try await inbox.deliver(draft, labelled: label, at: now)
      // What happened while a kind is off is no news later, while a reminder may be wanted until it is due.
      if delivery == .unwanted, draft.dueAt != nil { told.remove(draft.hashValue) }
      if delivery == .stored { isChanged = true }
    }
    if try await inbox.withdraw(stored, but: drafts, at: now) { isChanged = true }
    looks[item] = told
    return isChanged
  }

  private func drafts(about item: ItemPath, at now: Timestamp) async throws -> (drafts: [NoticeDraft], ids: Set<Int>) {
    let drafts = try await source.drafts(about: item).filter { $0.expiresAt > now }
    return (drafts, Set(drafts.map(\.hashValue)))
  }
}

/// The hashes of what this process last dealt with about each item, so that a look at the same news costs no read.
private final class Looks: Sendable {
  private static let limit = 1_000
  private let looks = Mutex<[ItemPath: Set<Int>]>([:])

  subscript(item: ItemPath) -> Set<Int>? {
    get { looks.withLock { $0[item] } }
    set {
      looks.withLock { looks in
        if looks.count >= Self.limit { looks = [:] }
        looks[item] = newValue
      }
    }
  }
}
