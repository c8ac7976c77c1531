/// Makes names unique by adding a number to each repeated name, as ``NameKey`` compares them.
public struct UniqueNames: Sendable {
  /// The last number given to each name.
  private var taken: [NameKey: Int] = [:]

  /// Creates a set without names.
  public init() {}

  /// Returns the name if it is free, or else the first free one of `Name (2)`, `Name (3)` ….
  public mutating func take(_ name: String) -> String { take(name) { "\(name) (\($0))" } }

  /// Returns the same with numbers in another format.
  public mutating func take(_ name: String, numbered: (Int) -> String) -> String {
    let key = NameKey(name)
    var (candidate, number) = (name, taken[key] ?? 0)
    while taken[NameKey(candidate)] != nil {
      number += 1
      candidate = numbered(number)
    }
    taken[key] = max(1, number)
    taken[NameKey(candidate), default: 1] += 0
    return candidate
  }
}
