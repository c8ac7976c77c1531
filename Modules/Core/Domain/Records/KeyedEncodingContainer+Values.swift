// Values that nearly every record holds are written straight as text or number. The general way would make an encoder
// and a container for each.

extension KeyedEncodingContainer {
  mutating func encode<Subject>(_ value: Identifier<Subject>, forKey key: Key) throws {
    try encode(value.rawValue, forKey: key)
  }

  mutating func encodeIfPresent<Subject>(_ value: Identifier<Subject>?, forKey key: Key) throws {
    try encodeIfPresent(value?.rawValue, forKey: key)
  }

  mutating func encode(_ value: ItemPath, forKey key: Key) throws { try encode(value.text, forKey: key) }

  mutating func encode(_ value: Timestamp, forKey key: Key) throws { try encode(value.rawValue, forKey: key) }

  mutating func encode(_ value: Revision, forKey key: Key) throws { try encode(value.rawValue, forKey: key) }
}
