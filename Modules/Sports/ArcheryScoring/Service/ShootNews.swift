import Access
package import Domain
package import Notices
package import Spaces
import Synchronization

/// The news of shoots: a start, a turn on the line, what an organiser must decide, and final results.
///
/// Practice has none. After most arrows nothing has changed that drafts follow from, so those of the last look are returned
/// again.
package final class ShootNews: NoticeSource {
  private static let hour: Int64 = 3_600_000

  package static let starts = NoticeKind("shootStarts", Message("My shoot starts"), lifetime: hour)
  package static let turn = NoticeKind("turn", Message("It is my turn on the line"), needsYou: true, lifetime: hour)
  package static let dispute = NoticeKind("dispute", Message("An end of my shoot is disputed"), needsYou: true)
  package static let claim = NoticeKind(
    "claim",
    Message("Someone says “That’s me” about an archer of my shoot"),
    needsYou: true
  )
  package static let results = NoticeKind("results", Message("Results of my shoot are final"))

  package let name = "shoots"
  package let prefix: ItemPath = TournamentLog.space.root
  package let kinds = [ShootNews.starts, ShootNews.turn, ShootNews.dispute, ShootNews.claim, ShootNews.results]

  private let documents: any DocumentRepository
  private let journals: FoldedJournals<TournamentLog>
  private let now: @Sendable () -> Timestamp
  private let accountName: @Sendable (UserID) async throws -> String?
  /// The last look at each shoot.
  private let looks = Mutex<[TournamentID: Look]>([:])

  private struct Look {
    let basis: NewsBasis
    let drafts: [NoticeDraft]
  }

  private static let looksAtMost = 50

  /// - Parameters:
  ///   - documents: The documents of the whole store.
  ///   - journals: The shoots' folded journals.
  ///   - now: The clock, because a reminder is told only before its time.
  ///   - accountName: Returns the name of an account; nil for one that is gone.
  package init(
    _ documents: any DocumentRepository,
    _ journals: FoldedJournals<TournamentLog>,
    now: @escaping @Sendable () -> Timestamp,
    accountName: @escaping @Sendable (UserID) async throws -> String?
  ) {
    (self.documents, self.journals, self.now, self.accountName) = (documents, journals, now, accountName)
  }

  package func drafts(after change: Change) async throws -> [NoticeDraft] {
    guard change.kind == .journal, let id = change.path.tournament, id.journal == change.path else { return [] }
    let log = try await journals.fold(of: change.path, TournamentAbout(id)).state
    guard let tournament = log.tournament, !tournament.isPractice else { return [] }
    let basis = NewsBasis(tournament)
    let last = looks.withLock { $0[id] }
    if let last, last.basis == basis { return last.drafts }
    let drafts = try await drafts(of: log, tournament, basis)
    // What was told and does not follow any more is void, such as a dispute about an entry that was undone.
    let (now, present) = (now(), Set(drafts.map(\.key)))
    let gone = (last?.drafts ?? []).filter { old in
      !present.contains(old.key) && old.dueAt.map { now < $0 } ?? old.kind.needsYou
    }
    let look = Look(basis: basis, drafts: drafts + gone.map(\.withdrawn))
    looks.withLock { looks in
      if looks.count >= Self.looksAtMost { looks = [:] }
      looks[id] = look
    }
    return look.drafts
  }

  private func drafts(
    of log: TournamentLog,
    _ tournament: Tournament,
    _ basis: NewsBasis
  ) async throws -> [NoticeDraft] {
    var news = DraftedNews(of: log, tournament, basis, readers: try await readers(of: tournament.id))
    for asking in Set(basis.requests.values.joined()) {
      news.accountNames[asking] = try await accountName(asking)
    }
    if tournament.isDated {
      let users = news.readers.intersection(tournament.active.compactMap(\.user)).sorted()
      let settings = try await documents.loadAll(of: users.map { DocumentKey.noticeSettings(of: $0).path })
      var tables: [String: ZoneTable] = [:]
      for (user, document) in zip(users, settings) {
        let zone = document.flatMap { DocumentKey.noticeSettings(of: user).decode($0.body)?.zone }
        guard let zone else { continue }
        let table = tables[zone] ?? (try? ZoneTable(named: zone)) ?? .utc
        (tables[zone], news.zones[user]) = (table, table)
      }
    }
    return news.drafts(at: now())
  }

  /// The accounts that may read a shoot because they belong to it.
  private func readers(of id: TournamentID) async throws(DocumentError) -> Set<UserID> {
    let paths = try await documents.all(under: id.space.appending("members")).map(\.path)
    let members = zip(paths, try await documents.loadAll(of: paths)).compactMap { path, document -> UserID? in
      guard let document, !document.head.isDeleted,
        DocumentKey<Membership>.json(path).decode(document.body)?.isOfAccount == true
      else { return nil }
      return path.segments.last.map { UserID($0) }
    }
    return Set(members)
  }
}

extension ShootNews {
  /// The shoot that a notice is about; nil for a notice of another kind.
  package static func shoot(of news: Notice.News) -> TournamentID? {
    news.facts["id"].map { TournamentID(rawValue: $0) }
  }

  /// Returns a notice in a sentence; nil for a kind or facts that this version does not know.
  package static func text(of news: Notice.News) -> Message? {
    let facts = news.facts
    guard let shoot = facts["shoot"] else { return nil }
    switch news.kind {
    case starts.id:
      if let day = facts["day"] {
        return facts["time"].map { Message("\(shoot) begins on \(.day(day)) at \($0).") }
          ?? Message("\(shoot) begins on \(.day(day)).")
      }
      return facts["target"].map { Message("\(shoot) has started. You are on target \($0).") }
        ?? Message("\(shoot) has started.")
    case turn.id:
      guard let session = facts["session"] else { return nil }
      return facts["target"].map { Message("You are up on target \($0): \(session), \(shoot).") }
        ?? Message("You are up: \(session), \(shoot).")
    case dispute.id:
      guard let end = facts["end"] else { return nil }
      return facts["target"].map {
        Message("\(shoot): End \(end) at target \($0) is disputed. Decide which entry counts.")
      } ?? Message("\(shoot): End \(end) of an archer is disputed. Decide which entry counts.")
    case claim.id:
      return facts["account"].map {
        Message("\(shoot): \($0) says “That’s me” about an archer. Confirm it, or say no.")
      }
    case results.id: return Message("The results of \(shoot) are final.")
    default: return nil
    }
  }
}

extension NoticeDraft {
  /// What makes it one piece of news.
  fileprivate var key: [String] { [kind.id, user.rawValue] + subject }

  fileprivate var withdrawn: NoticeDraft {
    NoticeDraft(
      kind,
      to: user,
      about: subject,
      facts,
      occurredAt: occurredAt,
      dueAt: dueAt,
      expiresAt: expiresAt,
      isWithdrawn: true
    )
  }
}
