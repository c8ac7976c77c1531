internal import Domain

extension ResultsScreen {
  /// The results for a spreadsheet (RFC 4180): a header, then a line for each archer, ranked ones first.
  public var csv: String {
    let others = unranked.map { unrankedLine($0) }
    return ([Self.heading + endHeading] + rows.map { rankedLine($0) } + others).map(CSVLine.text).joined()
  }

  private static let heading = [
    "rank", "shared", "status", "archer", "bow", "score", "x", "tens", "hits", "arrows", "ends", "average_arrow",
    "average_end", "best_end", "personal_best", "id",
  ]

  private var endHeading: [String] { round.ends < 1 ? [] : (1...round.ends).map { "end_\($0)" } }

  private func rankedLine(_ row: BoardRow) -> [String] {
    let facts = [
      "\(row.rank)", row.tied ? "yes" : "no", "", row.displayName, row.bowType?.rawValue ?? "", "\(row.totalScore)",
      "\(row.xCount)", "\(row.tenCount)", "\(row.hits)", "\(row.arrowsShot)", "\(row.endsCompleted)",
    ]
    return facts + sheetFields(of: row.id)
  }

  private func unrankedLine(_ row: UnrankedRow) -> [String] {
    let sheet = sheets.first { $0.id == row.id }
    let facts = [
      "", "no", row.reason.rawValue, row.displayName, sheet?.bowType?.rawValue ?? "", "\(row.totalScore)",
      "\(sheet?.xCount ?? 0)", "\(sheet?.tenCount ?? 0)", "", "\(sheet?.arrowsShot ?? 0)", "\(row.endsCompleted)",
    ]
    return facts + sheetFields(of: row.id)
  }

  /// From the averages on; an end that was not begun stays empty.
  private func sheetFields(of archer: PlayerID) -> [String] {
    guard let sheet = sheets.first(where: { $0.id == archer }) else { return [] }
    let totals = Dictionary(sheet.ends.map { ($0.number, "\($0.total)") }) { first, _ in first }
    let facts = [
      hundredths(sheet.averageArrow), hundredths(sheet.averageEnd), sheet.bestEnd.map { "\($0.total)" } ?? "",
      sheet.personalBest?.isBest == true ? "yes" : "", archer.rawValue,
    ]
    return facts + endHeading.indices.map { totals[$0 + 1] ?? "" }
  }

  private func hundredths(_ value: Double) -> String {
    let number = Int((value * 100).rounded())
    return "\(number / 100).\(number % 100 < 10 ? "0" : "")\(number % 100)"
  }
}
