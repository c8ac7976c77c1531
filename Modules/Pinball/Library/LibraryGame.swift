public import Domain

/// A game at a venue, or in a category, as the library file tells of it.
///
/// The same game may be at several venues, and several times at one. Only ``place`` is unique.
public struct LibraryGame: Hashable, Sendable {
  /// The index among the file's items.
  public let place: Int
  /// The ``LibrarySource/id`` of its venue or category.
  public let source: String
  /// The id of the entry in the library.
  public let entryID: String?
  /// The id in the Open Pinball Database.
  public let opdbID: String?
  /// The practice key, if the file has one.
  public let practiceIdentity: String?
  /// The slug; empty for none.
  public let slug: String
  /// The name.
  public let name: String
  /// The variant of the machine.
  public let variant: String?
  /// The manufacturer.
  public let manufacturer: String?
  /// The year of manufacture.
  public let year: Int?
  /// The location in the venue.
  let venueLocation: String?
  /// The area in the venue.
  public let area: String?
  /// The order of the area.
  public let areaOrder: Int?
  /// The group of machines.
  public let group: Int?
  /// The position in the group.
  public let position: Int?
  /// The league's bank.
  public let bank: Int?
  /// The address of the rules on another site.
  public let rulesheetURL: String?
  /// The address of a picture of the playfield on another site.
  let playfieldImageURL: String?
  /// The videos, in file order.
  public let videos: [GameVideo]
  /// The texts and pictures on the content server.
  public let assets: GameAssets

  /// The best known id; several games may share it.
  public var id: String { entryID ?? opdbID ?? practiceIdentity ?? slug }

  /// The key of the game in the player's records, the same at every venue.
  public var practiceKey: String { practiceIdentity ?? slug }

  /// The bank, if positive.
  public var countedBank: Int? { bank.flatMap { $0 > 0 ? $0 : nil } }

  /// The location as `area:group:position`, without an absent area; nil without a group or position.
  public var location: String? {
    guard let group, let position else { return nil }
    return ([area].compactMap(\.self) + ["\(group)", "\(position)"]).joined(separator: ":")
  }

  /// The line under the name: maker, year, location and bank.
  public var metaLine: Message {
    let parts = [manufacturer ?? "-", year.map(String.init), location].map { $0.map(Message.init(verbatim:)) }
    return (parts + [countedBank.map { Message("Bank \($0)") }]).compactMap(\.self).joined(separator: " • ")
  }
}

/// The texts and pictures of a game, as the file names them.
public struct GameAssets: Hashable, Sendable {
  /// The rulesheet, in the present layout.
  public var rulesheetPractice: String?
  /// The rulesheet, in the older layout.
  var rulesheetLegacy: String?
  /// The description, in the present layout.
  public var gameinfoPractice: String?
  /// The description, in the older layout.
  var gameinfoLegacy: String?
  /// The picture of the file's first shape, which comes before the others.
  public var playfieldLocal: String?
  /// The picture, in the present layout.
  public var playfieldPractice: String?
  /// The picture, in the older layout.
  var playfieldLegacy: String?

  /// Creates assets without files.
  public init() {}
}

/// A venue or category of games.
public struct LibrarySource: Hashable, Sendable, Identifiable {
  /// The kind of source.
  public enum Kind: String, Hashable, Codable, Sendable {
    /// A venue, or a category such as a maker.
    case venue, category

    /// Creates a kind.
    ///
    /// Makers are categories, everything else is a venue.
    init(_ text: String?) {
      self = ["category", "manufacturer"].contains(text?.lowercased()) ? .category : .venue
    }
  }

  /// The id.
  public let id: String
  /// The name.
  public let name: String
  /// The kind.
  public let kind: Kind

  /// Returns the id of a source of which only the name is known.
  static func slug(of name: String) -> String {
    let spelled = name.lowercased().replacing("&", with: "and")
    let words = spelled.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "the-avenue" : words.joined(separator: "-")
  }

  static let unnamed = "The Avenue"
}
