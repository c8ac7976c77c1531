import SeededRandom
import TestSupport
import Testing

@testable import Domain

@Suite("A table of numbered items")
struct NumberedTableTests {
  /// A key of which so many others have the same hash.
  private struct Key: Hashable {
    let name: Int64
    let hashes: Int64

    func hash(into hasher: inout Hasher) { hasher.combine(name % hashes) }
  }

  @Test(arguments: [1, 3, 20, 1000] as [Int64], 1...3 as ClosedRange<UInt64>)
  func `it behaves like a dictionary through any changes`(hashes: Int64, seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    var table = NumberedTable<Key, Int>()
    var plain: [Key: Int] = [:]
    for step in 0..<2000 {
      let key = Key(name: dice.number(0...99), hashes: hashes)
      let value = dice.once(in: 3) ? nil : step
      switch (table.number(of: key), value) {
      case (let number?, let value?): table[number] = value
      case (let number?, nil): table.remove(number)
      case (nil, let value?): table.append(key, value)
      case (nil, nil): break
      }
      plain[key] = value
      #expect(table.items.count == plain.count, "step \(step) of seed \(seed)")
      // One check, because a million cost more than the table.
      let others = (0...99 as ClosedRange<Int64>).map { Key(name: $0, hashes: hashes) }.filter { key in
        let number = table.number(of: key)
        return number.map { table[$0] } != plain[key] || number.map { table.items[$0].key == key } == false
      }
      #expect(others == [], "step \(step) of seed \(seed)")
    }
  }

  @Test func `an item keeps its number until one is removed, and then only the last gets another`() {
    var table = NumberedTable<String, Int>()
    for number in 0..<50 { table.append("\(number)", number) }
    for number in 0..<50 { #expect(table.number(of: "\(number)") == number) }
    table.remove(7)
    #expect(table.number(of: "7") == nil)
    #expect(table.number(of: "49") == 7)
    for number in 0..<49 where number != 7 { #expect(table.number(of: "\(number)") == number) }
  }
}
