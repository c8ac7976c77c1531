import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// A player's seasons.
  func player(_ screen: PlayerScreen, me: String?, notes: PageNotes) -> Page {
    page(
      Message(verbatim: screen.player),
      playerPage(screen, me: me, notes),
      in: .league(nil),
      layout: .wide,
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
    page(
      Message("Compare"),
      comparePage(screen, players, chosen, notes),
      in: .league(.compare),
      layout: .wide,
      scripts: ["choices.js"],
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
  scrollingTable(Message("Season by season"), "league") {
    thead {
      tr {
        column(t("Season"))
        column(t("Place"), isNumber: true)
        column(text(Message("Change", context: "noun")))
        column(t("Total"), isNumber: true)
        column(t("Nights"), isNumber: true)
        column(t("Points per machine"), isNumber: true)
        column(t("Machines"), isNumber: true)
      }
    }
    tbody { for season in screen.seasons { seasonRow(season) } }
  }
}

private func seasonRow(_ season: PlayerScreen.Season) -> HTML {
  tr {
    th(.scope(.row)) {
      a(.href(PinballAddress.standings.with("season", "\(season.season)"))) { t("Season \(season.season)") }
    }
    numberCell(season.rank.map { Message("\($0) of \(season.players)") } ?? "—")
    td { text(season.change) }
    numberCell(shown(season.total))
    numberCell(season.nights.map { "\($0)" } ?? "—")
    numberCell(season.pointsAverage.map { .number($0, digits: 1) } ?? "—")
    numberCell("\(season.machines)")
  }
}

extension PlayerScreen.Season {
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
  scrollingTable(Message("By season"), "league") {
    caption { t("By season") }
    thead {
      tr {
        column(t("Season"))
        column(t("Machines"), isNumber: true)
        column(t("Points"), isNumber: true)
      }
    }
    tbody {
      for part in screen.seasons {
        tr {
          th(.scope(.row)) { t("Season \(part.title)") }
          numberCell("\(part.tally.wins) : \(part.tally.losses)")
          numberCell("\(Message.number(part.tally.points)) : \(Message.number(part.tally.pointsAgainst))")
        }
      }
    }
  }
}

private func comparedMachines(_ screen: ComparisonScreen) -> HTML {
  scrollingTable(Message("By machine"), "league") {
    caption { t("By machine") }
    thead {
      tr {
        column(t("Machine"))
        column(t("Nights"), isNumber: true)
        column(t("Best of \(bdi: screen.player)"), isNumber: true)
        column(t("Best of \(bdi: screen.opponent)"), isNumber: true)
      }
    }
    tbody {
      for part in screen.machines {
        tr {
          th(.scope(.row)) { bdi(part.title) }
          numberCell("\(part.tally.wins) : \(part.tally.losses)")
          numberCell(shown(part.best))
          numberCell(shown(part.bestAgainst))
        }
      }
    }
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
