package import Domain
package import Leaderboards

/// The results as a document for other programs.
///
/// `Apps/archery/Results/Resources/scorebook-results.schema.json` describes the document. A reader ignores keys that it does not
/// know. Fields of matches and teams are empty while a shoot has none.
package struct ResultsDocument: Codable, Hashable, Sendable {
  package let format: String
  package let version: Int
  package let shoot: Shoot
  package let categories: [Category]
  package let entries: [Entry]
  /// One row for each archer and category, in the order of the result list.
  package let qualification: [Row]
  let tieBreaks: [TieBreak]
  /// The brackets; always empty.
  package let brackets: [Empty]
  /// The teams; always empty.
  let teams: [Empty]
  package let medals: [Medals]
  /// SHA-256 of the journal as `archery export` prints it; nil until the end.
  package let journalHash: String?

  /// A thing that no shoot has yet.
  package struct Empty: Codable, Hashable, Sendable {}

  package struct Shoot: Codable, Hashable, Sendable {
    package let id: TournamentID
    package let name: String
    package let status: TournamentStatus
    package let date: String?
    package let place: String?
    /// 1, and one more for each correction after the end.
    package let resultsVersion: Int
    /// The categories that corrections changed, each with the latest version; nil where none did.
    package let changes: [Change]?
    package let final: Bool
  }

  /// A category that a correction changed.
  package struct Change: Codable, Hashable, Sendable {
    package let category: CategoryID
    package let version: Int
  }

  package struct Category: Codable, Hashable, Sendable {
    package let id: CategoryID
    package let name: String
    package let bows: [BowType]
    package let ageClasses: [AgeClass]
    package let genders: [Gender]
    /// The catalogue's code; nil for a round of the organiser's own.
    package let round: String?
    package let roundName: String
    package let ends: Int
    package let arrows: Int
    package let maxScore: Int
    package let rule: RankingRule
    package let ties: BoardTies
    /// The categories that this one ranks together; empty for one that takes archers itself.
    package let combines: [CategoryID]
  }

  package struct Entry: Codable, Hashable, Sendable {
    package let id: PlayerID
    package let name: String
    package let club: String?
    package let bow: BowType?
    package let ageClass: AgeClass?
    package let gender: Gender?
    /// nil for an archer in no category.
    package let category: CategoryID?
    package let target: TargetPlace?
    package let status: ParticipantStatus
  }

  /// One archer's result in a category.
  package struct Row: Codable, Hashable, Sendable {
    package let category: CategoryID
    package let entry: PlayerID
    /// nil for an archer with a mark.
    package let rank: Int?
    package let tied: Bool
    /// `DNS`, `DNF`, `DSQ` or `DQB`.
    package let mark: String?
    package let score: Int
    package let x: Int
    package let ten: Int
    package let nine: Int?
    package let hits: Int
    package let arrows: Int
    package let ends: [End]
    /// The score beside the archer's earlier ones; nil before the end, for guests, and for rounds of one's own.
    package let personalBest: PersonalBest?
  }

  package struct End: Codable, Hashable, Sendable {
    /// The end's number, from 1.
    package let number: Int
    /// In order of entry.
    package let arrows: [String]
    package let total: Int
  }

  /// The shoot-off of a category.
  package struct TieBreak: Codable, Hashable, Sendable {
    package let category: CategoryID
    package let lines: [ShootOffScreen.Line]
  }

  /// One club's medals.
  package struct Medals: Codable, Hashable, Sendable {
    package let rank: Int
    package let club: String
    package let gold: Int
    package let silver: Int
    package let bronze: Int
  }
}

