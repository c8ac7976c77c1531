internal import Domain
import Foundation

/// The effect that an entry list would have on a tournament.
///
/// An archer of the list with a name in the roster stays the same archer, with the bow and target of the list. So a
/// list that is read again adds no archer twice.
public struct EntryPlan: Hashable, Sendable {
  /// The faults of the list, and of lines that conflict with the roster, in order.
  ///
  /// These lines do nothing.
  public let problems: [EntryList.Problem]
  /// Of the list: lines that say the same as others, which stop nothing.
  public let repeats: [EntryList.Problem]
  /// The columns of the list that were not read.
  public let unusedColumns: [String]
  /// The steps, to be performed together.
  public let steps: [TournamentStep]
  /// The number of archers to add.
  public let added: Int
  /// The number of archers to change.
  public let changed: Int
  /// The number of archers already in the roster, just as listed.
  public let unchanged: Int
}

extension Tournament {
  /// Plans what a list would do.
  ///
  /// - Parameters:
  ///   - list: The entry list.
  ///   - key: Makes the ids of the steps.
  ///   - register: Fills what the lines leave out: a name, and a bow.
  /// - Returns: The steps, and what is wrong with lines.
  public func plan(entering list: EntryList, as key: String, with register: RegisterIndex = .empty) -> EntryPlan {
    let (entries, unknown) = list.entries(with: register)
    var planner = EntryPlanner(self, entries)
    planner.plan()
    let commands = planner.clearing + planner.commands + planner.entrants
    return EntryPlan(
      problems: (list.problems + unknown + planner.problems).sorted { $0.line < $1.line },
      repeats: list.repeats,
      unusedColumns: list.unusedColumns,
      steps: commands.enumerated().map { TournamentStep($1, as: EventID(rawValue: "\(key)-\($0)")) },
      added: planner.added,
      changed: planner.changed,
      unchanged: planner.unchanged
    )
  }
}

extension EntryList {
  /// The entries with what the register knows of them, and a problem for each line that names nobody.
  fileprivate func entries(with register: RegisterIndex) -> (entries: [Entry], unknown: [Problem]) {
    var (known, unknown) = ([Entry](), [Problem]())
    for entry in entries {
      let found = register.match(entry.registerKey)?.archer
      let name = entry.name.isEmpty ? found?.name ?? "" : entry.name
      if name.isEmpty {
        let message = Message("No archer with the licence \(entry.licence.prefix(40)) is in the member register.")
        unknown.append(Problem(line: entry.line, message: ScreenText(message)))
        continue
      }
      known.append(entry.completed(name: name, by: found))
    }
    return (known, unknown)
  }
}

extension EntryList.Entry {
  fileprivate func completed(name: String, by archer: RegisteredArcher?) -> EntryList.Entry {
    EntryList.Entry(
      line: line,
      name: name,
      bowType: bowType ?? archer?.bow,
      target: target,
      club: club.isEmpty ? archer?.club ?? "" : club,
      birthYear: birthYear ?? archer?.birthYear,
      gender: gender ?? archer?.gender,
      licence: licence,
      notes: notes
    )
  }
}

private struct EntryPlanner {
  private let tournament: Tournament
  private let entries: [EntryList.Entry]
  /// The archers of the roster that lines of the list name.
  private var known: [Int: Participant] = [:]
  private var taken: Set<PlayerID> = []
  private let wanted: Set<TargetPlace>
  private(set) var clearing: [TournamentCommand] = []
  private(set) var commands: [TournamentCommand] = []
  private(set) var entrants: [TournamentCommand] = []
  private(set) var problems: [EntryList.Problem] = []
  private(set) var added = 0
  private(set) var changed = 0
  private(set) var unchanged = 0

  init(_ tournament: Tournament, _ entries: [EntryList.Entry]) {
    (self.tournament, self.entries) = (tournament, entries)
    taken = Set(tournament.roster.map(\.id))
    wanted = Set(entries.compactMap(\.target))
  }

  mutating func plan() {
    findKnown()
    let moving = Set(entries.compactMap { entry in known[entry.line].flatMap { moves($0, to: entry) ? $0.id : nil } })
    for entry in entries {
      if let holder = holder(of: entry.target, but: known[entry.line]?.id), !moving.contains(holder.id) {
        let name = tournament.displayName(of: holder.id)
        let target = entry.target?.text ?? ""
        problems.append(
          .init(line: entry.line, message: ScreenText(Message("\(name) is at target \(target) already.")))
        )
      } else if let archer = known[entry.line] {
        change(archer, to: entry)
      } else {
        add(entry)
      }
    }
  }

