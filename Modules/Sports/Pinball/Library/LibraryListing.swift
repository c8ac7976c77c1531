package import Domain

package enum LibrarySort: String, Hashable, Codable, Sendable, CaseIterable {
  case area, bank, name, year

  package var title: Message {
    switch self {
    case .area: Message("Area")
    case .bank: Message("Bank")
    case .name: Message("A–Z")
    case .year: Message("Year")
    }
  }
}

package struct LibraryQuery: Hashable, Sendable {
  /// The ``LibrarySource/id``; nil for all sources.
  package var source: String?
  /// The search words, all of which must be found.
  package var search: String
  /// The bank; nil for all.
  package var bank: Int?
  /// The order; nil for the source's default.
  package var sort: LibrarySort?

  package init(source: String? = nil, search: String = "", bank: Int? = nil, sort: LibrarySort? = nil) {
    (self.source, self.search, self.bank, self.sort) = (source, search, bank, sort)
  }
}

/// The games of a query, in order, with the possible choices.
package struct LibraryListing: Sendable {
  /// Consecutive games with a common group or bank.
  package struct Section: Hashable, Sendable {
    /// The heading; nil if the list has no sections.
    package let title: Message?
    package let games: [LibraryGame]
  }

  /// The source; nil for all.
  package let source: LibrarySource?
  /// The order in use: the wanted one, if the source offers it.
  package let sort: LibrarySort
  /// The bank in use; nil for all, and for a bank that the source does not have.
  package let bank: Int?
  package let sorts: [LibrarySort]
  /// The possible banks, ascending; empty if there is no choice.
  package let banks: [Int]
  package let sections: [Section]

  package var games: [LibraryGame] { sections.flatMap(\.games) }
}

extension PinballLibrary {
  package func listing(_ query: LibraryQuery) -> LibraryListing {
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

private struct SearchWords {
  private let words: [Substring]

  init(_ text: String) {
    words = NameKey(loosely: text).text.split(separator: " ")
  }

  func find(_ game: LibraryGame) -> Bool {
    if words.isEmpty { return true }
    let machine = MachineName(game.name)
    let known =
      [game.name, game.variant, game.manufacturer, game.year.map(String.init)].compactMap(\.self)
      + machine.abbreviations + machine.otherKeys
    let text = NameKey(loosely: known.joined(separator: " ")).text
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

  /// Groups consecutive games with the same group or bank.
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

  private func title(of value: Int?) -> Message {
    guard let value else { return self == .area ? Message("No group") : Message("No bank") }
    return self == .area ? Message("Group \(value)") : Message("Bank \(value)")
  }
}
