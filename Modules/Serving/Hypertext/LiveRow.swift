/// A row of a live table: what it shows is what its properties say.
///
///     struct MemberRow: LiveRow {
///       let id: UserID
///       let name: String
///       var key: String { id.rawValue }
///       var content: HTML { td { bdi(name) } }
///     }
///
/// A reader who has an equal row keeps it, and the row is not even made. Of another row the reader keeps the cells that
/// look the same.
public protocol LiveRow: Hashable, Sendable {
  /// Tells the row from all others of its live part, also after a change.
  var key: String { get }
  /// The attributes of the row; none unless a row says otherwise.
  var attributes: [Attribute] { get }
  /// The cells. A row has no forms, and no secrets.
  @HTMLBuilder var content: HTML { get }
}

extension LiveRow {
  public var attributes: [Attribute] { [] }
}

/// A row of a live table.
public func live(_ row: some LiveRow) -> HTML { HTML(.row(HTML.Row(row))) }

/// Parts that the script of a page works out by itself from what it has.
///
/// They are sent with what is new to a reader, and their change alone is none. Two values that differ in such parts only
/// are equal.
///
/// - Parameters:
///   - isDerived: Whether the script does so; otherwise the parts are as any others.
///   - content: The parts.
/// - Returns: The markup.
public func derived(_ isDerived: Bool = true, @HTMLBuilder content: () -> HTML) -> HTML {
  isDerived ? HTML(.derived(HTML.Derived(content: content()))) : content()
}

extension HTML {
  /// A live row, made where it is needed.
  struct Row: Hashable, Sendable {
    private let row: any LiveRow

    init(_ row: some LiveRow) { self.row = row }

    var key: String { row.key }

    var html: HTML {
      let html = HTML(.element(Element(.tr, [.data("row")] + row.attributes, row.content)))
      assert(!html.hasFormOrSecret, "the row \(key) has a form or a secret")
      return html
    }

    static func == (one: Row, other: Row) -> Bool { AnyHashable(one.row) == AnyHashable(other.row) }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(row)) }
  }

  /// Parts that are no difference.
  struct Derived: Hashable, Sendable {
    let content: HTML

    static func == (_: Derived, _: Derived) -> Bool { true }

    func hash(into _: inout Hasher) {}
  }

  private var hasFormOrSecret: Bool {
    switch node {
    case .form, .secret: true
    default: parts.contains(where: \.hasFormOrSecret)
    }
  }

  /// The attributes of a row, and its cells; nil where something else stands among them.
  var frameAndCells: (frame: [Attribute], cells: [HTML])? {
    guard case .element(let row) = node else { return nil }
    let cells = row.content.flatMap(\.flattened)
    let areCells = cells.allSatisfy {
      if case .element(let cell) = $0.node { cell.tag == .td || cell.tag == .th } else { false }
    }
    return areCells ? (row.attributes, cells) : nil
  }

  private var flattened: [HTML] {
    if case .group(let parts) = node { parts.flatMap(\.flattened) } else { [self] }
  }
}

/// What a reader of a live part has: the rows by key, and what stands around them, each as a digest.
///
/// A server holds one for each open stream, so it is small. Digests are of this process only.
package struct LiveState: Hashable, Sendable {
  struct Row: Hashable, Sendable {
    let place: Int
    /// The digest of the row as a value.
    let value: Int
    let looks: Looks

    /// The places of the cells that differ; nil where cells alone do not make the difference.
    func changedCells(from old: Row) -> [Int]? {
      if value == old.value { return [] }
      let (cells, before) = (looks.cells, old.looks.cells)
      guard looks.frame == old.looks.frame, cells.count == before.count else { return nil }
      return cells.indices.filter { cells[$0] != before[$0] }
    }
  }

  /// How a row looks, in digests.
  struct Looks: Hashable, Sendable {
    /// The row without its cells, or all of it where it has more than cells.
    let frame: Int
    let cells: [Int]

    init(_ html: HTML) {
      let (frame, cells) = html.frameAndCells.map { ($0.frame.hashValue, $0.cells) } ?? (html.hashValue, [])
      (self.frame, self.cells) = (frame, cells.map(\.hashValue))
    }
  }

  private(set) var rows: [String: Row] = [:]
  private var count = 0
  private var rest = 0

  /// Creates the state of a reader who has been sent the whole.
  ///
  /// - Parameters:
  ///   - html: The markup.
  ///   - last: The state before, whose rows need not be looked at again where they are equal.
  package init(_ html: HTML, after last: LiveState? = nil) {
    var hasher = Hasher()
    add(html, after: last?.rows ?? [:], &hasher)
    rest = hasher.finalize()
  }

  private func state(of row: HTML.Row, after last: Row?) -> Row {
    let value = row.hashValue
    let looks = if let last, last.value == value { last.looks } else { Looks(row.html) }
    return Row(place: count, value: value, looks: looks)
  }

  private mutating func add(_ html: HTML, after last: [String: Row], _ hasher: inout Hasher) {
    switch html.node {
    case .row(let row):
      let key = row.key
      hasher.combine(key)
      if rows[key] == nil { rows[key] = state(of: row, after: last[key]) }
      count += 1
    case .group(let parts): for part in parts { add(part, after: last, &hasher) }
    case .secret(let part): add(part, after: last, &hasher)
    case .element(let element):
      hasher.combine(element.tag)
      hasher.combine(element.attributes)
      for part in element.content { add(part, after: last, &hasher) }
    case .form, .text, .message, .sentence, .time, .control, .fault, .trusted, .derived: hasher.combine(html.node)
    }
  }
}
