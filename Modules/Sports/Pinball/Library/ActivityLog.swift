package import Domain

package struct LibraryActivity: Hashable, Sendable, Identifiable {
  /// The kind of activity, whose raw values are written.
  package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
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

  package let id: String
  package let gameID: String
  package let gameName: String
  package let kind: Kind
  /// The detail, trimmed; nil for none.
  package let detail: String?
  package let time: Timestamp

  package init(id: String, gameID: String, gameName: String, kind: Kind, detail: String? = nil, time: Timestamp) {
    let detail = detail?.trimmingSpaces
    (self.id, self.gameID, self.gameName, self.kind, self.time) = (id, gameID, gameName, kind, time)
    self.detail = detail?.isEmpty == true ? nil : detail
  }

  /// Returns the activity with its game's present key.
  package func read(by keys: GameKeys) -> LibraryActivity {
    let game = keys.find(gameID, loosely: false).key
    if game == gameID { return self }
    return LibraryActivity(id: id, gameID: game, gameName: gameName, kind: kind, detail: detail, time: time)
  }
}

/// The activity in the library, newest first.
package struct ActivityLog: Hashable, Sendable {
  /// The events, newest first.
  package private(set) var events: [LibraryActivity] = []

  /// The most events kept.
  package static let capacity = 500
  /// The time within which the same activity is not added again, in milliseconds.
  package static let repeatMilliseconds: Int64 = 2000

  package init() {}

  init(events: [LibraryActivity]) {
    self.events = Array(events.prefix(Self.capacity))
  }

  /// Adds an event in front, unless it repeats the newest or has no game.
  @discardableResult
  package mutating func add(_ event: LibraryActivity) -> Bool {
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
