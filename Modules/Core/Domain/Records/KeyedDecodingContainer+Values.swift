// Values that nearly every record holds are read straight from the text or number. The general way would make a decoder
// and a container for each.

extension KeyedDecodingContainer {
  func decode<Subject>(_ type: Identifier<Subject>.Type, forKey key: Key) throws -> Identifier<Subject> {
    Identifier(rawValue: try decode(String.self, forKey: key))
  }

  func decodeIfPresent<Subject>(_ type: Identifier<Subject>.Type, forKey key: Key) throws -> Identifier<Subject>? {
    try decodeIfPresent(String.self, forKey: key).map { Identifier(rawValue: $0) }
  }

  func decode(_ type: ItemPath.Type, forKey key: Key) throws -> ItemPath {
    ItemPath(try decode(String.self, forKey: key))
  }

  func decode(_ type: Timestamp.Type, forKey key: Key) throws -> Timestamp {
    Timestamp(rawValue: try decode(Int64.self, forKey: key))
  }

  func decode(_ type: Revision.Type, forKey key: Key) throws -> Revision {
    Revision(rawValue: try decode(Int64.self, forKey: key))
  }
}
