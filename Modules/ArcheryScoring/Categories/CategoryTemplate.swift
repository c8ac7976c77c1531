import Domain
public import LeaderboardKit

/// A set of categories to begin with; the organiser changes them afterwards.
public enum CategoryTemplate: String, Codable, Hashable, Sendable, CaseIterable {
  /// One category for each bow.
  case bows
  /// World Archery: bows by age class, men and women.
  case worldArchery
  /// Archery GB: bows by age class, open and female.
  case archeryGB

  /// Returns the template's categories.
  ///
  /// - Parameters:
  ///   - bows: The bows to make categories for, in this order.
  ///   - venue: Indoor categories shoot at 18 m, outdoor ones the 720 round of their bow.
  /// - Returns: The categories of the first bow, then those of the next.
  public func categories(for bows: [BowType], _ venue: Round.Venue) -> [ShootCategory] {
    bows.flatMap { bow in
      ages.flatMap { age in genders.compactMap { category(bow, age, $0, venue) } }
    }
  }

  /// The bows that the federation has categories for.
  public var usualBows: [BowType] {
    self == .archeryGB ? [.recurve, .compound, .barebow, .longbow] : [.recurve, .compound, .barebow]
  }

  private var ages: [AgeClass?] {
    switch self {
    case .bows: [nil]
    case .worldArchery: [.under(18), .under(21), .adult, .over50]
    case .archeryGB: [12, 14, 15, 16, 18, 21].map { .under($0) } + [.adult, .over50]
    }
  }

  private var genders: [(code: String, words: String, takes: [Gender])] {
    switch self {
    case .bows: [("", "", [])]
    case .worldArchery: [("M", "men", [.male]), ("W", "women", [.female])]
    // A woman who enters the open category is put there by hand, because she would fit two.
    case .archeryGB: [("M", "open", [.male]), ("F", "female", [.female])]
    }
  }

  private func category(
    _ bow: BowType,
    _ age: AgeClass?,
    _ gender: (code: String, words: String, takes: [Gender]),
    _ venue: Round.Venue
  ) -> ShootCategory? {
    guard let round = RoundCatalogue.round(bow.roundCode(for: age, venue)) else { return nil }
    let name = [bow.words, age?.words ?? "", gender.words].filter { !$0.isEmpty }.joined(separator: " ")
    return ShootCategory(
      CategoryID(rawValue: bow.rawValue.prefix(1) + (age?.code ?? "") + gender.code),
      name: name,
      bows: [bow],
      ageClasses: age.map { [$0] } ?? [],
      genders: gender.takes,
      round: round
    )
  }
}

extension AgeClass {
  /// As in a category's code: `U18`, `50`, empty for adults.
  fileprivate var code: String {
    switch self {
    case .under(let age): "U\(age)"
    case .over50: "50"
    case .adult: ""
    }
  }

  fileprivate var words: String {
    switch self {
    case .under(let age): "under \(age)"
    case .over50: "50+"
    case .adult: ""
    }
  }
}

extension BowType {
  fileprivate var words: String { rawValue.prefix(1) + rawValue.dropFirst().lowercased() }

  /// World Archery's round of the bow: 60 m for young and older recurve archers.
  fileprivate func roundCode(for age: AgeClass?, _ venue: Round.Venue) -> String {
    if venue == .indoor { return self == .compound ? "wa18_compound" : "wa18" }
    switch self {
    case .compound: return "wa720_50_c@TEN_ZONE_6_RING"
    case .barebow: return "wa720_50_b"
    case .recurve, .longbow, .traditional:
      switch age {
      case nil, .under(21), .adult: return self == .recurve ? "wa720_70" : "wa720_60"
      default: return "wa720_60"
      }
    }
  }
}
