/// A site's files, kept in a folder so that they are there without a network.
///
/// ```swift
/// let cache = ContentCache(
///   source: try WebContent("https://pillyliu.com"), folder: "…/content", metadata: .standard(in: "/pinball"), now: clock)
/// let content = try await cache.load("/pinball/data/LPL_Stats.csv")
/// show(content.bytes, content.outcome)
/// ```
///
/// A program that stays runs ``run()`` beside its other work: what ``load(_:)`` has answered from the cache is looked at
/// there, and ``changes()`` tells what is newer. A command that ends calls ``revalidate()`` before it does, or nothing.
///
/// What was verified once gives way only to what a manifest lists, or to the update log's word that it is gone.
public actor ContentCache {
  /// How long what was found valid is not looked at again, in milliseconds.
  static let validity: Int64 = 180_000
  /// How long the metadata files are good for, in milliseconds.
  static let metadataValidity: Int64 = 300_000
  /// How many files are asked for at a time.
  static let width = 4

  let source: any ContentSource
  let folder: ContentFolder
  let metadata: ContentMetadata?
  let starter: StarterPack?
  let objection: @Sendable (ContentPath, [UInt8]) -> String?
  let now: @Sendable () -> Int64

  let turns = Turns()
  nonisolated let changed = Announcer<ContentPath>()
  nonisolated let wakeUps = Announcer<Void>(keepsOnlyNewest: true)
  /// What is waiting to be looked at, in order, and what is being looked at.
  var queue: [ContentPath] = []
  var inFlight: Set<ContentPath> = []
  /// What the last look at a path failed with, and when that was.
  var problems: [ContentPath: (failure: ContentFailure, at: Int64)] = [:]
  /// How often the metadata was asked for, and what kept it from being good the last time.
  var metadataRounds = 0
  var lastProblem: ContentFailure?
  var parsed: (version: DiskFile.Version, manifest: ContentManifest)?

  /// Touches neither disk nor network.
  ///
  /// - Parameters:
  ///   - source: Where the files come from.
  ///   - folder: Where they are kept; it is made when something is written.
  ///   - metadata: Where the source lists its files; nil for a source that does not.
  ///   - starter: What there is before anything was downloaded.
  ///   - objection: Why bytes are of no use to the program, in a sentence; such bytes do not take a good copy's place.
  ///   - now: The time in milliseconds since 1970.
  public init(
    source: any ContentSource,
    folder: String,
    metadata: ContentMetadata?,
    starter: StarterPack? = nil,
    objection: @escaping @Sendable (ContentPath, [UInt8]) -> String? = { _, _ in nil },
    now: @escaping @Sendable () -> Int64
  ) {
    self.source = source
    self.folder = ContentFolder(root: folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    self.metadata = metadata
    self.starter = starter
    self.objection = objection
    self.now = now
  }

  /// The file at a path: at once where it is here, else from the source.
  ///
  /// - Throws: ``ContentFailure/missing`` for what the source is known not to have, else why it cannot be had.
  public func load(_ path: ContentPath) async throws(ContentFailure) -> Content {
    try await load(path, believingManifest: false)
  }

  /// The same for what need not be there: nil where the source, or its manifest, says that it is not.
  ///
  /// Nobody is asked for what the manifest does not list.
  public func loadIfThere(_ path: ContentPath) async throws(ContentFailure) -> Content? {
    do { return try await load(path, believingManifest: true) } catch {
      if error == .missing { return nil }
      throw error
    }
  }

  /// The file where it can be had without asking the source; nil where the source has to be asked.
  ///
  /// - Throws: ``ContentFailure/missing`` for what the source is known not to have; for what is not here, why it was no
  ///   good a moment ago.
  public func loadAtOnce(_ path: ContentPath) throws(ContentFailure) -> Content? {
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

  /// The file as the source has it now, or the last good copy and why it is not newer.
  ///
  /// - Throws: ``ContentFailure`` where there is no copy.
  public func refresh(_ path: ContentPath) async throws(ContentFailure) -> Content {
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

  /// What a look a moment ago failed with, so that another one so soon would only fetch the same once more.
  ///
  /// Where nobody answered, the next reader may ask again.
  private func recentFailure(_ path: ContentPath) -> ContentFailure? {
    guard let last = problems[path], !last.failure.isOffline, isRecent(last.at, Self.validity) else { return nil }
    return last.failure
  }

  func isRecent(_ time: Int64?, _ span: Int64) -> Bool {
    time.map { (0..<span).contains(now() - $0) } ?? false
  }
}

/// Where a source tells what it has.
public struct ContentMetadata: Hashable, Sendable {
  public let manifest: ContentPath
  public let updateLog: ContentPath

  public init(manifest: ContentPath, updateLog: ContentPath) {
    self.manifest = manifest
    self.updateLog = updateLog
  }

  /// `cache-manifest.json` and `cache-update-log.json` in a folder of the site.
  public static func standard(in folder: ContentPath) -> ContentMetadata {
    ContentMetadata(
      manifest: folder.appending("cache-manifest.json"),
      updateLog: folder.appending("cache-update-log.json")
    )
  }
}
