/// A dictionary that stores its items side by side and numbers them from 0 without gaps.
///
/// A table holds at most `UInt32.max` / 2 items.
struct NumberedTable<Key: Hashable, Value> {
  struct Item {
    let key: Key
    fileprivate(set) var value: Value
  }

  private(set) var items: ContiguousArray<Item> = []
  /// The hash table.
  ///
  /// Each slot holds an item's number and, in the remaining bits, part of its hash, so that other keys are rarely
  /// compared.
  private var places = ContiguousArray(repeating: Self.free, count: 4)

  /// The number of a free slot.
  ///
  /// No item has it, because a quarter of the slots stay free.
  private static var free: UInt32 { .max }

  /// The bits of a slot that hold a number.
  ///
  /// The number of slots is a power of two.
  private var mask: UInt32 { UInt32(places.count - 1) }

  /// Returns the number of the item with this key.
  func number(of key: Key) -> Int? {
    let hash = bits(of: key)
    var place = Int(hash & mask)
    while places[place] != Self.free {
      let number = Int(places[place] & mask)
      if (places[place] ^ hash) & ~mask == 0, items[number].key == key { return number }
      place = self.place(after: place)
    }
    return nil
  }

  subscript(number: Int) -> Value {
    get { items[number].value }
    set { items[number].value = newValue }
  }

  /// Adds an item with a new key.
  mutating func append(_ key: Key, _ value: Value) {
    items.append(Item(key: key, value: value))
    if items.count > places.count / 4 * 3 {
      places = ContiguousArray(repeating: Self.free, count: places.count * 2)
      for number in items.indices { take(number) }
    } else {
      take(items.count - 1)
    }
  }

  /// Removes an item.
  ///
  /// The last item gets its number.
  mutating func remove(_ number: Int) {
    release(place(of: number))
    let last = items.count - 1
    if number != last {
      places[place(of: last)] = bits(of: items[last].key) & ~mask | UInt32(number)
      items.swapAt(number, last)
    }
    items.removeLast()
  }
}

extension NumberedTable: Sendable where Key: Sendable, Value: Sendable {}
extension NumberedTable.Item: Sendable where Key: Sendable, Value: Sendable {}

// MARK: Places

extension NumberedTable {
  private func bits(of key: Key) -> UInt32 { UInt32(truncatingIfNeeded: key.hashValue) }

  private func place(after place: Int) -> Int { (place + 1) & Int(mask) }

  private mutating func take(_ number: Int) {
    let hash = bits(of: items[number].key)
    var place = Int(hash & mask)
    while places[place] != Self.free { place = self.place(after: place) }
    places[place] = hash & ~mask | UInt32(number)
  }

  private func place(of number: Int) -> Int {
    var place = Int(bits(of: items[number].key) & mask)
    while places[place] & mask != UInt32(number) { place = self.place(after: place) }
    return place
  }

  /// Frees a slot and moves back the items that were displaced by it, so that probing still finds them.
  private mutating func release(_ place: Int) {
    var hole = place
    var next = self.place(after: hole)
    while places[next] != Self.free {
      let wanted = Int(bits(of: items[Int(places[next] & mask)].key) & mask)
      if (next - wanted) & Int(mask) >= (next - hole) & Int(mask) {
        places[hole] = places[next]
        hole = next
      }
      next = self.place(after: next)
    }
    places[hole] = Self.free
  }
}
