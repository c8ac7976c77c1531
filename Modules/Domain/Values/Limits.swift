/// What every store takes, and what it must refuse.
///
/// A limit that is broken is an `invalid` (or `tooLarge`, `invalidLimit`) error of the port, and nothing is changed.
public enum Limits: Sendable {
  /// Bytes in a document's body.
  public static let documentBytes = 4 << 20
  /// Bytes in a scoring event's body.
  public static let eventBytes = 64 << 10
  /// Items that one call returns at most (LDB-11); a window around a player may show one more.
  public static let pageItems = 1000
  /// Writes, events or submissions that one call takes at most.
  public static let batchItems = 1000
  /// Segments of a path.
  public static let pathSegments = 16
  /// The same under `local/`, so that what is about an item may be kept under the item's path.
  public static let localPathSegments = 24
  /// UTF-8 bytes in an identifier (LDB-5).
  public static let identifierBytes = 128
  /// Labels on one document.
  public static let labels = 32
  /// Keys in one score.
  public static let scoreKeys = 4
  /// Characters in a name shown on a board (LDB-5).
  public static let displayNameCharacters = 64
  /// Attributes of one submission, and UTF-8 bytes in each name and value.
  public static let attributes = 16
  public static let attributeBytes = 256
  /// Changes of a time zone that a board keeps.
  public static let zoneTransitions = 1000
}
