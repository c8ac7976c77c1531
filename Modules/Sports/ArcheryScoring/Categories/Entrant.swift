package import Domain

/// An archer's gender as entry lists give it.
package enum Gender: String, Codable, Hashable, Sendable, CaseIterable {
  case female = "F"
  case male = "M"
}

/// The facts about an archer that decide the category, the target and the club's medals.
///
/// The event holds the age class, never the year of birth.
package struct Entrant: Codable, Hashable, Sendable {
  package var club: String? { didSet { club = Self.plain(club) } }
  /// The class that the archer entered; nil for an adult and if unknown.
  package var ageClass: AgeClass?
  package var gender: Gender?
  /// The category that the organiser chose; nil for the one that fits.
  package var category: CategoryID?
  /// The session that the archer shoots in; nil for the first.
  package var session: LineSessionID?
  /// Whether a proposal of places leaves the archer where the organiser put it; nil for no.
  package private(set) var locksTarget: Bool?

  package init(
    club: String? = nil,
    ageClass: AgeClass? = nil,
    gender: Gender? = nil,
    category: CategoryID? = nil,
    session: LineSessionID? = nil,
    locksTarget: Bool = false
  ) {
    (self.club, self.ageClass, self.gender) = (Self.plain(club), ageClass, gender)
    (self.category, self.session, self.locksTarget) = (category, session, locksTarget ? true : nil)
  }

  private static func plain(_ club: String?) -> String? { club.map(\.onOneLine).flatMap { $0.isEmpty ? nil : $0 } }

  package static let unknown = Entrant()

  func aged(_ ageClass: AgeClass) -> Entrant {
    var entrant = self
    entrant.ageClass = ageClass
    return entrant
  }

  /// The same archer in another session, locked at the place or not.
  package func shooting(in session: LineSessionID?, isLocked: Bool) -> Entrant {
    var entrant = self
    (entrant.session, entrant.locksTarget) = (session, isLocked ? true : nil)
    return entrant
  }

  /// Whether a proposal of places leaves the archer at the target.
  package var isLocked: Bool { locksTarget == true }

  func check() throws(Refusal) {
    if let club { try Action.check(club, nil) }
  }
}

extension AgeClass {
  /// Reads `under18`, `U18`, `50+` or `adult`, in any case.
  ///
  /// - Throws: ``ScoringCode/unreadable``.
  package init(reading text: String) throws(Refusal) {
    let spelling = text.lowercased().filter { $0 != " " }
    switch spelling {
    case "adult", "senior": self = .adult
    case "50+", "over50", "master": self = .over50
    default:
      let digits =
        spelling.hasPrefix("under") ? spelling.dropFirst(5) : spelling.dropFirst(spelling.hasPrefix("u") ? 1 : 0)
      guard spelling.first == "u", let age = Int(digits), (1...99).contains(age) else {
        throw Refusal(.unreadable, "\"\(text.prefix(20))\" is no age class. Write adult, under18 or 50+.")
      }
      self = .under(age)
    }
  }
}

extension AgeClass: Codable {
  package init(from decoder: any Decoder) throws {
    try self.init(reading: try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension AgeClass: Comparable {
  /// From the youngest class to adults, 50+ last.
  package static func < (left: AgeClass, right: AgeClass) -> Bool { left.order < right.order }

  private var order: Int {
    switch self {
    case .under(let age): age
    case .adult: 100
    case .over50: 101
    }
  }
}

extension TournamentStep {
  /// The steps that change an archer, and the facts that decide the category where they change.
  ///
  /// A chosen category is set before a bow that would not fit the one before, and the other way round.
  package static func changing(
    _ archer: PlayerID,
    _ change: TournamentCommand,
    _ entrant: Entrant?,
    as key: String
  ) -> [TournamentStep] {
    let change = TournamentStep(change, as: EventID(rawValue: key))
    guard let entrant else { return [change] }
    let facts = TournamentStep(.changeEntrant(archer, entrant), as: EventID(rawValue: "\(key)-entrant"))
    return entrant.category == nil ? [change, facts] : [facts, change]
  }
}
