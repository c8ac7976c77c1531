public import Domain

extension Tournament {
  /// The name to show for an archer; no two of a tournament are the same (ARC-59).
  public func displayName(of archer: PlayerID) -> String {
    displayNames[archer] ?? archer.rawValue
  }

  /// All names to show: the trimmed name; `Guest`, `Guest 2` … for nameless guests, `Archer` and the end of the id for
  /// others; a number after a name that is taken.
  public var displayNames: [PlayerID: String] {
    var names: [PlayerID: String] = [:]
    var taken: Set<String> = []
    for participant in roster {
      let name = Self.freeName(participant.ownName, isNumbered: participant.isNamelessGuest, taken)
      taken.insert(name)
      names[participant.id] = name
    }
    return names
  }

  private static func freeName(_ name: String, isNumbered: Bool, _ taken: Set<String>) -> String {
    var (candidate, number) = (name, 1)
    while taken.contains(candidate) {
      number += 1
      candidate = isNumbered ? "\(name) \(number)" : "\(name) (\(number))"
    }
    return candidate
  }
}

extension Participant {
  fileprivate var isNamelessGuest: Bool { isGuest && givenName.trimmingSpaces.isEmpty }

  fileprivate var ownName: String {
    let name = givenName.trimmingSpaces
    if !name.isEmpty { return name }
    return isGuest ? "Guest" : "Archer \(id.rawValue.suffix(4))"
  }
}
