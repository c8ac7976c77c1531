/// What a cache holds, how old it is and why; times are milliseconds since 1970.
public struct ContentStatus: Hashable, Codable, Sendable {
  /// One file that is here.
  public struct File: Hashable, Codable, Sendable {
    public let path: String
    public let origin: ContentOrigin
    public let size: Int
    /// When it was downloaded; nil for the starter pack's.
    public let fetchedAt: Int64?
    /// When it was last known that the source has the same.
    public let validatedAt: Int64?
    /// Whether the bytes are those that were downloaded.
    public let isIntact: Bool
    /// Whether they are those that the site's manifest lists; nil where it lists none.
    public let isListed: Bool?
    /// What kept the last look at the source from succeeding, as a sentence.
    public let problem: String?
  }

  /// Where the files come from.
  public let address: String
  /// When this was so.
  public let at: Int64
  /// The time of the site's manifest; nil where none is here.
  public let manifestAt: Int64?
  /// When the site's lists were last here and good.
  public let listsFetchedAt: Int64?
  /// When somebody last tried to get them.
  public let listsTriedAt: Int64?
  /// What kept them from being good then, as a sentence.
  public let problem: String?
  /// What is here, by path.
  public let files: [File]
  /// How many paths are known to be missing at the source.
  public let missingCount: Int
  /// How many files the manifest lists that are not here.
  public let absentCount: Int

  /// The bytes of all that is here.
  public var size: Int { files.reduce(0) { $0 + $1.size } }
  public var downloadedCount: Int { files.count { $0.origin == .downloaded } }
  public var starterCount: Int { files.count { $0.origin == .starter } }
}

extension ContentCache {
  /// What is here, how old it is and why, as far as is known without asking the source.
  ///
  /// - Returns: the state of each file that is here, whose bytes are read and checked for it; of others only how many.
  public func status() -> ContentStatus {
    let (index, manifest, entries) = (folder.index(), manifest(), folder.entries())
    let known = Set(entries.compactMap { ContentPath($0.path) }).union(starter?.files.keys.map { $0 } ?? [])
      .union((manifest?.files.keys).map { $0.filter(folder.hasBytes) } ?? [])
    let files = known.sorted().compactMap { file($0, manifest) }
    let here = Set(files.map(\.path))
    return ContentStatus(
      address: source.address,
      at: now(),
      manifestAt: manifest?.generatedAt,
      listsFetchedAt: index.fetchedAt,
      listsTriedAt: index.triedAt,
      problem: index.problem.map { "\($0)" },
      files: files,
      missingCount: entries.count { $0.isMissing && !here.contains($0.path) },
      absentCount: manifest?.files.keys.count { !here.contains($0.text) } ?? 0
    )
  }

  /// nil for what is not here.
  private func file(_ path: ContentPath, _ manifest: ContentManifest?) -> ContentStatus.File? {
    let local = local(path)
    if let copy = local.copy {
      return ContentStatus.File(
        path: path.text,
        origin: copy.origin,
        size: copy.bytes.count,
        fetchedAt: copy.entry?.fetchedAt,
        validatedAt: validatedAt(copy, path),
        isIntact: true,
        isListed: manifest?.files[path].map { $0.hash == copy.hash },
        problem: problem(path, local).map { "\($0)" }
      )
    }
    // Its bytes are damaged, so nobody is given them.
    guard let entry = folder.readableEntry(path), !entry.isMissing else { return nil }
    return ContentStatus.File(
      path: path.text,
      origin: .downloaded,
      size: entry.size,
      fetchedAt: entry.fetchedAt,
      validatedAt: entry.validatedAt,
      isIntact: false,
      isListed: nil,
      problem: (problems[path] ?? entry.problem).map { "\($0)" }
    )
  }
}
