import CanonicalJSON

extension LeaderboardSettings {
  /// The declaration of one setting: its name in a document, its default, and how a document spells its values.
  public struct Setting<Value: Hashable & Sendable>: Sendable {
    let name: String
    let key: [UInt8]
    let initial: Value
    /// Returns the value of a spelling; nil for one that this version does not know.
    let read: @Sendable ([UInt8]) -> Value?
    let write: @Sendable (Value) -> JSON
    /// Whether a text that is no value is one of a later version.
    let keepsTexts: Bool
  }
}

extension LeaderboardSettings.Setting where Value == Bool {
  /// Declares a switch.
  init(_ name: String, _ initial: Bool) {
    self.init(
      name: name,
      key: Array(name.utf8),
      initial: initial,
      read: { $0.elementsEqual("true".utf8) ? true : $0.elementsEqual("false".utf8) ? false : nil },
      write: { .bool($0) },
      keepsTexts: false
    )
  }
}

extension LeaderboardSettings.Setting where Value: RawRepresentable<String> {
  /// Declares a choice of one word.
  init(_ name: String, _ initial: Value) {
    self.init(
      name: name,
      key: Array(name.utf8),
      initial: initial,
      read: { CanonicalJSON.text($0).flatMap { Value(rawValue: $0) } },
      write: { .text($0.rawValue) },
      keepsTexts: true
    )
  }
}

extension LeaderboardSettings.Setting {
  /// Declares a choice of one word, or of none, which is the default.
  init<Word: RawRepresentable<String>>(_ name: String) where Value == Word? {
    self.init(
      name: name,
      key: Array(name.utf8),
      initial: nil,
      // An unknown word is no value, rather than none.
      read: { CanonicalJSON.text($0).flatMap { Word(rawValue: $0) }.map { .some($0) } },
      write: { $0.map { .text($0.rawValue) } ?? .null },
      keepsTexts: true
    )
  }
}

/// A setting of any type of value, to store and merge it.
protocol StoredSetting: Sendable {
  var name: String { get }
  var key: [UInt8] { get }

  /// Returns the spelling to store for that of a document: the same for a value of a later version, the default for one
  /// that is none.
  func stored(_ spelling: [UInt8]?) -> [UInt8]

  /// Returns the value among the fields of a document.
  func json(in fields: JSONFields) -> JSON
}

extension LeaderboardSettings.Setting: StoredSetting {
  func stored(_ spelling: [UInt8]?) -> [UInt8] {
    guard let spelling else { return spelled(initial) }
    if let value = read(spelling) { return spelled(value) }
    return keepsTexts && CanonicalJSON.text(spelling) != nil ? spelling : spelled(initial)
  }

  func value(in fields: JSONFields) -> Value { fields[key].flatMap(read) ?? initial }

  func json(in fields: JSONFields) -> JSON { write(value(in: fields)) }

  func spelled(_ value: Value) -> [UInt8] { Array(write(value).description.utf8) }
}

extension CanonicalJSON {
  /// Returns a spelled value that is a text; nil for any other.
  static func text(_ spelling: [UInt8]) -> String? {
    guard spelling.first == UInt8(ascii: "\"") else { return nil }
    let plain = spelling.dropFirst().dropLast()
    let isPlain = plain.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\\") }
    return isPlain ? String(decoding: plain, as: UTF8.self) : try? decode(String.self, from: spelling)
  }
}
