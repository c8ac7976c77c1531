import Domain

/// `{"documents":[…]}`, `{"journal":"a/b","events":[…]}`, `{"closed":"a/b"}`, `{"board":"a/b","definition":{…}}`,
/// `{"submissions":[…]}` or `{"superseded":12,"lastStamp":1749643200000}`.
extension StoreChange: Codable {
  enum Key: String, CodingKey {
    case documents, journal, events, closed, board, definition, submissions, superseded, lastStamp
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if container.contains(.submissions) {
      self = .submitted(try container.decode([Submission].self, forKey: .submissions))
    } else if container.contains(.events) {
      let events = try container.decode([ScoringEvent].self, forKey: .events)
      self = .events(events, journal: try container.decode(ItemPath.self, forKey: .journal))
    } else if container.contains(.documents) {
      self = .documents(try container.decode([Document].self, forKey: .documents))
    } else if container.contains(.closed) {
      self = .closed(journal: try container.decode(ItemPath.self, forKey: .closed))
    } else if container.contains(.superseded) {
      self = .superseded(
        count: try container.decode(Int64.self, forKey: .superseded),
        lastStamp: try container.decodeIfPresent(Timestamp.self, forKey: .lastStamp)
      )
    } else {
      let definition = try container.decode(BoardDefinition.self, forKey: .definition)
      self = .defined(definition, board: try container.decode(ItemPath.self, forKey: .board))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .documents(let documents): try container.encode(documents, forKey: .documents)
    case .events(let events, let journal):
      try container.encode(journal, forKey: .journal)
      try container.encode(events, forKey: .events)
    case .closed(let journal): try container.encode(journal, forKey: .closed)
    case .defined(let definition, let board):
      try container.encode(board, forKey: .board)
      try container.encode(definition, forKey: .definition)
    case .submitted(let submissions): try container.encode(submissions, forKey: .submissions)
    case .superseded(let count, let lastStamp):
      try container.encode(count, forKey: .superseded)
      try container.encodeIfPresent(lastStamp, forKey: .lastStamp)
    }
  }
}
