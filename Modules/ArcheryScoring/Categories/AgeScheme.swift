import Domain
import LeaderboardKit

/// A federation's set of age classes.
public enum AgeScheme: String, Codable, Hashable, Sendable, CaseIterable {
  /// World Archery.
  case worldArchery = "WA"
  /// Archery GB.
  case archeryGB = "AGB"

  /// The age limits of the young classes, ascending.
  private var limits: [Int] {
    switch self {
    case .worldArchery: [18, 21]
    case .archeryGB: [12, 14, 15, 16, 18, 21]
    }
  }

  /// The scheme of categories: Archery GB where one takes a young class that World Archery does not have.
  init(of categories: [ShootCategory]) {
    let isBritish = categories.flatMap(\.ageClasses).contains { ageClass in
      if case .under(let age) = ageClass { !Self.worldArchery.limits.contains(age) } else { false }
    }
    self = isBritish ? .archeryGB : .worldArchery
  }

  /// Returns the classes that an archer may enter, the archer's own class first.
  ///
  /// - Parameters:
  ///   - birthYear: The year of birth; nil if unknown. Such an archer enters as an adult.
  ///   - year: The year of the shoot. Age goes by the year, whatever the day.
  /// - Returns: At least ``AgeClass/adult``.
  public func classes(bornIn birthYear: Int?, shootingIn year: Int) -> [AgeClass] {
    guard let birthYear else { return [.adult] }
    let (age, overflow) = year.subtractingReportingOverflow(birthYear)
    guard !overflow else { return [.adult] }
    let young = limits.filter { age < $0 }.map(AgeClass.under)
    return young + (age >= 50 ? [.over50] : []) + [.adult]
  }
}

extension Tournament {
  /// The age class proposed for an archer: the youngest in which a category of the shoot takes the archer, by the year of
  /// the shoot.
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
public enum AgeClass: Hashable, Sendable {
  /// Archers younger than this age.
  case under(Int)
  /// Archers of 50 and older.
  case over50
  /// All archers.
  case adult
}

extension AgeClass: CustomStringConvertible {
  public var description: String {
    switch self {
    case .under(let age): "under\(age)"
    case .over50: "50+"
    case .adult: "adult"
    }
  }
}
