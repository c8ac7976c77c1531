internal import Domain

/// The effect that an entry list would have on a tournament.
///
/// An archer of the list with a name in the roster stays the same archer, with the bow and target of the list. So a
/// list that is read again adds no archer twice.
public struct EntryPlan: Hashable, Sendable {
  /// The faults of the list, and of lines that conflict with the roster, in order.
  ///
  /// These lines do nothing.
  public let problems: [EntryList.Problem]
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
  /// Returns the effect of a list.
  ///
  /// The steps' ids are made from `key`.
  public func plan(entering list: EntryList, as key: String) -> EntryPlan {
    var planner = EntryPlanner(self, list)
    planner.plan()
    let commands = planner.clearing + planner.commands
    return EntryPlan(
      problems: (list.problems + planner.problems).sorted { $0.line < $1.line },
      unusedColumns: list.unusedColumns,
      steps: commands.enumerated().map { TournamentStep($1, as: EventID(rawValue: "\(key)-\($0)")) },
      added: planner.added,
      changed: planner.commands.count - planner.added,
      unchanged: planner.unchanged
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
  private(set) var problems: [EntryList.Problem] = []
  private(set) var added = 0
  private(set) var unchanged = 0

  init(_ tournament: Tournament, _ list: EntryList) {
    (self.tournament, entries) = (tournament, list.entries)
    taken = Set(tournament.roster.map(\.id))
    wanted = Set(entries.compactMap(\.target))
  }

  mutating func plan() {
    findKnown()
    let moving = Set(entries.compactMap { entry in known[entry.line].flatMap { moves($0, to: entry) ? $0.id : nil } })
    for entry in entries {
      if let holder = holder(of: entry.target, but: known[entry.line]?.id), !moving.contains(holder.id) {
        let name = tournament.displayName(of: holder.id)
        problems.append(.init(line: entry.line, message: "\(name) stands at \(entry.target?.text ?? "") already."))
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
    if (bow, target) == (archer.bowType, archer.target) { return unchanged += 1 }
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
      isEntered: true
    )
    commands.append(.add(archer))
  }

  /// Returns an id that is the same for the same name in the same tournament, so that reading a list twice at once adds
  /// no archer twice.
  private func id(of entry: EntryList.Entry, _ number: Int) -> PlayerID {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325  // FNV-1a
    for byte in "\(tournament.id) \(entry.name.lowercased())".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return PlayerID(rawValue: "entry-\(String(hash, radix: 36))-\(number)")
  }
}
