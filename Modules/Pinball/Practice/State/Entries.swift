/// Entries in the order of a file, indexed by id.
public struct Entries<Element: PracticeEntry>: RandomAccessCollection, Sendable where Element.ID == EntryID {
  private var elements: [Element] = []
  private var places: [EntryID: Int] = [:]

  /// Creates an empty list.
  public init() {}

  /// Creates a list.
  ///
  /// Of entries with the same id the last counts.
  public init(_ entries: some Sequence<Element>) {
    for entry in entries { put(entry) }
  }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  /// The entry at a position.
  public subscript(position: Int) -> Element { elements[position] }
  /// The entry with an id; nil for none.
  public subscript(id: EntryID) -> Element? { places[id].map { elements[$0] } }

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

  /// Changes the game of every entry.
  ///
  /// Ids stay.
  mutating func changeGames(_ change: (String) -> String) {
    for index in elements.indices {
      let game = change(elements[index].gameID)
      if game != elements[index].gameID { elements[index].gameID = game }
    }
  }
}

extension Entries: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.elements == right.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
