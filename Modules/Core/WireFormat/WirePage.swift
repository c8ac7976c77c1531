package import Domain

/// A request for lines of a board: `offset` and `limit`, or `around`, `radius` and `fill`.
package struct WirePage: Codable, Sendable {
  package let board: ItemPath
  package let bucket: Bucket
  /// The number of lines to skip.
  package let offset: Int?
  /// The most lines.
  package let limit: Int?
  /// The player in the middle.
  package let around: PlayerID?
  /// The lines above and below that player.
  package let radius: Int?
  /// Whether the window moves at the ends to keep its size.
  package let fill: Bool?
  /// The attributes that ranked entries must have.
  package let attributes: [String: String]?
  /// The players to rank.
  package let players: Set<PlayerID>?

  package init(_ query: BoardQuery) {
    board = query.board
    bucket = query.bucket
    attributes = query.attributes.isEmpty ? nil : query.attributes
    players = query.players
    switch query.window {
    case .from(let offset, let limit):
      (self.offset, self.limit) = (offset, limit)
      (around, radius, fill) = (nil, nil, nil)
    case .around(let player, let radius, let fill):
      (offset, limit) = (nil, nil)
      (around, self.radius, self.fill) = (player, radius, fill)
    }
  }

  /// The request as a query.
  package var query: BoardQuery {
    let window: BoardQuery.Window =
      if let around {
        .around(around, radius: radius ?? 5, fill: fill ?? false)
      } else {
        .from(offset: offset ?? 0, limit: limit ?? 100)
      }
    return BoardQuery(board, bucket, window, attributes: attributes ?? [:], players: players)
  }
}
