// The JSON of submissions, on disk and on the wire: what is absent is left out.

/// `{"set":[720,12]}`, `{"best":[9]}`, `{"increment":5}`, `{"revert":"id"}`, `"disqualify"` or `"reset"`.
extension Submission.Action: Codable {
  private enum Key: String, CodingKey { case set, best, increment, revert }

  public init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: Key.self) else {
      switch try? decoder.singleValueContainer().decode(String.self) {
      case "disqualify": self = .disqualify
      case "reset": self = .reset
      default: throw Self.unknown(decoder)
      }
      return
    }
    let keys = [Key.set, .best, .increment, .revert].filter(container.contains)
    guard let key = keys.first, keys.count == 1 else { throw Self.unknown(decoder) }
    switch key {
    case .set: self = .set(try container.decode(Score.self, forKey: key))
    case .best: self = .best(try container.decode(Score.self, forKey: key))
    case .increment: self = .increment(try container.decode(Int64.self, forKey: key))
    case .revert: self = .revert(try container.decode(SubmissionID.self, forKey: key))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .disqualify, .reset:
      var container = encoder.singleValueContainer()
      try container.encode(self == .reset ? "reset" : "disqualify")
    case .set(let score): try Self.encode(score, as: .set, into: encoder)
    case .best(let score): try Self.encode(score, as: .best, into: encoder)
    case .increment(let amount): try Self.encode(amount, as: .increment, into: encoder)
    case .revert(let id): try Self.encode(id, as: .revert, into: encoder)
    }
  }

  private static func encode(_ value: some Encodable, as key: Key, into encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(value, forKey: key)
  }

  private static func unknown(_ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "an action is set, best, increment, revert, disqualify or reset"
      )
    )
  }
}

extension Submission: Codable {
  private enum Key: String, CodingKey {
    case id, board, player, action, periods, occurredAt, actor, displayName, attributes, reason, needsEntry, stamp
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try container.decode(SubmissionID.self, forKey: .id),
      board: try container.decode(ItemPath.self, forKey: .board),
      player: try container.decode(PlayerID.self, forKey: .player),
      try container.decode(Action.self, forKey: .action),
      periods: try container.decodeIfPresent([Period].self, forKey: .periods).map { Set($0) },
      occurredAt: try container.decode(Timestamp.self, forKey: .occurredAt),
      actor: try container.decode(UserID.self, forKey: .actor),
      displayName: try container.decodeIfPresent(String.self, forKey: .displayName),
      attributes: try container.decodeIfPresent([String: String].self, forKey: .attributes) ?? [:],
      reason: try container.decodeIfPresent(String.self, forKey: .reason),
      needsEntry: try container.decodeIfPresent(Bool.self, forKey: .needsEntry) ?? false,
      stamp: try container.decodeIfPresent(Stamp.self, forKey: .stamp)
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(board, forKey: .board)
    try container.encode(player, forKey: .player)
    try container.encode(action, forKey: .action)
    try container.encodeIfPresent(periods?.map(\.rawValue).sorted(), forKey: .periods)
    try container.encode(occurredAt, forKey: .occurredAt)
    try container.encode(actor, forKey: .actor)
    try container.encodeIfPresent(displayName, forKey: .displayName)
    if !attributes.isEmpty { try container.encode(attributes, forKey: .attributes) }
    try container.encodeIfPresent(reason, forKey: .reason)
    if needsEntry { try container.encode(true, forKey: .needsEntry) }
    try container.encodeIfPresent(stamp, forKey: .stamp)
  }
}
