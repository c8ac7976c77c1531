import CanonicalJSON
internal import Domain

/// Something of a file that is not in the state, as it was spelled there, and why.
public struct SetAside: Hashable, Sendable {
  public enum Reason: String, Hashable, Sendable {
    /// It is of another type than what belongs there.
    case wrongType
    /// A member of the record cannot be understood.
    case damagedRecord
    /// The same object has the key once more.
    case repeatedKey
    /// The text is broken there.
    case brokenText
    /// It belongs to no game.
    case noGame
  }

  /// Where it was: `noteEntries[3]`.
  public let path: String
  /// JSON, or for ``Reason/brokenText`` whatever stood there.
  public let raw: String
  public let reason: Reason
}

/// The reading of one file: what it is read by, and what is noted on the way.
struct PracticeReading {
  let now: Timestamp
  let legacy: LegacyPaths
  private let dateRule: DateRule
  var dates = DateReport()
  var use = LegacyUse()
  var setAside: [SetAside] = []

  init(now: Timestamp, legacy: LegacyPaths) {
    (self.now, self.legacy) = (now, legacy)
    dateRule = DateRule(now: now, legacy: legacy)
  }

  mutating func putAside(_ json: JSON, at path: String, _ reason: SetAside.Reason) {
    setAside.append(SetAside(path: path, raw: json.description, reason: reason))
  }

  /// nil for what is no date.
  mutating func date(_ json: JSON) -> Timestamp? {
    guard let found = dateRule.read(json) else { return nil }
    switch found.encoding {
    case .milliseconds: dates.milliseconds += 1
    case .unlikelyMilliseconds: dates.unlikely += 1
    case .referenceSeconds:
      dates.referenceSeconds += 1
      use.note(.referenceSeconds)
    case .unixSeconds:
      dates.unixSeconds += 1
      use.note(.unixSeconds)
    }
    if found.isAmbiguous { dates.ambiguous += 1 }
    return found.time
  }

  /// The members of an object, of those with the same key the last; the others are put aside.
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
  /// Records have few members, and comparing those is quicker than a set of them.
  fileprivate var hasRepeatedKey: Bool {
    if count > 24 { return Set(map(\.key)).count < count }
    return indices.contains { index in self[..<index].contains { $0.key == self[index].key } }
  }
}
