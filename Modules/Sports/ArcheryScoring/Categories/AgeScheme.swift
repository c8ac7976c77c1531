package import Domain
import Leaderboards

/// A federation's set of age classes.
package enum AgeScheme: String, Codable, Hashable, Sendable, CaseIterable {
  case worldArchery = "WA"
  case archeryGB = "AGB"

  /// The age limits of the young classes, ascending.
  private var limits: [Int] {
    switch self {
    case .worldArchery: [18, 21]
    case .archeryGB: [12, 14, 15, 16, 18, 21]
    }
  }

  /// The scheme of categories: Archery GB where one takes a young class that World Archery does not have.
  init(of categories: [TournamentCategory]) {
    let isBritish = categories.flatMap(\.ageClasses).contains { ageClass in
      if case .under(let age) = ageClass { !Self.worldArchery.limits.contains(age) } else { false }
    }
    self = isBritish ? .archeryGB : .worldArchery
  }

  /// Returns the classes that an archer may enter, the archer's own class first.
  ///
  /// Age goes by the year, whatever the day. An archer of unknown age enters as an adult, which every archer may.
  package func classes(bornIn birthYear: Int?, shootingIn year: Int) -> [AgeClass] {
    guard let birthYear else { return [.adult] }
    let (age, overflow) = year.subtractingReportingOverflow(birthYear)
    guard !overflow else { return [.adult] }
    let young = limits.filter { age < $0 }.map(AgeClass.under)
    return young + (age >= 50 ? [.over50] : []) + [.adult]
  }
}

extension Tournament {
  /// The age class proposed for an archer: the youngest in which a category of the shoot takes the archer, by the year
  /// of the shoot.
  ///
  /// Where no category does, it is the youngest that any category takes, else the archer's own.
  func ageClass(bornIn birthYear: Int, entering entrant: Entrant, with bow: BowType?) -> AgeClass {
    let classes = AgeScheme(of: categories).classes(bornIn: birthYear, shootingIn: Int(day.year))
    let taken = Set(categories.flatMap(\.ageClasses))
    let proposed =
      classes.first { categoryToShoot(with: bow, entrant.aged($0)) != nil } ?? classes.first(where: taken.contains)
    return proposed ?? classes.first ?? .adult
  }
}

/// An age class of a federation.
///
/// Its text is `under18`, `50+` or `adult`.
package enum AgeClass: Hashable, Sendable {
  case under(Int)
  case over50
  case adult

  /// The classes of all federations, the youngest first.
  package static let all = [12, 14, 15, 16, 18, 21].map { AgeClass.under($0) } + [.adult, .over50]

  package var label: Message {
    switch self {
    case .under(let age): Message("Under \(age)")
    case .over50: "50+"
    case .adult: Message("Adult")
    }
  }
}

extension AgeClass: CustomStringConvertible {
  package var description: String {
    switch self {
    case .under(let age): "under\(age)"
    case .over50: "50+"
    case .adult: "adult"
    }
  }
}
