import Domain
import Notices
import Pinball
import Synchronization
import TestSupport

/// The news of one store, on a clock that tests set.
final class NewsDesk: Sendable {
  let storage: Storage
  private let time: Mutex<Timestamp>
  private let identities = Counter()

  init(_ storage: Storage, at now: Timestamp) {
    self.storage = storage
    time = Mutex(now)
  }

  var now: Timestamp {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }

  var inbox: Inbox { Inbox(documents: storage.documents) { "n\($0.hashValue)" } }

  func identity() -> String { "news \(identities.next())" }

  /// Stores the news of a source as a server does that has just started, twice.
  func tell(_ source: some NoticeSource) async throws {
    for _ in 1...2 {
      let projection = NoticeProjection(source, into: inbox, now: { self.now })
      try await Projector(projection, over: storage) { self.identity() }.catchUp()
    }
  }

  /// The sentences of the notices that are listed now.
  func listed(for user: UserID) async throws -> [Message?] {
    try await inbox.notices(of: user, at: now).map { notice in
      guard case .news(let news) = notice.content else { return nil }
      return PinballNews.text(of: news)
    }
  }

  /// The number of notices of a kind that were ever stored.
  func count(_ kind: NoticeKind, for user: UserID) async throws -> Int {
    try await inbox.notices(of: user).count { notice in
      guard case .news(let news) = notice.content else { return false }
      return news.kind == kind.id
    }
  }

  func changeSettings(of user: UserID, _ edit: (inout NoticeSettings) -> Void) async throws {
    try await inbox.changeSettings(of: user, as: WriteID(rawValue: identity()), edit)
  }
}
