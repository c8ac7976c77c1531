import CSV
import Domain
import LeaderboardKit

extension ResultsScreen {
  /// The results for a spreadsheet (RFC 4180): a header, then one line for each archer and category.
  ///
  /// New columns are only ever added at the end.
  public var csv: String {
    let sheets = Dictionary(sheets.map { ($0.id, $0) }) { first, _ in first }
    let lines = categories.flatMap { category in
      category.rows.map { line(of: $0, sheets[$0.id], in: category) }
        + category.unranked.map { line(of: $0, sheets[$0.id], in: category) }
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

  private func line(of row: BoardRow, _ sheet: ArcherSheet?, in category: CategoryResults) -> [String] {
    fields(
      of: row.id,
      named: row.displayName,
      rank: "\(row.rank)",
      mark: "",
      sheet,
      in: category,
      score: row.totalScore
    ) + [row.tied ? "yes" : "no"] + sheetFields(sheet, in: category)
  }

  private func line(of row: UnrankedRow, _ sheet: ArcherSheet?, in category: CategoryResults) -> [String] {
    // An archer who is removed from the results has no sheet there.
    guard let sheet else {
      let whole = category.id == ShootCategory.wholeID ? "" : category.id.rawValue
      let fields = [
        whole, "", row.reason.rawValue, row.id.rawValue, row.displayName, row.club ?? "", row.bowType?.rawValue ?? "",
        "", "", row.target?.text ?? "",
      ]
      let empty = [String](repeating: "", count: Self.heading.count - fields.count - 1)
      let rest = [String](repeating: "", count: Self.moreHeading.count + endHeading.count)
      return fields + empty + [isFinal ? "yes" : "no", "no"] + rest
    }
    return fields(
      of: row.id,
      named: row.displayName,
      rank: "",
      mark: row.reason.rawValue,
      sheet,
      in: category,
      score: row.totalScore
    ) + ["no"] + sheetFields(sheet, in: category)
  }

  /// The columns of the table; those of matches, handicaps and classifications are empty where there are none.
  private func fields(
    of id: PlayerID,
    named name: String,
    rank: String,
    mark: String,
    _ sheet: ArcherSheet?,
    in category: CategoryResults,
    score: Int
  ) -> [String] {
    [
      category.id == ShootCategory.wholeID ? "" : category.id.rawValue, rank, mark, id.rawValue, name,
      sheet?.club ?? "", sheet?.bowType?.rawValue ?? "", sheet?.ageClass?.description ?? "",
      sheet?.gender?.rawValue ?? "", sheet?.target?.text ?? "", rank, "\(score)",
      category.countTitles.x == nil ? "" : "\(sheet?.xCount ?? 0)",
      "\(sheet?.tenCount ?? 0)", "\(sheet?.hits ?? 0)", "", "", "", isFinal ? "yes" : "no",
    ]
  }

  /// An end that was not begun stays empty.
  private func sheetFields(_ sheet: ArcherSheet?, in category: CategoryResults) -> [String] {
    guard let sheet else { return [] }
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
