import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  func player(_ screen: PlayerScreen, me: String?, notes: PageNotes) -> Page {
    Page(
      title: Message(verbatim: screen.player),
      layout: .wide,
      body: playerPage(screen, me: me, notes),
      tabs: .league(),
      follows: LeagueContent.paths,
      json: screen
    )
  }

  /// Two players side by side; nil until both are chosen.
  func comparison(
    _ screen: ComparisonScreen?,
    players: [String],
    chosen: (one: String?, other: String?),
    notes: PageNotes
  ) -> Page {
    Page(
      title: Message("Compare"),
      layout: .wide,
      body: comparePage(screen, players, chosen, notes),
      tabs: .league(PinballAddress.compare),
      scripts: ["pinball.js"],
      follows: LeagueContent.paths,
      json: screen
    )
  }
}

// MARK: One player

@HTMLBuilder
private func playerPage(_ screen: PlayerScreen, me: String?, _ notes: PageNotes) -> HTML {
  // With the reader, or with a player to choose.
  let comparesWithMe = me != nil && me != screen.player
  h1 { bdi(screen.player) }
  pageNotes(notes)
  p {
    buttonLink(PinballAddress.compare.with(comparesWithMe ? "other" : "one", screen.player)) {
      span { comparesWithMe ? t("Compare with me") : t("Compare") }
    }
  }
  if let ifpa = screen.ifpa, let profile = ElsewhereAddress(ifpa.url) {
    p(.class("quiet")) {
      spaced {
        a(.href(profile), .elsewhere) { t("IFPA profile of \(bdi: ifpa.name ?? screen.player)") }
        if let rank = ifpa.rank { span { t("World rank \(rank)") } }
      }
    }
  }
  dataTable(Message("Season by season"), screen.seasons, classes: "league") {
    Column.name(Message("Season")) { season in
      a(.href(PinballAddress.standings.with("season", "\(season.season)"))) { t("Season \(season.season)") }
    }
    Column.number(Message("Place")) { season in season.rank.map { Message("\($0) of \(season.players)") } ?? "—" }
    Column.fact(Message("Change", context: "noun")) { text($0.change) }
    Column.main(Message("Total")) { shown($0.total) }
    Column.number(Message("Nights")) { $0.nights.map { "\($0)" } ?? "—" }
    Column.number(Message("Points per machine")) { $0.pointsAverage.map { .number($0, digits: 1) } ?? "—" }
    Column.number(Message("Machines")) { "\($0.machines)" }
  }
}

extension PlayerTrend.Entry {
  fileprivate var change: Message {
    guard let placesGained else { return "" }
    if placesGained == 0 { return Message("as before") }
    return "\(placesGained > 0 ? "▲" : "▼") \(abs(placesGained))"
  }
}

// MARK: Two players

@HTMLBuilder
private func comparePage(
  _ screen: ComparisonScreen?,
  _ names: [String],
  _ chosen: (one: String?, other: String?),
  _ notes: PageNotes
) -> HTML {
  let (one, other) = (screen?.player ?? chosen.one, screen?.opponent ?? chosen.other)
  let isSame =
    chosen.one.map { NameKey(loosely: $0) } == chosen.other.map { NameKey(loosely: $0) }
    && chosen.one?.isEmpty == false
  h1 { t("Compare") }
  pageNotes(notes)
  filters(PinballAddress.compare) {
    field("one", t("Player"), .select(playerChoices(names, chosen: one, none: Message("Choose"))))
    field("other", t("Against"), .select(playerChoices(names, chosen: other, none: Message("Choose"))))
  }
  if isSame { outcome(Message("Choose two different players.")) }
  if let screen {
    p(.class("lead")) {
      bdi(screen.player)
      text(" – ")
      bdi(screen.opponent)
      text(": ")
      text(screen.total.wins(withPoints: true))
    }
    if screen.total.played > 0 {
      comparedSeasons(screen)
      comparedMachines(screen)
    }
  }
}

private func comparedSeasons(_ screen: ComparisonScreen) -> HTML {
  dataTable(Message("By season"), screen.seasons, classes: "league", isTitleShown: true, isAligned: true) {
    Column.name(Message("Season")) { t("Season \($0.title)") }
    Column.number(Message("Machines")) { "\($0.tally.wins) : \($0.tally.losses)" }
    Column.main(Message("Points")) {
      "\(Message.number($0.tally.points)) : \(Message.number($0.tally.pointsAgainst))"
    }
  }
}

private func comparedMachines(_ screen: ComparisonScreen) -> HTML {
  dataTable(Message("By machine"), screen.machines, classes: "league", isTitleShown: true) {
    Column.name(Message("Machine")) { bdi($0.title) }
    Column.main(Message("Nights")) { "\($0.tally.wins) : \($0.tally.losses)" }
    Column.number(Message("Best of \(screen.player)")) { shown($0.best) }
    Column.number(Message("Best of \(screen.opponent)")) { shown($0.bestAgainst) }
  }
}

extension PlayerComparison.Tally {
  /// The machines that each player won, in a sentence.
  func wins(withPoints: Bool) -> Message {
    if played == 0 { return Message("They have never played the same machine on the same night.") }
    let points = withPoints ? Message("\(Message.number(points)) points to \(Message.number(pointsAgainst))") : nil
    let parts = [Message("\(wins) won, \(losses) lost"), ties > 0 ? Message("\(ties) ties") : nil, points]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
