import CanonicalJSON
internal import Domain

/// A record whose typed members are declared once, for reading and writing.
protocol CodedRecord: PracticeRecord {
  init()
  static var fields: [Field<Self>] { get }
}

enum Damage: Hashable, Sendable {
  /// The record is lost.
  case record
  /// The member gets its default.
  case member
}

extension PracticeReading {
  /// Reads a record; nil for a damaged one, which is set aside.
  mutating func record<Record: CodedRecord>(_ json: JSON, at path: String, _ damage: Damage = .record) -> Record? {
    guard let members = members(json, at: path) else {
      putAside(json, at: path, .wrongType)
      return nil
    }
    var record = Record()
    // For a record without a name, its path and whole text are the name.
    let name = members.contains { $0.key == "id" && $0.value.text != nil } ? "" : "\(path):\(json)"
    for field in Record.fields {
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
    record.kept = Self.kept(of: members, record)
    return record
  }

  /// Returns unknown members, and known ones in an unusual spelling.
  private static func kept<Record: CodedRecord>(of members: [JSON.Member], _ record: Record) -> [JSON.Member] {
    let odd = Record.fields.compactMap { field in
      members.first { $0.key == field.key && $0.value != .null && field.says($0.value, record) }.flatMap { member in
        field.write(record).map { member.value.isSpelled(as: $0) } == true ? nil : member
      }
    }
    return odd + members.filter { member in !Record.fields.contains { $0.key == member.key } }
  }
}

extension CodedRecord {
  /// Returns the record's members: the typed ones in the order of their declaration, then unknown ones.
  func members() -> [JSON.Member] {
    let typed = Self.fields.compactMap { field in
      let spelled = kept.isEmpty ? nil : kept.first { $0.key == field.key && field.says($0.value, self) }
      return spelled ?? field.write(self).map { JSON.Member(key: field.key, value: $0) }
    }
    return kept.isEmpty ? typed : typed + kept.filter { member in !Self.fields.contains { $0.key == member.key } }
  }

  var json: JSON { .object(members()) }
}

extension JSON {
  /// Returns whether both are the same value, including `3` and `3.0`.
  fileprivate func isSpelled(as other: JSON) -> Bool {
    self == other || whole != nil && whole == other.whole
  }
}
