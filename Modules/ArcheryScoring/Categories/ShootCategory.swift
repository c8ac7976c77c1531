public import Domain
public import LeaderboardKit

extension Named {
  /// A category of a shoot; has no values.
  public enum Category: Sendable {}
}

/// The code of a category, such as `RM`; unique in its shoot.
public typealias CategoryID = Identifier<Named.Category>

/// Archers who are ranked together, with the round that they shoot.
///
/// A shoot holds a list of categories. A shoot without a list has the one category ``whole(of:)``.
public struct ShootCategory: Codable, Hashable, Sendable, Identifiable {
  /// The category's id.
  public let id: CategoryID
  /// The category's name.
  public let name: String
  /// The bows that the category takes; empty for all.
  public let bows: [BowType]
  /// The age classes that the category takes; empty for all.
  public let ageClasses: [AgeClass]
  /// The genders that the category takes; empty for all.
  public let genders: [Gender]
  /// A copy of the shoot's own, with the face.
  public let round: Round
  /// The ranking rule.
  public let rule: RankingRule
  /// The ranks of equal archers.
  public let ties: BoardTies
  /// The entries that the category needs for gold, silver and bronze; empty where it awards no medals.
  public let medals: [Int]
  /// The categories that this one ranks together once more; nil for a category that takes archers itself.
  public let combines: [CategoryID]?

  /// Creates a category that takes archers; without a `rule` by the round's own ``Round/usualRule``.
  public init(
    _ id: CategoryID,
    name: String,
    bows: [BowType] = [],
    ageClasses: [AgeClass] = [],
    genders: [Gender] = [],
    round: Round,
    rule: RankingRule? = nil,
    ties: BoardTies = .competition,
    medals: [Int] = everybodysMedals
  ) {
    (self.id, self.name, self.round) = (id, name.trimmingSpaces, round)
    (self.bows, self.ageClasses, self.genders) = (bows, ageClasses, genders)
    (self.rule, self.ties, self.medals, combines) = (rule ?? round.usualRule, ties, medals, nil)
  }

  /// Creates a category that ranks others together; all of them shoot its round, and it awards medals only where the organiser
  /// says so.
  public init(
    _ id: CategoryID,
    name: String,
    combining others: [CategoryID],
    round: Round,
    rule: RankingRule? = nil,
    ties: BoardTies = .competition,
    medals: [Int] = []
  ) {
    (self.id, self.name, self.round, combines) = (id, name.trimmingSpaces, round, others)
    (bows, ageClasses, genders) = ([], [], [])
    (self.rule, self.ties, self.medals) = (rule ?? round.usualRule, ties, medals)
  }

  private init(_ id: CategoryID, named name: String, in tournament: Tournament, medals: [Int]) {
    (self.id, self.name, round, combines) = (id, name, tournament.round, nil)
    (bows, ageClasses, genders) = ([], [], [])
    (rule, ties, self.medals) = (tournament.settings.rule, tournament.settings.ties, medals)
  }

  /// Medals however few archers take part.
  public static let everybodysMedals = [1, 1, 1]

  /// The most categories of one shoot.
  static let mostCategories = 100

  /// Whether the category combines others.
  public var isCombined: Bool { combines != nil }

  /// The name for readers: in their language where it is one of the product, such as a template's.
  public var title: Message {
    id == Self.unassignedID ? Message("Unassigned") : CategoryTemplate.names[name] ?? .round(name)
  }
}

extension ShootCategory {
  /// The one category of a shoot that has no list of categories: all archers, with the shoot's round and rule.
  public static func whole(of tournament: Tournament) -> ShootCategory {
    ShootCategory(wholeID, named: tournament.round.name, in: tournament, medals: everybodysMedals)
  }

  /// The archers who fit no category, or several, until the organiser chooses.
  ///
  /// They shoot the shoot's own round and win no medals.
  public static func unassigned(in tournament: Tournament) -> ShootCategory {
    ShootCategory(unassignedID, named: "Unassigned", in: tournament, medals: [])
  }

  /// The id of the whole shoot.
  public static let wholeID: CategoryID = "ALL"
  /// The id of archers without a category.
  public static let unassignedID: CategoryID = "UNASSIGNED"

  /// Whether the category takes an archer by bow, age class and gender.
  ///
  /// An archer of unknown age is an adult. An archer of unknown bow or gender fits only where all fit.
  func takes(_ bow: BowType?, _ entrant: Entrant) -> Bool {
    guard !isCombined else { return false }
    let fitsBow = bows.isEmpty || bow.map(bows.contains) ?? false
    let fitsAge = ageClasses.isEmpty || ageClasses.contains(entrant.ageClass ?? .adult)
    let fitsGender = genders.isEmpty || entrant.gender.map(genders.contains) ?? false
    return fitsBow && fitsAge && fitsGender
  }
}

extension [ShootCategory] {
  /// - Throws: ``ScoringCode/invalidCategory`` naming what is wrong.
  func check() throws(Refusal) {
    guard count <= ShootCategory.mostCategories else {
      throw Refusal(.invalidCategory, "A shoot has at most \(ShootCategory.mostCategories) categories.")
    }
    var known: [CategoryID: ShootCategory] = [:]
    for category in self {
      try category.check()
      guard known.updateValue(category, forKey: category.id) == nil else {
        throw Refusal(
          .invalidCategory,
          "Two categories have the code \(category.id.rawValue). Choose another code for one of them."
        )
      }
    }
    for category in self { try category.checkParts(known) }
  }
}

extension ShootCategory {
  private static let codeCharacters = 1...20

  fileprivate func check() throws(Refusal) {
    let code = id.rawValue
    guard Self.codeCharacters.contains(code.count), code.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
      ![Self.wholeID, Self.unassignedID].contains(id)
    else { throw Refusal(.invalidCategory, "A category's code has 1 to 20 letters and digits, such as RM.") }
    guard !name.isEmpty, name == name.onOneLine else {
      throw Refusal(.invalidCategory, "Enter a name for the category \(code).")
    }
    try Action.check(name, nil)
    try round.check()
    guard medals.count <= 3, medals.allSatisfy((1...TournamentSettings.largestRoster).contains) else {
      throw Refusal(.invalidCategory, "A medal needs 1 to \(TournamentSettings.largestRoster) entries.")
    }
  }

  /// A combined category ranks two or more others that shoot its round.
  fileprivate func checkParts(_ known: [CategoryID: ShootCategory]) throws(Refusal) {
    guard let combines else { return }
    guard combines.count > 1, Set(combines).count == combines.count else {
      throw Refusal(.invalidCategory, "A combined category ranks two categories or more. Choose them for \(name).")
    }
    for part in combines {
      guard let part = known[part], !part.isCombined, part.round == round else {
        throw Refusal(.invalidCategory, "\(name) can combine only categories that shoot the same round.")
      }
    }
  }
}

extension Round {
  /// The tie rule that goes with the round: World Archery's for its rounds, the imperial one for imperial rounds.
  public var usualRule: RankingRule {
    let code = code.map { String($0.prefix { $0 != "@" }) } ?? ""
    if code.hasPrefix("wa_field") { return .waField }
    if code.hasPrefix("wa_3d") { return .wa3D }
    if passes.first?.scoringSystem == .fiveZone { return .agbImperial }
    guard code.hasPrefix("wa") else { return .scoreXTenEnds }
    return venue == .indoor ? .waIndoor : .waOutdoor2026
  }
}