  private func moves(_ archer: Participant, to entry: EntryList.Entry) -> Bool {
    archer.target != nil && entry.target != nil && entry.target != archer.target
  }

  private func holder(of target: TargetPlace?, but archer: PlayerID?) -> Participant? {
    target.flatMap { target in
      tournament.roster.first { $0.target == target && $0.status == .active && $0.id != archer }
    }
  }

  /// Finds them.
  ///
  /// Of several archers with one name, those who agree in more come first.
  private mutating func findKnown() {
    let byName = Dictionary(grouping: tournament.roster) { $0.givenName.trimmingSpaces.lowercased() }
    var found: Set<PlayerID> = []
    let likenesses: [(Participant, EntryList.Entry) -> Bool] = [
      { $0.bowType == $1.bowType && $0.target == $1.target }, { $0.bowType == $1.bowType }, { _, _ in true },
    ]
    for isAlike in likenesses {
      for entry in entries where known[entry.line] == nil {
        let archer = byName[entry.name.lowercased()]?.first { !found.contains($0.id) && isAlike($0, entry) }
        guard let archer = archer ?? tournament[id(of: entry, 1)].flatMap({ found.contains($0.id) ? nil : $0 }) else {
          continue
        }
        known[entry.line] = archer
        found.insert(archer.id)
      }
    }
  }

  private mutating func change(_ archer: Participant, to entry: EntryList.Entry) {
    let (bow, target) = (entry.bowType ?? archer.bowType, entry.target ?? archer.target)
    func command(_ target: TargetPlace?) -> TournamentCommand {
      .changeArcher(
        archer.id,
        displayName: archer.givenName,
        bowType: bow,
        shaftDiameterUm: archer.shaftDiameterUm,
        target: target
      )
    }
    let entrant = entrant(of: entry, archer.entrant)
    if (bow, target, entrant) == (archer.bowType, archer.target, archer.entrant) { return unchanged += 1 }
    if entrant != archer.entrant { entrants.append(.changeEntrant(archer.id, entrant)) }
    if (bow, target) == (archer.bowType, archer.target) { return changed += 1 }
    changed += 1
    // An archer whose place another will have leaves it first.
    if moves(archer, to: entry), archer.target.map(wanted.contains) == true { clearing.append(command(nil)) }
    commands.append(command(target))
  }

  private mutating func add(_ entry: EntryList.Entry) {
    var number = 1
    while taken.contains(id(of: entry, number)) { number += 1 }
    let id = id(of: entry, number)
    taken.insert(id)
    added += 1
    let archer = TournamentCommand.NewArcher(
      id,
      displayName: entry.name,
      isGuest: true,
      bowType: entry.bowType,
      target: entry.target,
      isEntered: true,
      entrant: entrant(of: entry, .unknown)
    )
    commands.append(.add(archer))
  }

  /// The club, age class and gender from a line; the year of birth stays in the list.
  private func entrant(of entry: EntryList.Entry, _ known: Entrant) -> Entrant {
    let year = Calendar.utc.component(
      .year,
      from: Date(timeIntervalSince1970: Double(tournament.createdAt.rawValue) / 1000)
    )
    let age = entry.birthYear.map { AgeScheme.worldArchery.classes(bornIn: $0, shootingIn: year).first ?? .adult }
    return Entrant(
      club: entry.club.isEmpty ? known.club : entry.club,
      ageClass: age ?? known.ageClass,
      gender: entry.gender ?? known.gender,
      category: known.category,
      session: known.session,
      locksTarget: known.isLocked
    )
  }

  /// Returns an id that is the same for the same name in the same tournament, so that reading a list twice at once adds
  /// no archer twice.
  private func id(of entry: EntryList.Entry, _ number: Int) -> PlayerID {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325  // FNV-1a
    for byte in "\(tournament.id) \(entry.name.lowercased())".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return PlayerID(rawValue: "entry-\(String(hash, radix: 36))-\(number)")
  }
}

extension Calendar {
  fileprivate static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}
