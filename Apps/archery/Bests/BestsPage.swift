import ArcheryScoring
import Domain
import Hypertext
import LeaderboardKit
import Pages

extension ArcheryPages {
  /// The best scores of all completed shoots, a card for each round and kind of bow; rows of `own` are highlighted.
  func bests(
    _ boards: [BestsScreen],
    _ choice: BestsChoice,
    rounds: [(code: String, name: String)],
    own: PlayerID? = nil,
    at now: Timestamp
  ) throws(TemplateFailure) -> Page {
    Page(
      title: "Best scores",
      layout: .wide,
      body: try content.render("bests", BestsView(boards, choice, rounds, own: own, at: now)),
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
    let shoot: String?
    let score: Int
    let isCurrentUser: Bool
    let moment: MomentView
  }

  let action = ShootAddress.bests.text
  let history = ShootAddress.history.text
  let rounds: [OptionView]
  let bows: [OptionView]
  let periods: [OptionView]
  let boards: [Board]
  /// The choice of the settings, such as `Recurve, Indoor 2026`; nil where they choose nothing.
  let usual: Message?
  let all: String

  init(
    _ screens: [BestsScreen],
    _ choice: BestsChoice,
    _ all: [(code: String, name: String)],
    own: PlayerID?,
    at now: Timestamp
  ) {
    rounds =
      [OptionView("", Message("All rounds"), "", isChosen: choice.code == nil)]
      + all.map { OptionView($0.code, .round($0.name), "", isChosen: $0.code == choice.code) }
    bows =
      [OptionView("", Message("Every bow"), "", isChosen: choice.bow == nil)]
      + BowType.allCases.map { bow in
        OptionView(bow.rawValue.lowercased(), bow.label, "", isChosen: bow == choice.bow)
      }
    periods =
      [OptionView("", Message("All time"), "", isChosen: choice.bucket == nil)]
      + Self.buckets(upTo: now, with: choice.bucket)
      .map { OptionView($0.id, $0.words(at: now), "", isChosen: $0.id == choice.bucket?.id) }
    usual = choice.usualWords(at: now)
    let round = ShootAddress.bests.with("round", choice.code ?? "")
    self.all = round.with("bow", "").with("season", "").text
    boards = screens.map { screen in
      let rows = screen.rows.map { row in
        Row(
          rank: row.rank,
          displayName: row.displayName,
          shoot: row.shoot,
          score: row.score,
          isCurrentUser: row.id == own,
          moment: MomentView(row.achievedAt)
        )
      }
      return Board(title: screen.title, rows: rows)
    }
  }

  /// The day, week and month of a moment, its season and those before it for three years, and another one that is
  /// chosen.
  private static func buckets(upTo now: Timestamp, with chosen: Bucket?) -> [Bucket] {
    let short = [Period.daily, .weekly, .monthly].map { $0.bucket(of: now, in: .utc) }
    let all = short + seasons(upTo: now)
    return all + [chosen].compactMap(\.self).filter { chosen in !all.contains { $0.id == chosen.id } }
  }

  private static func seasons(upTo now: Timestamp) -> [Bucket] {
    var seasons = [Period.seasonal.bucket(of: now, in: .utc)]
    while seasons.count < 6, let start = seasons.last?.start {
      seasons.append(Period.seasonal.bucket(of: start.advanced(byMilliseconds: -1), in: .utc))
    }
    return seasons
  }
}

extension BestsScreen {
  /// Such as `WA 18m, Recurve`.
  var title: Message {
    "\(Message.round(roundName)), \(isOfAllBows ? Message("all bows") : bowType?.label ?? Message("bow not known"))"
  }
}

extension Bucket {
  /// Such as `Indoor 2025`, or `This week`.
  fileprivate func words(at now: Timestamp) -> Message {
    let isNow = period.bucket(of: now, in: .utc).id == id
    switch period {
    case .monthly where isNow: return TimePeriod.month.label
    case .weekly where isNow: return TimePeriod.week.label
    case .daily where isNow: return TimePeriod.day.label
    default: return words
    }
  }

  /// Such as `Indoor 2025`, `Month 2 of 2026` or `Week 7 of 2026`.
  var words: Message {
    let parts = id.split(separator: "-")
    switch period {
    case .allTime: return Message("All time")
    case .daily: return .day(id)
    case .seasonal, .monthly, .weekly:
      guard let year = parts.first, let part = parts.last, parts.count == 2 else { return Message(verbatim: id) }
      let number = String(part.drop { $0 == "W" || $0 == "0" })
      if period == .monthly { return Message("Month \(number) of \(String(year))") }
      if period == .weekly { return Message("Week \(number) of \(String(year))") }
      return part == "INDOOR" ? Message("Indoor \(String(year))") : Message("Outdoor \(String(year))")
    }
  }
}

/// The requested boards of best scores.
struct BestsChoice: Sendable {
  /// nil for all rounds.
  var round: Round?
  /// The code of the round's boards, as an address names it.
  var code: String?
  /// nil for every bow.
  private(set) var bow: BowType?
  /// nil for all time.
  private(set) var bucket: Bucket?
  /// The parts that the settings chose, and the address did not.
  private var isUsual = (bow: false, bucket: false)

  /// Everything.
  init() {}

  /// The choice of a user's settings.
  init(_ wishes: LeaderboardSettings, at now: Timestamp) {
    bow = wishes.defaultBowType
    let period = wishes.defaultTimePeriod.period
    bucket = period == .allTime ? nil : period.bucket(of: now, in: .utc)
    isUsual = (bow != nil, bucket != nil)
  }

  mutating func choose(bow: BowType?) { (self.bow, isUsual.bow) = (bow, false) }

  mutating func choose(bucket: Bucket?) { (self.bucket, isUsual.bucket) = (bucket, false) }

  /// The bucket of an id such as `2025-INDOOR`, `2026-02`, `2026-W07` or `2026-02-14`; nil for another text.
  static func bucket(_ id: String) -> Bucket? {
    [Period.seasonal, .monthly, .weekly, .daily].lazy.compactMap { $0.bucket(id: id, in: .utc) }.first
  }

  /// Such as `Recurve, Indoor 2026`; nil where the settings chose nothing of it.
  func usualWords(at now: Timestamp) -> Message? {
    let words = [isUsual.bow ? bow?.label : nil, isUsual.bucket ? bucket?.words(at: now) : nil].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension LeaderboardSettings {
  /// The bow that a shoot's board opens with; nil for all bows, also if no archer shoots the chosen one.
  func usualBow(in tournament: Tournament) -> BowType? {
    // A shoot's categories say more than bows do.
    tournament.hasCategories ? nil : defaultBowType.flatMap { tournament.divisions.contains($0) ? $0 : nil }
  }
}
