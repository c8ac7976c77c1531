import SeededRandom

/// The key of a ranking: 16 bytes to sort by and an id of 8, as in counted_tree.cpp.
struct Entry: Comparable {
  var score: Int64
  var time: Int64
  var id: UInt64

  static func < (left: Entry, right: Entry) -> Bool {
    if left.score != right.score { return left.score < right.score }
    if left.time != right.time { return left.time < right.time }
    return left.id < right.id
  }

  static func random(id: Int, time: Int, _ random: inout SplitMix64) -> Entry {
    Entry(score: Int64(random.next() >> 24), time: Int64(time), id: UInt64(id))
  }
}
