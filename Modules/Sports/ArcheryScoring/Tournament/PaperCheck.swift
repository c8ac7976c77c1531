package import Domain

/// The totals of a paper sheet; a count that the sheet lacks is not compared.
package struct PaperTotals: Codable, Hashable, Sendable {
  package let score: Int
  /// The number of Xs; nil where the sheet lacks it.
  package let xCount: Int?
  /// The number of tens; nil where the sheet lacks it.
  package let tenCount: Int?
  /// The number of nines; nil where the sheet lacks it, and in events of earlier versions.
  package let nineCount: Int?

  package init(score: Int, xCount: Int? = nil, tenCount: Int? = nil, nineCount: Int? = nil) {
    (self.score, self.xCount, self.tenCount, self.nineCount) = (score, xCount, tenCount, nineCount)
  }
}

/// The record that a sheet equals the one on paper.
package struct PaperCheck: Hashable, Sendable {
  package let totals: PaperTotals
  package let by: UserID
  package let at: Timestamp
}

extension PaperTotals {
  /// Such as `275, X 4, 10s 12`.
  var words: Message {
    let titles = CountTitles.usual
    let nine = CountTitles(.waIndoor, .tenZone).nine
    let counts = [(titles.x, xCount), (titles.ten, tenCount), (nine, nineCount)].compactMap { title, count in
      if let title, let count { "\(title.message) \(count)" as Message } else { nil }
    }
    return (["\(score)"] + counts).joined(separator: ", ")
  }

  /// Returns the differences from a sheet, in words; nil where all is equal.
  fileprivate func difference(from tally: Tally, _ titles: CountTitles) -> Message? {
    let compared = [
      (Message("Total"), score, tally.score),
      (titles.x?.message ?? Message(verbatim: "X"), xCount ?? tally.xCount, tally.xCount),
      (titles.ten.message, tenCount ?? tally.tenCount, tally.tenCount),
      (titles.nine?.message ?? Message(verbatim: "9"), nineCount ?? tally.nines, tally.nines),
    ]
    let different = compared.filter { $0.1 != $0.2 }.map { name, paper, sheet in
      Message("\(name): \(paper) on paper, \(sheet) here.")
    }
    return different.isEmpty ? nil : different.joined(separator: " ")
  }
}

extension Tournament {
  /// The latest check of an archer's sheet that still holds; nil where there is none, or the sheet was changed since.
  package func paperCheck(of archer: PlayerID) -> PaperCheck? {
    checks[archer].flatMap { check in
      check.totals.difference(from: sheet(of: archer).running, countTitles(of: archer)) == nil ? check : nil
    }
  }

  func check(
    of archer: PlayerID,
    against totals: PaperTotals,
    by actor: UserID
  ) throws(Refusal) -> TournamentDraft {
    let check = Action.Checked(totals)
    try judge(check, by: actor, on: archer)
    if let difference = totals.difference(from: sheet(of: archer).running, countTitles(of: archer)) {
      throw Refusal(.paperDiffers, "\(difference) Nothing was recorded. Find the end that differs.")
    }
    return TournamentDraft(check, on: archer)
  }
}
