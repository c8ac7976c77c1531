import Domain
package import Leaderboards

/// A set of categories to begin with; the organiser changes them afterwards.
package enum CategoryTemplate: String, Codable, Hashable, Sendable, CaseIterable {
  case bows
  /// World Archery: bows by age class, men and women.
  case worldArchery
  /// Archery GB: bows by age class, open and female.
  case archeryGB

  /// Returns the template's categories.
  ///
  /// Indoor categories shoot at 18 m, outdoor ones the 720 round of their bow.
  package func categories(for bows: [BowType], _ venue: Round.Venue) -> [TournamentCategory] {
    bows.flatMap { bow in
      ages.flatMap { age in genders.compactMap { category(bow, age, $0, venue) } }
    }
  }

  /// The bows that the federation has categories for.
  package var usualBows: [BowType] {
    self == .archeryGB ? [.recurve, .compound, .barebow, .longbow] : [.recurve, .compound, .barebow]
  }

  private var ages: [AgeClass?] {
    switch self {
    case .bows: [nil]
    case .worldArchery: [.under(18), .under(21), .adult, .over50]
    case .archeryGB: [12, 14, 15, 16, 18, 21].map { .under($0) } + [.adult, .over50]
    }
  }

  private var genders: [(code: String, words: Message?, takes: [Gender])] {
    switch self {
    case .bows: [("", nil, [])]
    case .worldArchery:
      [
        ("M", Message("men", context: "category"), [.male]), ("W", Message("women", context: "category"), [.female]),
      ]
    // A woman who enters the open category is put there by hand, because she would fit two.
    case .archeryGB:
      [
        ("M", Message("open", context: "category"), [.male]), ("F", Message("female", context: "category"), [.female]),
      ]
    }
  }

  private static func name(_ bow: BowType, _ age: AgeClass?, _ gender: Message?) -> Message {
    [bow.label, age?.words, gender].compactMap(\.self).joined(separator: " ")
  }

  /// The names of all templates' categories, by the English name that a shoot stores.
  static let names: [String: Message] = {
    let names = allCases.flatMap { template in
      BowType.allCases.flatMap { bow in
        template.ages.flatMap { age in template.genders.map { name(bow, age, $0.words) } }
      }
    }
    return Dictionary(names.map { ($0.description, $0) }) { first, _ in first }
  }()

  private func category(
    _ bow: BowType,
    _ age: AgeClass?,
    _ gender: (code: String, words: Message?, takes: [Gender]),
    _ venue: Round.Venue
  ) -> TournamentCategory? {
    guard let round = RoundCatalogue.round(bow.roundCode(for: age, venue)) else { return nil }
    return TournamentCategory(
      CategoryID(rawValue: bow.rawValue.prefix(1) + (age?.code ?? "") + gender.code),
      name: Self.name(bow, age, gender.words).description,
      bows: [bow],
      ageClasses: age.map { [$0] } ?? [],
      genders: gender.takes,
      round: round
    )
  }
}

extension AgeClass {
  /// As in a category's code: `U18`, `50`, empty for adults.
  var code: String {
    switch self {
    case .under(let age): "U\(age)"
    case .over50: "50"
    case .adult: ""
    }
  }

  fileprivate var words: Message? {
    switch self {
    case .under(let age): Message("under \(age)", context: "category")
    case .over50: "50+"
    case .adult: nil
    }
  }
}

extension BowType {
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

extension Tournament {
  /// The list with a template's categories, for the bows of the roster or, without archers, for the usual ones.
  ///
  /// Codes that the list has already stay as they are.
  package func categories(adding template: CategoryTemplate, _ venue: Round.Venue) -> [TournamentCategory] {
    let bows = divisions.isEmpty ? template.usualBows : divisions
    let known = Set(listedCategories.map(\.id))
    return listedCategories + template.categories(for: bows, venue).filter { !known.contains($0.id) }
  }
}
