import Domain

/// What an organiser chooses for a tournament; frozen with the round at the start.
public struct TournamentSettings: Codable, Hashable, Sendable {
  /// Who is selected when an end advances.
  public enum Advance: String, Codable, Hashable, Sendable { case firstInRoster, stay }
  /// How a scorer's sheets become final.
  public enum Finalising: String, Codable, Hashable, Sendable { case explicit, automatic }
  /// Where a late archer begins.
  public enum LateJoiners: String, Codable, Hashable, Sendable { case startAtFirstEnd, missedEndsAreMisses }

  /// How often each end is entered.
  public enum Entry: String, Codable, Hashable, Sendable {
    /// Scorers of an archer share one sheet.
    case single
    /// Each scorer keeps a sheet of its own, and two must say the same.
    case double
  }

  /// Shot for oneself instead of against others (decision 16).
  public enum Practice: String, Codable, Hashable, Sendable {
    /// As long as its round lasts.
    case round
    /// Until the archer stops; the round only says how long it may last at most.
    case open
  }

  public var rule: RankingRule
  public var basis: BoardBasis
  public var ties: BoardTies
  public var advance: Advance
  public var finalising: Finalising
  public var lateJoiners: LateJoiners
  public var entry: Entry
  /// Guests that one participant may bring.
  public var guestsPerParticipant: Int
  public var guestsPerTournament: Int
  /// nil for a competition, as in events of earlier versions.
  public var practice: Practice?

  public init(
    rule: RankingRule = .scoreXTenEnds,
    basis: BoardBasis = .running,
    ties: BoardTies = .competition,
    advance: Advance = .firstInRoster,
    finalising: Finalising = .explicit,
    lateJoiners: LateJoiners = .startAtFirstEnd,
    entry: Entry = .single,
    guestsPerParticipant: Int = 2,
    guestsPerTournament: Int = 10,
    practice: Practice? = nil
  ) {
    self.rule = rule
    self.basis = basis
    self.ties = ties
    self.advance = advance
    self.finalising = finalising
    self.lateJoiners = lateJoiners
    self.entry = entry
    self.guestsPerParticipant = guestsPerParticipant
    self.guestsPerTournament = guestsPerTournament
    self.practice = practice
  }

  /// Archers in one tournament, guests included.
  public static let largestRoster = 1000

  func check() throws(Refusal) {
    let allowed = 0...Self.largestRoster
    guard allowed.contains(guestsPerParticipant), allowed.contains(guestsPerTournament) else {
      throw Refusal(.invalidSettings, "A limit of guests is between 0 and \(Self.largestRoster).")
    }
  }
}

extension TournamentSettings {
  /// Reads settings of earlier versions, too, which did not say everything.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      rule: try values.decode(RankingRule.self, forKey: .rule),
      basis: try values.decode(BoardBasis.self, forKey: .basis),
      ties: try values.decode(BoardTies.self, forKey: .ties),
      advance: try values.decode(Advance.self, forKey: .advance),
      finalising: try values.decode(Finalising.self, forKey: .finalising),
      lateJoiners: try values.decode(LateJoiners.self, forKey: .lateJoiners),
      entry: try values.decodeIfPresent(Entry.self, forKey: .entry) ?? .single,
      guestsPerParticipant: try values.decode(Int.self, forKey: .guestsPerParticipant),
      guestsPerTournament: try values.decode(Int.self, forKey: .guestsPerTournament),
      practice: try values.decodeIfPresent(Practice.self, forKey: .practice)
    )
  }
}
