import CanonicalJSON
internal import Domain

/// A part of a file that is not in the state, as it was written, with the reason.
package struct SkippedPart: Hashable, Sendable {
  package enum Reason: String, Hashable, Codable, Sendable {
    case wrongType
    case damagedRecord
    /// The key occurs again in the same object.
    case repeatedKey
    case brokenText
    case noGame
    /// The part is larger than an event of the journal may be.
    case tooLarge

    /// The reason for readers, as it stands in brackets after the name of the part.
    var message: Message {
      switch self {
      case .wrongType: Message("another kind of value is expected")
      case .damagedRecord: Message("the record is incomplete")
      case .repeatedKey: Message("its name occurs twice")
      case .brokenText: Message("the text is broken")
      case .noGame: Message("it belongs to no game")
      case .tooLarge: Message("it is too large")
      }
    }
  }

  /// The path of the part, such as `noteEntries[3]`.
  package let path: String
  /// The JSON of the part, or for ``Reason/brokenText`` any text.
  package let raw: String
  package let reason: Reason
}

/// The reading of one file: its rules, and the notes made on the way.
struct PracticeReading {
  let now: Timestamp
  let legacy: LegacyPaths
  private let dateRule: DateRule
  var unlikelyDates = 0
  var use = LegacyUse()
  var setAside: [SkippedPart] = []

  init(now: Timestamp, legacy: LegacyPaths) {
    (self.now, self.legacy) = (now, legacy)
    dateRule = DateRule(now: now, legacy: legacy)
  }

  mutating func putAside(_ json: JSON, at path: String, _ reason: SkippedPart.Reason) {
    setAside.append(SkippedPart(path: path, raw: json.description, reason: reason))
  }

  /// Reads a date; nil for anything else.
  mutating func date(_ json: JSON) -> Timestamp? {
    guard let found = dateRule.read(json) else { return nil }
    if let format = found.format { use.note(format) } else if found.isUnlikely { unlikelyDates += 1 }
    return found.time
  }

  /// Returns the members of an object; of repeated keys the last counts, and the others are set aside.
  mutating func members(_ json: JSON, at path: String) -> [JSON.Member]? {
    guard let members = json.members else { return nil }
    if !members.hasRepeatedKey { return members }
    var seen: Set<String> = []
    var last: [JSON.Member] = []
    for member in members.reversed() {
      if seen.insert(member.key).inserted {
        last.append(member)
      } else {
        putAside(member.value, at: path.isEmpty ? member.key : "\(path).\(member.key)", .repeatedKey)
      }
    }
    return last.reversed()
  }
}

extension [JSON.Member] {
  /// Whether a key is repeated; for the few members of a record comparing is faster than a set.
  fileprivate var hasRepeatedKey: Bool {
    if count > 24 { return Set(map(\.key)).count < count }
    return indices.contains { index in self[..<index].contains { $0.key == self[index].key } }
  }
}
