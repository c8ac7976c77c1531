import Domain

/// Aligned columns for a terminal, with numbers to the right.
public struct TextTable: Sendable {
  private let rows: [[String]]

  /// Creates a table of items.
  public init<Item>(_ items: [Item], _ columns: (Item) -> [String]) {
    rows = items.map { columns($0).map(\.terminalLine) }
  }

  /// The aligned lines.
  public var lines: [String] {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { padded($0, to: $1) }.joined(separator: "  ").trimmingTrailingSpaces
    }
  }

  private func padded(_ text: String, to width: Int) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return Int(text) == nil ? text + space : space + text
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
