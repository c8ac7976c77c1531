package import Domain
package import Leaderboards
import Spaces

extension Named {
  /// An archer of the member register; has no values.
  package enum Registered: Sendable {}
}

/// The id of an archer in the member register.
package typealias RegisterID = Identifier<Named.Registered>

/// One archer of the installation's member register.
///
/// The register is documents, never events, so that an archer can be deleted. Only the owner of the installation and the
/// registrars whom the owner names read it. Shoots get the name, the bow, the club and the age class from it.
package struct RegisteredArcher: StoredValue {
  package var name: String
  /// The club; empty if not given.
  package var club: String
  package var bow: BowType?
  package var birthYear: Int? {
    didSet { if birthDate.map({ !$0.hasPrefix("\(birthYear ?? 0)-") }) == true { birthDate = nil } }
  }
  /// The date of birth as `1990-05-31`, in the year of birth; nil if not known.
  package private(set) var birthDate: String?
  /// The code of the club in other programs; nil if not known.
  package var clubCode: String?
  package var gender: Gender?
  /// The licence number; empty if not given.
  package var licence: String
  package var notes: String

  package init(
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

  package static let blank = RegisteredArcher(name: "")

  package static let birthYears = 1900...2100
  static let longestNotes = 500

  /// - Throws: ``ScoringCode/invalidName`` or ``ScoringCode/invalidValue``, naming what is wrong.
  func check() throws(Refusal) {
    guard !name.isEmpty else { throw Refusal(.invalidName, "Enter the archer's name.") }
    for text in [name, club, licence, clubCode ?? ""] { try Action.checkNew(text) }
    guard TextLimit(characters: Self.longestNotes).allows(notes) else {
      throw Refusal(.invalidValue, "Notes have at most \(Self.longestNotes) characters.")
    }
    if let birthYear, !Self.birthYears.contains(birthYear) {
      throw Refusal(.invalidValue, "\(birthYear) is no year of birth.")
    }
  }
}

package struct RegisterEntry: Codable, Hashable, Sendable, Identifiable {
  package let id: RegisterID
  package let archer: RegisteredArcher

  package init(id: RegisterID, archer: RegisteredArcher) { (self.id, self.archer) = (id, archer) }
}

extension RegisteredArcher {
  package func matches(_ search: String) -> Bool {
    [name, club].contains { NameKey(loosely: $0).contains(NameKey(loosely: search)) }
  }
}
