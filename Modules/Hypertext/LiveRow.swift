/// A row of a live table, found again by its key after a change.
///
/// A reader who has an equal row keeps it: ``HTML/patch(from:to:for:)``.
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
    let digest: Int
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

  private mutating func add(_ html: HTML, _ hasher: inout Hasher) {
    switch html.node {
    case .row(let key, let row):
      hasher.combine(key)
      if rows[key] == nil { rows[key] = Row(place: count, digest: row.hashValue) }
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
