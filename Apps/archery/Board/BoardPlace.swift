import ArcheryScoring
import Domain
import Hypertext
import Pages

/// How the places of a live board follow from the order of its rows.
///
/// `standings.js` works them out after each change, so an arrow sends its own row and none of those that it overtakes.
enum PlaceOrder: String {
  /// 1 1 3.
  case competition
  /// 1 1 2.
  case dense

  /// The order that gives these rows the places and distances that they have.
  ///
  /// It is nil where none does, such as for a board of some archers only, or by targets.
  init?(_ rows: [BoardRow]) {
    guard let order = [PlaceOrder.competition, .dense].first(where: { $0.places(rows) }) else { return nil }
    self = order
  }

  private func places(_ rows: [BoardRow]) -> Bool {
    let best = rows.map(\.totalScore).max() ?? 0
    var rank = 0
    return rows.indices.allSatisfy { index in
      let row = rows[index]
      let isLevel = rows.isLevel(at: index)
      if !isLevel { rank = self == .dense ? rank + 1 : index + 1 }
      return row.rank == rank && row.tied == (isLevel || rows.isLevel(at: index + 1))
        && row.scoreDifferenceFromFirst == row.totalScore - best
    }
  }
}

extension [BoardRow] {
  /// Whether a row shares the place of the one before it.
  fileprivate func isLevel(at index: Int) -> Bool {
    index > 0 && index < count && self[index].rank == self[index - 1].rank
  }
}

/// The place of an archer, the places moved since the last end, and the distance to the first.
///
/// Where a page's script works them out (``PlaceOrder``), two of them are equal if it does so from the same.
struct BoardPlace: Hashable {
  /// What the script needs besides the order and the scores.
  private struct Basis: Hashable {
    let isLevel: Bool
    let from: Int?
  }

  private let rank: String
  private let moved: Int?
  private let behind: Int
  private let basis: Basis?

  /// Creates the place of a row that nobody works out.
  init(_ row: BoardRow, showsMoves: Bool = true) {
    (rank, moved, behind, basis) = (row.place, showsMoves ? row.movement : nil, row.scoreDifferenceFromFirst, nil)
  }

  private init(_ row: BoardRow, _ basis: Basis) {
    (rank, moved, behind, self.basis) = (row.place, row.movement, row.scoreDifferenceFromFirst, basis)
  }

  /// The places of a live board's rows.
  static func all(_ rows: [BoardRow], in order: PlaceOrder?) -> [BoardPlace] {
    if order == nil { return rows.map { BoardPlace($0) } }
    return rows.enumerated().map { index, row in
      BoardPlace(row, Basis(isLevel: rows.isLevel(at: index), from: row.movement.map { $0 + row.rank }))
    }
  }

  static func == (one: BoardPlace, other: BoardPlace) -> Bool {
    if let basis = one.basis, let otherBasis = other.basis { return basis == otherBasis }
    return one.basis == other.basis && (one.rank, one.moved, one.behind) == (other.rank, other.moved, other.behind)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(basis)
    guard basis == nil else { return }
    hasher.combine(rank)
    hasher.combine(moved)
    hasher.combine(behind)
  }

  // MARK: For the script

  /// On the cell of the place: that it is the one of the row before.
  var level: Attribute { .data("level", basis?.isLevel == true) }

  /// On the cell of the move: the place that it starts from.
  var from: Attribute { (basis?.from).map { .data("from", "\($0)") } ?? .none }

  // MARK: Parts of cells

  /// Such as `=2`.
  var html: HTML { derived(basis != nil) { span(.class("rank")) { text(rank) } } }

  /// The move as a sign and in words.
  var move: HTML { derived(basis != nil) { movement(moved) } }

  /// The distance to the first, which the script finds by `data-behind`.
  var distance: HTML { derived(basis != nil) { text(Words.difference(behind)) } }
}
