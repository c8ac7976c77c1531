#if PostgreSQL

import Domain
import SQLShared
import StoreEngine
import Synchronization

/// The boards whose rankings this process has in memory, each as some commit left it.
final class BoardCache: Sendable {
  private struct State {
    var boards: [ItemPath: CachedBoard] = [:]
    /// The feed's sequence up to which ``CachedBoard/needed`` is right.
    var seen: Int64 = 0
    var uses: UInt64 = 0
  }

  private let state = Mutex(State())
  /// The number of entries above which boards that were not used of late leave the memory.
  private let budget: Int

  init(seen: Int64, budget: Int) {
    self.budget = budget
    state.withLock { $0.seen = seen }
  }

  /// The feed's sequence up to which the changes of every board are known.
  var seen: Int64 { state.withLock(\.seen) }

  /// The number of entries in memory.
  var entries: Int { state.withLock { Array($0.boards.values) }.reduce(0) { $0 + $1.entries } }

  subscript(path: ItemPath) -> CachedBoard? {
    state.withLock { state in
      state.uses += 1
      let board = state.boards[path]
      board?.lastUse.store(state.uses, ordering: .relaxed)
      return board
    }
  }

  /// Adds a board unless another thread was first, and answers with the one that is there.
  func add(_ board: CachedBoard) -> CachedBoard {
    state.withLock { state in
      if let present = state.boards[board.path], present.row == board.row { return present }
      // The feed may have gone on since the board was read, and nothing was noted for a board that was not here.
      board.need(state.seen)
      state.uses += 1
      board.lastUse.store(state.uses, ordering: .relaxed)
      state.boards[board.path] = board
      return board
    }
  }

  /// Drops a board that must be read anew.
  func remove(_ board: CachedBoard) {
    state.withLock { state in if state.boards[board.path] === board { state.boards[board.path] = nil } }
  }

  func removeAll() { state.withLock { $0.boards = [:] } }

  /// Takes in the end of the feed that was asked for after `start`.
  func note(_ tail: FeedTail, after start: Int64) {
    state.withLock { state in
      guard start <= state.seen else { return }
      for line in tail.lines where line.item.port == .leaderboards { state.boards[line.item.path]?.need(line.sequence) }
      state.seen = max(state.seen, tail.lines.last?.sequence ?? 0)
    }
  }

  /// Drops the boards that were not used for the longest time, until the rest is within the budget.
  ///
  /// - Parameter board: Stays, even alone above the budget.
  func makeRoom(keeping board: CachedBoard? = nil) {
    let boards = state.withLock { Array($0.boards.values) }
    var entries = boards.reduce(0) { $0 + $1.entries }
    if entries <= budget { return }
    let oldest = boards.sorted { $0.lastUse.load(ordering: .relaxed) < $1.lastUse.load(ordering: .relaxed) }
    for other in oldest where other !== board && entries > budget {
      entries -= other.entries
      remove(other)
    }
  }
}

/// One board's ranking in memory.
final class CachedBoard: Sendable {
  struct Content {
    var state: BoardState
    /// The feed's sequence up to which the state holds every change of this board.
    var upTo: Int64
  }

  let path: ItemPath
  let row: Int64
  let definition: BoardDefinition
  let content: Mutex<Content>
  /// The latest known change of this board.
  private let needed = Atomic<Int64>(0)
  fileprivate let lastUse = Atomic<UInt64>(0)

  /// A board without buckets, which are read when they are asked for.
  init(_ row: BoardRow, upTo sequence: Int64) {
    (path, self.row, definition) = (row.path, row.id, row.definition)
    let state = BoardState(row.definition, revision: row.revision, lastStamp: row.lastStamp)
    content = Mutex(Content(state: state, upTo: sequence))
  }

  var revision: Revision { content.withLock(\.state.revision) }
  var entries: Int { content.withLock(\.state.entriesInMemory) }

  /// Notes a change that the content may lack.
  func need(_ sequence: Int64) { needed.max(sequence, ordering: .relaxed) }

  func holds(_ bucket: Bucket) -> Bool { content.withLock { $0.state.holds(bucket) } }

  /// Puts a bucket into memory that was read at a revision.
  ///
  /// - Returns: The board's revision where that is another one; nil once the bucket is in memory.
  func install(_ entries: RankedBucket, as bucket: Bucket, at revision: Revision) -> Revision? {
    content.withLock { content in
      if content.state.holds(bucket) { return nil }
      guard content.state.revision == revision else { return content.state.revision }
      content.state.install(entries, as: bucket)
      return nil
    }
  }

  enum Glance {
    case page(BoardPage)
    /// Others have changed the board.
    case stale
    case missingBucket
  }

  /// The page as far as the memory has it.
  func glance(at query: BoardQuery) throws(LeaderboardError) -> Glance {
    try content.withLock { content throws(LeaderboardError) in
      if content.upTo < needed.load(ordering: .relaxed) { return .stale }
      return try content.state.pageFromMemory(query).map(Glance.page) ?? .missingBucket
    }
  }

  /// Takes in what others committed; nothing where the content has come as far.
  func take(_ delta: BoardDelta) {
    content.withLock { content in
      if content.state.revision <= delta.revision {
        content.state.catchUp(to: delta.revision, lastStamp: delta.lastStamp, with: delta.changes)
        content.upTo = max(content.upTo, delta.sequence)
      }
    }
  }
}

#endif
