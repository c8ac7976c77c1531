import ArcheryScoring
import Domain
import Hypertext
import LeaderboardKit
import Localization
import Pages

extension ArcheryPages {
  /// The page of the live boards, for a phone or a desktop: one board, or one for each category.
  ///
  /// `link` is the secret of the viewer link for readers without an account. `archers` are the choices for the pinned
  /// row. `usual` is the bow that this reader's boards open with.
  func board(
    _ screens: [BoardScreen],
    _ choice: BoardChoice = BoardChoice(),
    usual: BowType? = nil,
    marksOwn: Bool = true,
    archers: @escaping @Sendable () -> [(PlayerID, String)] = { [] },
    link: String? = nil
  ) throws(TemplateFailure) -> Page {
    let shoot = (id: screens[0].tournament, name: screens[0].name)
    let json: any Encodable & Sendable = if screens.count == 1 { screens[0] } else { screens }
    var page = Page(
      title: Message("Board · \(shoot.name)"),
      layout: .wide,
      body: try boardFragment(screens, marksOwn: marksOwn),
      scripts: ["live.js", "board.js"],
      follows: [shoot.id.journal],
      json: json
    )
    page.frame = { fragment throws(TemplateFailure) in
      let address = BoardAddress(shoot.id, link)
      let view = BoardPageView(
        name: shoot.name,
        shoot: link == nil ? ShootAddress.shoot(shoot.id).text : nil,
        stream: address.boardStream.with(choice, usual: usual).text,
        screen: address.screen.with(BoardChoice(division: choice.division, category: choice.category)).text,
        choices: BoardChoiceView.all(screens, choice, address.board, usual: usual),
        find: screens.contains { $0.archers > 1 } ? FindView(choice, address.board, archers(), usual: usual) : nil,
        fragment: fragment
      )
      return try content.render("board", view)
    }
    return page
  }

  /// The content of the element `#board`, on the board's page as on the scoring page.
  func boardFragment(_ screens: [BoardScreen], marksOwn: Bool = true) throws(TemplateFailure) -> HTML {
    var fragment = HTML.empty
    for screen in screens { try add(screen, to: &fragment, marksOwn: marksOwn) }
    return fragment
  }

  private func add(
    _ screen: BoardScreen,
    to fragment: inout HTML,
    marksOwn: Bool
  ) throws(TemplateFailure) {
    let (view, columns) = (BoardView(screen, marksOwn: marksOwn), StandingColumns(screen.rule.code, screen.countTitles))
    // An archer of a combined category has a row in two boards.
    let part = screen.category.map { "\($0.id) " } ?? ""
    fragment.add(try content.render("board-head", view))
    if view.hasRows { fragment.add(try content.render("standings-head", view)) }
    for row in screen.rows {
      let key = RenderedRows.Key("standing", row, screen, marksOwn: marksOwn, in: content.text.language)
      let html = try rows.html(key) { () throws(TemplateFailure) in
        let view = StandingView(row, in: screen, columns: columns, marksOwn: marksOwn)
        return try content.render("standing", view)
      }
      fragment.add(row: html, key: "\(part)\(row.id)")
    }
    for row in screen.unranked {
      let view = UnrankedView(row, ends: screen.ends, columns: columns, marksOwn: marksOwn)
      fragment.add(row: try content.render("standing-unranked", view), key: "\(part)\(row.id)")
    }
    fragment.add(try content.render("standings-foot", view))
    fragment.add(try content.render("board-foot", view))
  }
}

private struct BoardPageView {
  let name: String
  let shoot: String?
  let stream: String
  let screen: String
  let choices: [BoardChoiceView]
  let find: FindView?
  let fragment: HTML
}

/// The templates of the board's fragment show this, rows left out.
private struct BoardView {
  let announcement: Message
  let category: Message?
  let roundName: Message
  let division: Message?
  let status: Message
  let isOver: Bool
  let end: Message?
  let ruleName: Message
  let found: Message?
  let size: String
  let columns: [Message]
  let hasRows: Bool
  let empty: Message
  let hasTies: Bool
  let refusedNote: Message?
  let hasPinned: Bool
  let pinned: [StandingView]

  init(_ screen: BoardScreen, marksOwn: Bool) {
    let (count, columns) = (
      screen.rows.count + screen.unranked.count, StandingColumns(screen.rule.code, screen.countTitles)
    )
    announcement = Self.announcement(screen.rows)
    category = screen.category?.name.message
    roundName = .round(screen.roundName)
    division = screen.division?.label
    status = screen.status.label
    isOver = screen.status.isFinal
    end = screen.endWords
    ruleName = screen.rule.name.message
    found = count == screen.archers ? nil : Message("\(count) of \(screen.archers) archers")
    size = StandingsView.size(ofRows: count)
    self.columns = columns.titles
    hasRows = count > 0
    empty = screen.archers == 0 ? Message("No archers are on the board yet.") : Message("No archers match.")
    hasTies = screen.rows.contains(where: \.tied)
    refusedNote =
      screen.refusedEvents == 0 ? nil : Message("\(screen.refusedEvents) entries did not count.")
    // A short board is in sight as a whole.
    hasPinned = screen.archers > 8 && !screen.pinned.isEmpty
    pinned = screen.pinned.map { StandingView($0, in: screen, columns: columns, marksOwn: marksOwn) }
  }

