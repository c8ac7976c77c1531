package import Domain
package import Leaderboards

extension Named {
  /// A category of a shoot; has no values.
  package enum Category: Sendable {}
}

/// The code of a category, such as `RM`; unique in its shoot.
package typealias CategoryID = Identifier<Named.Category>

/// Archers who are ranked together, with the round that they shoot.
///
/// A shoot holds a list of categories. A shoot without a list has the one category ``whole(of:)``.
package struct TournamentCategory: Codable, Hashable, Sendable, Identifiable {
  package let id: CategoryID
  package internal(set) var name: String
  /// The bows that the category takes; empty for all.
  package internal(set) var bows: [BowType]
  /// The age classes that the category takes; empty for all.
  package internal(set) var ageClasses: [AgeClass]
  /// The genders that the category takes; empty for all.
  package internal(set) var genders: [Gender]
  /// A copy of the shoot's own, with the face.
  package let round: Round
  package let rule: RankingRule
  package let ties: BoardTies
  /// The entries that the category needs for gold, silver and bronze; empty where it awards no medals.
  package let medals: [Int]
  /// The categories that this one ranks together once more; nil for a category that takes archers itself.
  package internal(set) var combines: [CategoryID]?

  /// Creates a category that takes archers; without a `rule` by the round's own ``Round/usualRule``.
  package init(
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
  package init(
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
  package static let everybodysMedals = [1, 1, 1]

  static let mostCategories = 100

  package var isCombined: Bool { combines != nil }

  /// The name for readers: in their language where it is one of the product, such as a template's.
  package var title: Message {
    id == Self.unassignedID ? Message("Unassigned") : CategoryTemplate.names[name] ?? .round(name)
  }
}

extension TournamentCategory {
  /// The one category of a shoot that has no list of categories: all archers, with the shoot's round and rule.
  package static func whole(of tournament: Tournament) -> TournamentCategory {
    TournamentCategory(wholeID, named: tournament.round.name, in: tournament, medals: everybodysMedals)
  }

  /// The archers who fit no category, or several, until the organiser chooses.
  ///
  /// They shoot the shoot's own round and win no medals.
  package static func unassigned(in tournament: Tournament) -> TournamentCategory {
    TournamentCategory(unassignedID, named: "Unassigned", in: tournament, medals: [])
  }

  package static let wholeID: CategoryID = "ALL"
  package static let unassignedID: CategoryID = "UNASSIGNED"

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

extension [TournamentCategory] {
  /// - Throws: ``ScoringCode/invalidCategory`` naming what is wrong.
  func check() throws(Refusal) {
    guard count <= TournamentCategory.mostCategories else {
      throw Refusal(.invalidCategory, "A shoot has at most \(TournamentCategory.mostCategories) categories.")
    }
    var known: [CategoryID: TournamentCategory] = [:]
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

extension TournamentCategory {
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
  fileprivate func checkParts(_ known: [CategoryID: TournamentCategory]) throws(Refusal) {
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
  package var usualRule: RankingRule {
    let code = code.map { String($0.prefix { $0 != "@" }) } ?? ""
    if code.hasPrefix("wa_field") { return .waField }
    if code.hasPrefix("wa_3d") { return .wa3D }
    if passes.first?.scoringSystem == .fiveZone { return .agbImperial }
    guard code.hasPrefix("wa") else { return .scoreXTenEnds }
    return venue == .indoor ? .waIndoor : .waOutdoor2026
  }
}
