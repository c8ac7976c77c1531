package import Domain

/// The order of target scores: by the place on the floor, the bank or the name, or the scores from the greatest.
package enum TargetSort: String, Hashable, Codable, Sendable, CaseIterable {
  case area, bank, name
  case good, great, least

  package var title: Message {
    switch self {
    case .area: Message("Area")
    case .bank: Message("Bank")
    case .name: Message("A–Z")
    case .good: Message("Good")
    case .great: Message("Great")
    case .least: Message("At least")
    }
  }

  package var isDescending: Bool { score != nil }

  /// The score that it goes by; nil for none.
  fileprivate var score: KeyPath<LeagueTarget, Double?>? {
    switch self {
    case .good: \.fourth
    case .great: \.second
    case .least: \.eighth
    case .area, .bank, .name: nil
    }
  }
}

package struct TargetLine: Hashable, Sendable {
  package let target: LeagueTarget
  /// The matching game; nil if none or several are possible.
  package let match: MachineMatcher.Match?

  package var bank: Int? { match?.game.countedBank }
}

/// The targets by the library's banks.
package struct TargetTable: Sendable {
  /// The lines in file order.
  package let lines: [TargetLine]
  /// Whether there is a library with banks; without one there is only file order, which the page says.
  package let hasLibrary: Bool

  package init(_ targets: LeagueTargets, library: PinballLibrary?) {
    hasLibrary = library?.games.isEmpty == false
    let matcher = library.map { MachineMatcher($0) }
    lines = targets.rows.map { TargetLine(target: $0, match: matcher?.match($0.game)) }
  }

  /// The banks, ascending.
  package var banks: [Int] { Set(lines.compactMap(\.bank)).sorted() }

  /// Returns the lines in an order, or in that of the file without a library.
  package func lines(by sort: TargetSort, bank: Int? = nil) -> [TargetLine] {
    let shown = bank == nil ? lines : lines.filter { $0.bank == bank }
    if let score = sort.score { return shown.stablySorted { -($0.target[keyPath: score] ?? -1) } }
    guard hasLibrary else { return shown }
    return shown.map { (key: $0.key(for: sort), line: $0) }.sorted { $0.key < $1.key }.map(\.line)
  }
}

extension TargetLine {
  fileprivate func key(for sort: TargetSort) -> SortKey {
    let game = match?.game
    let (name, spot) = (target.game.lowercased(), [game?.group, game?.position])
    let order = [game?.place, target.place]
    switch sort {
    case .area: return SortKey(spot, "", order)
    case .bank: return SortKey([bank] + spot, name, order)
    default: return SortKey([], name, spot + order)
    }
  }

  /// The location on the floor, for cards: by group and position, with others last.
  var floorOrder: Int {
    guard let game = match?.game else { return 100_000 + target.place }
    guard let group = game.group, let position = game.position else { return 100_000 + game.place }
    return group * 1000 + position
  }
}
