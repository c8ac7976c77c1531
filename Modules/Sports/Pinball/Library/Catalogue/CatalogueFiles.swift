internal import CanonicalJSON
internal import Domain

/// The files of a league that are keyed by OPDB id, as far as they are there.
///
/// Together they are the game library. Only the list of machines is needed; each other file adds to it.
struct CatalogueFiles: Sendable {
  private var machines: [CatalogueMachine] = []
  private var splits: [PracticeSplit] = []
  private var placed: [PlacedGame] = []
  private var assets: [League.File: [GameAsset]] = [:]
  private var named: [League.File: [NamedMachine]] = [:]
  private var skipped: [League.File: Int] = [:]

  /// The most records of a file.
  static let most = 20_000

  var isEmpty: Bool { machines.isEmpty }

  /// Reads a new version of a file; one that cannot be read changes nothing.
  mutating func take(_ file: League.File, _ bytes: [UInt8]) throws(LeagueFileError) {
    switch file {
    case .machines:
      let before = skipped
      let read: [CatalogueMachine] = try records(of: bytes, file)
      if read.isEmpty {
        skipped = before
        throw .notReadable(Message("The file has no machine with an OPDB id."))
      }
      machines = read
    case .identities: splits = try records(of: bytes, file)
    case .layout: placed = try records(of: bytes, file)
    case .names, .resolved: named[file] = try records(of: bytes, file)
    default:
      // A record that the league hides is no fault.
      assets[file] = try records(of: bytes, file)
      skipped[file] = nil
    }
  }

  private mutating func records<Record: Decodable>(
    of bytes: [UInt8],
    _ file: League.File
  ) throws(LeagueFileError) -> [Record] {
    let text = try FileText(bytes)
    guard let list = try? CanonicalJSON.decode(CatalogueList<Record>.self, from: text.bytes) else {
      throw .notReadable(Message("The file is not a list of records in JSON."))
    }
    guard list.records.count <= Self.most else {
      throw .notReadable(Message("The file has more than \(Self.most) records."))
    }
    let read = list.records.compactMap(\.self)
    skipped[file] = list.records.count - read.count
    return read
  }
}

extension CatalogueFiles {
  /// Makes the library.
  ///
  /// - Parameter older: The library in the shape of before, whose names of games stay known.
  /// - Returns: The games at places, then each other game once.
  func library(older: PinballLibrary?) -> PinballLibrary {
    let identities = PracticeIdentities(splits)
    let byID = Dictionary(machines.flatMap { machine in machine.id.candidates.map { ($0, machine) } }) { one, other in
      // A group or machine stands for its own record, or else for its first edition.
      one.year ?? .max <= other.year ?? .max ? one : other
    }
    let exact = Dictionary(machines.map { ($0.id.text, $0) }) { first, _ in first }
    let assets = GameAssetIndex(assets, identities)
    var (games, sources, lost): ([LibraryGame], [LibrarySource], Int) = ([], [], 0)
    var known: Set<String> = []
    for game in placed {
      guard let machine = exact[game.id.text] ?? game.id.candidates.lazy.compactMap({ byID[$0] }).first else {
        lost += 1
        continue
      }
      let identity = identities[game.id]
      known.insert(identity)
      if !sources.contains(where: { $0.id == game.source.id }) { sources.append(game.source) }
      games.append(assets.game(machine, game.id, identity, at: game, place: games.count))
    }
    let others = Dictionary(grouping: machines.lazy.filter { !known.contains(identities[$0.id]) }) { identities[$0.id] }
    let firsts = others.compactMap { identity, editions in
      editions.min { ($0.year ?? .max, $0.id.text) < ($1.year ?? .max, $1.id.text) }.map { (identity, $0) }
    }
    for (identity, machine) in firsts.sorted(by: { ($0.1.name, $0.0) < ($1.1.name, $1.0) }) {
      games.append(assets.game(machine, machine.id, identity, at: nil, place: games.count))
    }
    if !firsts.isEmpty { sources.append(.catalogue) }
    return PinballLibrary(
      games: games,
      sources: sources,
      skippedItems: skipped.values.reduce(lost, +),
      keys: GameKeys(games, ids: ids(games, identities), older: older?.games ?? []),
      machineKeys: machineKeys(identities)
    )
  }

  /// The key of each game by all OPDB ids and slugs of its editions, and by its group, the first as listed.
  private func ids(_ games: [LibraryGame], _ identities: PracticeIdentities) -> [String: String] {
    var ids: [String: String] = [:]
    func add(_ name: String, _ key: String) { if ids[name] == nil { ids[name] = key } }
    for machine in machines { add(machine.id.text, identities[machine.id]) }
    for game in games {
      for id in game.opdbID.flatMap(OPDBID.init)?.candidates ?? [] { add(id, game.practiceKey) }
    }
    for split in splits { if let first = split.entries.first { add(split.group, first.identity) } }
    for machine in machines {
      for name in machine.id.candidates + [machine.slug] { add(name, identities[machine.id]) }
    }
    return ids
  }

  private func machineKeys(_ identities: PracticeIdentities) -> [String: String] {
    let all = (named[.names] ?? []) + (named[.resolved] ?? [])
    let keys = all.compactMap { machine in
      (machine.identity ?? machine.id.map { identities[$0] }).map { (MachineName(machine.name).key, $0) }
    }
    return Dictionary(keys) { first, _ in first }
  }
}

/// The practice identity of each machine: its group, unless the group is split.
struct PracticeIdentities: Sendable {
  private let byID: [String: String]
  private let targets: [String: [String: String]]

  init(_ splits: [PracticeSplit]) {
    let members = splits.flatMap(\.entries).flatMap { entry in
      (entry.members + [entry.identity]).map { ($0, entry.identity) }
    }
    byID = Dictionary(members) { first, _ in first }
    targets = Dictionary(splits.map { ($0.group, $0.targets) }) { first, _ in first }
  }

  subscript(id: OPDBID) -> String { id.candidates.lazy.compactMap { byID[$0] }.first ?? id.group }

  /// Returns the ids under which a file may have an asset of a game, the most specific first.
  ///
  /// What a split group has is only the game's that it is meant for.
  func assetIDs(of id: OPDBID, _ identity: String, kind: String) -> [String] {
    let meant = targets[id.group]?[kind]
    let group = meant == nil || meant == identity ? [id.group] : []
    return (id.candidates.dropLast() + [identity] + group).withoutRepeats
  }
}

extension LibrarySource {
  /// The games of the Open Pinball Database that stand at no place of the league.
  static let catalogue = LibrarySource(id: "category--opdb", name: "OPDB", kind: .category)
}
