/// The files of a cache with their age, and the reasons for missing ones.
///
/// Times are milliseconds since 1970.
public struct ContentStatus: Hashable, Encodable, Sendable {
  private enum CodingKeys: String, CodingKey {
    case address, at, manifestAt, listsFetchedAt, listsTriedAt, problem, isVerified, files, missingCount, absentCount
  }

  /// One cached file.
  public struct File: Hashable, Encodable, Sendable {
    private enum CodingKeys: String, CodingKey {
      case path, origin, size, fetchedAt, validatedAt, isIntact, isListed, problem
    }

    /// The path at the source.
    public let path: String
    /// The origin of its bytes.
    public let origin: ContentOrigin
    /// The size in bytes.
    public let size: Int
    /// The time of the download; nil for the starter pack.
    public let fetchedAt: Int64?
    /// The time at which the source last had the same bytes.
    public let validatedAt: Int64?
    /// Whether the bytes are undamaged; if they were not read, whether their number is right.
    public let isIntact: Bool
    /// Whether the bytes match the site's manifest; nil if it does not list the file.
    public let isListed: Bool?
    /// The failure of the last look at the source.
    public let failure: ContentFailure?
    /// The failure in a sentence, in English.
    public let problem: String?
  }

  /// The address of the source.
  public let address: String
  /// The time of this status.
  public let at: Int64
  /// The time of the site's manifest; nil if there is none.
  public let manifestAt: Int64?
  /// The time at which the site's lists were last fetched.
  public let listsFetchedAt: Int64?
  /// The time of the last attempt to fetch them.
  public let listsTriedAt: Int64?
  /// The failure of the lists then.
  public let failure: ContentFailure?
  /// The failure in a sentence, in English.
  public let problem: String?
  /// Whether the bytes of every file were read and checked.
  public let isVerified: Bool
  /// The cached files, by path.
  public let files: [File]
  /// The number of paths known to be missing at the source.
  public let missingCount: Int
  /// The number of listed files that are not cached.
  public let absentCount: Int

  /// The bytes of all cached files.
  public var size: Int { files.reduce(0) { $0 + $1.size } }
  /// The number of downloaded files.
  public var downloadedCount: Int { files.count { $0.origin == .downloaded } }
  /// The number of files from the starter pack.
  public var starterCount: Int { files.count { $0.origin == .starter } }
}
