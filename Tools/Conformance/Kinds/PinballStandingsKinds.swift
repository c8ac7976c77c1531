import CanonicalJSON
import Domain
import Pinball

/// `pinball-around-window`: which rows are shown around a player's.
struct PinballAroundWindowKind: ConformanceKind {
  let name = "pinball-around-window"
  let input = Shape.object(["size": .int, "rows": .list(.object(["n": .int, "index": .orNull(.int)]))])
  let expected = Shape.object([
    "windows": .list(.row(["n": .int, "index": .int, "first": .int, "lastInclusive": .int]))
  ])

  func outcomes(of input: JSON) throws -> [JSON] {
    let size = input["size"]?.whole ?? 0
    let windows = (input["rows"]?.list ?? []).map { row in
      let (count, index) = (row["n"]?.whole ?? 0, row["index"]?.whole)
      let window = Self.board(count).window(around: NameKey(loosely: index.map(String.init) ?? "nobody"), size: size)
      return JSON.members([
        "n": .whole(count), "index": index.map { .whole($0) }, "first": window?.first.map { .whole($0) },
        "lastInclusive": window?.last.map { .whole($0) },
      ])
    }
    return [.members(["windows": .list(windows)])]
  }

  /// A board of so many players, who are called by their places.
  private static func board(_ count: Int) -> LeagueBoard<Int> {
    LeagueBoard(Array(0..<max(0, count)), directions: [.ascending], name: { "\($0)" }, score: { Score($0) })
  }
}

/// `pinball-standings`: order, ranks and redaction of a standings file.
struct PinballStandingsKind: ConformanceKind {
  let name = "pinball-standings"
  let input = Shape.object(
    ["standingsCsv": .text, "redactedCsv": .text, "selectedPlayer": .orNull(.text)],
    optional: ["namesToDisplay": .list(.text)]
  )
  let expected = Shape.row([
    "latestSeason": .int, "order": .list(.text), "shownRanks": .list(.int), "totals": .list(.num),
    "banksOfFirst": .list(.num), "skippedRows": .int, "selectedIndex": .int, "aroundWindow": .orNull(.list(.int)),
    "displayedNames": .list(.text), "tokens": .map(.text),
  ])

  func outcomes(of input: JSON) throws -> [JSON] {
    let standings = try LeagueStandings(Array((input["standingsCsv"]?.text ?? "").utf8))
    let redaction = try HiddenPlayers(Array((input["redactedCsv"]?.text ?? "").utf8))
    let season = standings.season()
    let player = input["selectedPlayer"]?.text.map { NameKey(loosely: $0) }
    let window = player.flatMap { season?.window(around: $0) }
    let shown = (input["namesToDisplay"]?.list ?? []).compactMap(\.text)
    let lines = season?.lines ?? []
    let outcome = JSON.members([
      "latestSeason": season.map { .whole($0.season) }, "order": .list(lines.map { .text($0.row.player) }),
      "shownRanks": .list(lines.map { .whole($0.rank) }), "totals": .list(lines.map { .double($0.row.total) }),
      "banksOfFirst": lines.first.map { .list($0.row.banks.map { .double($0) }) },
      "skippedRows": .whole(standings.skipped.total),
      "selectedIndex": player.flatMap { season?.index(of: $0) }.map { .whole($0) },
      "aroundWindow": window.map { .list([.whole($0.lowerBound), .whole($0.upperBound - 1)]) },
      "displayedNames": .list(shown.map { .text(redaction.shown($0)) }),
      "tokens": Self.tokens(of: standings.rows.map(\.player) + shown),
    ])
    return [outcome]
  }

  private static func tokens(of names: [String]) -> JSON {
    .object(Set(names).sorted().map { JSON.Member(key: $0, value: .text(HiddenPlayers.token(of: $0))) })
  }
}
