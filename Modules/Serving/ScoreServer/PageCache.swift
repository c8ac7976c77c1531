import CanonicalJSON
import Domain
import NIOCore
import Synchronization

/// A cache of board pages by position, which many readers request alike.
///
/// A page of an unchanged board is built and encoded once.
///
/// A page depends on its board's revision alone. The store is asked for the revision each time, and with it whether the
/// caller may see the board.
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

  func json(_ query: BoardQuery, of boards: any LeaderboardRepository) async throws -> ByteBuffer {
    guard query.isAskedAlike else { return ByteBuffer(bytes: try CanonicalJSON.encode(try await boards.page(query))) }
    let present = try await boards.page(BoardQuery(query.board, query.bucket, .from(offset: 0, limit: 0))).revision
    if let kept = pages.withLock({ $0.kept[query] }), kept.revision == present { return kept.json }
    return try json(try await boards.page(query), for: query)
  }

  /// Returns a page of the store as JSON, and shares it with all followers of the query.
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
      // The pages in demand return soon.
      if pages.bytes > bytesAtMost { pages = Pages() }
    }
  }
}

extension BoardQuery {
  /// Whether other readers are likely to request the same page: the top of a board rather than the lines around a
  /// player.
  fileprivate var isAskedAlike: Bool {
    guard case .from = window else { return false }
    return attributes.isEmpty && players == nil
  }
}
