/// A row of a live table, found again by its key after a change.
///
/// A reader who has an equal row keeps it, and of another the cells that are equal: ``HTML/patch(from:to:for:)``.
///
/// - Parameters:
///   - key: The key, unique in the live part.
///   - attributes: The attributes.
///   - content: The cells.
/// - Returns: The row.
public func liveRow(_ key: String, _ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  HTML(.row(key: key, HTML(.element(HTML.Element(.tr, [.data("row")] + attributes, content())))))
}

/// What a reader of a live part has: the rows by key, and what stands around them, each as a digest.
///
/// A server holds one for each open stream, so it is small. Digests are of this process only.
public struct LiveState: Hashable, Sendable {
  struct Row: Hashable, Sendable {
    let place: Int
    /// The digest of the row without its cells, or of all of it where it has more than cells.
    let frame: Int
    let cells: [Int]

    /// The places of the cells that differ; nil where cells alone do not make the difference.
    func changedCells(from old: Row) -> [Int]? {
      guard frame == old.frame, cells.count == old.cells.count else { return nil }
      return cells.indices.filter { cells[$0] != old.cells[$0] }
    }
  }

  private(set) var rows: [String: Row] = [:]
  private var count = 0
  private var rest = 0

  /// Creates the state of a reader who has been sent the whole.
  public init(_ html: HTML) {
    var hasher = Hasher()
    add(html, &hasher)
    rest = hasher.finalize()
  }

  private func state(of row: HTML) -> Row {
    guard let (frame, cells) = row.frameAndCells else { return Row(place: count, frame: row.hashValue, cells: []) }
    return Row(place: count, frame: frame.hashValue, cells: cells.map(\.hashValue))
  }

  private mutating func add(_ html: HTML, _ hasher: inout Hasher) {
    switch html.node {
    case .row(let key, let row):
      hasher.combine(key)
      if rows[key] == nil { rows[key] = state(of: row) }
      count += 1
    case .group(let parts): for part in parts { add(part, &hasher) }
    case .secret(let part): add(part, &hasher)
    case .element(let element):
      hasher.combine(element.tag)
      hasher.combine(element.attributes)
      for part in element.content { add(part, &hasher) }
    case .form, .text, .message, .sentence, .time, .control, .fault, .trusted: hasher.combine(html.node)
    }
  }
}

extension HTML {
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
