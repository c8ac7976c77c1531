/// A game at a venue, or in a category, as the library file tells of it.
///
/// The same game may be at several places, and several times at one: no id is unique but ``place``.
public struct LibraryGame: Hashable, Sendable {
  /// Where it is among the file's items, from 0.
  public let place: Int
  /// The ``LibrarySource/id`` of where it is listed.
  public let source: String
  public let entryID: String?
  public let opdbID: String?
  public let practiceIdentity: String?
  /// Never nil, but may be empty.
  public let slug: String
  public let name: String
  public let variant: String?
  public let manufacturer: String?
  public let year: Int?
  public let venueLocation: String?
  public let area: String?
  public let areaOrder: Int?
  public let group: Int?
  public let position: Int?
  public let bank: Int?
  /// Where the rules were found, outside.
  public let rulesheetURL: String?
  public let playfieldImageURL: String?
  /// In file order.
  public let videos: [GameVideo]
  public let assets: GameAssets

  /// What is known of the game outside the library; several games may have the same.
  public var id: String { entryID ?? opdbID ?? practiceIdentity ?? slug }

  /// What the player's records know the game by: the same at every venue.
  public var practiceKey: String { practiceIdentity ?? slug }

  /// The bank where it counts.
  public var countedBank: Int? { bank.flatMap { $0 > 0 ? $0 : nil } }

  /// Where it stands: `area:group:position`, without the area where there is none; nil where group or position is missing.
  public var location: String? {
    guard let group, let position else { return nil }
    return ([area].compactMap(\.self) + ["\(group)", "\(position)"]).joined(separator: ":")
  }

  /// What stands under its name: maker, year, location, bank.
  public var metaLine: String {
    let parts = [manufacturer ?? "-", year.map(String.init), location, countedBank.map { "Bank \($0)" }]
    return parts.compactMap(\.self).joined(separator: " • ")
  }
}

/// Where a game's texts and pictures lie, as the file names them.
public struct GameAssets: Hashable, Sendable {
  public var rulesheetPractice: String?
  public var rulesheetLegacy: String?
  public var gameinfoPractice: String?
  public var gameinfoLegacy: String?
  /// Of the file's first shape; goes before the others.
  public var playfieldLocal: String?
  public var playfieldPractice: String?
  public var playfieldLegacy: String?

  public init() {}
}

/// A place that games are listed for.
public struct LibrarySource: Hashable, Sendable, Identifiable {
  public enum Kind: String, Hashable, Codable, Sendable {
    case venue, category

    /// Makers are read as categories, anything else is a venue.
    init(_ text: String?) {
      self = ["category", "manufacturer"].contains(text?.lowercased()) ? .category : .venue
    }
  }

  public let id: String
  public let name: String
  public let kind: Kind

  /// The id of a source of which only the name is known.
  static func slug(of name: String) -> String {
    let spelled = name.lowercased().replacing("&", with: "and")
    let words = spelled.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "the-avenue" : words.joined(separator: "-")
  }

  static let unnamed = "The Avenue"
}
