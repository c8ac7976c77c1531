import ArcheryScoring
import Domain
import LeaderboardKit
import Pages

extension ArcheryPages {
  /// The best scores of all completed shoots, a card for each round and kind of bow; `own` is whose rows are set off.
  func bests(
    _ boards: [BestsScreen],
    _ choice: BestsChoice,
    own: PlayerID? = nil,
    at now: Timestamp
  ) throws(TemplateFailure) -> Page {
    Page(
      title: "Best scores",
      layout: .wide,
      body: try content.render("bests", BestsView(boards, choice, own: own, at: now)),
      follows: ["bests"],
      json: boards
    )
  }
}

/// The template `bests` shows this.
private struct BestsView {
  struct Board {
    let title: Message
    let rows: [Row]
  }

  struct Row {
    let rank: Int
    let displayName: String
    let score: Int
    let isCurrentUser: Bool
    let moment: MomentView
  }

  let action = ShootAddress.bests.text
  let history = ShootAddress.history.text
  let rounds: [OptionView]
  let bows: [OptionView]
  let seasons: [OptionView]
  let boards: [Board]
  /// The choice of the settings, such as `Recurve, Indoor 2026`; nil where they choose nothing.
  let usual: Message?
  let all: String

  init(_ screens: [BestsScreen], _ choice: BestsChoice, own: PlayerID?, at now: Timestamp) {
    rounds =
      [OptionView("", Message("All rounds"), "", isChosen: choice.round == nil)]
      + RoundCatalogue.all.map {
        OptionView($0.code ?? "", Message(verbatim: $0.name), "", isChosen: $0 == choice.round)
      }
    bows =
      [OptionView("", Message("Every bow"), "", isChosen: choice.bow == nil)]
      + BowType.allCases.map { bow in
        OptionView(bow.rawValue.lowercased(), bow.label, "", isChosen: bow == choice.bow)
      }
    seasons =
      [OptionView("", Message("All time"), "", isChosen: choice.season == nil)]
      + Self.seasons(upTo: now).map { OptionView($0.id, $0.seasonName, "", isChosen: $0.id == choice.season?.id) }
    usual = choice.usualWords
    let round = ShootAddress.bests.with("round", choice.round?.code ?? "")
    all = round.with("bow", "").with("season", "").text
    boards = screens.map { screen in
      let rows = screen.rows.map { row in
        Row(
          rank: row.rank,
          displayName: row.displayName,
          score: row.score,
          isCurrentUser: row.id == own,
          moment: MomentView(row.achievedAt)
        )
      }
      return Board(title: "\(screen.roundName), \(screen.bowType?.label ?? Message("bow not known"))", rows: rows)
    }
  }

  /// The season of a moment and those before it, for three years.
  private static func seasons(upTo now: Timestamp) -> [Bucket] {
    var seasons = [Period.seasonal.bucket(of: now, in: .utc)]
    while seasons.count < 6, let start = seasons.last?.start {
      seasons.append(Period.seasonal.bucket(of: start.advanced(byMilliseconds: -1), in: .utc))
    }
    return seasons
  }
}

extension Bucket {
  /// Such as `Indoor 2025`.
  fileprivate var seasonName: Message {
    let parts = id.split(separator: "-")
    guard let year = parts.first, let venue = parts.last, parts.count == 2 else { return Message(verbatim: id) }
    return venue == "INDOOR" ? Message("Indoor \(String(year))") : Message("Outdoor \(String(year))")
  }
}

/// Which boards of best scores are asked for.
struct BestsChoice: Sendable {
  /// nil for all rounds.
  var round: Round?
  /// nil for every bow.
  private(set) var bow: BowType?
  /// nil for all time.
  private(set) var season: Bucket?
  /// The parts that the settings chose, and the address did not.
  private var isUsual = (bow: false, season: false)

  /// Everything.
  init() {}

  /// The choice of a user's settings.
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
  var usualWords: Message? {
    let words = [isUsual.bow ? bow?.label : nil, isUsual.season ? season?.seasonName : nil].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension LeaderboardSettings {
  /// The bow that a shoot's board opens with; nil for everybody, also where nobody shoots the chosen one.
  func usualBow(in tournament: Tournament) -> BowType? {
    // A shoot's categories say more than bows do.
    tournament.hasCategories ? nil : defaultBowType.flatMap { tournament.divisions.contains($0) ? $0 : nil }
  }
}