extension Tournament {
  /// The results of all categories, from ``resultsScreen(for:logHash:bests:division:category:)``, as a document.
  package func resultsDocument(_ screen: ResultsScreen) -> ResultsDocument {
    let sheets = Dictionary(screen.sheets.map { ($0.id, $0) }) { first, _ in first }
    let names = displayNames
    let shown = screen.categories.compactMap { category($0.id) }
    return ResultsDocument(
      format: "scorebook-results",
      version: 1,
      shoot: .init(
        id: id,
        name: name,
        status: status,
        date: settings.date,
        place: settings.place,
        resultsVersion: corrections + 1,
        changes: screen.changes.isEmpty
          ? nil : screen.changes.map { ResultsDocument.Change(category: $0.category, version: $0.version) },
        final: screen.isFinal
      ),
      categories: shown.map(ResultsDocument.Category.init),
      entries: roster.map { archer in
        let category = category(of: archer.id)?.id
        return ResultsDocument.Entry(archer, named: names[archer.id] ?? "", in: category)
      },
      qualification: screen.categories.flatMap { ResultsDocument.Row.all(of: $0, sheets) },
      tieBreaks: screen.categories.flatMap { category in
        category.shootOffs.map { ResultsDocument.TieBreak(category: category.id, lines: $0.lines) }
      },
      brackets: [],
      teams: [],
      medals: MedalTable(screen).rows.map {
        ResultsDocument.Medals(rank: $0.rank, club: $0.club, gold: $0.gold, silver: $0.silver, bronze: $0.bronze)
      },
      journalHash: screen.logHash
    )
  }
}

extension MedalTable {
  /// The medals of clubs in a shoot; archers without a club win none for one.
  package init(_ screen: ResultsScreen) {
    let results = screen.categories.flatMap { category -> [MedalTable.Result] in
      let entries = category.rows.count + category.unranked.count
      return category.podium.flatMap { place in
        place.archers.compactMap { row in
          row.club.map { MedalTable.Result(club: $0, rank: place.rank, entries: entries) }
        }
      }
    }
    self.init(results)
  }
}

extension ResultsDocument.Category {
  fileprivate init(_ category: TournamentCategory) {
    (id, name, bows) = (category.id, category.name, category.bows)
    (ageClasses, genders) = (category.ageClasses, category.genders)
    (round, roundName, ends) = (category.round.code, category.round.name, category.round.ends)
    (arrows, maxScore) = (category.round.arrows, category.round.maxScore)
    (rule, ties, combines) = (category.rule, category.ties, category.combines ?? [])
  }
}

extension ResultsDocument.Entry {
  fileprivate init(_ archer: Participant, named name: String, in category: CategoryID?) {
    (id, self.name, club, bow) = (archer.id, name, archer.entrant.club, archer.bowType)
    (ageClass, gender, self.category) = (archer.entrant.ageClass, archer.entrant.gender, category)
    (target, status) = (archer.target, archer.status)
  }
}

extension ResultsDocument.Row {
  fileprivate static func all(
    of category: CategoryResults,
    _ sheets: [PlayerID: ArcherSheet]
  ) -> [ResultsDocument.Row] {
    category.rows.map { .init(category.id, $0, $0.rank, tied: $0.tied, sheets[$0.id]) }
      + category.unranked.map { .init(category.id, $0, mark: $0.reason.rawValue, sheets[$0.id]) }
  }

  private init(
    _ category: CategoryID,
    _ row: some BoardLine,
    _ rank: Int? = nil,
    tied: Bool = false,
    mark: String? = nil,
    _ sheet: ArcherSheet?
  ) {
    (self.category, entry, self.rank) = (category, row.id, rank)
    (self.tied, self.mark, score) = (tied, mark, row.totalScore)
    (x, ten, nine) = (sheet?.xCount ?? 0, sheet?.tenCount ?? 0, sheet?.nineCount)
    (hits, arrows) = (sheet?.hits ?? 0, sheet?.arrowsShot ?? 0)
    personalBest = sheet?.personalBest
    ends = (sheet?.ends ?? []).map { .init(number: $0.number, arrows: $0.arrows.map(\.token), total: $0.total) }
  }
}
