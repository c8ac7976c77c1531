import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Pages

extension ArcheryPages {
  /// The best scores of all completed shoots, a card for each round and kind of bow; rows of `own` are highlighted.
  func bests(
    _ boards: [BestsScreen],
    _ choice: BestsChoice,
    rounds: [(code: String, name: String)],
    own: PlayerID? = nil,
    at now: Timestamp
  ) -> Page {
    let body = HTML {
      crumbs(TournamentAddress.shoots) { t("All shoots") }
      pageHead(t("Best scores")) { buttonLink(TournamentAddress.history) { t("My scores") } }
      bestsForm(choice, rounds, at: now)
      if let usual = choice.usualWords(at: now) { usualChoice(usual, choice) }
      div(.class("cards sheets")) { for board in boards { bestsCard(board, own: own) } }
      if boards.isEmpty {
        p(.class("lead")) {
          t("No scores yet. Scores appear here when a shoot is finished. Practice does not count.")
        }
      }
    }
    return Page(title: "Best scores", layout: .wide, body: body, follows: ["bests"], json: boards)
  }
}

private func bestsForm(_ choice: BestsChoice, _ rounds: [(code: String, name: String)], at now: Timestamp) -> HTML {
  let rounds =
    [Choice("", Message("All rounds"), isChosen: choice.code == nil)]
    + rounds.map { Choice($0.code, .round($0.name), isChosen: $0.code == choice.code) }
  let bows = [Choice].of(BowType.allCases, choice.bow, none: Message("Every bow")) {
    ($0.rawValue.lowercased(), $0.label)
  }
  let periods =
    [Choice("", Message("All time"), isChosen: choice.bucket == nil)]
    + Bucket.ofBests(upTo: now, with: choice.bucket).map {
      Choice($0.id, $0.words(at: now), isChosen: $0.id == choice.bucket?.id)
    }
  return form(get: TournamentAddress.bests, .class("no-print")) {
    div(.class("fields")) {
      field("round", t("Round"), .select(rounds))
      field("bow", t("Bow"), .select(bows))
      field("season", t("Period"), .select(periods))
    }
    p { button { t("Show") } }
  }
}

/// What the settings chose, such as `Recurve, Indoor 2026`, and the way to everything.
private func usualChoice(_ usual: Message, _ choice: BestsChoice) -> HTML {
  let all = TournamentAddress.bests.with("round", choice.code ?? "").with("bow", "").with("season", "")
  return div(.class("actions no-print")) {
    p(.class("hint")) { t("\(usual), from your \(a: "settings", .href(WebAddress("settings"))).") }
    buttonLink(all) { t("Every bow, all time") }
  }
}

private func bestsCard(_ board: BestsScreen, own: PlayerID?) -> HTML {
  section(.class("card"), .label(board.title)) {
    h2 { text(board.title) }
    dataTable(board.title, board.rows, row: { [.class($0.id == own ? "mine" : nil)] }) {
      Column.rank(Message("Place")) { text($0.rank) }
      Column.name(Message("Archer"), "best-who") { row in
        spaced {
          bdi(row.displayName)
          if row.id == own { badge("on") { t("You") } }
        }
        span(.class("row-note")) { dayAndShoot(row.achievedAt, row.shoot) }
      }
      Column.main(Message("Score")) { "\($0.score)" }
    }
  }
}

/// When a score was shot, and in which shoot; nil for one that is gone.
func dayAndShoot(_ moment: Timestamp, _ shoot: String?) -> HTML {
  spaced(by: " · ") {
    time(moment, .date)
    if let shoot { bdi(shoot) }
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

  init() {}

  init(_ wishes: LeaderboardSettings, at now: Timestamp) {
    bow = wishes.defaultBowType
    let period = wishes.defaultTimePeriod.period
    bucket = period == .allTime ? nil : period.bucket(of: now, in: .utc)
    isUsual = (bow != nil, bucket != nil)
  }

  mutating func choose(bow: BowType?) { (self.bow, isUsual.bow) = (bow, false) }

  mutating func choose(bucket: Bucket?) { (self.bucket, isUsual.bucket) = (bucket, false) }

  /// Such as `Recurve, Indoor 2026`; nil where the settings chose nothing of it.
  func usualWords(at now: Timestamp) -> Message? {
    let words = [isUsual.bow ? bow?.label : nil, isUsual.bucket ? bucket?.words(at: now) : nil].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
