public import Domain
public import Hypertext

/// A column of a table: its title, and the cell of each row.
///
/// The title is written once, for the head of the table and, on a phone, beside the value of each row.
public struct Column<Row> {
  private enum Kind: String {
    case rank, name, main, fact, number
  }

  fileprivate let title: Message
  private let kind: Kind
  private let classes: String?
  private let cell: (Row) -> HTML
  private var sort: (address: WebAddress, direction: String?)?
  private var name: String?
  private var isFirst = false

  private init(_ kind: Kind, _ title: Message, _ classes: String?, _ cell: @escaping (Row) -> HTML) {
    (self.kind, self.title, self.classes, self.cell) = (kind, title, classes, cell)
  }

  /// The place of each row, at its beginning.
  public static func rank(_ title: Message, @HTMLBuilder cell: @escaping (Row) -> HTML) -> Column {
    Column(.rank, title, nil, cell)
  }

  /// What each row is about, its header.
  public static func name(
    _ title: Message,
    _ classes: String? = nil,
    @HTMLBuilder cell: @escaping (Row) -> HTML
  ) -> Column {
    Column(.name, title, classes, cell)
  }

  /// The number that matters most, which stays beside the name on a phone.
  public static func main(_ title: Message, number: @escaping (Row) -> Message) -> Column {
    Column(.main, title, nil) { row in strong { text(number(row)) } }
  }

  /// A fact in words.
  public static func fact(
    _ title: Message,
    _ classes: String? = nil,
    @HTMLBuilder cell: @escaping (Row) -> HTML
  ) -> Column {
    Column(.fact, title, classes, cell)
  }

  /// A number.
  public static func number(_ title: Message, _ classes: String? = nil, _ number: @escaping (Row) -> Message) -> Column
  {
    Column(.number, title, classes) { text(number($0)) }
  }

  /// A number below a name that a person chose.
  public static func number(named name: String, _ number: @escaping (Row) -> Message) -> Column {
    var column = self.number(Message(verbatim: name), nil, number)
    column.name = name
    return column
  }

  /// Returns the same column with a title that sorts the table, by a link that needs no script and names the choice.
  ///
  /// - Parameters:
  ///   - name: The name of the order, the value of `sort` in the query.
  ///   - page: The address of the page with its other choices.
  ///   - isChosen: Whether the table is in this order.
  ///   - isDescending: Whether the order begins with the greatest.
  /// - Returns: The column.
  public func sorting(by name: String, at page: WebAddress, isChosen: Bool, isDescending: Bool) -> Column {
    var column = self
    column.sort = (page.with("sort", name), isChosen ? (isDescending ? "descending" : "ascending") : nil)
    return column
  }

  /// Returns the same column, which stays in the first line of a row on a phone, between the name and the main number.
  public func inFirstLine() -> Column {
    var column = self
    column.isFirst = true
    return column
  }

  private var isNumber: Bool { kind == .main || kind == .number }

  /// The class that puts the cells into the first line of a row on a phone; nil for the second line.
  private var place: String? {
    switch kind {
    case .rank: "rank"
    case .main: "main"
    default: isFirst ? "first" : nil
    }
  }

  fileprivate var head: HTML {
    th(
      .scope(.col),
      .class(isNumber ? "number" : nil, kind == .name ? "title" : place),
      Attribute("aria-sort", sort?.direction)
    ) {
      let words = if let name { bdi(name) } else { text(title) }
      if let sort { a(.href(sort.address)) { words } } else { words }
    }
  }

  fileprivate func cell(of row: Row, isLabelled: Bool) -> HTML {
    let content = cell(row)
    switch kind {
    case .name: return th(.scope(.row), .class(classes)) { content }
    case .rank, .main: return td(.class(isNumber ? "number" : nil, place, classes)) { content }
    case .fact, .number:
      return td(.class(isNumber ? "number" : nil, place, classes), isLabelled ? .data("label", title) : .none) {
        content
      }
    }
  }
}

/// A column lives as long as its table is made.
@available(*, unavailable)
extension Column: Sendable {}

/// Collects the columns of a table.
@resultBuilder
public enum ColumnBuilder<Row>: Sendable {
  /// Takes one column.
  public static func buildExpression(_ column: Column<Row>) -> [Column<Row>] { [column] }
  /// Puts the columns side by side.
  public static func buildBlock(_ columns: [Column<Row>]...) -> [Column<Row>] { columns.flatMap(\.self) }
  /// Returns the columns of an `if` without `else`; none where its condition does not hold.
  public static func buildOptional(_ columns: [Column<Row>]?) -> [Column<Row>] { columns ?? [] }
  /// Puts the columns of a `for` side by side.
  public static func buildArray(_ columns: [[Column<Row>]]) -> [Column<Row>] { columns.flatMap(\.self) }
}

/// A table of rows.
///
/// On a phone, one of more than three columns shows each row as two lines: its name with the number that matters most, and
/// below it the other values, each with the title of its column. Where the values explain themselves, such as points and dates,
/// they are `aligned`: the head of the table has two lines, too, and the titles stand there alone.
///
///     dataTable(title, screen.lines) {
///       Column.rank(place) { text($0.rank) }
///       Column.name(player) { bdi($0.player) }
///       Column.main(total) { shown($0.total) }
///     }
///
/// - Parameters:
///   - title: The name of the table.
///   - rows: The rows.
///   - classes: Further classes of the table.
///   - isTitleShown: Whether the name is seen, too.
///   - isAligned: Whether, on a phone, the head has the titles of the second line.
///   - attributes: Returns the attributes of a row.
///   - columns: The columns.
/// - Returns: The table.
public func dataTable<Row>(
  _ title: Message,
  _ rows: some Sequence<Row>,
  classes: String? = nil,
  isTitleShown: Bool = false,
  isAligned: Bool = false,
  row attributes: (Row) -> [Attribute] = { _ in [] },
  @ColumnBuilder<Row> columns: () -> [Column<Row>]
) -> HTML {
  let columns = columns()
  let hasTwoLines = columns.count > 3 || isAligned
  return div(.class("scroll"), .role(.group), .label(title), .tabindex(0)) {
    table(
      .class(
        "data",
        hasTwoLines ? "two-lines" : nil,
        isAligned ? "aligned" : nil,
        columns.count > 8 ? "many" : nil,
        classes
      )
    ) {
      caption(.class(isTitleShown ? nil : "unseen")) { text(title) }
      thead { tr { for column in columns { column.head } } }
      tbody {
        for row in rows {
          tr(attributes(row)) { for column in columns { column.cell(of: row, isLabelled: hasTwoLines) } }
        }
      }
    }
  }
}

/// A line of a small table: a name and its number.
public func figureRow(_ name: HTML, _ number: Message, _ classes: String? = nil) -> HTML {
  tr {
    th(.scope(.row)) { name }
    td(.class("number", classes)) { text(number) }
  }
}
