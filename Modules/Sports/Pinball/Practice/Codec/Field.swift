import CanonicalJSON
internal import Domain

enum FieldReading: Hashable, Sendable {
  case good
  /// The member was absent or of another type, and got a default.
  case repaired
  case damaged
}

/// One typed member of a record: its key, its decoding and its encoding.
struct Field<Record: PracticeRecord>: Sendable {
  let key: String
  /// Decodes the member's value (nil if absent) into the record.
  ///
  /// `name` distinguishes this record from all others of its file, for an id that it lacks.
  let read:
    @Sendable (_ value: JSON?, _ record: inout Record, _ reading: inout PracticeReading, _ name: String) -> FieldReading
  /// Encodes the member; nil to leave it out.
  let write: @Sendable (_ record: Record) -> JSON?
  /// Returns whether a member of a file has the record's value, in any spelling, and is written back as it is.
  let says: @Sendable (_ value: JSON, _ record: Record) -> Bool
}

struct Spelling<Value: Equatable & Sendable>: Sendable {
  let decode: @Sendable (JSON) -> Value?
  let encode: @Sendable (Value) -> JSON
}

extension Spelling where Value == String {
  static let text = Spelling(decode: \.text, encode: { .text($0) })
}

extension Spelling where Value == Bool {
  static let bool = Spelling(
    decode: { json in
      switch (json.bool, json.whole, json.text?.lowercased()) {
      case (true, _, _), (_, 1, _), (_, _, "true"): true
      case (false, _, _), (_, 0, _), (_, _, "false"): false
      default: nil
      }
    },
    encode: { .bool($0) }
  )
}

extension Spelling where Value == Double {
  static let number = Spelling(
    // No score or share is larger. Larger numbers would overflow sums, and cannot be written as whole numbers.
    decode: { json in
      (json.double ?? json.text.flatMap { JSON.number($0).double }).flatMap { $0.magnitude <= 1e18 ? $0 : nil }
    },
    encode: { .double($0) }
  )
}

extension Spelling where Value == Int {
  static let whole = Spelling(
    decode: { Spelling<Double>.number.decode($0).flatMap { Int(exactly: $0.rounded()) } },
    encode: { .whole($0) }
  )
}

extension Spelling where Value == [String] {
  static let texts = Spelling(
    // Elements that are no text are skipped, and written back while the list is unchanged.
    decode: { $0.list.map { $0.compactMap(\.text) } },
    encode: { .list($0.map { .text($0) }) }
  )
}

extension Spelling where Value: PracticeWord {
  static var word: Spelling {
    Spelling(decode: { $0.text.map { Value(rawValue: $0) } }, encode: { .text($0.rawValue) })
  }
}

extension Spelling where Value == CivilDate {
  static let day = Spelling(decode: { $0.text.flatMap { CivilDate(text: $0) } }, encode: { .text("\($0)") })
}

extension Spelling where Value == EntryID {
  static let id = Spelling(decode: { $0.text.flatMap { EntryID($0) } }, encode: { .text($0.text) })
}

extension Field {
  typealias Place<Value> = WritableKeyPath<Record, Value> & Sendable

  /// Returns a required member; if absent, the default of a new record is used.
  static func field<Value>(_ key: String, _ place: any Place<Value>, _ spelling: Spelling<Value>) -> Field {
    Field(key: key) { value, record, _, _ in
      guard let value else { return .repaired }
      guard let read = spelling.decode(value) else { return .damaged }
      record[keyPath: place] = read
      return value.isSameKind(as: spelling.encode(read)) ? .good : .repaired
    } write: {
      spelling.encode($0[keyPath: place])
    } says: { value, record in
      let own = record[keyPath: place]
      return spelling.decode(value) == own && value.isSameKind(as: spelling.encode(own))
    }
  }

  /// Returns an optional member; an unreadable one counts as absent, and is written back unchanged.
  static func field<Value>(_ key: String, _ place: any Place<Value?>, _ spelling: Spelling<Value>) -> Field {
    Field(key: key) { value, record, _, _ in
      record[keyPath: place] = value.flatMap { spelling.decode($0) }
      return .good
    } write: {
      $0[keyPath: place].map { spelling.encode($0) }
    } says: { value, record in
      let own = record[keyPath: place]
      return spelling.decode(value) == own && own.map { value.isSameKind(as: spelling.encode($0)) } != false
    }
  }

  /// Returns a date member; the present time if the record has none.
  static func date(_ key: String, _ place: any Place<Timestamp>) -> Field {
    Field(key: key) { value, record, reading, _ in
      let time = value.map { reading.date($0) } ?? reading.now
      guard let time else { return .damaged }
      record[keyPath: place] = time
      return value == nil ? .repaired : .good
    } write: {
      .whole($0[keyPath: place].rawValue)
    } says: { _, _ in
      false
    }
  }

  static func date(_ key: String, _ place: any Place<Timestamp?>) -> Field {
    Field(key: key) { value, record, reading, _ in
      guard let value else { return .good }
      guard let time = reading.date(value) else { return .damaged }
      record[keyPath: place] = time
      return .good
    } write: {
      $0[keyPath: place].map { .whole($0.rawValue) }
    } says: { _, _ in
      false
    }
  }

  /// Returns the id member; if it is no UUID, an id is made from the record's name in the file.
  static func id(_ prefix: String, _ place: any Place<EntryID>) -> Field {
    Field(key: "id") { value, record, _, name in
      if let value, let id = Spelling.id.decode(value) {
        record[keyPath: place] = id
        return .good
      }
      record[keyPath: place] = .named(prefix, value?.text ?? "\(prefix)-missing:\(name)")
      return .repaired
    } write: {
      .text($0[keyPath: place].text)
    } says: { value, record in
      Spelling.id.decode(value) == record[keyPath: place]
    }
  }
}

extension JSON {
  func isSameKind(as other: JSON) -> Bool {
    switch (self, other) {
    case (.null, .null), (.bool, .bool), (.number, .number), (.text, .text), (.list, .list), (.object, .object): true
    default: false
    }
  }
}
