/// The limits that every store enforces.
///
/// Beyond a limit the port throws `invalid` (or `tooLarge`, `invalidLimit`) and changes nothing.
public enum Limits: Sendable {
  /// The most bytes in a document's body.
  public static let documentBytes = 4 << 20
  /// The most bytes in a scoring event's body.
  public static let eventBytes = 64 << 10
  /// The most items that one call returns.
  ///
  /// A window around a player may hold one more.
  public static let pageItems = 1000
  /// The most writes, events or submissions in one call.
  public static let batchItems = 1000
  /// The most segments in a path.
  public static let pathSegments = 16
  /// The most segments in a path under `local/`, so that notes about an item fit under the item's path.
  public static let localPathSegments = 24
  /// The most UTF-8 bytes in an identifier.
  public static let identifierBytes = 128
  /// The most labels on one document.
  public static let labels = 32
  /// The most keys in one score.
  public static let scoreKeys = 4
  /// The most characters in a name on a board.
  public static let displayNameCharacters = 64
  /// The most attributes of one submission, and of an entry.
  public static let attributes = 16
  /// The most UTF-8 bytes in the name or value of an attribute.
  public static let attributeBytes = 256
  /// The longest grace of a bucket that counts, in milliseconds: 366 days.
  ///
  /// With it, a board never has more than 367 open days.
  public static let graceMilliseconds: Int64 = 366 * 24 * 3_600_000
  /// How far ahead of a store's clock a moment may be, in milliseconds: five minutes.
  public static let leadMilliseconds: Int64 = 5 * 60_000
  /// The most transitions of a board's time zone.
  public static let zoneTransitions = 1000
}
