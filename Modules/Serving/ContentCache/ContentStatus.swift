/// The files of a cache with their age, and the reasons for missing ones.
///
/// Times are milliseconds since 1970.
package struct ContentStatus: Hashable, Encodable, Sendable {
  private enum CodingKeys: String, CodingKey {
    case address, at, manifestAt, listsFetchedAt, listsTriedAt, problem, isVerified, files, missingCount, absentCount
  }

  /// One cached file.
  package struct File: Hashable, Encodable, Sendable {
    private enum CodingKeys: String, CodingKey {
      case path, origin, size, fetchedAt, validatedAt, isIntact, isListed, problem
    }

    /// The path at the source.
    package let path: String
    /// The origin of its bytes.
    package let origin: ContentOrigin
    /// The size in bytes.
    package let size: Int
    /// The time of the download; nil for the starter pack.
    package let fetchedAt: Int64?
    /// The time at which the source last had the same bytes.
    package let validatedAt: Int64?
    /// Whether the bytes are undamaged; if they were not read, whether their number is right.
    package let isIntact: Bool
    /// Whether the bytes match the site's manifest; nil if it does not list the file.
    package let isListed: Bool?
    /// The failure of the last look at the source.
    package let failure: ContentFailure?
    /// The failure in a sentence, in English.
    package let problem: String?
  }

  /// The address of the source.
  package let address: String
  /// The time of this status.
  package let at: Int64
  /// The time of the site's manifest; nil if there is none.
  package let manifestAt: Int64?
  /// The time at which the site's lists were last fetched.
  package let listsFetchedAt: Int64?
  /// The time of the last attempt to fetch them.
  package let listsTriedAt: Int64?
  /// The failure of the lists then.
  package let failure: ContentFailure?
  /// The failure in a sentence, in English.
  package let problem: String?
  /// Whether the bytes of every file were read and checked.
  package let isVerified: Bool
  /// The cached files, by path.
  package let files: [File]
  /// The number of paths known to be missing at the source.
  package let missingCount: Int
  /// The number of listed files that are not cached.
  package let absentCount: Int

  /// The bytes of all cached files.
  package var size: Int { files.reduce(0) { $0 + $1.size } }
  /// The number of downloaded files.
  package var downloadedCount: Int { files.count { $0.origin == .downloaded } }
  /// The number of files from the starter pack.
  package var starterCount: Int { files.count { $0.origin == .starter } }
}
