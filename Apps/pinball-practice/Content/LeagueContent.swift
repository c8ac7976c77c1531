import AppKit
import ContentCache
import Domain
import Pinball

/// The league as its site has it, as far as it is here.
///
/// A file is read anew only when it has become another one.
actor LeagueContent {
  /// How old what is shown of a file is.
  struct Freshness: Hashable, Sendable {
    /// nil for what came with the program.
    let fetchedAt: Timestamp?
    /// The reason why it is not newer; nil where nothing is wrong.
    let problem: Message?
  }

  /// How far fetching has come, in files.
  struct Fetching: Hashable, Sendable {
    var done = 0
    let count: Int
  }

  nonisolated let cache: ContentCache
  nonisolated let choice: ContentChoice
  private var read: [League.File: String] = [:]
  /// The league as its files were last read.
  nonisolated let store = LeagueStore()
  private(set) var freshness: [League.File: Freshness] = [:]
  /// Of the files that are being fetched for pages; nil while there are none.
  private(set) var fetching: Fetching?

  init(_ cache: ContentCache, _ choice: ContentChoice) {
    (self.cache, self.choice) = (cache, choice)
  }

  /// Where a site lists its files.
  static let metadata = ContentMetadata.standard(in: "/pinball")

  /// Returns the fault of a file that cannot be read, so that the last readable one stays; nil for every other path.
  static let objection: @Sendable (ContentPath, [UInt8]) -> ContentObjection? = { path, bytes in
    League.File(rawValue: path.text).flatMap { League.objection(to: $0, bytes) }.map { ContentObjection($0) }
  }

  /// The league with what had to be fetched for it.
  ///
  /// - Parameter progress: Told after each file how many of how many are done.
  /// - Returns: all that is to be had.
  func whole(_ progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void = { _, _ in }) async -> League {
    let files = League.File.allCases
    let (done, sink) = AsyncStream<Void>.makeStream()
    async let all: Void = look(at: files) { _ = sink.yield() }
    var count = 0
    for await _ in done.prefix(files.count) {
      count += 1
      progress(count, files.count)
    }
    await all
    return store.league
  }

  /// The records that signal a change of the league to pages: another league, or another version of a file.
  static let paths: [Path] = [DocumentKey<ContentChoice>.content.path, DocumentKey<LeagueNews>.leagueNews.path]

  /// Checks the site behind the readers and reads each newer file, until it is cancelled.
  ///
  /// - Parameter changed: Called after a file has become another one.
  func run(_ changed: @escaping @Sendable (LeagueContent) async -> Void) async {
    let changes = cache.changes()
    await withDiscardingTaskGroup { group in
      group.addTask { await self.cache.run() }
      for await path in changes {
        guard let file = League.File(rawValue: path.text) else { continue }
        await look(at: file)
        await changed(self)
      }
      group.cancelAll()
    }
  }

  /// The versions of the files, as pages were last told of them.
  var news: LeagueNews {
    LeagueNews(hashes: Dictionary(uniqueKeysWithValues: read.map { ($0.key.rawValue, $0.value) }))
  }

  /// Returns the league from local files, so that no page waits for a site.
  ///
  /// Missing files are fetched in the background.
  func atOnce() async -> League {
    var missing: [League.File] = []
    for file in League.File.allCases {
      do throws(ContentFailure) {
        guard let content = try await cache.loadAtOnce(file.path) else {
          missing.append(file)
          continue
        }
        take(content, of: file)
      } catch {
        note(error, with: file)
      }
    }
    if !missing.isEmpty, fetching == nil {
      fetching = Fetching(count: missing.count)
      Task { [missing] in
        await look(at: missing) { await self.noteDone() }
        self.fetching = nil
      }
    }
    return store.league
  }

  private func noteDone() { fetching?.done += 1 }

  /// Looks at some files at a time, but first at who is not named: no page shows a name before that is known.
  private func look(at files: [League.File], then tell: @escaping @Sendable () async -> Void) async {
    if files.contains(.redacted) {
      await look(at: .redacted)
      await tell()
    }
    await withDiscardingTaskGroup { group in
      for file in files where file != .redacted {
        group.addTask {
          await self.look(at: file)
          await tell()
        }
      }
    }
  }

  private func look(at file: League.File) async {
    do throws(ContentFailure) {
      guard let content = try await cache.loadIfThere(file.path) else { throw ContentFailure.missing }
      take(content, of: file)
    } catch {
      note(error, with: file)
    }
  }

  private func take(_ content: Content, of file: League.File) {
    // The fault may be over although the bytes are the same.
    if read[file] != content.hash || store.league.problems[file] != nil {
      read[file] = content.hash
      store.take(file, content.bytes)
    }
    freshness[file] = Freshness(
      fetchedAt: content.fetchedAt.map { Timestamp(rawValue: $0) },
      problem: content.problem
    )
  }

  /// A file that the site never had is no problem; what was read of one that is gone stays.
  private func note(_ failure: ContentFailure, with file: League.File) {
    if failure == .missing, read[file] == nil { return }
    store.note(failure.message, with: file)
  }
}

/// The versions of a league's files by their paths, recorded when one changes, so that open pages show it.
struct LeagueNews: Hashable, Codable, Sendable {
  let hashes: [String: String]
}

extension DocumentKey where Value == LeagueNews {
  /// The versions that pages were last told of; they are this machine's own and go nowhere else.
  static var leagueNews: DocumentKey<LeagueNews> { .json("local/league-news") }
}

extension PinballServices {
  /// Records the versions of a league's files, so that open pages are rendered again.
  func noteNewFiles(_ content: LeagueContent) async {
    // A page that misses it shows the change when it is next opened.
    try? await installation.setLocalDocument(.leagueNews, to: await content.news)
  }
}

extension League.File {
  /// Where it lies on the site.
  fileprivate var path: ContentPath { ContentPath(stringLiteral: rawValue) }
}

extension Content {
  /// Why it is not newer.
  fileprivate var problem: Message? {
    if case .stale(let failure) = outcome { failure.message } else { nil }
  }
}
