/// What a cache holds, how old it is and why; times are milliseconds since 1970.
public struct ContentStatus: Hashable, Encodable, Sendable {
  private enum CodingKeys: String, CodingKey {
    case address, at, manifestAt, listsFetchedAt, listsTriedAt, problem, isVerified, files, missingCount, absentCount
  }

  /// One file that is here.
  public struct File: Hashable, Encodable, Sendable {
    private enum CodingKeys: String, CodingKey {
      case path, origin, size, fetchedAt, validatedAt, isIntact, isListed, problem
    }

    public let path: String
    public let origin: ContentOrigin
    public let size: Int
    /// When it was downloaded; nil for the starter pack's.
    public let fetchedAt: Int64?
    /// When it was last known that the source has the same.
    public let validatedAt: Int64?
    /// Whether the bytes are those that were downloaded; where they were not read for it, whether there are as many.
    public let isIntact: Bool
    /// Whether they are those that the site's manifest lists; nil where it lists none.
    public let isListed: Bool?
    /// The failure of the last look at the source.
    public let failure: ContentFailure?
    /// The failure in a sentence, in English.
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
  /// The failure of the lists then.
  public let failure: ContentFailure?
  /// The failure in a sentence, in English.
  public let problem: String?
  /// Whether the bytes of every file were read and checked for this.
  public let isVerified: Bool
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
