internal import Domain

/// A record whose typed members are declared once, for reading and writing alike.
protocol CodedRecord: PracticeRecord {
  init()
  static var fields: [Field<Self>] { get }
}

/// What a broken member costs.
enum Damage: Hashable, Sendable {
  /// The record it is in.
  case record
  /// Itself; the record has its default there.
  case member
}

extension PracticeReading {
  /// Reads a record; nil, and put aside, where it is damaged.
  ///
  /// - Parameters:
  ///   - json: The record.
  ///   - path: Where it is.
  ///   - damage: What a broken member costs.
  ///   - others: Members that are read elsewhere.
  /// - Returns: The record.
  mutating func record<Record: CodedRecord>(
    _ json: JSON,
    at path: String,
    _ damage: Damage = .record,
    others: Set<String> = []
  ) -> Record? {
    guard let members = members(json, at: path) else {
      putAside(json, at: path, .wrongType)
      return nil
    }
    var record = Record()
    var known = others
    // The whole text of a record names it where it has no name; it is spelled only when it is asked for.
    let name = members.contains { $0.key == "id" } ? "" : "\(path):\(json)"
    for field in Record.fields {
      known.insert(field.key)
      let value = members.first { $0.key == field.key }?.value
      var result = field.read(value == .null ? nil : value, &record, &self, name)
      if result == .repaired {
        use.note(.lenientDefaults)
        if !legacy.contains(.lenientDefaults) { result = .damaged }
      }
      guard result == .damaged else { continue }
      if damage == .record {
        putAside(json, at: path, .damagedRecord)
        return nil
      }
      if let value { putAside(value, at: "\(path).\(field.key)", .wrongType) }
    }
    record.kept = Self.kept(of: members, known, record)
    return record
  }

  /// Unknown members, and known ones that are spelled in another way than they would be written.
  private static func kept<Record: CodedRecord>(
    of members: [JSON.Member],
    _ known: Set<String>,
    _ record: Record
  ) -> [JSON.Member] {
    let odd = Record.fields.compactMap { field in
      members.first { $0.key == field.key && $0.value != .null && field.says($0.value, record) }.flatMap { member in
        field.write(record).map { member.value.isSpelled(as: $0) } == true ? nil : member
      }
    }
    return odd + members.filter { !known.contains($0.key) }
  }
}

extension CodedRecord {
  /// The record's members: the typed ones in the order of their declaration, then those that are not understood.
  func members() -> [JSON.Member] {
    var keys: Set<String> = []
    let typed = Self.fields.compactMap { field in
      keys.insert(field.key)
      let spelled = kept.isEmpty ? nil : kept.first { $0.key == field.key && field.says($0.value, self) }
      return spelled ?? field.write(self).map { JSON.Member(key: field.key, value: $0) }
    }
    return kept.isEmpty ? typed : typed + kept.filter { !keys.contains($0.key) }
  }

  /// The record as it is written.
  var json: JSON { .object(members()) }
}

extension JSON {
  /// Whether both are the same, `3` and `3.0` included.
  fileprivate func isSpelled(as other: JSON) -> Bool {
    self == other || whole != nil && whole == other.whole
  }
}
