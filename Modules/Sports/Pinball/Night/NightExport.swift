internal import Domain
internal import Spreadsheets

/// The files of a league that its nights make, which the league pages read like those of any league.
package struct NightExport: Sendable {
  private let nights: [NightState]

  /// Creates the files of nights, which are ordered by season, bank and date.
  package init(_ nights: [NightState]) {
    self.nights = nights.sorted { first, second in
      let (one, two) = (first.night, second.night)
      return (one.season, one.bank, one.date, one.createdAt) < (two.season, two.bank, two.date, two.createdAt)
    }
  }

  /// The files by their paths on a league's site.
  package var files: [(file: League.File, text: String)] {
    [(.stats, stats), (.standings, standings), (.targets, targets)]
  }

  /// The scores: a row for each player on each machine of each night.
  package var stats: String {
    Self.text(
      ["Season", "BankNumber", "Bank", "Player", "Machine", "RawScore", "Points", "EventDate"],
      nights.flatMap { state in
        let (night, names) = (state.night, state.names)
        return state.played.sorted { (names[$0.player] ?? "") < (names[$1.player] ?? "") }.map { row in
          [
            "Season \(night.season)", "\(night.bank)", night.name.plainName, names[row.player] ?? "", row.machine,
            row.score.map { "\($0).0" } ?? "", "\(row.points).0", night.date,
          ]
        }
      }
    )
  }

  /// The standings of each season: the sum of the best six banks, as the league counts since its season 19.
  package var standings: String {
    let banks = (1...StandingsRow.bankCount).map { "bank_\($0)" }
    return Self.text(
      ["season", "player", "total", "rank", "eligible", "nights"] + banks,
      Set(nights.map(\.night.season)).sorted().flatMap { season in Self.standings(of: season, nights) }
    )
  }

  /// The targets: the averages over all nights of the second, fourth and eighth best score on each machine.
  ///
  /// A machine is in the list once a night has eight scores on it.
  package var targets: String {
    var (order, found) = ([String](), [NameKey: [[Int64]]]())
    for state in nights {
      for (machine, rows) in Dictionary(grouping: state.played, by: \.machine).sorted(by: { $0.key < $1.key }) {
        let scores = rows.compactMap(\.score).sorted(by: >)
        guard scores.count >= 8 else { continue }
        if found[NameKey(loosely: machine)] == nil { order.append(machine) }
        found[NameKey(loosely: machine), default: []].append([scores[1], scores[3], scores[7]])
      }
    }
    return Self.text(
      ["game", "second_highest_avg", "fourth_highest_avg", "eighth_highest_avg"],
      order.map { machine in
        let nights = found[NameKey(loosely: machine)] ?? []
        return [machine] + (0..<3).map { place in "\(nights.map { $0[place] }.reduce(0, +) / Int64(nights.count))" }
      }
    )
  }

  private static func standings(of season: Int, _ nights: [NightState]) -> [[String]] {
    var (points, shown, attended) = ([NameKey: [Int]](), [NameKey: String](), [NameKey: Int]())
    for state in nights where state.night.season == season {
      let names = state.names
      for line in state.standings where line.games > 0 {
        let name = names[line.player] ?? ""
        let key = NameKey(loosely: name)
        shown[key] = shown[key] ?? name
        attended[key, default: 0] += 1
        points[key, default: Array(repeating: 0, count: StandingsRow.bankCount)][state.night.bank - 1] += line.points
      }
    }
    let totals = points.mapValues { banks in banks.sorted(by: >).prefix(countedBanks).reduce(0, +) }
    let order = points.keys.sorted { (-(totals[$0] ?? 0), shown[$0] ?? "") < (-(totals[$1] ?? 0), shown[$1] ?? "") }
    return order.map { key in
      let total = totals[key] ?? 0
      let rank = totals.values.count { $0 > total } + 1
      let nights = attended[key] ?? 0
      let facts = ["\(season)", shown[key] ?? "", "\(total).0", "\(rank)", nights >= nightsNeeded ? "Yes" : "No"]
      return facts + ["\(nights)"] + (points[key] ?? []).map { "\($0)" }
    }
  }

  private static let countedBanks = 6
  private static let nightsNeeded = 4

  /// Writes lines that end as those of the league's own files.
  private static func text(_ header: [String], _ rows: [[String]]) -> String {
    ([header] + rows).map { CSVLine.text($0).replacing("\r\n", with: "\n") }.joined()
  }
}
