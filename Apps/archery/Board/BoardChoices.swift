import ArcheryScoring
import Domain
import Pages

/// Where a shoot's boards are, for those who take part or for whoever has a viewer link.
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
  let label: String
  let address: String
  let isCurrent: Bool

  /// None where there is nothing to choose.
  static func all(
    _ screen: BoardScreen,
    _ chosen: BoardChoice,
    _ page: WebAddress,
    usual: BowType?
  ) -> [BoardChoiceView] {
    func view(_ label: String, isCurrent: Bool, _ change: (inout BoardChoice) -> Void) -> BoardChoiceView {
      var choice = chosen
      change(&choice)
      return BoardChoiceView(label: label, address: page.with(choice, usual: usual).text, isCurrent: isCurrent)
    }
    let divisions: [BowType?] = screen.divisions.isEmpty ? [] : [nil] + screen.divisions.map(\.self)
    let isShort = divisions.count == 2 && chosen.division == nil && usual == nil
    let hasTargets = screen.rows.contains { $0.target != nil }
    let byDivision = divisions.map { bow in
      view(bow?.label ?? "Everybody", isCurrent: bow == chosen.division) { $0.division = bow }
    }
    let other: BoardChoice.Order = chosen.order == .rank ? .target : .rank
    let order = view(other == .target ? "By target" : "By place", isCurrent: false) { $0.order = other }
    return (isShort ? [] : byDivision) + (hasTargets || chosen.order == .target ? [order] : [])
  }
}

extension WebAddress {
  /// The same board, of a division, in another order, or of the archers looked for.
  ///
  /// Where an address that names no bow stands for the `usual` one, everybody is asked for by an empty one.
  func with(_ choice: BoardChoice, usual: BowType? = nil) -> WebAddress {
    let everybody = usual == nil ? self : with("bow", "")
    var address = choice.division.map { with("bow", $0.rawValue.lowercased()) } ?? everybody
    if choice.order != .rank { address = address.with("order", choice.order.rawValue) }
    if !choice.name.isEmpty { address = address.with("name", choice.name) }
    if !choice.target.isEmpty { address = address.with("target", choice.target) }
    return choice.pinned.map { address.with("pin", $0.rawValue) } ?? address
  }
}
