import Domain
import Leaderboards

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
    "SCHÜLERA": .under(15), "SCHÜLERB": .under(13), "SCHÜLERC": .under(11),
    "POUSSIN": .under(11), "POUSSINS": .under(11), "BENJAMIN": .under(13), "BENJAMINS": .under(13),
    "BENJAMINE": .under(13), "BENJAMINES": .under(13), "MINIME": .under(15), "MINIMES": .under(15),
    "CADETTE": .under(18), "CADETTES": .under(18), "VÉTÉRAN": .over50, "VÉTÉRANS": .over50,
    "SENIOR1": .adult, "SENIOR2": .adult, "SENIOR3": .over50, "S1": .adult, "S2": .adult, "S3": .over50,
  ]
  /// Words that say an age only together with the next one, such as `Schüler A` and `Senior 3`.
  private static let begun = [
    "SCHÜLER": "SCHÜLER", "SCHUELER": "SCHÜLER", "SCHÜLERINNEN": "SCHÜLER", "SENIOR": "SENIOR", "SENIORS": "SENIOR",
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
    var words = text.uppercased().split { !$0.isLetter && !$0.isNumber && $0 != "+" }.map(String.init)[...]
    while let word = words.popFirst() {
      if let start = Self.begun[word], let next = words.first, let age = Self.ages[start + next] {
        (ageClass, words) = (age, words.dropFirst())
        if word.hasSuffix("INNEN") { gender = .female }
      } else if !take(word) {
        return nil
      }
    }
  }

  /// The age class of a lower limit, such as `65+`, `Ü40` or `40+`.
  private static func age(from word: String) -> AgeClass? {
    let digits = word.hasSuffix("+") ? word.dropLast() : word.hasPrefix("Ü") ? word.dropFirst() : ""
    return Int(digits).flatMap { (30...99).contains($0) ? $0 < 50 ? .adult : .over50 : nil }
  }

  /// A class as the French federation writes it, such as `U18F` or `S1HCL`.
  private init?(french word: String) {
    guard let code = word.wholeMatch(of: #/(U\d\d|S[123])([HF])(CL|CO|BB|AD)?/#)?.output else { return nil }
    ageClass = Self.ages[String(code.1)] ?? (try? AgeClass(reading: String(code.1)))
    gender = code.2 == "F" ? .female : .male
    bow = code.3.flatMap { try? BowType(reading: String($0)) }
  }

  private mutating func take(_ word: String) -> Bool {
    if Self.women.contains(word) || Self.men.contains(word) {
      gender = Self.women.contains(word) ? .female : .male
    } else if word.count > 1 || gender == nil, let known = (try? Gender(reading: word)) ?? nil {
      gender = known
    } else if word.count > 1, let age = Self.ages[word] ?? Self.age(from: word) ?? (try? AgeClass(reading: word)) {
      ageClass = age
    } else if word.allSatisfy(\.isLetter), let known = try? BowType(reading: word) {
      bow = known
    } else if let known = ArcherClass(french: word) {
      (ageClass, gender, bow) = (known.ageClass, known.gender, known.bow ?? bow)
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
