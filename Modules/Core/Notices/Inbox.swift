public import Domain
internal import Leaderboards

/// Users' notices, one small document each under `users/{id}/inbox`, so that they sync and arrive once.
public struct Inbox: Sendable {
  /// The time for which a notice is kept after its end: it may hold again, such as one that was withdrawn.
  private static let keptMilliseconds: Int64 = 30 * 86_400_000
  /// The time for which a changed rank or a personal best is listed.
  private static let listedMilliseconds: Int64 = 30 * 86_400_000

  private let documents: any DocumentRepository
  private let digest: @Sendable (String) -> String

  /// Creates the inboxes over a store.
  ///
  /// - Parameters:
  ///   - documents: The store of the notices.
  ///   - digest: Returns a short text for a long one, different for each. The short text becomes the notice's id.
  public init(documents: any DocumentRepository, digest: @escaping @Sendable (String) -> String) {
    (self.documents, self.digest) = (documents, digest)
  }

  /// Delivers a notice to a user, once from however many programs.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - people: The accounts whose names stand in the content: `madeBy` of a link, `account` of a sign-in event; nil if
  ///     unknown.
  ///   - subject: The texts that identify these news: what they are about, and the new value.
  ///   - user: The user.
  ///   - now: The time.
  /// - Throws: ``DocumentError``; deliver again then.
  public func deliver(
    _ content: Notice.Content,
    naming people: [String: UserID]? = nil,
    about subject: [String],
    to user: UserID,
    at now: Timestamp
  ) async throws(DocumentError) {
    let write = try await write(content, naming: people, about: subject, to: user, at: now)
    do { _ = try await documents.save([write]) } catch {
      guard error.saysThatItIsThere else { throw error }
    }
  }

  /// The outcome of delivering a draft.
  enum Delivery {
    /// There is a new notice, or a renewed one.
    case stored
    /// The store has it as the draft says.
    case known
    /// The user's settings leave no time for it.
    case unwanted
  }

  /// Delivers a draft, unless its user had it before or does not want its kind.
  ///
  /// One that was withdrawn holds again, and a reminder that is still to come follows the draft.
  ///
  /// - Parameters:
  ///   - draft: The draft.
  ///   - label: The label by which ``held(_:)`` finds it.
  ///   - now: The time.
  /// - Returns: The outcome.
  /// - Throws: ``DocumentError``; deliver again then.
  func deliver(
    _ draft: NoticeDraft,
    labelled label: DocumentLabel,
    at now: Timestamp
  ) async throws(DocumentError) -> Delivery {
    let (content, id) = (draft.content, id(draft.content, about: draft.subject))
    let key = key(id, of: draft.user)
    guard let document = try await documents.load(key.path) else {
      guard let fresh = try await notice(id, content, draft, at: now) else { return .unwanted }
      try await removeEnded(of: draft.user, at: now)
      if try await save(fresh, at: key, expected: .absent, [label]) { return .stored }
      // Another program was first.
      return try await deliver(draft, labelled: label, at: now)
    }
    // Also one that was deleted, or that a later version wrote.
    guard !document.head.isDeleted, let before = key.decode(document.body), draft.dueAt != nil || before.isWithdrawn
    else { return .known }
    guard let fresh = try await notice(id, content, draft, at: now) else { return .unwanted }
    guard let after = before.renewed(as: fresh, at: now) else { return .known }
    if try await save(after, at: key, expected: .revision(document.head.revision), [label]) { return .stored }
    return try await deliver(draft, labelled: label, at: now)
  }

  /// Returns the label of the unread notices about an item that were not withdrawn.
  func label(_ item: String) -> DocumentLabel { DocumentLabel(rawValue: "news:\(digest(item))") }

  /// Returns the notices of all users that have a label.
  func held(_ label: DocumentLabel) async throws(DocumentError) -> [ItemPath] {
    try await documents.all(under: "users", labelled: label).map(\.path)
  }

  /// Withdraws unread notices that are none of the drafts; returns whether there were any.
  func withdraw(
    _ paths: [ItemPath],
    but drafts: [NoticeDraft],
    at now: Timestamp
  ) async throws(DocumentError) -> Bool {
    let kept = Set(drafts.map { key(id($0.content, about: $0.subject), of: $0.user).path })
    let gone = paths.filter { !kept.contains($0) }
    var isChanged = false
    for (path, document) in zip(gone, try await documents.loadAll(of: gone)) {
      guard let document, !document.head.isDeleted else { continue }
      let key = DocumentKey<Notice>.json(path)
      guard let notice = key.decode(document.body), notice.readAt == nil, let after = notice.withdrawn(at: now) else {
        continue
      }
      let isSaved = try await save(after, at: key, expected: .revision(document.head.revision), [])
      // Where its reader has read it meanwhile it stays, but another write may have left it unread.
      if isSaved { isChanged = true } else if try await withdraw([path], but: [], at: now) { isChanged = true }
    }
    return isChanged
  }

