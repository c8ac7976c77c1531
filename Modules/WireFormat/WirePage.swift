public import Domain

/// Which lines of a board to show: `offset` and `limit`, or `around`, `radius` and `fill`.
public struct WirePage: Codable, Sendable {
  public let board: Path
  public let bucket: Bucket
  public let offset: Int?
  public let limit: Int?
  public let around: PlayerID?
  public let radius: Int?
  public let fill: Bool?
  public let attributes: [String: String]?
  public let players: Set<PlayerID>?

  public init(_ query: BoardQuery) {
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

  public var query: BoardQuery {
    let window: BoardQuery.Window =
      if let around {
        .around(around, radius: radius ?? 5, fill: fill ?? false)
      } else {
        .from(offset: offset ?? 0, limit: limit ?? 100)
      }
    return BoardQuery(board, bucket, window, attributes: attributes ?? [:], players: players)
  }
}
