import ArcheryScoring
import Domain
import Hypertext
import Pages

/// The ends that the table for paper cards shows.
enum DeskEnds: Hashable, Sendable {
  /// The first end that is not closed everywhere.
  case current
  case one(Int)
  /// Whole cards.
  case all

  init(_ text: String) {
    self = text == "all" ? .all : Int(text).map(Self.one) ?? .current
  }

  var text: String {
    switch self {
    case .current: ""
    case .one(let end): "\(end)"
    case .all: "all"
    }
  }
}

extension ArcheryPages {
  /// The table for paper cards.
  ///
  /// Like the scoring page, it draws arrows before the server answers, and fetches its content again where
  /// ``scoringNews(of:for:at:)`` tells of another version.
  func desk(_ screen: DeskScreen, _ ends: DeskEnds, version: Int, ticket: FormTicket) throws(TemplateFailure) -> Page {
    let view = DeskView(screen, ends, version: version, ticket)
    var page = Page(
      title: Message("Enter cards · \(screen.name)"),
      layout: .wide,
      body: try content.render("desk-fragment", view),
      scripts: ["desk.js", "forms.js", "live.js"]
    )
    page.frame = { fragment throws(TemplateFailure) in
      let frame = DeskFrameView(
        name: screen.name,
        shoot: ShootAddress.shoot(screen.tournament).text,
        news: ShootAddress.scoringNews(screen.tournament).text,
        fragment: fragment
      )
      return try content.render("desk", frame)
    }
    // The script draws the end that an address names.
    page.opensForEveryQuery = true
    return page
  }

  /// The row of one archer, which `desk.js` puts into the table after an arrow of this archer.
  ///
  /// A table of hundreds of whole cards is megabytes. `before` is the version of the table that becomes `version` by this row;
  /// a table of another version is fetched again once everything is sent.
  func deskRow(
    _ screen: DeskScreen,
    _ ends: DeskEnds,
    before: Int,
    version: Int,
    ticket: FormTicket
  ) throws(TemplateFailure) -> Page {
    let view = DeskView(screen, ends, before: before, version: version, ticket)
    return Page(title: Message("Enter cards · \(screen.name)"), body: try content.render("desk-rows", view))
  }
}

private struct DeskFrameView {
  let name: String
  let shoot: String
  let news: String
  let fragment: HTML
}

/// The template `desk-fragment` shows this.
private struct DeskView {
  struct EndLink {
    let label: Message
    let address: String
    let isShown: Bool
  }

  struct Row {
    let archer: String
    let displayName: String
    let target: String?
    let category: Message?
    let runningTotal: Int
    let ends: [End]
  }

  struct End {
    let number: Int
    let system: String
    /// Empty where the archer's round has no such end.
    let cells: [Cell]
    let total: String
  }

  struct Cell {
    let key: String
    let number: Int
    let label: Message
    /// nil for an empty place.
    let mark: Mark?
    /// Whether an arrow can be entered; without it an empty place is only drawn.
    let isOpen: Bool
  }

  struct Mark {
    let token: String
    let colour: String
    /// The page that corrects the arrow, with a reason.
    let address: String
    let isEdited: Bool
    let isLast: Bool
  }

  /// The state from which `desk.js` enters arrows without the server, as JSON.
  private struct State: Encodable {
    let scorer: UserID?
    let shoot: TournamentID
    /// The values of each scoring system, by its name.
    let systems: [String: [OfflineScoring.Arrow]]
  }

  let here: String
  let before: String
  let version: String
  let state: String?
  let shown: String
  let links: [EndLink]
  let obstacle: Message?
  let action: String
  let undo: String
  let undoHidden: [HiddenField]
  let canUndo: Bool
  let heads: [Message]
  let rows: [Row]

  init(_ screen: DeskScreen, _ ends: DeskEnds, before: Int? = nil, version: Int, _ ticket: FormTicket) {
    let numbers: [Int] =
      switch ends {
      case .all: Array(1...max(1, screen.ends))
      case .one(let end): [min(max(1, end), max(1, screen.ends))]
      case .current: [screen.currentEnd]
      }
    let choice: DeskEnds = ends == .all ? .all : .one(numbers[0])
    (self.before, self.version) = (before.map(String.init) ?? "", "\(version)")
    shown = choice.text
    here = ShootAddress.desk(screen.tournament, choice).text
    let systems = Set(screen.rows.flatMap(\.systems)).map { system in
      (system.rawValue, system.buttons.map { OfflineScoring.Arrow($0) })
    }
    let state = State(
      scorer: screen.scorer,
      shoot: screen.tournament,
      systems: Dictionary(systems) { first, _ in first }
    )
    self.state = try? state.json
    links =
      (1...max(1, screen.ends)).map { end in
        EndLink(
          label: Message("End \(end)"),
          address: ShootAddress.desk(screen.tournament, .one(end)).text,
          isShown: choice == .one(end)
        )
      } + [
        EndLink(
          label: Message("Whole cards"),
          address: ShootAddress.desk(screen.tournament, .all).text,
          isShown: choice == .all
        )
      ]
    obstacle = screen.obstacle?.message
    action = ShootAddress.command("arrows", screen.tournament).text
    undo = ShootAddress.command("undo", screen.tournament).text
    undoHidden = [ticket.field(for: "undo"), HiddenField(name: "desk", value: choice.text)]
    canUndo = screen.lastArrow != nil
    heads = numbers.map { Message("End \($0)") }
    rows = screen.rows.map { Row($0, numbers, screen, isWhole: choice == .all) }
  }
}

extension DeskView.Row {
  fileprivate init(_ row: DeskScreen.Row, _ numbers: [Int], _ screen: DeskScreen, isWhole: Bool) {
    // Ends are entered in order, so that a later one opens when the earlier ones are there.
    let openEnd = row.cards.first { $0.emptySlots > 0 }?.number ?? 0
    archer = row.id.rawValue
    displayName = row.displayName
    target = row.target?.text
    category = row.category?.message
    runningTotal = row.runningTotal
    ends = numbers.map { number in
      guard number <= row.cards.count else { return DeskView.End(number: number, system: "", cells: [], total: "") }
      let card = row.cards[number - 1]
      let marks = card.arrows.map { arrow in
        DeskView.Mark(
          token: arrow.token,
          colour: arrow.colour.rawValue,
          address: ShootAddress.score(screen.tournament, archer: row.id, correcting: arrow.id).text,
          isEdited: arrow.isEdited,
          isLast: arrow.id == screen.lastArrow
        )
      }
      let cells = (0..<(card.arrows.count + card.emptySlots)).map { index in
        let mark = index < marks.count ? marks[index] : nil
        return DeskView.Cell(
          key: "\(row.number)-\(number)-\(index + 1)",
          number: index + 1,
          label: mark.map { Message("\($0.token), end \(number), arrow \(index + 1): correct it") }
            ?? Message("\(row.displayName), end \(number), arrow \(index + 1)"),
          mark: mark,
          isOpen: row.canRecord && (isWhole || number <= openEnd)
        )
      }
      let total = card.arrows.isEmpty ? "" : "\(card.total)"
      return DeskView.End(number: number, system: row.systems[number - 1].rawValue, cells: cells, total: total)
    }
  }
}
