public import Domain
public import LeaderboardKit

/// The results as a document for other programs.
///
/// `Apps/archery/Results/Resources/scorebook-results.schema.json` describes the document. A reader ignores keys that it does not
/// know. Fields of matches and teams are empty while a shoot has none.
public struct ResultsDocument: Codable, Hashable, Sendable {
  /// The name of the format.
  public let format: String
  /// The version of the format.
  public let version: Int
  /// The shoot.
  public let shoot: Shoot
  /// The categories.
  public let categories: [Category]
  /// The archers.
  public let entries: [Entry]
  /// One row for each archer and category, in the order of the result list.
  public let qualification: [Row]
  /// The shoot-offs.
  let tieBreaks: [TieBreak]
  /// The brackets; always empty.
  public let brackets: [Empty]
  /// The teams; always empty.
  let teams: [Empty]
  /// The medals of clubs.
  public let medals: [Medals]
  /// SHA-256 of the journal as `archery export` prints it; nil until the end.
  public let journalHash: String?

  /// A thing that no shoot has yet.
  public struct Empty: Codable, Hashable, Sendable {}

  /// The shoot.
  public struct Shoot: Codable, Hashable, Sendable {
    /// The tournament's id.
    public let id: TournamentID
    /// The tournament's name.
    public let name: String
    /// The state of the tournament.
    public let status: TournamentStatus
    /// The date.
    public let date: String?
    /// The place.
    public let place: String?
    /// 1, and one more for each correction after the end.
    public let resultsVersion: Int
    /// The categories that corrections changed, each with the latest version; nil where none did.
    public let changes: [Change]?
    /// Whether the results are final.
    public let final: Bool
  }

  /// A category that a correction changed.
  public struct Change: Codable, Hashable, Sendable {
    /// The category.
    public let category: CategoryID
    /// The latest version that changed it.
    public let version: Int
  }

  /// One category.
  public struct Category: Codable, Hashable, Sendable {
    /// The category's id.
    public let id: CategoryID
    /// The category's name.
    public let name: String
    /// The bows that it admits.
    public let bows: [BowType]
    /// The age classes that it admits.
    public let ageClasses: [AgeClass]
    /// The genders that it admits.
    public let genders: [Gender]
    /// The catalogue's code; nil for a round of the organiser's own.
    public let round: String?
    /// The round's name.
    public let roundName: String
    /// The number of ends.
    public let ends: Int
    /// The number of arrows.
    public let arrows: Int
    /// The highest possible score.
    public let maxScore: Int
    /// The ranking rule.
    public let rule: RankingRule
    /// The ranks of equal archers.
    public let ties: BoardTies
    /// The categories that this one ranks together; empty for one that takes archers itself.
    public let combines: [CategoryID]
  }

  /// One archer.
  public struct Entry: Codable, Hashable, Sendable {
    /// The archer's id.
    public let id: PlayerID
    /// The archer's name.
    public let name: String
    /// The archer's club.
    public let club: String?
    /// The kind of bow.
    public let bow: BowType?
    /// The age class.
    public let ageClass: AgeClass?
    /// The gender.
    public let gender: Gender?
    /// nil for an archer in no category.
    public let category: CategoryID?
    /// The archer's place.
    public let target: TargetPlace?
    /// The state of the archer.
    public let status: ParticipantStatus
  }

  /// One archer's result in a category.
  public struct Row: Codable, Hashable, Sendable {
    /// The category.
    public let category: CategoryID
    /// The archer.
    public let entry: PlayerID
    /// nil for an archer with a mark.
    public let rank: Int?
    /// Whether another archer has the same rank.
    public let tied: Bool
    /// `DNS`, `DNF`, `DSQ` or `DQB`.
    public let mark: String?
    /// The total score.
    public let score: Int
    /// The number of Xs.
    public let x: Int
    /// The number of tens.
    public let ten: Int
    /// The number of nines.
    public let nine: Int?
    /// The number of hits.
    public let hits: Int
    /// The number of arrows.
    public let arrows: Int
    /// The ends.
    public let ends: [End]
    /// The score beside the archer's earlier ones; nil before the end, for guests, and for rounds of one's own.
    public let personalBest: PersonalBest?
  }

  /// One end.
  public struct End: Codable, Hashable, Sendable {
    /// The end's number, from 1.
    public let number: Int
    /// In order of entry.
    public let arrows: [String]
    /// The end's total.
    public let total: Int
  }

  /// The shoot-off of a category.
  public struct TieBreak: Codable, Hashable, Sendable {
    /// The category.
    public let category: CategoryID
    /// The lines of the shoot-off.
    public let lines: [ShootOffScreen.Line]
  }

  /// One club's medals.
  public struct Medals: Codable, Hashable, Sendable {
    /// The club's rank.
    public let rank: Int
    /// The club.
    public let club: String
    /// The number of gold medals.
    public let gold: Int
    /// The number of silver medals.
    public let silver: Int
    /// The number of bronze medals.
    public let bronze: Int
  }
}

extension Tournament {
  /// The results of all categories, from ``resultsScreen(for:logHash:bests:division:category:)``, as a document.
  public func resultsDocument(_ screen: ResultsScreen) -> ResultsDocument {
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
  public init(_ screen: ResultsScreen) {
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
  fileprivate init(_ category: ShootCategory) {
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
    category.rows.map { row in
      ResultsDocument.Row(category.id, row.id, row.rank, tied: row.tied, mark: nil, row.totalScore, sheets[row.id])
    }
      + category.unranked.map { row in
        let mark = row.reason.rawValue
        return ResultsDocument.Row(category.id, row.id, nil, tied: false, mark: mark, row.totalScore, sheets[row.id])
      }
  }

  private init(
    _ category: CategoryID,
    _ entry: PlayerID,
    _ rank: Int?,
    tied: Bool,
    mark: String?,
    _ score: Int,
    _ sheet: ArcherSheet?
  ) {
    (self.category, self.entry, self.rank) = (category, entry, rank)
    (self.tied, self.mark, self.score) = (tied, mark, score)
    (x, ten, nine) = (sheet?.xCount ?? 0, sheet?.tenCount ?? 0, sheet?.nineCount)
    (hits, arrows) = (sheet?.hits ?? 0, sheet?.arrowsShot ?? 0)
    personalBest = sheet?.personalBest
    ends = (sheet?.ends ?? []).map { .init(number: $0.number, arrows: $0.arrows.map(\.token), total: $0.total) }
  }
}
