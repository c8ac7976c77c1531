import CanonicalJSON
import Domain
import NIOCore
import Synchronization

/// Answers to questions for pages by position, which many ask alike, so that a page of a board that has not changed is made
/// and spelled out once.
///
/// What a page shows depends on its board's revision alone. The store is asked for that each time, and with it whether
/// whoever asks may see the board at all.
final class PageCache: Sendable {
  private struct Kept {
    let revision: Revision
    let json: ByteBuffer
  }

  private struct Pages {
    var kept: [BoardQuery: Kept] = [:]
    var bytes = 0
  }

  private let pages = Mutex(Pages())
  private let bytesAtMost: Int

  init(bytesAtMost: Int = 16 << 20) {
    self.bytesAtMost = bytesAtMost
  }

  /// The page that a query asks for, as JSON.
  func json(_ query: BoardQuery, of boards: any LeaderboardRepository) async throws -> ByteBuffer {
    guard query.isAskedAlike else { return ByteBuffer(bytes: try CanonicalJSON.encode(try await boards.page(query))) }
    let present = try await boards.page(BoardQuery(query.board, query.bucket, .from(offset: 0, limit: 0))).revision
    if let kept = pages.withLock({ $0.kept[query] }), kept.revision == present { return kept.json }
    return try json(try await boards.page(query), for: query)
  }

  /// A page that the store answered to a query, as JSON; those who follow the query all have it at once.
  func json(_ page: BoardPage, for query: BoardQuery) throws -> ByteBuffer {
    guard query.isAskedAlike else { return ByteBuffer(bytes: try CanonicalJSON.encode(page)) }
    if let kept = pages.withLock({ $0.kept[query] }), kept.revision == page.revision { return kept.json }
    let kept = Kept(revision: page.revision, json: ByteBuffer(bytes: try CanonicalJSON.encode(page)))
    keep(kept, for: query)
    return kept.json
  }

  private func keep(_ kept: Kept, for query: BoardQuery) {
    pages.withLock { pages in
      pages.bytes += kept.json.readableBytes - (pages.kept[query]?.json.readableBytes ?? 0)
      pages.kept[query] = kept
      // What is asked for again comes back soon.
      if pages.bytes > bytesAtMost { pages = Pages() }
    }
  }
}

extension BoardQuery {
  /// Whether others are likely to ask the very same: the top of the board rather than the lines around somebody.
  fileprivate var isAskedAlike: Bool {
    guard case .from = window else { return false }
    return attributes.isEmpty && players == nil
  }
}