  /// The words for a screen reader after each change: the archer in front.
  private static func announcement(_ rows: [BoardRow]) -> Message {
    let leaders = rows.filter { $0.rank == 1 }
    guard let first = leaders.first, first.arrowsShot > 0 else { return Message("No arrows yet.") }
    if leaders.count > 1 { return Message("\(leaders.count) archers share the lead with \(first.totalScore).") }
    return Message("\(first.displayName) leads with \(first.totalScore).")
  }
}

extension BoardScreen {
  /// Such as `End 4 of 10`, and which detail begins the next one; nil when none is being shot.
  var endWords: Message? {
    guard status.isLive else { return nil }
    let words = [currentEnd.map { Message("End \($0) of \(ends)") }, detailOrder?.message].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " · ")
  }
}

/// The address of a shoot's boards, for members or for the bearer of a viewer link.
struct BoardAddress {
  let board: WebAddress
  let boardStream: WebAddress
  let screen: WebAddress
  let screenStream: WebAddress

  init(_ id: TournamentID, _ link: String?) {
    board = link.map(ShootAddress.view) ?? ShootAddress.board(id)
    boardStream = link.map(ShootAddress.viewStream) ?? ShootAddress.boardStream(id)
    screen = link.map { WebAddress("view", $0, "screen") } ?? WebAddress("shoots", id.rawValue, "screen")
    screenStream =
      link.map { WebAddress("view", $0, "screen", "live") } ?? WebAddress("shoots", id.rawValue, "screen", "live")
  }
}

/// The form that looks for archers and keeps one in sight.
struct FindView {
  struct ArcherView {
    let id: String
    let name: String
    let isChosen: Bool
  }

  let isOpen: Bool
  let action: String
  let hidden: [HiddenField]
  let name: String
  let target: String
  let archers: [ArcherView]
  let all: String

  init(_ choice: BoardChoice, _ page: WebAddress, _ archers: [(PlayerID, String)], usual: BowType?) {
    isOpen = choice.isFiltered
    action = page.text
    let bow = choice.division?.rawValue.lowercased() ?? (usual == nil ? nil : "")
    let kept = [
      bow.map { HiddenField(name: "bow", value: $0) },
      choice.category.map { HiddenField(name: "category", value: $0.rawValue) },
      choice.order == .rank ? nil : HiddenField(name: "order", value: choice.order.rawValue),
    ]
    hidden = kept.compactMap(\.self)
    (name, target) = (choice.name, choice.target)
    self.archers = archers.map { ArcherView(id: $0.rawValue, name: $1, isChosen: $0 == choice.pinned) }
    var everybody = choice
    (everybody.name, everybody.target) = ("", "")
    all = page.with(everybody, usual: usual).text
  }
}

/// A link to the same board for other archers, or in another order.
struct BoardChoiceView {
  let label: Message
  let address: String
  let isCurrent: Bool

  /// None where there is nothing to choose.
  static func all(
    _ screens: [BoardScreen],
    _ chosen: BoardChoice,
    _ page: WebAddress,
    usual: BowType?
  ) -> [BoardChoiceView] {
    guard let screen = screens.first else { return [] }
    func view(_ label: Message, isCurrent: Bool, _ change: (inout BoardChoice) -> Void) -> BoardChoiceView {
      var choice = chosen
      change(&choice)
      return BoardChoiceView(label: label, address: page.with(choice, usual: usual).text, isCurrent: isCurrent)
    }
    let categories: [CategoryName?] = screen.categories.count < 2 ? [] : [nil] + screen.categories.map(\.self)
    let byCategory = categories.map { category in
      let label = category?.name.message ?? Message("All categories")
      return view(label, isCurrent: category?.id == chosen.category) { $0.category = category?.id }
    }
    let divisions: [BowType?] = screen.divisions.isEmpty ? [] : [nil] + screen.divisions.map(\.self)
    let isShort = divisions.count == 2 && chosen.division == nil && usual == nil
    let hasTargets = screens.contains { $0.rows.contains { $0.target != nil } }
    let byDivision = screen.categories.isEmpty ? divisions : []
    let byBow = byDivision.map { bow in
      view(bow?.label ?? Message("All archers"), isCurrent: bow == chosen.division) { $0.division = bow }
    }
    let other: BoardChoice.Order = chosen.order == .rank ? .target : .rank
    let order = view(other == .target ? Message("By target") : Message("By place"), isCurrent: false) {
      $0.order = other
    }
    return byCategory + (isShort ? [] : byBow) + (hasTargets || chosen.order == .target ? [order] : [])
  }
}

extension WebAddress {
  /// The same board for a division, in another order, or for the archers that a search finds.
  ///
  /// With a `usual` bow, an address without a bow means that bow, and an address with an empty one means all bows.
  func with(_ choice: BoardChoice, usual: BowType? = nil) -> WebAddress {
    let everybody = usual == nil ? self : with("bow", "")
    var address = choice.division.map { with("bow", $0.rawValue.lowercased()) } ?? everybody
    if let category = choice.category { address = address.with("category", category.rawValue) }
    if choice.order != .rank { address = address.with("order", choice.order.rawValue) }
    if !choice.name.isEmpty { address = address.with("name", choice.name) }
    if !choice.target.isEmpty { address = address.with("target", choice.target) }
    return choice.pinned.map { address.with("pin", $0.rawValue) } ?? address
  }
}
