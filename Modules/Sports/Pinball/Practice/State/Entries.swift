/// Entries in the order of a file, indexed by id.
package struct Entries<Element: PracticeEntry>: RandomAccessCollection, Sendable {
  private var elements: [Element] = []
  private var places: [EntryID: Int] = [:]

  package init() {}

  /// Creates a list; of entries with the same id the last counts.
  package init(_ entries: some Sequence<Element>) {
    for entry in entries { put(entry) }
  }

  package var startIndex: Int { elements.startIndex }
  package var endIndex: Int { elements.endIndex }
  package subscript(position: Int) -> Element { elements[position] }
  package subscript(id: EntryID) -> Element? { places[id].map { elements[$0] } }

  /// Adds an entry, or replaces the one with its id.
  mutating func put(_ entry: Element) {
    if let place = places[entry.id] {
      elements[place] = entry
    } else {
      places[entry.id] = elements.count
      elements.append(entry)
    }
  }

  mutating func remove(_ id: EntryID) {
    guard let place = places.removeValue(forKey: id) else { return }
    elements.remove(at: place)
    for index in place..<elements.count { places[elements[index].id] = index }
  }

  /// Changes the game of every entry, and no id.
  mutating func changeGames(_ change: (String) -> String) {
    for index in elements.indices {
      let game = change(elements[index].gameID)
      if game != elements[index].gameID { elements[index].gameID = game }
    }
  }
}

extension Entries: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.elements == right.elements }

  package func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
