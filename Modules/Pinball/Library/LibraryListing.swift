/// In which order games are listed.
public enum LibrarySort: String, Hashable, Codable, Sendable, CaseIterable {
  case area, bank, name, year

  public var title: String {
    switch self {
    case .area: "Area"
    case .bank: "Bank"
    case .name: "A–Z"
    case .year: "Year"
    }
  }
}

/// What to list: everything may be left open.
public struct LibraryQuery: Hashable, Sendable {
  /// A ``LibrarySource/id``; nil for games of all sources.
  public var source: String?
  /// Words that must all be found somewhere.
  public var search: String
  public var bank: Int?
  public var sort: LibrarySort?

  public init(source: String? = nil, search: String = "", bank: Int? = nil, sort: LibrarySort? = nil) {
    (self.source, self.search, self.bank, self.sort) = (source, search, bank, sort)
  }
}

/// The games that a query finds, in order, and what else could be asked.
public struct LibraryListing: Sendable {
  /// Games that follow each other and have something in common.
  public struct Section: Hashable, Sendable {
    /// nil where games are not in sections.
    public let title: String?
    public let games: [LibraryGame]
  }

  public let source: LibrarySource?
  /// The sort that is used: the wanted one if the source offers it.
  public let sort: LibrarySort
  /// The bank that is shown; nil for all, and where the source has no such bank.
  public let bank: Int?
  public let sorts: [LibrarySort]
  /// Ascending; none where there is nothing to choose.
  public let banks: [Int]
  public let sections: [Section]

  public var games: [LibraryGame] { sections.flatMap(\.games) }
}

extension PinballLibrary {
  public func listing(_ query: LibraryQuery) -> LibraryListing {
    let source = query.source.flatMap { self[source: $0] }
    let there = query.source == nil ? games : games.filter { $0.source == query.source }
    let isVenue = source?.kind == .venue
    let banks = isVenue ? Set(there.compactMap(\.countedBank)).sorted() : []
    let sorts = LibrarySort.allCases.filter { sort in
      switch sort {
      case .area: isVenue
      case .bank: isVenue && !banks.isEmpty
      case .name, .year: true
      }
    }
    let sort = query.sort.flatMap { sorts.contains($0) ? $0 : nil } ?? sorts[0]
    let bank = query.bank.flatMap { banks.contains($0) ? $0 : nil }
    let words = SearchWords(query.search)
    let found = there.filter { (bank == nil || $0.countedBank == bank) && words.find($0) }
    let ordered = found.map { (key: sort.key(of: $0), game: $0) }.sorted { $0.key < $1.key }.map(\.game)
    return LibraryListing(
      source: source,
      sort: sort,
      bank: bank,
      sorts: sorts,
      banks: banks,
      sections: bank == nil ? sort.sections(of: ordered) : sort.oneSection(of: ordered)
    )
  }
}

/// The words of a search, as names are compared.
private struct SearchWords {
  private let words: [Substring]

  init(_ text: String) {
    words = ComparedName(text).text.split(separator: " ")
  }

  /// Whether all are found in what a game is known by.
  func find(_ game: LibraryGame) -> Bool {
    if words.isEmpty { return true }
    let machine = MachineName(game.name)
    let known =
      [game.name, game.variant, game.manufacturer, game.year.map(String.init)].compactMap(\.self)
      + machine.abbreviations + machine.otherKeys
    let text = ComparedName(known.joined(separator: " ")).text
    return words.allSatisfy { text.contains($0) }
  }
}

extension LibrarySort {
  fileprivate func key(of game: LibraryGame) -> SortKey {
    let spot = [game.group, game.position]
    let name = game.name.lowercased()
    switch self {
    case .area: return SortKey([game.areaOrder] + spot, name, [game.place])
    case .bank: return SortKey([game.countedBank] + spot, name, [game.place])
    case .name: return SortKey([], name, spot + [game.place])
    case .year: return SortKey([game.year], name, [game.place])
    }
  }

  fileprivate func oneSection(of games: [LibraryGame]) -> [LibraryListing.Section] {
    games.isEmpty ? [] : [LibraryListing.Section(title: nil, games: games)]
  }

  /// Rows that follow each other with the same group or bank.
  fileprivate func sections(of games: [LibraryGame]) -> [LibraryListing.Section] {
    guard self == .area || self == .bank else { return oneSection(of: games) }
    var runs: [(value: Int?, games: [LibraryGame])] = []
    for game in games {
      let value = self == .area ? game.group : game.countedBank
      if let last = runs.last, last.value == value {
        runs[runs.count - 1].games.append(game)
      } else {
        runs.append((value, [game]))
      }
    }
    return runs.map { LibraryListing.Section(title: title(of: $0.value), games: $0.games) }
  }

  private func title(of value: Int?) -> String {
    let word = self == .area ? "Group" : "Bank"
    return value.map { "\(word) \($0)" } ?? "No \(word.lowercased())"
  }
}
