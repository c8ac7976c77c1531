import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// A player's seasons.
  func player(_ screen: PlayerScreen, me: String?, notes: NotesView) throws(TemplateFailure) -> Page {
    try page(
      Message(verbatim: screen.player),
      "player",
      PlayerView(screen, me, notes),
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
    notes: NotesView
  ) throws(TemplateFailure) -> Page {
    try page(
      Message("Compare"),
      "compare",
      CompareView(screen, players, chosen, notes),
      in: .league(.compare),
      layout: .wide,
      scripts: ["choices.js"],
      follows: LeagueContent.paths,
      json: screen
    )
  }
}

/// The view of the template `player`.
private struct PlayerView {
  struct Season {
    let address: String
    let season: Int
    let rank: Message
    let change: Message
    let total: Message
    let nights: String
    let points: Message
    let machines: Int
  }

  let notes: NotesView
  let player: String
  /// The address that compares the player with the reader, or with a player to choose.
  let compare: String
  let comparesWithMe: Bool
  let seasons: [Season]

  init(_ screen: PlayerScreen, _ me: String?, _ notes: NotesView) {
    (self.notes, player) = (notes, screen.player)
    comparesWithMe = me != nil && me != screen.player
    compare = PinballAddress.compare.with(comparesWithMe ? "other" : "one", screen.player).text
    seasons = screen.seasons.map { season in
      Season(
        address: PinballAddress.standings.with("season", "\(season.season)").text,
        season: season.season,
        rank: season.rank.map { Message("\($0) of \(season.players)") } ?? "—",
        change: Self.change(season.placesGained),
        total: shown(season.total),
        nights: season.nights.map { "\($0)" } ?? "—",
        points: season.pointsAverage.map { .number($0, digits: 1) } ?? "—",
        machines: season.machines
      )
    }
  }

  private static func change(_ places: Int?) -> Message {
    guard let places else { return "" }
    if places == 0 { return Message("as before") }
    return "\(places > 0 ? "▲" : "▼") \(abs(places))"
  }
}

/// The view of the template `compare`.
private struct CompareView {
  struct Part {
    let title: Message
    let score: String
    let points: Message
    let best: Message
    let bestAgainst: Message
  }

  struct Result {
    let player: String
    let opponent: String
    let words: Message
    let hasPlayed: Bool
    let machines: [Part]
    let seasons: [Part]
  }

  let notes: NotesView
  let players: [OptionView]
  let opponents: [OptionView]
  let result: Result?
  /// Whether one player is chosen twice.
  let isSame: Bool

  init(_ screen: ComparisonScreen?, _ names: [String], _ chosen: (one: String?, other: String?), _ notes: NotesView) {
    self.notes = notes
    func options(_ chosen: String?) -> [OptionView] {
      [OptionView("", Message("Choose"), isChosen: chosen == nil)]
        + names.map { OptionView($0, Message(verbatim: $0), isChosen: $0 == chosen) }
    }
    players = options(screen?.player ?? chosen.one)
    opponents = options(screen?.opponent ?? chosen.other)
    isSame =
      chosen.one.map { NameKey(loosely: $0) } == chosen.other.map { NameKey(loosely: $0) }
      && chosen.one?.isEmpty == false
    result = screen.map { screen in
      Result(
        player: screen.player,
        opponent: screen.opponent,
        words: screen.total.wins(withPoints: true),
        hasPlayed: screen.total.played > 0,
        machines: screen.machines.map { Part($0) },
        seasons: screen.seasons.map { Part($0, title: Message("Season \($0.title)")) }
      )
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

extension CompareView.Part {
  fileprivate init(_ part: ComparisonScreen.Part, title: Message? = nil) {
    self.init(
      title: title ?? Message(verbatim: part.title),
      score: [part.tally.wins, part.tally.losses].map { "\($0)" }.joined(separator: " : "),
      points: [Message.number(part.tally.points), Message.number(part.tally.pointsAgainst)].joined(separator: " : "),
      best: shown(part.best),
      bestAgainst: shown(part.bestAgainst)
    )
  }
}
