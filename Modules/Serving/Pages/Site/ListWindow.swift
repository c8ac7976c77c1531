public import Domain
public import Hypertext

/// The part of a long list of people that a page shows: the first lines, those after a place, or those that a search finds.
///
/// The place and the search are fields of the query, `from` and `search`.
public struct ListWindow: Sendable {
  /// The most lines that a page shows, beside the reader's own.
  public static let lines = 20

  /// The largest place that a query may name, so that sums stay in range.
  private static let last = 1_000_000

  private let page: WebAddress
  private let from: Int
  private let text: String

  /// Creates the part that a query asks for.
  ///
  /// - Parameters:
  ///   - page: The address of the list.
  ///   - query: The query of the request; empty for the beginning of the list.
  public init(of page: WebAddress, _ query: [String: String]) {
    self.page = page
    from = query["from"].flatMap { Int($0) }.map { min(max(0, $0), Self.last) } ?? 0
    text = (query["search"] ?? "").trimmingSpaces
  }

  /// Returns the lines to show, the reader's own first where it is not among the others, and the number of lines on all
  /// pages.
  public func part<Line>(
    of lines: [Line],
    named name: (Line) -> String,
    isOwn: (Line) -> Bool
  ) -> (shown: [Line], found: Int) {
    let searched = NameKey(loosely: text)
    let matching = lines.filter { NameKey(loosely: name($0)).contains(searched) }
    let shown = matching.dropFirst(from).prefix(Self.lines)
    return ((shown.contains(where: isOwn) ? [] : lines.filter(isOwn)) + shown, matching.count)
  }

  /// Returns the search of a list of so many lines; nothing for a list that is short enough to read.
  public func search(in count: Int, _ label: Message, example: Message? = nil) -> HTML {
    count > Self.lines ? searchField(page, label, text, example: example) : .empty
  }

  /// Returns the links to the lines before and after these; nothing where all lines are shown.
  ///
  /// - Parameters:
  ///   - found: The number of lines on all pages.
  ///   - before: What the link to the lines before says.
  ///   - after: What the link to the lines after says.
  /// - Returns: The links.
  public func pager(of found: Int, _ before: Message, _ after: Message) -> HTML {
    let isLast = from + Self.lines >= found
    return Pages.pager(
      before: from > 0 ? (address(from: max(0, from - Self.lines)), before) : nil,
      after: isLast ? nil : (address(from: from + Self.lines), after)
    )
  }

  private func address(from: Int) -> WebAddress {
    (text.isEmpty ? page : page.with("search", text)).with("from", "\(from)")
  }
}
