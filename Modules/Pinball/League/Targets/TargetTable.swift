/// In which order targets are listed.
public enum TargetSort: String, Hashable, Codable, Sendable, CaseIterable {
  case area, bank, name

  public var title: String {
    switch self {
    case .area: "Area"
    case .bank: "Bank"
    case .name: "A–Z"
    }
  }
}

/// A target with the library's game that it is for.
public struct TargetLine: Hashable, Sendable {
  public let target: LeagueTarget
  /// nil where no game, or more than one, may be meant.
  public let match: MachineMatcher.Match?

  public var bank: Int? { match?.game.countedBank }
}

/// The targets as the library's banks have them.
public struct TargetTable: Sendable {
  /// In file order.
  public let lines: [TargetLine]
  /// Whether there is a library to take banks and places from; without one there is only file order, which people are told.
  public let hasLibrary: Bool

  public init(_ targets: LeagueTargets, library: PinballLibrary?) {
    hasLibrary = library?.games.isEmpty == false
    let matcher = library.map { MachineMatcher($0) }
    lines = targets.rows.map { TargetLine(target: $0, match: matcher?.match($0.game)) }
  }

  /// Ascending.
  public var banks: [Int] { Set(lines.compactMap(\.bank)).sorted() }

  /// The lines to show.
  ///
  /// - Parameters:
  ///   - sort: What they are ordered by; file order without a library, whatever is asked for.
  ///   - bank: Only of this bank; nil for all.
  /// - Returns: The lines in order.
  public func lines(by sort: TargetSort, bank: Int? = nil) -> [TargetLine] {
    let shown = bank == nil ? lines : lines.filter { $0.bank == bank }
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
    case .name: return SortKey([], name, spot + order)
    }
  }

  /// Where it stands on the floor, for the cards: by group and position, those without after all others.
  var floorOrder: Int {
    guard let game = match?.game else { return 100_000 + target.place }
    guard let group = game.group, let position = game.position else { return 100_000 + game.place }
    return group * 1000 + position
  }
}
