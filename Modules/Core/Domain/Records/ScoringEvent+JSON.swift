import CanonicalJSON

/// The JSON of an event, on disk and on the wire: the body as text where it is text.
extension ScoringEvent: Codable {
  private enum Key: String, CodingKey { case id, type, actor, subject, occurredAt, retracts, stamp }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try container.decode(EventID.self, forKey: .id),
      type: try container.decode(String.self, forKey: .type),
      actor: try container.decode(UserID.self, forKey: .actor),
      subject: try container.decodeIfPresent(PlayerID.self, forKey: .subject),
      occurredAt: try container.decode(Timestamp.self, forKey: .occurredAt),
      retracts: try container.decodeIfPresent(EventID.self, forKey: .retracts),
      body: try BodyJSON.decode(from: decoder) ?? [],
      stamp: try container.decodeIfPresent(Stamp.self, forKey: .stamp)
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(type, forKey: .type)
    try container.encode(actor, forKey: .actor)
    try container.encodeIfPresent(subject, forKey: .subject)
    try container.encode(occurredAt, forKey: .occurredAt)
    try container.encodeIfPresent(retracts, forKey: .retracts)
    try container.encodeIfPresent(stamp, forKey: .stamp)
    if !body.isEmpty { try BodyJSON.encode(body, into: encoder) }
  }
}
