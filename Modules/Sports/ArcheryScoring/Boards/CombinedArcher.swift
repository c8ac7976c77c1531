import Domain
import Leaderboards

/// One archer of several tournaments, with one entry in each that the archer shot.
struct CombinedArcher {
  /// An archer in one tournament.
  struct Entry {
    /// The index of the tournament.
    let place: Int
    let tally: Tally
    fileprivate let user: UserID?
    fileprivate let displayName: String
    fileprivate let name: NameKey
    fileprivate let bow: BowType?
    fileprivate let club: String?

    /// Takes an archer of a shoot; `shown` is the name of one without a name, who is matched by account alone.
    init(_ archer: Participant, named shown: String, at place: Int, _ tally: Tally) {
      let given = archer.givenName.shownName
      (self.place, self.tally, user, bow, club) = (place, tally, archer.user, archer.bowType, archer.entrant.club)
      (displayName, name) = (given.isEmpty ? shown : given, NameKey(given))
    }

    fileprivate var clubKey: NameKey? { club.map { NameKey($0) } }
  }

  /// The entries, by place.
  private(set) var entries: [Entry]
  /// Whether another archer could be the same.
  private(set) var isUnclear = false

  private init(_ entries: [Entry]) { self.entries = entries.sorted { $0.place < $1.place } }

  var user: UserID? { entries.lazy.compactMap(\.user).first }
  var displayName: String { entries.first?.displayName ?? "" }
  /// The name for comparison; blank for an archer without one.
  var name: NameKey { entries.first?.name ?? NameKey("") }
  var sum: Tally { entries.map(\.tally).reduce(Tally(), +) }

  /// The bow and the club, which tell the archer from others of the name.
  var detail: ScreenText? {
    let bow = entries.lazy.compactMap(\.bow).first?.label
    let club = entries.lazy.compactMap(\.club).first.map { Message(verbatim: $0) }
    let facts = [bow, club].compactMap(\.self)
    return facts.isEmpty ? nil : ScreenText(facts.joined(separator: " · "))
  }
}

extension CombinedArcher {
  private static let mostNamesakes = 64

  private struct Facts: Hashable {
    let name: NameKey
    let bow: BowType?
    let club: NameKey?
  }

  /// Returns the archers of entries, in the order of their first entries.
  static func matched(_ entries: [Entry]) -> [CombinedArcher] {
    var archers = byAccount(entries.filter { $0.user != nil }) + entries.filter { $0.user == nil }.map { Self([$0]) }
    archers = grouped(archers) { $0.facts }.flatMap { $0.count > 1 && isOne($0) ? [Self($0.flatMap(\.entries))] : $0 }
    return grouped(archers) { $0.name }.flatMap { $0.count > 1 && !$0[0].name.isBlank ? byName($0) : $0 }
  }

  /// The archers of each account: one, unless it has several bows in one tournament.
  private static func byAccount(_ entries: [Entry]) -> [CombinedArcher] {
    grouped(entries) { $0.user }.flatMap { entries in
      let whole = Self(entries)
      if whole.hasEachPlaceOnce { return [whole] }
      return grouped(entries) { $0.bow }.flatMap { entries in
        let part = Self(entries)
        return part.hasEachPlaceOnce ? [part] : entries.map { Self([$0]).unclear }
      }
    }
  }

  /// Joins namesakes whose known bows and clubs agree, unless one of them could also be another.
  private static func byName(_ archers: [CombinedArcher]) -> [CombinedArcher] {
    // So many archers of one name are no entries of people.
    if archers.count > mostNamesakes { return archers.map(\.unclear) }
    var (left, joined) = (archers, [CombinedArcher]())
    while let first = left.popLast() {
      var group = [first]
      var next = 0
      while next < group.count {
        let alike = left.partition { group[next].mayBe($0) }
        group += left[alike...]
        left.removeSubrange(alike...)
        next += 1
      }
      joined += group.count == 1 ? group : isOne(group) ? [Self(group.flatMap(\.entries))] : group.map(\.unclear)
    }
    return joined
  }

  /// The groups in the order of their first elements, so that the same request has the same answer.
  private static func grouped<Element, Key: Hashable>(_ all: [Element], by key: (Element) -> Key) -> [[Element]] {
    var (groups, places) = ([[Element]](), [Key: Int]())
    for element in all {
      let key = key(element)
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append([])
      }
      groups[place].append(element)
    }
    return groups
  }

  /// Whether several archers can be one: each may be every other.
  private static func isOne(_ archers: [CombinedArcher]) -> Bool {
    !archers[0].name.isBlank && Self(archers.flatMap(\.entries)).hasEachPlaceOnce
      && archers.indices.allSatisfy { index in archers[(index + 1)...].allSatisfy { archers[index].mayBe($0) } }
  }

  private var unclear: CombinedArcher {
    var archer = self
    archer.isUnclear = true
    return archer
  }

  private var hasEachPlaceOnce: Bool { zip(entries, entries.dropFirst()).allSatisfy { $0.place < $1.place } }

  private var facts: Set<Facts> { Set(entries.map { Facts(name: $0.name, bow: $0.bow, club: $0.clubKey) }) }

  /// Whether the other archer may be the same: in other tournaments, with no other account, bow or club.
  private func mayBe(_ other: CombinedArcher) -> Bool {
    func agree<Fact: Hashable>(_ fact: (Entry) -> Fact?) -> Bool {
      let (mine, theirs) = (Set(entries.compactMap(fact)), Set(other.entries.compactMap(fact)))
      return mine.isEmpty || theirs.isEmpty || !mine.isDisjoint(with: theirs)
    }
    return Set(entries.map(\.place)).isDisjoint(with: other.entries.map(\.place)) && agree(\.user) && agree(\.bow)
      && agree(\.clubKey)
  }
}
