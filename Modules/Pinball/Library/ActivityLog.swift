public import Domain

/// Something that was looked at in the library.
public struct LibraryActivity: Hashable, Sendable, Identifiable {
  /// Raw values are those that are written.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case browseGame, openRulesheet, openPlayfield, tapVideo

    /// By either of the two words that each has.
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

  public let id: String
  public let gameID: String
  public let gameName: String
  public let kind: Kind
  /// Trimmed; nil for nothing.
  public let detail: String?
  public let time: Timestamp

  public init(id: String, gameID: String, gameName: String, kind: Kind, detail: String? = nil, time: Timestamp) {
    let detail = detail?.trimmingSpaces
    (self.id, self.gameID, self.gameName, self.kind, self.time) = (id, gameID, gameName, kind, time)
    self.detail = detail?.isEmpty == true ? nil : detail
  }
}

/// What was looked at in the library, newest first.
public struct ActivityLog: Hashable, Sendable {
  public private(set) var events: [LibraryActivity]
  /// How many stored events were left out, for they could not be read.
  public let skipped: Int

  /// How many are kept.
  public static let capacity = 500
  /// How soon the same thing again is no news.
  public static let repeatMilliseconds: Int64 = 2000

  public init() {
    (events, skipped) = ([], 0)
  }

  init(events: [LibraryActivity], skipped: Int) {
    self.events = Array(events.prefix(Self.capacity))
    self.skipped = skipped
  }

  /// Puts an event in front; one that repeats the newest, or is of no game, is not taken.
  ///
  /// - Returns: Whether it was taken.
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
