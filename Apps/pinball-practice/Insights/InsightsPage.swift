import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// Returns the page about a game's scores.
  func insights(_ insights: InsightsPage, follows: [Path]) -> Page {
    page(
      insights.screen.name.map { Message("Insights · \($0)") } ?? Message("Insights"),
      insightsPage(insights),
      in: .practice(.insights),
      layout: .wide,
      scripts: ["choices.js", "opened.js", "zone.js"],
      follows: follows,
      json: insights.screen
    )
  }
}

/// The content of the page about scores.
struct InsightsPage {
  let screen: InsightsScreen
  let zone: ZoneTable
  /// The player's own displayed name in the league.
  let me: String?
  /// All players of the league, as shown.
  let players: [String]
  /// Whether league scores are to come in.
  let isFillDue: Bool

  /// The address at which a score of the game is entered.
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
  div(.class("charts"), .data("days")) {
    if let summary = screen.summary {
      scoreSummary(page, summary)
      trendCard(screen, page.zone)
      if let chart = distributionChart(screen) { distributionCard(screen, chart) }
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

private func scoreSummary(_ page: InsightsPage, _ summary: WorkspaceScreen.Scores) -> HTML {
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
  card("trend", t("Score by score")) {
    if let chart = trendChart(screen, zone) { chart } else { p { t("Log a second score to see a chart here.") } }
    ul(.class("list key")) {
      if screen.scores.contains(where: { $0.context != ScoreContext.practice.rawValue }) {
        keyLine(keyDot("practice"), t("Practice"))
        keyLine(keyDot("other"), t("League or tournament"))
      }
      for target in screen.targets {
        keyLine(
          Tag.rect(.class("band", target.kind), .drawn(.width, 16), .drawn(.height, 16)),
          text("\(target.name): \(shown(target.score))" as Message)
        )
      }
    }
    details {
      summary { t("The scores as a table") }
      scoreTable(screen, zone)
    }
  }
}

private func keyLine(_ sign: HTML, _ words: HTML) -> HTML {
  li {
    Tag.svg(.viewBox(0, 0, 16, 16), .unread) { sign }
    span { words }
  }
}

private func keyDot(_ kind: String) -> HTML {
  Tag.circle(.class("dot", kind), .drawn(.cx, 8), .drawn(.cy, 8), .drawn(.r, 4.5))
}

private func scoreTable(_ screen: InsightsScreen, _ zone: ZoneTable) -> HTML {
  table(.class("panel")) {
    caption(.class("unseen")) { t("All scores, newest first") }
    thead {
      tr {
        column(t("Day"))
        column(t("Played in"))
        column(t("Score"), isNumber: true)
      }
    }
    tbody {
      for score in screen.scores.reversed() {
        tr {
          td { time(score.day(in: zone)) }
          td { bdi(score.tournament.map(Message.init(verbatim:)) ?? ScoreContext(rawValue: score.context).title) }
          numberCell(shown(score.score))
        }
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
      table(.class("panel")) {
        caption(.class("unseen")) { t("Scores by interval") }
        thead {
          tr {
            column(t("Scores"))
            column(t("Count"), isNumber: true)
          }
        }
        tbody {
          for interval in screen.distribution {
            tr {
              td { t("\(Message.number(interval.from)) to \(Message.number(interval.to))") }
              numberCell("\(interval.count)")
            }
          }
        }
      }
    }
  }
}

// MARK: The opponent

/// The comparison with another player, and the choice of one.
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
  versusTable(
    Message("Game by game"),
    t("Game by game, largest difference first"),
    opponent.games.prefix(first),
    chosen: chosen
  )
  if opponent.games.count > first {
    details {
      summary { t("All other games") }
      versusTable(Message("All other games"), t("The other games"), opponent.games.dropFirst(first), chosen: chosen)
    }
  }
}

private func versusTable(
  _ label: Message,
  _ title: HTML,
  _ games: ArraySlice<InsightsScreen.Opponent.Game>,
  chosen: String?
) -> HTML {
  scrollingTable(label, "panel versus") {
    caption(.class("unseen")) { title }
    thead {
      tr {
        column(t("Game"))
        column(t("Mine"), isNumber: true)
        column(t("Theirs"), isNumber: true)
        column(t("Difference"), isNumber: true)
      }
    }
    tbody { for game in games { versusRow(game, isChosen: game.practiceKey == chosen) } }
  }
}

private func versusRow(_ game: InsightsScreen.Opponent.Game, isChosen: Bool) -> HTML {
  // One's part of both means, in percent.
  let share = (game.mine.mean / (game.mine.mean + game.theirs.mean) * 100).rounded()
  return tr(.class(isChosen ? "mine" : nil)) {
    th(.scope(.row)) {
      bdi(game.name)
      Tag.svg(.class("share"), .viewBox(0, 0, 100, 6), Attribute("preserveAspectRatio", "none"), .unread) {
        Tag.rect(.class("rest"), .drawn(.width, 100), .drawn(.height, 6))
        Tag.rect(.class("own"), .drawn(.width, share), .drawn(.height, 6))
      }
    }
    numberCell(NumberText.short(game.mine.mean))
    numberCell(NumberText.short(game.theirs.mean))
    numberCell(game.delta > 0 ? "+\(NumberText.short(game.delta))" : NumberText.short(game.delta))
  }
}

// MARK: Words

extension InsightsScreen.Opponent {
  /// The result of the comparison.
  var sentence: Message {
    guard let meanDelta else { return Message("You and \(opponent) have no game in common.") }
    return Message(
      "\(games.count) games in common. Your mean is higher on \(led), the mean of \(opponent) on \(trailed). On average \(meanDelta.signed)."
    )
  }
}

extension Double {
  /// The number with its sign.
  var signed: Message { self >= 0.5 ? "+\(Message.number(self))" : .number(self) }
}

extension InsightsScreen.Score {
  /// The day that the reader is shown.
  func day(in zone: ZoneTable) -> CivilDate { night.flatMap { CivilDate($0) } ?? time.day(in: zone) }
}

extension WorkspaceScreen.Scores {
  /// The figures of a game's scores.
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
