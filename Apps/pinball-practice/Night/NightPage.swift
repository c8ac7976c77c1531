import Domain
import Hypertext
import Pages
import Pinball
import ScorebookKit
import Spaces

extension Night.Format {
  var title: Message {
    switch self {
    case .matchPlay: Message("Match play in groups")
    case .strikes: Message("Strikes")
    case .bestGame: Message("Best game")
    case .pingolf: Message("Pingolf")
    case .flipFrenzy: Message("Flip frenzy")
    }
  }
}

/// The list of nights, and the form of a new one.
@HTMLBuilder
func nightList(_ nights: [SpaceSummary], today: String) -> HTML {
  h1 { t("Nights") }
  if nights.isEmpty {
    p(.class("lead")) { t("Run a league night here. The players enter their results by phone, or you do.") }
  } else {
    ul(.class("list")) { for night in nights { li { cardLink(Nights.address(night.id), bdi(night.name)) } } }
  }
  card("new", t("New night")) {
    form(post: PinballAddress.nights, as: "new") {
      field("name", t("Name"), .text(nil), .required, .maxlength(64), .autocomplete(.off))
      field("format", t("Format"), .select(Night.Format.allCases, .matchPlay, \.title))
      field("machines", t("Machines, one per line"), .area(), .required, .rows(6))
      field("season", t("Season"), .number("1", in: 1...9999), .required)
      field("bank", t("Bank"), .number("1", in: 1...8), .required)
      field("date", t("Date"), .date(today), .required)
      details {
        summary { t("How it counts") }
        field(
          "table",
          t("Points"),
          .select(Night.PointTable.allCases, .sevenFiveThreeOne) { Message(verbatim: $0.rawValue) }
        )
        field("size", t("Players in a group"), .select(["4", "3"].map { Choice($0, named: $0) }))
        field("limit", t("Strikes until out, or strokes at most"), .number(nil, in: 1...20))
        p(.class("hint")) { t("In pingolf, the target stands behind the machine: Deadpool = 50,000,000") }
        choice("phones", .checkbox("yes", isOn: true)) { strong { t("Players enter their own games") } }
      }
      button(.class("primary block")) { t("Create night") }
    }
  }
  p(.class("quiet")) { a(.href(WebAddress("join"))) { t("Join a night with a code") } }
}

/// A night: the reader's game first, then what there is to enter, the standings, and what the organiser does.
@HTMLBuilder
func nightPage(_ night: NightScreen, _ space: SpaceContext) -> HTML {
  h1 { bdi(night.name) }
  p(.class("quiet")) {
    t("\(night.format.title) · season \(night.season), bank \(night.bank) · \(time: night.date)")
    if night.round > 0, night.format != .flipFrenzy {
      text(" · ")
      t("Round \(night.round)")
    }
  }
  if night.isClosed { p(.class("flag")) { t("The night is over.") } }
  for game in night.openGames where game.isMine { openGame(game, space) }
  if !night.format.hasGames { machineScores(night, space) }
  for game in night.games where !game.rivals.isEmpty { dispute(game, space) }
  let others = night.openGames.filter { !$0.isMine }
  if !others.isEmpty {
    card("open", t("Still playing")) { for game in others { openGame(game, space, level: 3) } }
  }
  if !night.queue.isEmpty { queueCard(night) }
  nightStandings(night)
  let done = night.games.filter { !$0.isOpen && $0.rivals.isEmpty }
  if !done.isEmpty { finished(done, space) }
  if space.leads { running(night, space) }
  p { space.undo }
  ul(.class("list")) {
    li { cardLink(space.address("screen"), t("Big screen")) }
    li { cardLink(space.address("people"), t("People and invites")) }
  }
  card("files", t("Files for the league")) {
    p(.class("hint")) { t("The league pages read these files, like those of any league.") }
    for name in ["LPL_Stats.csv", "LPL_Standings.csv", "LPL_Targets.csv"] {
      p { a(.href(space.address(name)), .download) { text(name) } }
    }
  }
}

