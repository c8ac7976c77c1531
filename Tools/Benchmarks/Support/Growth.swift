/// The cost of one step at growing sizes: rows of a table, each figure with its ratio to the size before.
public struct Growth: Sendable {
  /// The sizes, each ten times the one before.
  public static let sizes = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]
  /// The kinds of work, in the order of the columns.
  public static let works = ["submit", "rank", "page of 100", "window of 21"]

  private let subject: String
  private var last: [Double] = []

  /// Prints the head of the table.
  public init(of subject: String) {
    self.subject = subject
    print("| \(subject) | \(Self.works.joined(separator: " | ")) |")
    print("|---|\(String(repeating: "---|", count: Self.works.count))")
  }

  /// Prints the row of one size.
  ///
  /// - Parameters:
  ///   - size: How many entries there are.
  ///   - medians: Of each kind of work, in microseconds.
  public mutating func report(_ size: Int, _ medians: [Double]) {
    let cells = medians.enumerated().map { column, median in
      let figure = "\(Self.rounded(median)) µs"
      return last.isEmpty ? figure : "\(figure) (×\(Self.rounded(median / last[column])))"
    }
    last = medians
    print("| \(size) | \(cells.joined(separator: " | ")) |")
  }

  /// Three digits, or all before the point.
  private static func rounded(_ number: Double) -> String {
    if number >= 100 { return "\(Int(number.rounded()))" }
    let scale: Double = number >= 10 ? 10 : 100
    return "\((number * scale).rounded() / scale)"
  }
}

extension Sequence<Duration> {
  /// The middle one, in microseconds.
  public var medianMicroseconds: Double {
    let sorted = sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2] / .microseconds(1)
  }
}
