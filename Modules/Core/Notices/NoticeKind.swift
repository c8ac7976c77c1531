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
/// A draft with `dueAt` is a reminder. Where it becomes void, such as a streak's after the check-in, the source returns it
/// with `isWithdrawn` from then on, and without if it holds again.
public struct NoticeDraft: Hashable, Sendable {
  /// The kind.
  public let kind: NoticeKind
  /// The account.
  public let user: UserID
  /// The texts that identify this piece of news among those of its kind, such as the id of an event.
  public let subject: [String]
  /// What the app's sentence says, by name, of what the account may read.
  public let facts: [String: String]
  /// The time of the event.
  public let occurredAt: Timestamp
  /// The time before which a reminder is not listed; nil for news.
  public let dueAt: Timestamp?
  /// The time from which these are no news.
  public let expiresAt: Timestamp
  /// Whether the reminder does not hold any more, so that a stored one expires at once.
  public var isWithdrawn: Bool

  /// Creates a draft.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - user: The account.
  ///   - subject: The texts that identify this piece of news among those of its kind.
  ///   - facts: What the app's sentence says, by name.
  ///   - occurredAt: The time of the event.
  ///   - dueAt: The time of a reminder, which quiet hours delay and no digest does; nil for news.
  ///   - expiresAt: The end; nil for the kind's lifetime after the event, or after the time of the reminder.
  ///   - isWithdrawn: Whether the reminder does not hold any more.
  public init(
    _ kind: NoticeKind,
    to user: UserID,
    about subject: [String],
    _ facts: [String: String],
    occurredAt: Timestamp,
    dueAt: Timestamp? = nil,
    expiresAt: Timestamp? = nil,
    isWithdrawn: Bool = false
  ) {
    (self.kind, self.user, self.subject, self.facts) = (kind, user, subject, facts)
    (self.occurredAt, self.dueAt, self.isWithdrawn) = (occurredAt, dueAt, isWithdrawn)
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
///   func drafts(after change: Change) async throws -> [NoticeDraft] {
///     try await visits(at: change.path).map { visit in
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

  /// Returns the news that follow from an item as it is now, also those returned before.
  ///
  /// - Parameter change: The item, which may have changed again since.
  /// - Returns: The news. Expired ones may be among them.
  /// - Throws: Any error. The item is tried again later.
  func drafts(after change: Change) async throws -> [NoticeDraft]
}

/// Stores the notices of a source, each once, from however many programs.
public struct NoticeProjection: Projection {
  private let source: any NoticeSource
  private let inbox: Inbox
  private let now: @Sendable () -> Timestamp
  private let isWhole: @Sendable () async throws -> Bool
  private let settled = SettledDrafts()

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
    let now = now()
    let drafts = try await source.drafts(after: change).filter { $0.expiresAt > now && !settled.contains($0) }
    guard !drafts.isEmpty, try await isWhole() else { return false }
    // Most sources withdraw much that was never told, which one read finds out.
    let void = drafts.filter(\.isWithdrawn)
    for (draft, isStored) in zip(void, try await inbox.isStored(void)) where !isStored { settled.insert(draft) }
    var isChanged = false
    for draft in drafts where !settled.contains(draft) {
      let delivery = try await inbox.deliver(draft, at: now)
      // What happened while a kind is off is no news later, while a reminder may be wanted until it is due.
      if delivery != .unwanted || draft.dueAt == nil { settled.insert(draft) }
      if delivery == .stored { isChanged = true }
    }
    return isChanged
  }
}

/// The last draft of each subject that this process dealt with, which costs no read when it comes again.
///
/// Only their hashes are kept.
private final class SettledDrafts: Sendable {
  private static let limit = 100_000
  private let drafts = Mutex<[Int: Int]>([:])

  func contains(_ draft: NoticeDraft) -> Bool { drafts.withLock { $0[Self.subject(of: draft)] == draft.hashValue } }

  func insert(_ draft: NoticeDraft) {
    drafts.withLock { drafts in
      if drafts.count >= Self.limit { drafts = [:] }
      drafts[Self.subject(of: draft)] = draft.hashValue
    }
  }

  private static func subject(of draft: NoticeDraft) -> Int {
    var hasher = Hasher()
    hasher.combine(draft.kind.id)
    hasher.combine(draft.user)
    hasher.combine(draft.subject)
    return hasher.finalize()
  }
}
