import CanonicalJSON

// The JSON of documents, on disk and on the wire: the body as text where it is text, labels in order.

extension DocumentHead: Codable {
  private enum Key: String, CodingKey { case path, revision, stamp, write, labels, size }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      path: try container.decode(ItemPath.self, forKey: .path),
      revision: try container.decode(Revision.self, forKey: .revision),
      stamp: try container.decode(Stamp.self, forKey: .stamp),
      write: try container.decode(WriteID.self, forKey: .write),
      labels: Set(try container.decodeIfPresent([DocumentLabel].self, forKey: .labels) ?? []),
      size: try container.decodeIfPresent(Int.self, forKey: .size)
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(path, forKey: .path)
    try container.encode(revision, forKey: .revision)
    try container.encode(stamp, forKey: .stamp)
    try container.encode(write, forKey: .write)
    if !labels.isEmpty { try container.encode(labels.sorted(), forKey: .labels) }
    try container.encodeIfPresent(size, forKey: .size)
  }
}

extension Document: Codable {
  private enum Key: String, CodingKey { case head }

  public init(from decoder: any Decoder) throws {
    let head = try decoder.container(keyedBy: Key.self).decode(DocumentHead.self, forKey: .head)
    self.init(head: head, body: try BodyJSON.decode(from: decoder) ?? [])
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(head, forKey: .head)
    if !head.isDeleted { try BodyJSON.encode(body, into: encoder) }
  }
}

/// A write without a body is a deletion.
extension DocumentWrite: Codable {
  private enum Key: String, CodingKey { case path, id, expected, labels, stamp }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      try container.decode(ItemPath.self, forKey: .path),
      id: try container.decode(WriteID.self, forKey: .id),
      expected: try container.decodeIfPresent(Expectation.self, forKey: .expected) ?? .any,
      labels: Set(try container.decodeIfPresent([DocumentLabel].self, forKey: .labels) ?? []),
      body: try BodyJSON.decode(from: decoder),
      stamp: try container.decodeIfPresent(Stamp.self, forKey: .stamp)
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(path, forKey: .path)
    try container.encode(id, forKey: .id)
    try container.encode(expected, forKey: .expected)
    if !labels.isEmpty { try container.encode(labels.sorted(), forKey: .labels) }
    try container.encodeIfPresent(stamp, forKey: .stamp)
    if let body { try BodyJSON.encode(body, into: encoder) }
  }
}
