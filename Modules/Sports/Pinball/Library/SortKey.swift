/// The sort key of rows: numbers, a name, more numbers; a missing part comes last at its position.
struct SortKey: Comparable, Sendable {
  private let before: [Int]
  private let name: String
  private let after: [Int]

  init(_ before: [Int?], _ name: String, _ after: [Int?]) {
    self.before = before.map { $0 ?? .max }
    self.name = name
    self.after = after.map { $0 ?? .max }
  }

  static func < (left: SortKey, right: SortKey) -> Bool {
    if left.before != right.before { return left.before.lexicographicallyPrecedes(right.before) }
    if left.name != right.name { return left.name < right.name }
    return left.after.lexicographicallyPrecedes(right.after)
  }
}