  /// Returns a draft as a notice; nil if its kind is off, or it would be due only after its end.
  private func notice(
    _ id: String,
    _ content: Notice.Content,
    _ draft: NoticeDraft,
    at now: Timestamp
  ) async throws(DocumentError) -> Notice? {
    let settings = try await settings(of: draft.user)
    let due = settings.due(
      max(now, draft.dueAt ?? now),
      skipsDigest: draft.kind.needsYou || draft.dueAt != nil
    )
    guard settings.wants(draft.kind, from: draft.dueAt ?? draft.occurredAt), due < draft.expiresAt else { return nil }
    return Notice(id, content, naming: draft.people, at: now, dueAt: due, expiresAt: draft.expiresAt)
  }

  /// Saves a notice; returns false where another program was first.
  private func save(
    _ notice: Notice,
    at key: DocumentKey<Notice>,
    expected: Expectation,
    _ labels: Set<DocumentLabel>
  ) async throws(DocumentError) -> Bool {
    let decision = notice.decision.map { "-\($0.time.rawValue)-\($0.isWithdrawn ? "withdrawn" : "held")" } ?? ""
    let id = WriteID(rawValue: notice.id + decision)
    let write = try key.write(notice, id: id, expected: expected, labels: labels)
    do { _ = try await documents.save([write]) } catch {
      guard error.saysThatItIsThere else { throw error }
      return false
    }
    return true
  }

  /// Deletes what ended long ago, so that an inbox with daily reminders stays short.
  private func removeEnded(of user: UserID, at now: Timestamp) async throws(DocumentError) {
    let ended = try await all(of: user).filter { notice in
      notice.expiresAt.map { now.milliseconds(since: $0) > Self.keptMilliseconds } ?? false
    }
    try await documents.saveAll(
      ended.map {
        DocumentWrite(key($0.id, of: user).path, id: WriteID(rawValue: "\($0.id)-ended"), expected: .any, body: nil)
      }
    )
  }

  /// Returns the write that delivers a notice, to be batched with other writes.
  ///
  /// Saving it for a user who has the notice is a conflict.
  func write(
    _ content: Notice.Content,
    naming people: [String: UserID]?,
    about subject: [String],
    to user: UserID,
    at now: Timestamp
  ) async throws(DocumentError) -> DocumentWrite {
    let due = try await content.isAboutSignIn ? nil : settings(of: user).due(now)
    let end = content.isAboutSignIn ? nil : (due ?? now).advanced(byMilliseconds: Self.listedMilliseconds)
    let id = id(content, about: subject)
    let notice = Notice(id, content, naming: people, at: now, dueAt: due, expiresAt: end)
    return try key(notice.id, of: user).write(notice, id: WriteID(rawValue: notice.id), expected: .absent)
  }

  private func id(_ content: Notice.Content, about subject: [String]) -> String {
    digest("\(content.kind)\n\(subject.joined(separator: "\n"))")
  }

  /// Returns a user's settings for notices.
  public func settings(of user: UserID) async throws(DocumentError) -> NoticeSettings {
    try await documents.value(.noticeSettings(of: user)).value ?? NoticeSettings()
  }

  /// Edits a user's settings for notices, and returns them.
  ///
  /// - Parameters:
  ///   - user: The user.
  ///   - id: The id of this edit. A retry with the same id is applied once.
  ///   - edit: Changes the settings. Other devices' edits meanwhile are kept.
  /// - Returns: The settings afterwards.
  /// - Throws: ``DocumentError``; then nothing was changed.
  @discardableResult
  public func changeSettings(
    of user: UserID,
    as id: WriteID,
    _ edit: (inout NoticeSettings) -> Void
  ) async throws(DocumentError) -> NoticeSettings {
    try await documents.update(.noticeSettings(of: user), as: id) { found in
      var settings = found ?? NoticeSettings()
      edit(&settings)
      return settings
    }
  }

  /// Returns a user's notices: unread ones that need the user, then the others, each newest first.
  ///
  /// Two stores that saw a board at different moments may both have reported the same rank. Only the first report is
  /// returned.
  ///
  /// - Parameters:
  ///   - user: The user.
  ///   - now: The time, by which notices are due and have not expired; nil for all notices.
  /// - Returns: The notices.
  /// - Throws: ``DocumentError``.
  public func notices(of user: UserID, at now: Timestamp? = nil) async throws(DocumentError) -> [Notice] {
    var last: [Notice.Place: Int] = [:]
    var listed = try await all(of: user)
    if let now { listed = try await shown(listed.filter { $0.isListed(at: now) }, to: user) }
    let notices = listed.reversed().filter { notice in
      guard case .rankChange(let change) = notice.content else { return true }
      return last.updateValue(change.to, forKey: change.place) != change.to
    }
    .reversed()
    return notices.filter(\.needsYou) + notices.filter { !$0.needsYou }
  }

