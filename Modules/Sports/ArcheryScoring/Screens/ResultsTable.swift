import Domain
import Leaderboards
import Spreadsheets

extension ResultsScreen {
  /// The results for a spreadsheet (RFC 4180): a header, then one line for each archer and category.
  ///
  /// New columns are only ever added at the end.
  package var csv: String {
    let sheets = Dictionary(sheets.map { ($0.id, $0) }) { first, _ in first }
    let lines = categories.flatMap { category in
      category.rows.map { row in
        line(of: row, rank: "\(row.rank)", isShared: row.tied, sheets[row.id], in: category)
      } + category.unranked.map { row in line(of: row, mark: row.reason.rawValue, sheets[row.id], in: category) }
    }
    return ([Self.heading + Self.moreHeading + endHeading + ["nine"]] + lines).map(CSVLine.text).joined()
  }

  private static let heading = [
    "category", "rank", "mark", "id", "name", "club", "bow", "ageClass", "gender", "target", "qualificationRank",
    "score", "x", "ten", "hits", "handicap", "adjusted", "classification", "final",
  ]

  private static let moreHeading = [
    "shared", "arrows", "ends", "average_arrow", "average_end", "best_end", "personal_best",
  ]

  private var endHeading: [String] {
    let ends = categories.map(\.round.ends).max() ?? round.ends
    return ends < 1 ? [] : (1...ends).map { "end_\($0)" }
  }

  /// The columns of the table; those of matches, handicaps and classifications are empty where there are none.
  ///
  /// An archer who is removed from all results has no sheet there.
  private func line(
    of row: some BoardLine,
    rank: String = "",
    mark: String = "",
    isShared: Bool = false,
    _ sheet: ArcherSheet?,
    in category: CategoryResults
  ) -> [String] {
    let code = category.id == TournamentCategory.wholeID ? "" : category.id.rawValue
    let counts = sheet.map { sheet in
      let xCount = category.countTitles.x == nil ? "" : "\(sheet.xCount)"
      return ["\(row.totalScore)", xCount, "\(sheet.tenCount)", "\(sheet.hits)"]
    }
    return [
      code, rank, mark, row.id.rawValue, row.displayName, row.club ?? "", row.bowType?.rawValue ?? "",
      sheet?.ageClass?.description ?? "", sheet?.gender?.rawValue ?? "", row.target?.text ?? "", rank,
    ] + (counts ?? ["", "", "", ""]) + ["", "", "", isFinal ? "yes" : "no", isShared ? "yes" : "no"]
      + sheetFields(sheet, in: category)
  }

  /// An end that was not begun stays empty.
  private func sheetFields(_ sheet: ArcherSheet?, in category: CategoryResults) -> [String] {
    guard let sheet else { return [String](repeating: "", count: Self.moreHeading.count + endHeading.count) }
    let totals = Dictionary(sheet.ends.map { ($0.number, "\($0.total)") }) { first, _ in first }
    let facts = [
      "\(sheet.arrowsShot)", "\(sheet.ends.count { $0.emptySlots == 0 })", hundredths(sheet.averageArrow),
      hundredths(sheet.averageEnd), sheet.bestEnd.map { "\($0.total)" } ?? "",
      sheet.personalBest?.isBest == true ? "yes" : "",
    ]
    return facts + endHeading.indices.map { totals[$0 + 1] ?? "" }
      + [category.countTitles.nine == nil ? "" : "\(sheet.nineCount)"]
  }

  private func hundredths(_ value: Double) -> String {
    let number = Int((value * 100).rounded())
    return "\(number / 100).\(number % 100 < 10 ? "0" : "")\(number % 100)"
  }
}
