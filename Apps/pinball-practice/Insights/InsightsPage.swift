import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// Returns the page about a game's scores.
  func insights(_ insights: InsightsPage, follows: [ItemPath]) -> Page {
    Page(
      title: insights.screen.name.map { Message("Insights · \($0)") } ?? Message("Insights"),
      layout: .wide,
      body: insightsPage(insights),
      tabs: .practice(PinballAddress.insights),
      scripts: ["pinball.js"],
      follows: follows,
      json: insights.screen
    )
  }
}

struct InsightsPage {
  let screen: InsightsScreen
  let zone: ZoneTable
  /// The player's own displayed name in the league.
  let me: String?
  let players: [String]
  /// Whether league scores are to come in.
  let isFillDue: Bool

  fileprivate var log: WebAddress {
    let entry = PinballAddress.entry(.score)
    return screen.practiceKey.map { entry.with("game", $0) } ?? entry
  }
}

@HTMLBuilder
private func insightsPage(_ page: InsightsPage) -> HTML {
  let screen = page.screen
  h1 { t("Insights") }
  if page.isFillDue { openedForm(PinballAddress.leagueFill) }
  filters(PinballAddress.insights) { field("game", t("Game"), .select(scoredGames(screen))) }
  if screen.summary == nil {
    emptyState {
      spaced {
        span { if let name = screen.name { t("No scores on \(bdi: name) yet.") } else { t("No scores yet.") } }
        a(.href(page.log)) { t("Log a score") }
      }
    }
  }
  div(.class("cards charts"), .data("days")) {
    if let summary = screen.summary {
      scoreSummary(page, summary)
      trendCard(screen, page.zone)
      let chart = distributionChart(screen)
      if !chart.isEmpty { distributionCard(screen, chart) }
    }
    opponentCard(page)
  }
}

/// The games with scores, after the chosen one where it has none.
private func scoredGames(_ screen: InsightsScreen) -> [Choice] {
  let games = screen.games.map { game in
    let count = Message("\(game.count) scores")
    return Choice(game.practiceKey, "\(game.name), \(count)", isChosen: game.practiceKey == screen.practiceKey)
  }
  if screen.games.contains(where: { $0.practiceKey == screen.practiceKey }) { return games }
  let name = screen.name.map(Message.init(verbatim:)) ?? Message("Choose a game")
  return [Choice(screen.practiceKey ?? "", name, isChosen: true)] + games
}

// MARK: Scores

private func scoreSummary(_ page: InsightsPage, _ summary: ScoreSummary) -> HTML {
  let screen = page.screen
  let name = bdi(screen.name ?? "")
  // A game outside the library is known by its name only, and has no page.
  let key = screen.name == screen.practiceKey ? nil : screen.practiceKey
  return card("summary", key.map { key in a(.href(PinballAddress.workspace(key))) { name } } ?? name) {
    figureTable(summary.figures, t("Summary of the scores"))
    if let spread = screen.spread, spread >= 0.6 {
      p(.class("quiet")) { t("Your scores vary a lot, so one score says little about the next.") }
    }
    if screen.longestPause >= 14 {
      p(.class("quiet")) { t("Your longest break between two scores was \(screen.longestPause) days.") }
    }
    moreLink(page.log, t("Log a score"))
  }
}

private func trendCard(_ screen: InsightsScreen, _ zone: ZoneTable) -> HTML {
  let isMixed = screen.scores.contains { $0.context != ScoreContext.practice.rawValue }
  let kinds: [(ChartSign, Message)] = [(.dot, Message("Practice")), (.ring, Message("League or tournament"))]
  let chart = trendChart(screen, zone)
  return card("trend", t("Score by score")) {
    if chart.isEmpty { p { t("Log a second score to see a chart here.") } } else { chart }
    chartLegend((isMixed ? kinds : []) + screen.targets.map { (.band($0.kind), "\($0.name): \(shown($0.score))") })
    details {
      summary { t("The scores as a table") }
      dataTable(Message("All scores, newest first"), screen.scores.reversed(), classes: "panel") {
        Column.fact(Message("Day")) { time($0.day(in: zone)) }
        Column.fact(Message("Played in")) { score in
          bdi(score.tournament.map(Message.init(verbatim:)) ?? ScoreContext(rawValue: score.context).title)
        }
        Column.number(Message("Score")) { shown($0.score) }
      }
    }
  }
}

