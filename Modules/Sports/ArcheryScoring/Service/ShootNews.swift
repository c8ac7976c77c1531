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
  ///   - accountName: Returns the name of an account; nil for one that is gone.
  package init(
    _ documents: any DocumentRepository,
    _ journals: FoldedJournals<TournamentLog>,
    accountName: @escaping @Sendable (UserID) async throws -> String?
  ) {
    (self.documents, self.journals, self.accountName) = (documents, journals, accountName)
  }

  package func item(of change: Change) -> ItemPath? {
    change.path.tournament?.journal == change.path ? change.path : nil
  }

  package func drafts(about item: ItemPath) async throws -> [NoticeDraft] {
    guard let id = item.tournament else { return [] }
    let log = try await journals.fold(of: item, TournamentAbout(id)).state
    guard let tournament = log.tournament, !tournament.isPractice else { return [] }
    let basis = NewsBasis(tournament)
    if let last = looks.withLock({ $0[id] }), last.basis == basis { return last.drafts }
    let look = Look(basis: basis, drafts: try await drafts(of: log, tournament, basis))
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
    return news.all()
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
