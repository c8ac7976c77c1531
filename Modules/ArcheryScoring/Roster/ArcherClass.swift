import Domain
import LeaderboardKit

/// The age class, the gender and perhaps the bow of a class, such as `U18M`, `50W`, `Recurve Damen` or `Jugend m`.
struct ArcherClass: Equatable {
  /// nil for a class that is unknown here.
  private(set) var ageClass: AgeClass?
  private(set) var gender: Gender?
  private(set) var bow: BowType?

  /// Words of clubs for age classes, and letters that stood for cadets, juniors and masters.
  private static let ages: [String: AgeClass] = [
    "C": .under(18), "CADET": .under(18), "CADETS": .under(18), "KADETTEN": .under(18), "JUGEND": .under(18),
    "J": .under(21), "JUNIOR": .under(21), "JUNIORS": .under(21), "JUNIOREN": .under(21), "JUNIORINNEN": .under(21),
    "M": .over50, "MASTER": .over50, "MASTERS": .over50, "VETERAN": .over50, "VETERANS": .over50, "50": .over50,
    "SENIOR": .adult, "SENIORS": .adult, "ADULT": .adult, "ADULTS": .adult, "ERWACHSENE": .adult,
  ]
  private static let women: Set<String> = [
    "DAMEN", "FRAUEN", "FEMMES", "DAMES", "VROUWEN", "MUJERES", "DONNE", "LADIES",
  ]
  private static let men: Set<String> = [
    "HERREN", "MÄNNER", "HOMMES", "HEREN", "MANNEN", "HOMBRES", "UOMINI", "GENTLEMEN",
  ]

  /// Reads a class as Ianseo writes it; what is unknown here is left out.
  init(_ text: String) {
    let text = text.uppercased()
    gender =
      switch text.last {
      case "M": .male
      case "W", "F": .female
      default: nil
      }
    let age = gender == nil ? text : String(text.dropLast())
    ageClass = text.isEmpty ? nil : age.isEmpty ? .adult : Self.ages[age] ?? (try? AgeClass(reading: age))
  }

  /// Reads a class as clubs write it; nil for one with a word that is unknown here.
  init?(words text: String) {
    for word in text.uppercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "+" }) {
      guard take(String(word)) else { return nil }
    }
  }

  private mutating func take(_ word: String) -> Bool {
    if Self.women.contains(word) || Self.men.contains(word) {
      gender = Self.women.contains(word) ? .female : .male
    } else if word.count > 1 || gender == nil, let known = (try? Gender(reading: word)) ?? nil {
      gender = known
    } else if word.count > 1, let age = Self.ages[word] ?? (try? AgeClass(reading: word)) {
      ageClass = age
    } else if word.allSatisfy(\.isLetter), let known = try? BowType(reading: word) {
      bow = known
    } else {
      // A bow's letter before a class, such as `RU18M`.
      let (rest, code) = (String(word.dropFirst()), ArcherClass(word))
      let (letter, behind) = (try? BowType(reading: String(word.prefix(1))), ArcherClass(rest))
      if code.ageClass != nil {
        (ageClass, gender) = (code.ageClass, code.gender ?? gender)
      } else if let letter, behind.ageClass != nil {
        (bow, ageClass, gender) = (letter, behind.ageClass, behind.gender ?? gender)
      } else {
        return false
      }
    }
    return true
  }

  init(_ entrant: Entrant, gender: Gender?) { (ageClass, self.gender) = (entrant.ageClass, gender) }

  /// The class as Ianseo has it; empty for an adult of unknown gender.
  var text: String { (ageClass?.code ?? "") + (gender.map { $0 == .female ? "W" : "M" } ?? "") }
}
