/// A live part of a page made of rows, of which a reader is sent only the changed ones.
///
/// Rows are elements `<tr data-row>`. A run of rows that the reader has already is replaced by `<tr data-kept="PLACE"
/// data-count="NUMBER">`: that many rows of the reader's document, from that index on. `fragments.js` puts them back.
public struct LiveFragment: Hashable, Sendable {
  private struct Row: Hashable {
    let key: String
    let html: String
  }

  private enum Piece: Hashable {
    case frame(String)
    case row(Row)

    var html: String {
      switch self {
      case .frame(let html): html
      case .row(let row): row.html
      }
    }
  }

  private var pieces: [Piece] = []

  /// Creates an empty part.
  public init() {}

  /// Creates a part without rows.
  public init(_ html: HTML) { add(html) }

  /// Adds markup between rows, which is sent each time.
  public mutating func add(_ frame: HTML) { pieces.append(.frame(frame.text)) }

  /// Adds a row.
  ///
  /// Its `key` identifies it after a change, and is unique.
  public mutating func add(row html: HTML, key: String) { pieces.append(.row(Row(key: key, html: html.text))) }

  /// The whole part.
  public var html: HTML { HTML(trusted: text(after: nil)) }

  /// Returns the patch that turns `last` into this fragment.
  public func text(after last: LiveFragment?) -> String {
    let places = last?.places ?? [:]
    var (text, kept) = ("", 0..<0)
    func flush() {
      if !kept.isEmpty { text += "<tr data-kept=\"\(kept.lowerBound)\" data-count=\"\(kept.count)\"></tr>" }
      kept = 0..<0
    }
    for piece in pieces {
      guard case .row(let row) = piece, let (place, html) = places[row.key], html == row.html else {
        flush()
        text += piece.html
        continue
      }
      if kept.isEmpty || place != kept.upperBound {
        flush()
        kept = place..<place
      }
      kept = kept.lowerBound..<place + 1
    }
    flush()
    return text
  }

  private var places: [String: (place: Int, html: String)] {
    let rows = pieces.compactMap { piece in if case .row(let row) = piece { row } else { nil } }
    return Dictionary(rows.enumerated().map { ($1.key, ($0, $1.html)) }) { first, _ in first }
  }
}
