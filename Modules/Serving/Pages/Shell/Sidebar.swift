public import Domain
public import Hypertext

/// The list that a page was opened from, shown beside the page on a wide screen.
///
/// The page's own row is marked. A phone does not show the list; the list's own page leads to it.
public struct Sidebar: Sendable {
  /// One row of the list.
  public struct Row: Sendable {
    let label: String
    let facts: Message?
    let address: WebAddress

    /// Creates a row.
    public init(_ label: String, _ address: WebAddress, facts: Message? = nil) {
      (self.label, self.address, self.facts) = (label, address, facts)
    }
  }

  let title: Message
  let all: WebAddress
  let rows: [Row]

  /// The most rows shown.
  ///
  /// The list's own page has all.
  private static let most = 50

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - title: The name of the list.
  ///   - all: The list's own page.
  ///   - rows: The rows, in order.
  public init(_ title: Message, all: WebAddress, rows: [Row]) {
    (self.title, self.all, self.rows) = (title, all, Array(rows.prefix(Self.most)))
  }
}
