import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// The front page: cards about the league player, and the practice to continue.
  func home(_ screen: HomeScreen, notes: PageNotes, hasContent: Bool, follows: [ItemPath]) -> Page {
    Page(
      title: Message("Home"),
      body: homePage(screen, notes, hasContent: hasContent),
      scripts: ["cards.js", "pinball.js"],
      follows: follows,
      keeps: screen.practice?.lastGame.map { [PinballAddress.workspace($0.practiceKey)] } ?? [],
      json: screen
    )
  }
}

@HTMLBuilder
private func homePage(_ screen: HomeScreen, _ notes: PageNotes, hasContent: Bool) -> HTML {
  pageHead(screen.player.map { bdi($0) } ?? t("Your league")) {
    button(.type(.button), .class("quiet-button"), .data("cards-pause"), .pressed(false), .hidden) { t("Pause") }
  }
  pageNotes(notes)
  if !hasContent {
    section(.class("card")) {
      h2 { t("No league yet") }
      p { t("Add your league by its address, or look at the sample league.") }
      p { a(.class("button primary"), .href(PinballAddress.content)) { t("Choose a league") } }
    }
  } else if screen.player == nil {
    p(.class("flag")) {
      t(
        "Choose your name in the league to see your own scores here. \(a: "Choose name", .href(PinballAddress.settings))"
      )
    }
  }
  div(.class("cards")) {
    if let recent = screen.recent { recentCard(recent) }
    if let standings = screen.standings { standingsCard(standings) }
    if let targets = screen.targets { targetsCard(targets) }
    if let practice = screen.practice { practiceCard(practice) }
  }
}

/// A card whose tables take turns: `cards.js`.
private func previewCard(
  _ id: String,
  _ title: HTML,
  _ address: WebAddress,
  _ subtitle: HTML,
  @HTMLBuilder tables: () -> HTML
) -> HTML {
  section(.class("card preview"), .labelled(by: "\(id)-title")) {
    h2(.id("\(id)-title")) { a(.href(address)) { title } }
    p(.class("quiet")) { subtitle }
    div(.data("cards")) { tables() }
  }
}

private func turn(_ label: Message, _ title: HTML, @HTMLBuilder rows: () -> HTML) -> HTML {
  table(.class("panel"), .data("card"), .label(label)) {
    caption { title }
    tbody { rows() }
  }
}

/// Scores and points of one bank night, in turn.
private func recentCard(_ recent: HomeScreen.Recent) -> HTML {
  let address = PinballAddress.stats.with("season", "\(recent.season)").with("player", recent.player)
    .with("bank", "\(recent.bank)")
  let subtitle = HTML {
    t("Season \(recent.season), bank \(recent.bank)")
    text(", ")
    spaced {
      bdi(recent.player)
      if recent.isFallback { span { t("(played last)") } }
    }
  }
  return previewCard("recent", t("Stats"), address, subtitle) {
    turn(Message("Scores"), t("Score")) {
      for row in recent.rows { figureRow(bdi(row.machine), shown(row.score)) }
    }
    turn(Message("Points"), t("Points")) {
      for row in recent.rows { figureRow(bdi(row.machine), shown(row.points)) }
    }
  }
}

/// The first places, and those around the player, in turn where both are there.
private func standingsCard(_ standings: HomeScreen.Standings) -> HTML {
  previewCard("standings", t("Standings"), PinballAddress.standings, t("Season \(standings.season)")) {
    turn(Message("Top 5"), t("Top 5")) { for line in standings.top { placeRow(line) } }
    if !standings.around.isEmpty {
      turn(Message("Around you"), t("Around you")) { for line in standings.around { placeRow(line) } }
    }
  }
}

private func placeRow(_ line: StandingsScreen.Line) -> HTML {
  tr(.class(line.isMine ? "mine" : nil)) {
    td(.class("rank")) { text(line.rank) }
    th(.scope(.row)) { bdi(line.player) }
    td(.class("number")) { text(shown(line.total)) }
  }
}

/// The three levels of the next bank's targets, in turn, the one to aim at first.
private func targetsCard(_ targets: HomeScreen.Targets) -> HTML {
  func level(_ title: Message, _ score: (TargetsScreen.Line) -> Double?) -> HTML {
    turn(title, text(title)) { for line in targets.lines { figureRow(bdi(line.game), shown(score(line))) } }
  }
  let bank = targets.bank
  return previewCard(
    "targets",
    t("Targets"),
    bank.map { PinballAddress.targets.with("bank", "\($0)") } ?? PinballAddress.targets,
    bank.map { t("Next: bank \($0)") } ?? t("Targets")
  ) {
    level(Message("4th best: good"), \.main)
    level(Message("2nd best: great"), \.great)
    level(Message("8th best: at least"), \.floor)
  }
}

/// The practice to continue: the last game, and the active groups; nothing where there is neither.
@HTMLBuilder
private func practiceCard(_ practice: HomeScreen.Practice) -> HTML {
  if practice.lastGame != nil || !practice.groups.isEmpty {
    card("practice", a(.href(PinballAddress.groups)) { t("My practice") }) {
      for group in practice.groups {
        p(.class("home-group")) {
          a(.href(PinballAddress.group(group.id))) { bdi(group.name) }
          if let next = group.suggestion { span(.class("quiet")) { t("Next: \(bdi: next.name)") } }
        }
        progressLine(of: group.name, group.completion)
      }
      if let game = practice.lastGame {
        p {
          a(.class("button block go-on"), .href(PinballAddress.workspace(game.practiceKey))) {
            t("Continue with \(game.name)")
          }
        }
      }
    }
  }
}
