public import Domain

/// An activity in the library.
public struct LibraryActivity: Hashable, Sendable, Identifiable {
  /// The kind of activity.
  ///
  /// Raw values are written.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// Opening a game, its rulesheet, its playfield or a video.
    case browseGame, openRulesheet, openPlayfield, tapVideo

    /// Creates a kind from either of its two words.
    init?(word: String) {
      switch word {
      case "browse": self = .browseGame
      case "rulesheet": self = .openRulesheet
      case "playfield": self = .openPlayfield
      case "video": self = .tapVideo
      default: self.init(rawValue: word)
      }
    }
  }

  /// The id.
  public let id: String
  /// The game's practice key.
  public let gameID: String
  /// The game's name.
  public let gameName: String
  /// The kind of activity.
  public let kind: Kind
  /// The detail, trimmed; nil for none.
  public let detail: String?
  /// The time.
  public let time: Timestamp

  /// Creates an activity.
  public init(id: String, gameID: String, gameName: String, kind: Kind, detail: String? = nil, time: Timestamp) {
    let detail = detail?.trimmingSpaces
    (self.id, self.gameID, self.gameName, self.kind, self.time) = (id, gameID, gameName, kind, time)
    self.detail = detail?.isEmpty == true ? nil : detail
  }
}

/// The activity in the library, newest first.
public struct ActivityLog: Hashable, Sendable {
  /// The events, newest first.
  public private(set) var events: [LibraryActivity]
  /// The number of stored events that could not be read.
  public let skipped: Int

  /// The most events kept.
  public static let capacity = 500
  /// The time within which the same activity is not added again, in milliseconds.
  public static let repeatMilliseconds: Int64 = 2000

  /// Creates an empty log.
  public init() {
    (events, skipped) = ([], 0)
  }

  init(events: [LibraryActivity], skipped: Int) {
    self.events = Array(events.prefix(Self.capacity))
    self.skipped = skipped
  }

  /// Adds an event in front, unless it repeats the newest or has no game.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  public mutating func add(_ event: LibraryActivity) -> Bool {
    if event.gameID.trimmingSpaces.isEmpty { return false }
    if let newest = events.first, newest.isSame(as: event) {
      if event.time.isWithin(Self.repeatMilliseconds + 1, of: newest.time) { return false }
    }
    events.insert(event, at: 0)
    if events.count > Self.capacity { events.removeLast(events.count - Self.capacity) }
    return true
  }
}

extension LibraryActivity {
  fileprivate func isSame(as other: LibraryActivity) -> Bool {
    (gameID, kind, detail) == (other.gameID, other.kind, other.detail)
  }
}
