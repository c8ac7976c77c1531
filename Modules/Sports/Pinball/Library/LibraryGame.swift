package import Domain

/// A game at a venue, or in a category, as the library file tells of it.
///
/// The same game may be at several venues, and several times at one. Only ``place`` is unique.
package struct LibraryGame: Hashable, Sendable {
  /// The index among the file's items.
  package let place: Int
  /// The ``LibrarySource/id`` of its venue or category.
  package let source: String
  package let entryID: String?
  package let opdbID: String?
  package let practiceIdentity: String?
  /// The slug; empty for none.
  package let slug: String
  package let name: String
  package let variant: String?
  package let manufacturer: String?
  package let year: Int?
  package let area: String?
  package let areaOrder: Int?
  package let group: Int?
  package let position: Int?
  package let bank: Int?
  /// The address of the rules on another site.
  package let rulesheetURL: String?
  /// The address of a picture of the playfield on another site.
  let playfieldImageURL: String?
  package let videos: [GameVideo]
  /// The texts and pictures on the content server.
  package let assets: GameAssets

  /// The best known id; several games may share it.
  package var id: String { entryID ?? opdbID ?? practiceIdentity ?? slug }

  /// The key of the game in the player's records, the same at every venue.
  package var practiceKey: String { practiceIdentity ?? slug }

  package var countedBank: Int? { bank.flatMap { $0 > 0 ? $0 : nil } }

  /// The location as `area:group:position`, without an absent area; nil without a group or position.
  package var location: String? {
    guard let group, let position else { return nil }
    return ([area].compactMap(\.self) + ["\(group)", "\(position)"]).joined(separator: ":")
  }

  /// The line under the name: maker, year, location and bank.
  package var metaLine: Message {
    let parts = [manufacturer ?? "-", year.map(String.init), location].map { $0.map(Message.init(verbatim:)) }
    return (parts + [countedBank.map { Message("Bank \($0)") }]).compactMap(\.self).joined(separator: " • ")
  }
}

/// The texts and pictures of a game, as the file names them.
package struct GameAssets: Hashable, Sendable {
  /// The rulesheet, in the present layout.
  package var rulesheetPractice: String?
  /// The rulesheet, in the older layout.
  var rulesheetLegacy: String?
  /// The description, in the present layout.
  package var gameinfoPractice: String?
  /// The description, in the older layout.
  var gameinfoLegacy: String?
  /// The picture of the file's first shape, which comes before the others.
  package var playfieldLocal: String?
  /// The picture, in the present layout.
  package var playfieldPractice: String?
  /// The picture, in the older layout.
  var playfieldLegacy: String?

  package init() {}
}

package struct LibrarySource: Hashable, Sendable, Identifiable {
  package enum Kind: String, Hashable, Codable, Sendable {
    /// A venue, or a category such as a maker.
    case venue, category

    /// Creates a kind: makers are categories, everything else is a venue.
    init(_ text: String?) {
      self = ["category", "manufacturer"].contains(text?.lowercased()) ? .category : .venue
    }
  }

  package let id: String
  package let name: String
  package let kind: Kind

  /// Returns the id of a source of which only the name is known.
  static func slug(of name: String) -> String {
    let spelled = name.lowercased().replacing("&", with: "and")
    let words = spelled.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "the-avenue" : words.joined(separator: "-")
  }

  static let unnamed = "The Avenue"
}
