public import Domain

/// An archer's gender as entry lists give it.
public enum Gender: String, Codable, Hashable, Sendable, CaseIterable {
  /// Female.
  case female = "F"
  /// Male.
  case male = "M"
}

/// The facts about an archer that decide the category, the target and the club's medals.
///
/// The event holds the age class, never the year of birth.
public struct Entrant: Codable, Hashable, Sendable {
  /// nil for an archer without a club.
  public let club: String?
  /// The class that the archer entered; nil for an adult and if unknown.
  public let ageClass: AgeClass?
  /// The gender.
  public let gender: Gender?
  /// The category that the organiser chose; nil for the one that fits.
  public let category: CategoryID?
  /// The session that the archer shoots in; nil for the first.
  public let session: LineSessionID?
  /// Whether a proposal of places leaves the archer where the organiser put it; nil for no.
  public let locksTarget: Bool?

  /// Creates an entrant.
  public init(
    club: String? = nil,
    ageClass: AgeClass? = nil,
    gender: Gender? = nil,
    category: CategoryID? = nil,
    session: LineSessionID? = nil,
    locksTarget: Bool = false
  ) {
    let club = club?.onOneLine
    self.club = club?.isEmpty == true ? nil : club
    (self.ageClass, self.gender, self.category) = (ageClass, gender, category)
    (self.session, self.locksTarget) = (session, locksTarget ? true : nil)
  }

  /// An archer without any of these facts.
  public static let unknown = Entrant()

  /// The same archer in a category of the organiser's choice; nil for the one that fits.
  public func entering(_ category: CategoryID?) -> Entrant {
    Entrant(
      club: club,
      ageClass: ageClass,
      gender: gender,
      category: category,
      session: session,
      locksTarget: isLocked
    )
  }

  /// The same archer in an age class.
  func aged(_ ageClass: AgeClass) -> Entrant {
    Entrant(
      club: club,
      ageClass: ageClass,
      gender: gender,
      category: category,
      session: session,
      locksTarget: isLocked
    )
  }

  /// The same archer in another session, locked at the place or not.
  public func shooting(in session: LineSessionID?, isLocked: Bool) -> Entrant {
    Entrant(
      club: club,
      ageClass: ageClass,
      gender: gender,
      category: category,
      session: session,
      locksTarget: isLocked
    )
  }

  /// Whether a proposal of places leaves the archer at the target.
  public var isLocked: Bool { locksTarget == true }

  func check() throws(Refusal) {
    if let club { try Action.check(club, nil) }
  }
}

extension AgeClass {
  /// Reads `under18`, `U18`, `50+` or `adult`, in any case.
  ///
  /// - Throws: ``ScoringCode/unreadable``.
  public init(reading text: String) throws(Refusal) {
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
  public init(from decoder: any Decoder) throws {
    try self.init(reading: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension AgeClass: Comparable {
  /// From the youngest class to adults, 50+ last.
  public static func < (left: AgeClass, right: AgeClass) -> Bool { left.order < right.order }

  private var order: Int {
    switch self {
    case .under(let age): age
    case .adult: 100
    case .over50: 101
    }
  }
}
