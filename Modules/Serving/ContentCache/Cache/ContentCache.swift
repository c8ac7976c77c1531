/// A site's files, kept in a folder so that they are there without a network.
///
/// ```swift
/// let cache = ContentCache(
///   source: try WebContent("https://pillyliu.com"), folder: "…/content", metadata: .standard(in: "/pinball"), now: clock)
/// let content = try await cache.load("/pinball/data/LPL_Stats.csv")
/// show(content.bytes, content.outcome)
/// ```
///
/// A long-running program runs ``run()`` beside its other work. There the cache refreshes files that ``load(_:)`` has
/// returned, and ``changes()`` reports new bytes. A command may call ``revalidate()`` before it ends.
///
/// A verified copy is replaced only by a file that a manifest lists, and removed only if the update log says so.
package actor ContentCache {
  /// The milliseconds for which a validated file is not checked again.
  static let validity: Int64 = 180_000
  /// The milliseconds for which the site's lists are valid.
  static let metadataValidity: Int64 = 300_000
  /// The most simultaneous requests.
  static let width = 4

  let source: any ContentSource
  let folder: ContentFolder
  let metadata: ContentMetadata?
  let starter: StarterPack?
  let objection: @Sendable (ContentPath, [UInt8]) -> ContentObjection?
  let now: @Sendable () -> Int64

  let turns = Turns()
  nonisolated let changed = Announcer<ContentPath>()
  nonisolated let wakeUps = Announcer<Void>(keepsOnlyNewest: true)
  /// The paths to check, in order, and those being checked.
  var queue: [ContentPath] = []
  var inFlight: Set<ContentPath> = []
  /// The last failure for each path, with its time.
  var problems: [ContentPath: (failure: ContentFailure, at: Int64)] = [:]
  /// The number of requests for the lists, and the problem of the last.
  var metadataRounds = 0
  var lastProblem: ContentFailure?
  var parsed: (version: DiskFile.Version, manifest: ContentManifest)?

  /// Creates a cache without touching disk or network.
  ///
  /// - Parameters:
  ///   - source: The source of the files.
  ///   - folder: The cache's folder, created at the first write.
  ///   - metadata: The paths of the source's lists; nil if it has none.
  ///   - starter: The files available before the first download.
  ///   - objection: Returns the reason why the program cannot use bytes, as a sentence. Such bytes never replace a good
  ///     copy.
  ///   - now: The time in milliseconds since 1970.
  package init(
    source: any ContentSource,
    folder: String,
    metadata: ContentMetadata?,
    starter: StarterPack? = nil,
    objection: @escaping @Sendable (ContentPath, [UInt8]) -> ContentObjection? = { _, _ in nil },
    now: @escaping @Sendable () -> Int64
  ) {
    self.source = source
    self.folder = ContentFolder(root: folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    self.metadata = metadata
    self.starter = starter
    self.objection = objection
    self.now = now
  }

  /// Returns the file at a path, from the cache or else from the source.
  ///
  /// - Throws: ``ContentFailure/missing`` if the source is known not to have it, or the reason why it is not available.
  package func load(_ path: ContentPath) async throws(ContentFailure) -> Content {
    try await load(path, believingManifest: false)
  }

  /// Returns an optional file; nil if the source or its manifest says that there is none.
  ///
  /// Files that the manifest does not list are not requested.
  package func loadIfThere(_ path: ContentPath) async throws(ContentFailure) -> Content? {
    do { return try await load(path, believingManifest: true) } catch {
      if error == .missing { return nil }
      throw error
    }
  }

  /// Returns the file if it needs no request to the source; nil otherwise.
  ///
  /// - Throws: ``ContentFailure/missing`` if the source is known not to have it, or the reason why a recent request
  ///   failed.
  package func loadAtOnce(_ path: ContentPath) throws(ContentFailure) -> Content? {
    if let content = try here(path) { return content }
    if let failure = recentFailure(path) { throw failure }
    return nil
  }

  private func here(_ path: ContentPath) throws(ContentFailure) -> Content? {
    let local = local(path)
    if let copy = local.copy {
      if !isValid(copy, path), recentFailure(path) == nil { enqueue(path) }
      return content(path, copy, problem(path, copy.entry).map { .stale($0) } ?? .cached)
    }
    if let entry = local.entry, entry.isMissing, listing(path) == nil, isRecent(entry.validatedAt, Self.validity) {
      throw .missing
    }
    return nil
  }

  /// Returns the file as the source has it now, or the last good copy with the reason why it is not newer.
  ///
  /// - Throws: ``ContentFailure`` if there is no copy.
  package func refresh(_ path: ContentPath) async throws(ContentFailure) -> Content {
    await refreshMetadata(force: true)
    return try await turns.take(path.text) { () async throws(ContentFailure) in
      try await checked(path, believingManifest: false)
    }
  }

  private func load(_ path: ContentPath, believingManifest: Bool) async throws(ContentFailure) -> Content {
    if let content = try here(path) { return content }
    return try await turns.take(path.text) { () async throws(ContentFailure) in
      if let content = try here(path) { return content }
      return try await checked(path, believingManifest: believingManifest)
    }
  }

  /// Returns a recent failure, so that the same bad bytes are not fetched again so soon.
  ///
  /// If the source was unreachable, the next reader may ask again.
  private func recentFailure(_ path: ContentPath) -> ContentFailure? {
    guard let last = problems[path], !last.failure.isOffline, isRecent(last.at, Self.validity) else { return nil }
    return last.failure
  }

  func isRecent(_ time: Int64?, _ span: Int64) -> Bool {
    time.map { (0..<span).contains(now() - $0) } ?? false
  }
}

/// The paths of a source's lists.
package struct ContentMetadata: Hashable, Sendable {
  package let manifest: ContentPath
  package let updateLog: ContentPath

  /// Creates the pair of paths.
  package init(manifest: ContentPath, updateLog: ContentPath) {
    self.manifest = manifest
    self.updateLog = updateLog
  }

  /// Returns `cache-manifest.json` and `cache-update-log.json` in a folder of the site.
  package static func standard(in folder: ContentPath) -> ContentMetadata {
    ContentMetadata(
      manifest: folder.appending("cache-manifest.json"),
      updateLog: folder.appending("cache-update-log.json")
    )
  }
}