private func distributionCard(_ screen: InsightsScreen, _ chart: HTML) -> HTML {
  card("distribution", t("Distribution")) {
    chart
    p(.class("quiet")) {
      t(
        "Below the bars: the lowest to the highest score. The box holds the middle half of your scores, and its line is the median."
      )
    }
    details {
      summary { t("The bars as a table") }
      dataTable(Message("Scores by interval"), screen.distribution, classes: "panel") {
        Column.fact(Message("Scores")) { t("\(Message.number($0.from)) to \(Message.number($0.to))") }
        Column.number(Message("Count")) { "\($0.count)" }
      }
    }
  }
}

// MARK: The opponent

private func opponentCard(_ page: InsightsPage) -> HTML {
  let (screen, opponent) = (page.screen, page.screen.opponent)
  return card("opponent", t("Compare with another player")) {
    if let me = page.me {
      p(.class("quiet")) { t("Mean league scores of \(bdi: me) and another player, game by game.") }
      form(post: PinballAddress.opponent, as: "opponent", .class("joined")) {
        if let key = screen.practiceKey { hidden("game", key) }
        let others = page.players.filter { $0 != me }
        field("player", t("Compare with"), .select(playerChoices(others, chosen: opponent?.opponent)))
        button { t("Compare") }
      }
      if let opponent { comparedGames(opponent, chosen: screen.practiceKey) }
    } else {
      p {
        t(
          "\(a: "Choose your name in the league", .href(PinballAddress.settings)) to compare your league scores with another player's."
        )
      }
    }
  }
}

/// The first games at once, and all others in a part to open.
@HTMLBuilder
private func comparedGames(_ opponent: InsightsScreen.Opponent, chosen: String?) -> HTML {
  let first = 8
  p(.role(.status)) { text(opponent.sentence) }
  versusTable(Message("Game by game, largest difference first"), opponent.games.prefix(first), chosen: chosen)
  if opponent.games.count > first {
    details {
      summary { t("All other games") }
      versusTable(Message("The other games"), opponent.games.dropFirst(first), chosen: chosen)
    }
  }
}

private func versusTable(_ title: Message, _ games: ArraySlice<HeadToHead.Game>, chosen: String?) -> HTML {
  dataTable(title, games, classes: "panel versus", row: { [.class($0.practiceKey == chosen ? "mine" : nil)] }) {
    Column.name(Message("Game")) { game in
      bdi(game.name)
      // One's part of both means.
      shareBar(game.mine.mean / (game.mine.mean + game.theirs.mean) * 100)
    }
    Column.number(Message("Mine")) { NumberText.short($0.mine.mean) }
    Column.number(Message("Theirs")) { NumberText.short($0.theirs.mean) }
    Column.main(Message("Difference")) { game in
      let delta = NumberText.short(game.delta)
      return game.delta > 0 ? "+\(delta)" : delta
    }
  }
}

// MARK: Words

extension InsightsScreen.Opponent {
  var sentence: Message {
    guard let meanDelta else { return Message("You and \(opponent) have no game in common.") }
    return Message(
      "\(games.count) games in common. Your mean is higher on \(led), the mean of \(opponent) on \(trailed). On average \(meanDelta.signed())."
    )
  }
}

extension Double {
  /// The number with its sign.
  func signed(digits: Int = 0) -> Message {
    let number = Message.number(self, digits: digits)
    return self >= (digits == 0 ? 0.5 : 0.05) ? "+\(number)" : number
  }
}

extension InsightsScreen.Score {
  /// The day that the reader is shown.
  func day(in zone: ZoneTable) -> CivilDate { night.flatMap { CivilDate($0) } ?? time.day(in: zone) }
}

extension ScoreSummary {
  var figures: [Figure] {
    [
      Figure(name: Message("Scores"), value: "\(count)"),
      Figure(name: Message("Best"), value: shown(high)),
      Figure(name: Message("Mean"), value: shown(average)),
      Figure(name: Message("Median"), value: shown(median)),
      Figure(name: Message("Upper quarter from"), value: shown(upperQuartile)),
      Figure(name: Message("Lower quarter up to"), value: shown(lowerQuartile)),
      Figure(name: Message("Lowest"), value: shown(low)),
      Figure(name: Message("Standard deviation"), value: shown(deviation)),
    ]
  }
}
