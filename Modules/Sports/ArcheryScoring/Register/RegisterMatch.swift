import Domain
package import Leaderboards

/// Finds the archers of entry lists in the register.
package struct RegisterIndex: Sendable {
  /// The fields of an entry list's line that tell archers apart.
  package struct Key: Hashable, Sendable {
    package let name: String
    /// The club; empty if not given.
    package let club: String
    package let bow: BowType?
    /// The licence number; empty if not given.
    package let licence: String
    package let birthYear: Int?

    package init(name: String, club: String = "", bow: BowType? = nil, licence: String = "", birthYear: Int? = nil) {
      (self.name, self.club, self.bow, self.licence, self.birthYear) = (name, club, bow, licence, birthYear)
    }
  }

  /// The archer of the register whom a line means.
  enum Match: Equatable {
    case one(RegisterEntry)
    case none
    /// Archers have the name, and the line does not tell which of them it means, or that it means another.
    case unclear
  }

  private let byLicence: [NameKey: [RegisterEntry]]
  private let byName: [NameKey: [RegisterEntry]]
  /// Whether licence numbers and years of birth choose archers, too.
  let isForRegistrars: Bool

  /// Creates an index, perhaps for an organiser who may not read the register.
  ///
  /// Such an index knows archers by name and club alone, because a match would confirm a guessed licence number or year
  /// of birth.
  package init(_ entries: [RegisterEntry], isForRegistrars: Bool = true) {
    self.isForRegistrars = isForRegistrars
    byLicence = Dictionary(grouping: entries.filter { !$0.archer.licence.isEmpty }) { NameKey($0.archer.licence) }
    // Other programs write names in capitals without accents.
    byName = Dictionary(grouping: entries) { NameKey(loosely: $0.archer.name) }
  }

  package static let empty = RegisterIndex([])

  /// The one archer that fits a line; nil if no archer fits, or if it is unclear which.
  package func match(_ key: Key) -> RegisterEntry? {
    if case .one(let entry) = find(key) { entry } else { nil }
  }

  /// Finds the archer of a line.
  ///
  /// A known licence number decides, whatever the name. Of archers with one name, the club chooses first, then the year
  /// of birth, then the bow. An archer of another club and bow, or with another licence or year of birth, is another
  /// archer. One of another club alone is unclear, unless the year of birth is the same.
  func find(_ key: Key) -> Match {
    let key = isForRegistrars ? key : Key(name: key.name, club: key.club)
    if !key.licence.isEmpty, let found = byLicence[NameKey(key.licence)] {
      return only(found.filter { found.count == 1 || NameKey($0.archer.name) == NameKey(key.name) })
    }
    let alike = (byName[NameKey(loosely: key.name)] ?? []).filter { isPossible($0.archer, key) }
    let same = alike.filter { NameKey($0.archer.name) == NameKey(key.name) }
    let named = same.isEmpty ? alike : same
    let exact = named.filter { $0.archer.says(key) }
    if exact.count == 1 { return .one(exact[0]) }
    let sameClub = named.filter { !key.club.isEmpty && isSameClub($0.archer, key) }
    let near = named.filter {
      key.club.isEmpty || $0.archer.club.isEmpty || key.birthYear != nil && $0.archer.birthYear == key.birthYear
    }
    var found = sameClub.isEmpty ? near : sameClub
    if found.isEmpty {
      return named.contains { key.bow == nil || $0.archer.bow == nil || $0.archer.bow == key.bow } ? .unclear : .none
    }
    let facts: [(RegisteredArcher) -> Bool] = [
      { key.birthYear != nil && $0.birthYear == key.birthYear }, { key.bow != nil && $0.bow == key.bow },
    ]
    for isSame in facts where found.count > 1 {
      let closer = found.filter { isSame($0.archer) }
      if !closer.isEmpty { found = closer }
    }
    return only(found)
  }

  private func only(_ found: [RegisterEntry]) -> Match { found.count == 1 ? .one(found[0]) : .unclear }

  /// Whether neither the licence nor the year of birth says that a line means somebody else.
  private func isPossible(_ archer: RegisteredArcher, _ key: Key) -> Bool {
    (key.licence.isEmpty || archer.licence.isEmpty)
      && (key.birthYear == nil || archer.birthYear == nil || archer.birthYear == key.birthYear)
  }

  private func isSameClub(_ archer: RegisteredArcher, _ key: Key) -> Bool {
    NameKey(loosely: archer.club) == NameKey(loosely: key.club)
  }
}

extension RegisteredArcher {
  /// Whether a line says just what is known of the archer, such as a line of the register's own table.
  fileprivate func says(_ key: RegisterIndex.Key) -> Bool {
    (bow, birthYear) == (key.bow, key.birthYear) && NameKey(club) == NameKey(key.club)
      && NameKey(licence) == NameKey(key.licence)
  }
}
