package import Domain

/// The organiser's choices for a tournament, frozen with the round at the start.
package struct TournamentSettings: Codable, Hashable, Sendable {
  /// The selection after an end.
  package enum Advance: String, Codable, Hashable, Sendable { case firstInRoster, stay }
  /// The way in which a scorer's sheets become final.
  package enum Finalising: String, Codable, Hashable, Sendable { case explicit, automatic }
  /// The first end of a late archer.
  package enum LateJoiners: String, Codable, Hashable, Sendable { case startAtFirstEnd, missedEndsAreMisses }

  /// The number of times that each end is entered.
  package enum Entry: String, Codable, Hashable, Sendable {
    /// Scorers of an archer share one sheet.
    case single
    /// Each scorer keeps a sheet, and two must agree.
    case double
  }

  /// The length of a practice, which is shot for oneself instead of against others (decision 16).
  package enum Practice: String, Codable, Hashable, Sendable {
    /// The length of its round.
    case round
    /// Until the archer stops, at most the length of its round.
    case open
  }

  package var rule: RankingRule
  package var basis: BoardBasis
  package var ties: BoardTies
  package var advance: Advance
  package var finalising: Finalising
  package var lateJoiners: LateJoiners
  package var entry: Entry
  package var guestsPerParticipant: Int
  package var guestsPerTournament: Int
  /// The length of a practice; nil for a competition, as in events of earlier versions.
  package var practice: Practice?
  /// The day of the shoot as `YYYY-MM-DD`; nil if none was given, as in events of earlier versions.
  package var date: String?
  /// Where it is shot, in the organiser's words; nil for nowhere, as in events of earlier versions.
  package var place: String?

  package init(
    rule: RankingRule = .scoreXTenEnds,
    basis: BoardBasis = .running,
    ties: BoardTies = .competition,
    advance: Advance = .firstInRoster,
    finalising: Finalising = .explicit,
    lateJoiners: LateJoiners = .startAtFirstEnd,
    entry: Entry = .single,
    guestsPerParticipant: Int = 2,
    guestsPerTournament: Int = 10,
    practice: Practice? = nil,
    date: String? = nil,
    place: String? = nil
  ) {
    (self.rule, self.basis, self.ties, self.advance, self.finalising) = (rule, basis, ties, advance, finalising)
    (self.lateJoiners, self.entry, self.guestsPerParticipant) = (lateJoiners, entry, guestsPerParticipant)
    (self.guestsPerTournament, self.practice) = (guestsPerTournament, practice)
    (self.date, self.place) = (date, place)
  }

  /// The most archers in one tournament, including guests.
  package static let largestRoster = 1000

  func check() throws(Refusal) {
    let allowed = 0...Self.largestRoster
    guard allowed.contains(guestsPerParticipant), allowed.contains(guestsPerTournament) else {
      throw Refusal(.invalidSettings, "The number of guests is between 0 and \(Self.largestRoster).")
    }
    if let date, CivilDate(reading: date) == nil {
      throw Refusal(.invalidSettings, "Enter the date as year, month and day, such as 2026-11-24.")
    }
    if let place {
      guard place == place.onOneLine, TextLimit.name.allows(place) else {
        throw Refusal(.invalidSettings, "A place has at most \(Limits.displayNameCharacters) characters on one line.")
      }
    }
  }
}

extension TournamentSettings {
  private enum CodingKeys: CodingKey {
    case rule, basis, ties, uniqueRanks, advance, finalising, lateJoiners, entry, guestsPerParticipant
    case guestsPerTournament, practice, date, place
  }

  /// Writes settings that earlier versions read, too: they know no unique ranks and share them.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(rule, forKey: .rule)
    try values.encode(basis, forKey: .basis)
    try values.encode(ties == .unique ? .competition : ties, forKey: .ties)
    if ties == .unique { try values.encode(true, forKey: .uniqueRanks) }
    try values.encode(advance, forKey: .advance)
    try values.encode(finalising, forKey: .finalising)
    try values.encode(lateJoiners, forKey: .lateJoiners)
    try values.encode(entry, forKey: .entry)
    try values.encode(guestsPerParticipant, forKey: .guestsPerParticipant)
    try values.encode(guestsPerTournament, forKey: .guestsPerTournament)
    try values.encodeIfPresent(practice, forKey: .practice)
    try values.encodeIfPresent(date, forKey: .date)
    try values.encodeIfPresent(place, forKey: .place)
  }

  /// Reads settings, also of earlier versions, which had fewer fields.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      rule: try values.decode(RankingRule.self, forKey: .rule),
      basis: try values.decode(BoardBasis.self, forKey: .basis),
      ties: try values.decodeIfPresent(Bool.self, forKey: .uniqueRanks) == true
        ? .unique : try values.decode(BoardTies.self, forKey: .ties),
      advance: try values.decode(Advance.self, forKey: .advance),
      finalising: try values.decode(Finalising.self, forKey: .finalising),
      lateJoiners: try values.decode(LateJoiners.self, forKey: .lateJoiners),
      entry: try values.decodeIfPresent(Entry.self, forKey: .entry) ?? .single,
      guestsPerParticipant: try values.decode(Int.self, forKey: .guestsPerParticipant),
      guestsPerTournament: try values.decode(Int.self, forKey: .guestsPerTournament),
      practice: try values.decodeIfPresent(Practice.self, forKey: .practice),
      date: try values.decodeIfPresent(String.self, forKey: .date),
      place: try values.decodeIfPresent(String.self, forKey: .place)
    )
  }
}

extension Tournament {
  /// The day that the organiser gave, else the day on which the shoot was made, in UTC.
  var day: CivilDate {
    CivilDate(ofShoot: settings.date, madeAt: createdAt)
  }

  /// The time for which a score counts: that of its arrow, or noon of the day that the organiser gave, if the arrow was
  /// entered on a later day.
  ///
  /// Noon in UTC is the same day in nearly all zones.
  func time(counting arrow: Timestamp) -> Timestamp {
    guard let date = settings.date.flatMap({ CivilDate(reading: $0) }), date.dayNumber < ZoneTable.utc.day(of: arrow)
    else { return arrow }
    return ZoneTable.utc.start(ofDay: date.dayNumber).advanced(byMilliseconds: 12 * 3_600_000)
  }
}

extension TournamentSummary {
  /// The day that the organiser gave, else the day on which the shoot was made, in UTC.
  package var day: CivilDate { CivilDate(ofShoot: date, madeAt: createdAt) }
}

extension ResultsScreen {
  /// The day that the organiser gave, else the day on which the shoot was made, in UTC.
  package var day: CivilDate { CivilDate(ofShoot: date, madeAt: createdAt) }
}

extension CivilDate {
  fileprivate init(ofShoot date: String?, madeAt moment: Timestamp) {
    self = date.flatMap { CivilDate(reading: $0) } ?? CivilDate(dayNumber: ZoneTable.utc.day(of: moment))
  }

  /// The day that a text such as `2026-11-24` names; nil for another text, and for a day that no calendar has.
  package init?(reading text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.count == 10, parts.count == 3, let year = Int64(parts[0]), let month = Int64(parts[1]),
      let day = Int64(parts[2]), year > 0, (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    guard CivilDate(dayNumber: date.dayNumber) == date else { return nil }
    self = date
  }
}
