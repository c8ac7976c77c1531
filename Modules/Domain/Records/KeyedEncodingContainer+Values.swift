// The values that nearly every record holds, straight as the text or number that they are: given as just any value, each would
// take an encoder and a container of its own.

extension KeyedEncodingContainer {
  mutating func encode<Subject>(_ value: Identifier<Subject>, forKey key: Key) throws {
    try encode(value.rawValue, forKey: key)
  }

  mutating func encodeIfPresent<Subject>(_ value: Identifier<Subject>?, forKey key: Key) throws {
    try encodeIfPresent(value?.rawValue, forKey: key)
  }

  mutating func encode(_ value: Path, forKey key: Key) throws { try encode(value.text, forKey: key) }

  mutating func encode(_ value: Timestamp, forKey key: Key) throws { try encode(value.rawValue, forKey: key) }

  mutating func encode(_ value: Revision, forKey key: Key) throws { try encode(value.rawValue, forKey: key) }
}