/// A game without a result: its machine and players, and the form of its result.
private func openGame(_ game: NightScreen.Game, _ space: SpaceContext, level: Int = 2) -> HTML {
  card("game-\(game.id)", t("\(bdi: game.machine) · game \(game.id)"), level: level) {
    if game.mayEnter {
      resultForm(game, space)
    } else {
      p { text(game.seats.map(\.name).joined(separator: ", ")) }
    }
  }
}

/// The form of a result: one tap for two players, else a place for each, or the scores.
@HTMLBuilder
private func resultForm(_ game: NightScreen.Game, _ space: SpaceContext) -> HTML {
  let seen = game.seen.map(\.rawValue).joined(separator: " ")
  if game.seats.count == 2 {
    for seat in game.seats {
      space.form("result", as: "result-\(game.id)-\(seat.id.rawValue)") {
        hidden("game", game.id)
        hidden("seen", seen)
        hidden("winner", seat.id.rawValue)
        button(.class("block")) { t("\(bdi: seat.name) won") }
      }
    }
  } else {
    space.form("result", as: "result-\(game.id)") {
      hidden("game", game.id)
      hidden("seen", seen)
      for (number, seat) in game.seats.enumerated() { placeChoice(number, seat, of: game) }
      details {
        summary { t("Enter scores instead") }
        for (number, seat) in game.seats.enumerated() {
          field(
            "score-\(number)",
            bdi(seat.name),
            .text(seat.score.map { "\($0)" }),
            .inputmode(.decimal),
            .autocomplete(.off),
            id: "score-\(game.id)-\(number)"
          )
        }
      }
      button(.class("primary block")) { t("Save result") }
    }
  }
}

private func placeChoice(_ number: Int, _ seat: NightScreen.Seat, of game: NightScreen.Game) -> HTML {
  fieldset {
    legend { bdi(seat.name) }
    hidden("player-\(number)", seat.id.rawValue)
    div(.class("competency")) {
      for place in 1...game.seats.count {
        choice("place-\(number)", .radio("\(place)", isOn: !game.isOpen && place == number + 1)) {
          strong { text(place) }
        }
      }
    }
  }
}

private func dispute(_ game: NightScreen.Game, _ space: SpaceContext) -> HTML {
  card("dispute-\(game.id)", t("Two results for \(bdi: game.machine) · game \(game.id)")) {
    for rival in game.rivals { p(.class("flag")) { text(rival.joined(separator: ", ")) } }
    if game.mayEnter { resultForm(game, space) }
  }
}

private func finished(_ games: [NightScreen.Game], _ space: SpaceContext) -> HTML {
  card("done", t("Results")) {
    for game in games {
      p {
        t("\(bdi: game.machine) · game \(game.id)")
        text(" · ")
        text(game.seats.map { "\($0.name) \($0.points ?? 0)" }.joined(separator: ", "))
      }
      if game.mayEnter {
        details(.id("correct-\(game.id)")) {
          summary { t("Correct") }
          resultForm(game, space)
        }
      }
    }
  }
}

/// The machines of a night without drawn games, each with the form of a score or strokes.
private func machineScores(_ night: NightScreen, _ space: SpaceContext) -> HTML {
  let isGolf = night.format == .pingolf
  let players = night.players.filter(\.isIn)
  return card("machines", t("Machines")) {
    for (number, machine) in night.machines.enumerated() where machine.isIn {
      space.form("score", as: "score-\(number)") {
        hidden("machine", machine.name)
        h3 { bdi(machine.name) }
        if let target = machine.target { p(.class("hint")) { t("Target: \(Message.number(Double(target)))") } }
        if let mine = machine.mine { p { t("Yours: \(Message.number(Double(mine)))") } }
        if space.leads {
          field(
            "player",
            t("Player"),
            .select(players.map { Choice($0.id.rawValue, named: $0.name, isChosen: $0.id == night.me) }),
            id: "player-\(number)"
          )
        }
        field(
          "score",
          isGolf ? t("Strokes") : t("Score"),
          .text(nil),
          .required,
          .inputmode(.decimal),
          .autocomplete(.off),
          id: "score-\(number)"
        )
        button(.class("block"), .disabled(night.isClosed)) { t("Save") }
      }
    }
  }
}

