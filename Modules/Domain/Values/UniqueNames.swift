/// Gives out names of which no two are the same: whoever comes later to a name that is taken gets a number after it.
public struct UniqueNames: Sendable {
  /// For each name the last number that was given to it.
  private var taken: [String: Int] = [:]

  public init() {}

  /// The name itself where it is free, else the first of `Name (2)`, `Name (3)` … that is.
  public mutating func take(_ name: String) -> String { take(name) { "\(name) (\($0))" } }

  /// The same with numbers that are written in another way.
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
