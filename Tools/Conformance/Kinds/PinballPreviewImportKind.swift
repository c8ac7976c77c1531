import CanonicalJSON
import Domain
import Pinball

/// `pinball-preview-import`: the most recent bank, the next one, and the league import.
struct PinballPreviewImportKind: ConformanceKind {
  let name = "pinball-preview-import"
  let input = Shape.object(
    ["now": .int, "selectedPlayer": .text, "statsCsv": .text, "targetsCsv": .text, "libraryItems": .list(.free)],
    optional: ["timeZone": .text]
  )
  let expected = Shape.row([
    "usableRowsOfPlayer": .int,
    "recent": .row(["season": .int, "bank": .int, "rows": .list(.list(.free))]),
    "nextBank": .row([
      "playedInLatestSeason": .list(.int), "availableBanks": .list(.int), "bank": .int, "targets": .list(.list(.free)),
    ]),
    "unknownPlayerFallback": .row(["player": .text, "season": .int, "bank": .int]),
    "import1": importShape, "import2": importShape, "scoreEntriesAfterBoth": .int, "scoreCountByGame": .map(.int),
    "targetBands": .map(.row(["great": .num, "main": .num, "floor": .num])),
  ])

  private static let importShape = Shape.row([
    "imported": .set(.row(["gameID": .text, "score": .num, "day": .text])), "importedCount": .int, "unmatched": .int,
    "duplicates": .int,
  ])

  func outcomes(of input: JSON) throws -> [JSON] {
    let league = try PreviewedLeague(input)
    return [.object(league.previews + league.imports)]
  }
}

/// The files of a case, read.
private struct PreviewedLeague {
  let stats: LeagueStats
  let targets: TargetTable
  let player: NameKey
  let library: PinballLibrary
  let zone: ZoneTable
  let now: Timestamp

  init(_ input: JSON) throws {
    zone = try ZoneTable(named: input["timeZone"]?.text ?? "UTC")
    now = Timestamp(rawValue: Int64(input["now"]?.whole ?? 0))
    library = try PinballLibrary(Array((input["libraryItems"] ?? .list([])).description.utf8))
    stats = try LeagueStats(Array((input["statsCsv"]?.text ?? "").utf8))
    targets = TargetTable(try LeagueTargets(Array((input["targetsCsv"]?.text ?? "").utf8)), library: library)
    player = NameKey(loosely: input["selectedPlayer"]?.text ?? "")
  }

  var previews: [JSON.Member] {
    [
      member("usableRowsOfPlayer", .whole(stats.rows(of: player).count(where: \.isUsable))),
      member("recent", recent), member("nextBank", nextBank), member("unknownPlayerFallback", fallback),
      member("targetBands", bands),
    ]
  }

  /// The league import into an empty state, twice.
  var imports: [JSON.Member] {
    let first = imported(into: PracticeState())
    let once = PracticeState().applying(first.steps)
    let second = imported(into: once)
    let twice = once.applying(second.steps)
    let counts = Dictionary(grouping: twice.scoreEntries, by: \.gameID).map { member($0.key, .whole($0.value.count)) }
    return [
      member("import1", outcome(first)), member("import2", outcome(second)),
      member("scoreEntriesAfterBoth", .whole(twice.scoreEntries.count)), member("scoreCountByGame", .object(counts)),
    ]
  }

  private func imported(into state: PracticeState) -> LeagueImport {
    LeagueImport(stats, of: player, library: library, into: state, zone: zone, now: now)
  }

  private func outcome(_ result: LeagueImport) -> JSON {
    let entries = result.imported.map { entry in
      JSON.members([
        "gameID": .text(entry.gameID), "score": .double(entry.score),
        "day": .text("\(CivilDate(dayNumber: zone.day(of: entry.timestamp)))"),
      ])
    }
    return .members([
      "imported": .list(entries), "importedCount": .whole(entries.count), "unmatched": .whole(result.unmatched.count),
      "duplicates": .whole(result.duplicates.count),
    ])
  }

  private func member(_ key: String, _ value: JSON) -> JSON.Member { JSON.Member(key: key, value: value) }

  private var recent: JSON {
    guard let recent = stats.recentBank(of: player) else { return .null }
    let rows = recent.rows.map { row in
      JSON.list([.text(row.machine), .double(row.score ?? 0), .double(row.points ?? 0)])
    }
    return .members(["season": .whole(recent.season), "bank": .whole(recent.bank), "rows": .list(rows)])
  }

  private var nextBank: JSON {
    let next = NextBank(stats, player: player, targets: targets)
    let rows = next.targets.map(\.target).map { target in
      JSON.list([.text(target.game)] + [target.second, target.fourth, target.eighth].map { .double($0 ?? 0) })
    }
    return .members([
      "playedInLatestSeason": .list(next.played.map { .whole($0) }),
      "availableBanks": .list(next.available.map { .whole($0) }), "bank": next.bank.map { .whole($0) },
      "targets": .list(rows),
    ])
  }

  /// The card of a player who is not in the file.
  private var fallback: JSON {
    guard let recent = stats.recentBank(of: nil) else { return .null }
    return .members(["player": .text(recent.player), "season": .whole(recent.season), "bank": .whole(recent.bank)])
  }

  private var bands: JSON {
    .object(
      targets.lines.map(\.target).map { target in
        member(
          target.game,
          .members([
            "great": target.second.map { .double($0) }, "main": target.fourth.map { .double($0) },
            "floor": target.eighth.map { .double($0) },
          ])
        )
      }
    )
  }
}
