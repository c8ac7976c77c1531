/// What a list or another program says about an archer, and no event holds.
///
/// These are personal facts and the codes of other programs. An export to such a program gives them back.
package struct ExchangeFacts: Codable, Hashable, Sendable {
  /// The licence number, or the archer's code in another program.
  package var code: String?
  package var clubCode: String?
  /// The name of the club that has the code, which may not be the archer's any more.
  package var club: String?
  /// The date of birth as `YYYY-MM-DD`.
  package var birthDate: String?
  /// Whether the archer counts in individual and team qualification, and in individual, team and mixed team finals.
  package var counts: [Bool]?
  /// Fields that only the other program uses, in its order.
  package var rest: [String]?

  package init(
    code: String? = nil,
    clubCode: String? = nil,
    club: String? = nil,
    birthDate: String? = nil,
    counts: [Bool]? = nil,
    rest: [String]? = nil
  ) {
    (self.code, self.clubCode, self.club) = (code, clubCode, club)
    (self.birthDate, self.counts, self.rest) = (birthDate, counts, rest)
  }

  package static let none = ExchangeFacts()

  /// Returns these facts, and for those that are missing the others.
  package func completed(by other: ExchangeFacts) -> ExchangeFacts {
    ExchangeFacts(
      code: code ?? other.code,
      clubCode: clubCode ?? other.clubCode,
      club: clubCode == nil ? other.club : club,
      birthDate: birthDate ?? other.birthDate,
      counts: counts ?? other.counts,
      rest: rest ?? other.rest
    )
  }
}
