import ArcheryScoring
import Domain

/// Which boards of best scores are asked for.
struct BestsChoice: Sendable {
  /// nil for all rounds.
  var round: Round?
  /// nil for every bow.
  private(set) var bow: BowType?
  /// nil for all time.
  private(set) var season: Bucket?
  /// What of it the settings chose, and nobody has said otherwise.
  private var isUsual = (bow: false, season: false)

  /// Everything.
  init() {}

  /// What a user's settings choose (SET-1).
  ///
  /// There are boards of all time and of seasons, so whoever wants to see less than
  /// a season sees the season.
  init(_ wishes: LeaderboardSettings, at now: Timestamp) {
    bow = wishes.defaultBowType
    season = wishes.defaultTimePeriod == .allTime ? nil : Period.seasonal.bucket(of: now, in: .utc)
    isUsual = (bow != nil, season != nil)
  }

  mutating func choose(bow: BowType?) { (self.bow, isUsual.bow) = (bow, false) }

  mutating func choose(season: Bucket?) { (self.season, isUsual.season) = (season, false) }

  /// Such as `Recurve, Indoor 2026`; nil where the settings chose nothing of it.
  var usualWords: String? {
    let words = [isUsual.bow ? bow?.label : nil, isUsual.season ? season?.seasonName : nil].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension LeaderboardSettings {
  /// The bow that a shoot's board opens with; nil for everybody, also where nobody shoots the chosen one.
  func usualBow(in tournament: Tournament) -> BowType? {
    defaultBowType.flatMap { tournament.divisions.contains($0) ? $0 : nil }
  }
}
