public import Domain
public import LeaderboardKit
public import Spaces

extension Named {
  /// An archer of the member register; has no values.
  public enum Registered: Sendable {}
}

/// The id of an archer in the member register.
public typealias RegisterID = Identifier<Named.Registered>

/// One archer of the installation's member register.
///
/// The register is documents, never events, so that an archer can be deleted. Only the owner of the installation and the
/// registrars whom the owner names read it. Shoots get the name, the bow, the club and the age class from it.
public struct RegisteredArcher: StoredValue {
  /// The archer's name.
  public var name: String
  /// The club; empty if not given.
  public var club: String
  /// The kind of bow; nil if not given.
  public var bow: BowType?
  /// The year of birth; nil if not given.
  public var birthYear: Int? {
    didSet { if birthDate.map({ !$0.hasPrefix("\(birthYear ?? 0)-") }) == true { birthDate = nil } }
  }
  /// The date of birth as `1990-05-31`, in the year of birth; nil if not known.
  public private(set) var birthDate: String?
  /// The code of the club in other programs; nil if not known.
  public var clubCode: String?
  /// The gender; nil if not given.
  public var gender: Gender?
  /// The licence number; empty if not given.
  public var licence: String
  /// Notes of the registrars.
  public var notes: String

  public init(
    name: String,
    club: String = "",
    bow: BowType? = nil,
    birthYear: Int? = nil,
    gender: Gender? = nil,
    licence: String = "",
    notes: String = "",
    birthDate: String? = nil,
    clubCode: String? = nil
  ) {
    (self.name, self.club, self.bow, self.birthYear) = (name.onOneLine, club.onOneLine, bow, birthYear)
    (self.gender, self.licence, self.notes) = (gender, licence.onOneLine, notes.trimmingSpaces)
    self.birthDate = birthYear.flatMap { year in birthDate.flatMap { $0.hasPrefix("\(year)-") ? $0 : nil } }
    self.clubCode = clubCode?.onOneLine
  }

  public static let blank = RegisteredArcher(name: "")

  /// Years of birth that the register takes.
  public static let birthYears = 1900...2100
  static let longestNotes = 500

  /// - Throws: ``ScoringCode/invalidName`` or ``ScoringCode/invalidValue``, naming what is wrong.
  func check() throws(Refusal) {
    guard !name.isEmpty else { throw Refusal(.invalidName, "Enter the archer's name.") }
    for text in [name, club, licence, clubCode ?? ""] { try Action.check(text, nil) }
    guard TextLimit(characters: Self.longestNotes).allows(notes) else {
      throw Refusal(.invalidValue, "Notes have at most \(Self.longestNotes) characters.")
    }
    if let birthYear, !Self.birthYears.contains(birthYear) {
      throw Refusal(.invalidValue, "\(birthYear) is no year of birth.")
    }
  }
}

/// An archer of the register with its id.
public struct RegisterEntry: Codable, Hashable, Sendable, Identifiable {
  /// The archer's id.
  public let id: RegisterID
  /// The archer's fields.
  public let archer: RegisteredArcher

  public init(id: RegisterID, archer: RegisteredArcher) { (self.id, self.archer) = (id, archer) }
}