  /// Returns the notices without those that were held back until their kind was turned off.
  package func shown(_ notices: [Notice], to user: UserID) async throws(DocumentError) -> [Notice] {
    guard notices.contains(where: { $0.dueAt != nil }) else { return notices }
    let settings = try await settings(of: user)
    let ranks = try await documents.value(.leaderboardSettings(of: user)).value ?? LeaderboardSettings(of: user)
    return notices.filter { notice in
      guard notice.dueAt != nil else { return true }
      return switch notice.content {
      case .news(let news): settings.wants(news.kind)
      case .rankChange: ranks.notifyRankChanges
      case .personalBest: ranks.notifyPersonalBests
      case .signInLink, .signIn: true
      }
    }
  }

  private func all(of user: UserID) async throws(DocumentError) -> [Notice] {
    var notices: [Notice] = []
    let paths = try await documents.all(under: Self.path(of: user)).map(\.path)
    for (path, document) in zip(paths, try await documents.loadAll(of: paths)) {
      guard let document, !document.head.isDeleted else { continue }
      if let notice = DocumentKey<Notice>.json(path).decode(document.body) { notices.append(notice) }
    }
    return notices.sorted { ($1.createdAt, $0.id) < ($0.createdAt, $1.id) }
  }

  /// Returns the notices now and after each change.
  public func follow(_ user: UserID) -> Snapshots<[Notice], DocumentError> {
    Snapshots(on: documents.follow(under: Self.path(of: user))) { () throws(DocumentError) in
      try await notices(of: user)
    }
  }

  /// Marks listed notices as read; all of them for nil.
  public func markRead(
    _ ids: [String]? = nil,
    of user: UserID,
    at now: Timestamp
  ) async throws(DocumentError) {
    for notice in try await all(of: user)
    where notice.readAt == nil && notice.isListed(at: now) && ids?.contains(notice.id) ?? true {
      let write = WriteID(rawValue: "\(notice.id)-read")
      try await documents.update(key(notice.id, of: user), as: write) { found in
        var read = found ?? notice
        read.readAt = read.readAt ?? now
        return read
      }
    }
  }

  /// Replaces the names of a deleted account in the notices of all users, also those that it had before.
  ///
  /// - Parameters:
  ///   - user: The account.
  ///   - name: Its last name, for notices of earlier versions, which do not say whose name they hold.
  ///   - pseudonym: The name to show instead.
  /// - Throws: ``DocumentError``. Doing it again completes what a failure left undone.
  package func forget(_ user: UserID, called name: String, as pseudonym: String) async throws(DocumentError) {
    for head in try await documents.all(under: "users") where head.path.segments.dropFirst(2).first == "inbox" {
      let key = DocumentKey<Notice>.json(head.path)
      guard let notice = try await documents.value(key).value,
        let replaced = notice.forgetting(user, called: name, as: pseudonym)
      else { continue }
      let write = WriteID(rawValue: "\(notice.id)-\(digest(pseudonym).prefix(8))")
      try await documents.update(key, labels: head.labels, as: write) { found in
        found?.forgetting(user, called: name, as: pseudonym) ?? found ?? replaced
      }
    }
  }

  /// Returns the path of a user's notices.
  package static func path(of user: UserID) -> ItemPath { ItemPath(["users", ItemPath.Segment(user), "inbox"]) }

  /// Returns one notice from two copies: as last decided, else as first delivered; and read at the earlier time.
  ///
  /// - Returns: The merged notice; nil if either is no notice.
  package static func merged(_ one: [UInt8], _ other: [UInt8]) -> [UInt8]? {
    let key = DocumentKey<Notice>.json(.root)
    guard let notice = key.decode(one), let otherNotice = key.decode(other) else { return nil }
    let isChosen: Bool =
      if notice.decision != otherNotice.decision {
        Notice.Decision.isLater(notice.decision, than: otherNotice.decision)
      } else if notice.createdAt != otherNotice.createdAt {
        notice.createdAt < otherNotice.createdAt
      } else {
        one.lexicographicallyPrecedes(other)
      }
    var merged = isChosen ? notice : otherNotice
    merged.createdAt = min(notice.createdAt, otherNotice.createdAt)
    merged.readAt = [notice.readAt, otherNotice.readAt].compactMap(\.self).min()
    return try? key.encode(merged)
  }

  private func key(_ id: String, of user: UserID) -> DocumentKey<Notice> {
    .json(Self.path(of: user).appending(ItemPath.Segment(rawValue: id)))
  }
}

extension NoticeDraft {
  fileprivate var content: Notice.Content {
    .news(Notice.News(kind: kind.id, facts: facts, needsYou: kind.needsYou))
  }
}

extension Notice.Content {
  fileprivate var kind: String {
    switch self {
    case .rankChange: "rank"
    case .personalBest: "best"
    case .signInLink: "sign-in-link"
    case .signIn: "sign-in"
    case .news(let news): "news.\(news.kind)"
    }
  }

  /// Whether it is about the ways into an account, which no setting holds back.
  fileprivate var isAboutSignIn: Bool {
    switch self {
    case .signInLink, .signIn: true
    case .rankChange, .personalBest, .news: false
    }
  }
}
