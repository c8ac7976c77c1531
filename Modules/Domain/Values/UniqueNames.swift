/// Makes names unique by adding a number to each repeated name.
public struct UniqueNames: Sendable {
  /// The last number given to each name.
  private var taken: [String: Int] = [:]

  /// Creates a set without names.
  public init() {}

  /// Returns the name if it is free, or else the first free one of `Name (2)`, `Name (3)` ….
  public mutating func take(_ name: String) -> String { take(name) { "\(name) (\($0))" } }

  /// Returns the same with numbers in another format.
  public mutating func take(_ name: String, numbered: (Int) -> String) -> String {
    var (candidate, number) = (name, taken[name] ?? 0)
    while taken[candidate] != nil {
      number += 1
      candidate = numbered(number)
    }
    taken[name] = max(1, number)
    taken[candidate] = taken[candidate] ?? 1
    return candidate
  }
}
