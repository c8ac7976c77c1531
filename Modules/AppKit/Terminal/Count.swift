/// A number with what it counts: `1 journal`, `2 journals`.
struct Count: CustomStringConvertible {
  private let number: Int
  private let one: String

  init(_ number: Int, _ one: String) {
    (self.number, self.one) = (number, one)
  }

  var description: String { "\(number) \(one)\(number == 1 ? "" : "s")" }
}
