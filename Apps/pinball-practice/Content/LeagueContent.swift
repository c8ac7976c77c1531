import ContentCache
import Domain
import Pinball
import ScorebookKit
import Synchronization

/// The league's files, as cached from its site, each parsed again only after its bytes changed.
actor LeagueContent {
  /// The age of a file as shown.
  struct Freshness: Hashable, Sendable {
    /// The time of the download; nil for a file of the starter pack.
    let fetchedAt: Timestamp?
    /// The reason why the file is not newer; nil for none.
    let problem: Message?
  }

  /// The progress of a download, in files.
  struct Fetching: Hashable, Sendable {
    var done = 0
    let count: Int
  }

  nonisolated let cache: ContentCache
  nonisolated let choice: ContentChoice
  private var read: [League.File: String] = [:]
  /// The league, from the files as last parsed.
  nonisolated let store = LeagueStore()
  private(set) var freshness: [League.File: Freshness] = [:]
  /// The progress of the download for pages; nil while nothing is fetched.
  private(set) var fetching: Fetching?

  init(_ cache: ContentCache, _ choice: ContentChoice) {
    (self.cache, self.choice) = (cache, choice)
  }

  /// The places where a site lists its files.
  static let metadata = ContentMetadata.standard(in: "/pinball")

  /// Returns the fault of a file that cannot be read, so that the last readable one stays; nil for every other path.
  static let objection: @Sendable (ContentPath, [UInt8]) -> ContentObjection? = { path, bytes in
    League.File(rawValue: path.text).flatMap { League.objection(to: $0, bytes) }.map { ContentObjection($0) }
  }

  /// Returns the league after fetching its missing files, with every file that could be fetched or was cached.
  func whole(_ progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void = { _, _ in }) async -> League {
    let files = League.File.allCases
    let done = Mutex(0)
    await look(at: files) {
      done.withLock { done in
        done += 1
        progress(done, files.count)
      }
    }
    return store.league
  }

  /// The records that signal a change of the league to pages: another league, or another version of a file.
  static let paths: [ItemPath] = [DocumentKey<ContentChoice>.content.path, DocumentKey<LeagueNews>.leagueNews.path]

  /// Reads the local files, then checks the site in the background and parses each newer file, until it is cancelled.
  ///
  /// - Parameter changed: Called at first, because files may have changed since the last run, and after each change.
  func run(_ changed: @escaping @Sendable (LeagueContent) async -> Void) async {
    let changes = cache.changes()
    await withDiscardingTaskGroup { group in
      group.addTask { await self.cache.run() }
      _ = await atOnce()
      await changed(self)
      for await path in changes {
        guard let file = League.File(rawValue: path.text) else { continue }
        await look(at: file)
        await changed(self)
      }
      group.cancelAll()
    }
  }

  /// The versions of the files, as pages last showed them.
  var news: LeagueNews {
    LeagueNews(hashes: Dictionary(uniqueKeysWithValues: read.map { ($0.key.rawValue, $0.value) }))
  }

  /// Returns the league from local files, while missing ones are fetched, so that no page waits for a site.
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

  /// Checks some files at a time, the list of redacted players first, because pages must not show those names, and the
  /// machines last, which make a library of the other files.
  private func look(at files: [League.File], then tell: @escaping @Sendable () async -> Void) async {
    if files.contains(.redacted) {
      await look(at: .redacted)
      await tell()
    }
    await withDiscardingTaskGroup { group in
      for file in files where file != .redacted && file != .machines {
        group.addTask {
          await self.look(at: file)
          await tell()
        }
      }
    }
    if files.contains(.machines) {
      await look(at: .machines)
      await tell()
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
    freshness[file] = Freshness(fetchedAt: content.fetchedAt.map { Timestamp(rawValue: $0) }, problem: content.problem)
  }

  /// Notes a failed fetch.
  ///
  /// A file that the site never had is no problem, nor is an optional one that no server has answered for. Rows of a file
  /// that is gone stay.
  private func note(_ failure: ContentFailure, with file: League.File) {
    if read[file] == nil, failure == .missing || file.isOptional && failure.isUnanswered { return }
    store.note(failure.message, with: file)
  }
}

/// The versions of a league's files by their paths, recorded when one changes, so that open pages show it.
struct LeagueNews: Hashable, Codable, Sendable {
  let hashes: [String: String]
}

extension DocumentKey where Value == LeagueNews {
  /// The key of the versions that pages last showed, which stay on this machine.
  static var leagueNews: DocumentKey<LeagueNews> { .json("local/league-news") }
}

extension PinballServices {
  /// Records the versions of a league's files, so that open pages are rendered again.
  func noteNewFiles(_ content: LeagueContent) async {
    // A page that misses it shows the change when it is next opened.
    try? await own.set(.leagueNews, to: await content.news)
    await noteRanks(of: content)
  }

  /// Records the places in a league's standings, from which notices follow.
  func noteRanks(of content: LeagueContent) async {
    guard content.choice == self.content?.choice, let standings = content.store.league.standings else { return }
    // What cannot be recorded now is news when the league is read again.
    do throws(DocumentError) {
      let last = try await own.value(.leagueRanks)
      guard let ranks = LeagueRanks(standings, of: content.choice.text, after: last, at: clock.now()) else { return }
      try await own.set(.leagueRanks, to: ranks)
    } catch {}
  }
}

extension League.File {
  fileprivate var path: ContentPath { ContentPath(stringLiteral: rawValue) }

  /// Whether leagues publish it that publish more than the files of before.
  fileprivate var isOptional: Bool { self == .ifpa || self == .about || Self.catalogue.contains(self) }
}

extension ContentFailure {
  fileprivate var isUnanswered: Bool { if case .refused = self { true } else { isOffline } }
}

extension Content {
  /// The reason why the content is not newer; nil for none.
  fileprivate var problem: Message? {
    if case .stale(let failure) = outcome { failure.message } else { nil }
  }
}