private func queueCard(_ night: NightScreen) -> HTML {
  card("queue", t("Queue")) { ol(.class("list")) { for name in night.queue { li { bdi(name) } } } }
}

private func nightStandings(_ night: NightScreen) -> HTML {
  dataTable(Message("Standings"), night.lines, classes: "card", row: { [.current($0.isMine)] }) {
    Column.rank(Message("Place")) { text($0.rank) }
    Column.name(Message("Player")) { bdi($0.name) }
    Column.main(Message("Points")) { .number(Double($0.points)) }
    Column.number(Message("Played")) { .number(Double($0.games)) }
    if night.format == .strikes { Column.number(Message("Strikes")) { .number(Double($0.strikes)) } }
  }
}

/// What those who run the night do.
private func running(_ night: NightScreen, _ space: SpaceContext) -> HTML {
  card("run", t("Run the night")) {
    if night.isClosed {
      space.form("reopen") { button(.class("block")) { t("Open the night again") } }
    } else {
      if night.format.hasGames {
        space.form(
          "draw",
          asks: night.openGames.isEmpty || night.format == .flipFrenzy
            ? nil : Message("Some games have no result yet. Draw the next round?")
        ) {
          if night.format != .flipFrenzy { hidden("round", "\(night.round + 1)") }
          button(.class("primary block")) {
            if night.format == .flipFrenzy { t("Call the next pairs") } else { t("Draw round \(night.round + 1)") }
          }
        }
      }
      space.form("players") {
        field("names", t("Players without a phone, one per line"), .area(), .required, .rows(3))
        button(.class("block")) { t("Add players") }
      }
      details(.id("seats")) {
        summary { t("Who plays") }
        for (number, player) in night.players.enumerated() {
          space.form("seat", as: "seat-\(number)") {
            hidden("player", player.id.rawValue)
            if !player.isIn { hidden("in", "yes") }
            button(.class("block")) {
              if player.isIn { t("\(bdi: player.name) sits out") } else { t("\(bdi: player.name) plays again") }
            }
          }
        }
      }
      details(.id("machines-ready")) {
        summary { t("Machines") }
        for (number, machine) in night.machines.enumerated() {
          space.form("machine", as: "machine-\(number)") {
            hidden("machine", machine.name)
            if !machine.isIn { hidden("in", "yes") }
            button(.class("block")) {
              if machine.isIn {
                t("\(bdi: machine.name) is out of order")
              } else {
                t("\(bdi: machine.name) works again")
              }
            }
          }
        }
        space.form("machine", as: "machine-new") {
          hidden("in", "yes")
          field("machine", t("Another machine"), .text(nil), .required, .maxlength(200), .autocomplete(.off))
          button(.class("block")) { t("Add machine") }
        }
      }
      space.form("close", asks: Message("End the night? Results that phones still hold will count.")) {
        button(.class("danger block")) { t("End the night") }
      }
    }
  }
}

/// The night on a big screen: who plays where, the queue, and the standings.
@HTMLBuilder
func nightBoard(_ night: NightScreen) -> HTML {
  h1 { bdi(night.name) }
  if !night.openGames.isEmpty {
    dataTable(Message("Now playing"), night.openGames, classes: "board") {
      Column<NightScreen.Game>.name(Message("Machine")) { bdi($0.machine) }
      Column<NightScreen.Game>.fact(Message("Players")) { text($0.seats.map(\.name).joined(separator: ", ")) }
    }
  }
  if !night.queue.isEmpty { queueCard(night) }
  nightStandings(night)
}
