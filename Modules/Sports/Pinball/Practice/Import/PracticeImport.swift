import CanonicalJSON
package import Domain

/// The import of a practice file, computed before anything is changed.
///
/// Existing entries stay unchanged, and the file adds to them. So importing a file twice adds each entry once, and an
/// old file undoes no later change.
package struct PracticeImport: Hashable, Sendable {
  package let file: PracticeFile
  package let steps: [PracticeStep]
  package let report: Report

  /// The report for people, which `import --json` prints.
  package struct Report: Hashable, Codable, Sendable {
    package struct Part: Hashable, Codable, Sendable {
      /// The name of the part in the file, such as `scoreEntries`; `settings` and `others` for the rest.
      package let name: String
      package let new: Int
      /// The number of the file's entries that exist already.
      package let known: Int
    }

    /// A part of the file that could not be read.
    package struct Damage: Hashable, Codable, Sendable {
      /// The path of the part, such as `noteEntries[3]`.
      package let path: String
      package let reason: SkippedPart.Reason
    }

    package struct Use: Hashable, Codable, Sendable {
      package let name: String
      package let count: Int
    }

    package let parts: [Part]
    /// The number of games that were found under another name.
    let renamedGames: Int
    /// The unreadable parts of the file, which are in the backup.
    package let setAside: [Damage]
    /// Whether the text was broken, and only a part was recovered.
    package let isSalvaged: Bool
    package let legacy: [Use]

    /// The number of new entries, groups and settings.
    package var new: Int { parts.reduce(0) { $0 + $1.new } }
  }

  /// Computes an import; an empty index of games leaves their names unchanged.
  package init(_ bytes: [UInt8], into state: PracticeState, keys: GameKeys, now: Timestamp) throws(PracticeError) {
    file = try PracticeFile(bytes, now: now)
    if case .readOnly(let version) = file.access { throw .newer(schemaVersion: version) }
    let rekeyed = file.state.rekeyed(by: keys)
    let theirs = rekeyed.state
    var (steps, parts): ([PracticeStep], [Report.Part]) = ([], [])
    func take<Entry: PracticeEntry>(
      _ name: EntryList,
      _ list: KeyPath<PracticeState, Entries<Entry>>,
      _ wrap: (Entry) -> AnyEntry
    ) {
      let new = theirs[keyPath: list].filter { state[keyPath: list][$0.id] == nil }
      steps += new.map { .put(wrap($0)) }
      let known = theirs[keyPath: list].count - new.count
      parts.append(Report.Part(name: name.rawValue, new: new.count, known: known))
    }
    take(.studyEvents, \.studyEvents) { .study($0) }
    take(.videoProgressEntries, \.videoProgressEntries) { .video($0) }
    take(.scoreEntries, \.scoreEntries) { .score($0) }
    take(.noteEntries, \.noteEntries) { .note($0) }
    take(.journalEntries, \.journalEntries) { .journal($0) }
    let known = Set(state.customGroups.map(\.id))
    let groups = theirs.customGroups.filter { !known.contains($0.id) }
    steps += groups.map { .putGroup($0, at: nil) }
    parts.append(Report.Part(name: "customGroups", new: groups.count, known: theirs.customGroups.count - groups.count))
    // Members of a later version, or of another program. Those too large for a step, or too many, are in the backup.
    let kept = Set(state.kept.map(\.key))
    let foreign = theirs.kept.filter { !kept.contains($0.key) }
      .map { (key: $0.key, step: PracticeStep.member(key: $0.key, $0.value)) }
    let room = max(0, PracticeState.mostMembers - state.kept.count)
    let large = foreign.filter { !$0.step.fitsAnEvent } + foreign.filter(\.step.fitsAnEvent).dropFirst(room)
    let members = foreign.map(\.step).filter(\.fitsAnEvent).prefix(room)
    let maps = Self.maps(theirs, into: state)
    parts += maps.map { name, total, steps in Report.Part(name: name, new: steps.count, known: total - steps.count) }
    let settings = Self.settings(theirs, into: state)
    if !settings.isEmpty { parts.append(Report.Part(name: Report.settings, new: settings.count, known: 0)) }
    if !theirs.kept.isEmpty {
      parts.append(Report.Part(name: Report.others, new: members.count, known: theirs.kept.count - foreign.count))
    }
    self.steps = steps + maps.flatMap(\.steps) + settings + members
    var use = file.legacyUse
    use.add(rekeyed.legacyUse)
    report = Report(
      parts: parts,
      renamedGames: Self.games(file.state).subtracting(Self.games(theirs)).count,
      setAside: (file.setAside + rekeyed.setAside).prefix(Report.mostSetAside)
        .map { .init(path: $0.path, reason: $0.reason) }
        + large.prefix(Report.mostSetAside).map { .init(path: $0.key, reason: .tooLarge) },
      isSalvaged: file.isSalvaged,
      legacy: use.byName.map { .init(name: $0.name.description, count: $0.count) }
    )
  }

  private static func games(_ state: PracticeState) -> Set<String> {
    Set(state.journalEntries.map(\.gameID) + state.scoreEntries.map(\.gameID) + state.noteEntries.map(\.gameID))
  }

  /// Returns the steps of the parts that are maps by game: of offsets the larger, of notes both.
  private static func maps(
    _ theirs: PracticeState,
    into state: PracticeState
  ) -> [(name: String, total: Int, steps: [PracticeStep])] {
    func steps<Value>(
      _ map: [String: Value],
      _ step: (String, Value) -> PracticeStep?
    ) -> [PracticeStep] { map.sorted { $0.key < $1.key }.compactMap { step($0.key, $0.value) } }
    let offsets = steps(theirs.rulesheetResumeOffsets) { game, offset in
      offset > state.rulesheetResumeOffsets[game] ?? -1 ? .resumeOffset(game: game, offset) : nil
    }
    let hints = steps(theirs.videoResumeHints) { game, hint in
      state.videoResumeHints[game] == nil ? .videoHint(game: game, hint) : nil
    }
    let notes = steps(theirs.gameSummaryNotes) { game, note in
      let mine = state.gameSummaryNotes[game]
      if mine?.contains(note) == true { return nil }
      return .gameNote(game: game, [mine, note].compactMap(\.self).joined(separator: "\n"))
    }
    let maps: [(name: String, total: Int, steps: [PracticeStep])] = [
      ("rulesheetResumeOffsets", theirs.rulesheetResumeOffsets.count, offsets),
      ("videoResumeHints", theirs.videoResumeHints.count, hints),
      ("gameSummaryNotes", theirs.gameSummaryNotes.count, notes),
    ]
    return maps.filter { $0.total > 0 }
  }

  /// Returns the steps of settings, each only if it is unset.
  private static func settings(_ theirs: PracticeState, into state: PracticeState) -> [PracticeStep] {
    var steps: [PracticeStep] = []
    let fresh = PracticeState()
    if state.practiceSettings == fresh.practiceSettings, theirs.practiceSettings != fresh.practiceSettings {
      steps.append(.practiceSettings(theirs.practiceSettings))
    }
    if state.leagueSettings.playerName.isEmpty, theirs.leagueSettings != fresh.leagueSettings {
      steps.append(.leagueSettings(theirs.leagueSettings))
    }
    if state.analyticsSettings == fresh.analyticsSettings, theirs.analyticsSettings != fresh.analyticsSettings {
      steps.append(.analyticsSettings(theirs.analyticsSettings))
    }
    return steps
  }
}

extension PracticeImport.Report {
  /// The names of parts that are no lists or maps of the file.
  fileprivate static let (settings, others) = ("settings", "others")
  /// The most parts of a file that a report names.
  fileprivate static let mostSetAside = 1_000
  /// The most parts that it shows readers.
  private static let shownSetAside = 100

  /// The report line by line, for readers.
  package var lines: [Message] {
    var lines = parts.filter { $0.new + $0.known > 0 }.map { part in
      part.known > 0
        ? Message("\(part.title): \(part.new) new, \(part.known) already here")
        : Message("\(part.title): \(part.new) new")
    }
    if lines.isEmpty {
      lines = [setAside.isEmpty ? Message("The file has no entries.") : Message("No entry of the file can be read.")]
    }
    if renamedGames > 0 { lines.append(Message("Games renamed to their current key: \(renamedGames)")) }
    if isSalvaged { lines.append(Message("The file is damaged. All readable entries are imported.")) }
    lines += setAside.prefix(Self.shownSetAside)
      .map { Message("Not readable, kept in the backup: \($0.path) (\($0.reason.message))") }
    if setAside.count > Self.shownSetAside {
      lines.append(Message("More parts are not readable. The backup has them all."))
    }
    if !legacy.isEmpty {
      let uses = legacy.map { use in
        [LegacyUse.title(of: use.name), Message(verbatim: "\(use.count)")].joined(separator: " ")
      }
      .joined(separator: ", ")
      lines.append(Message("Older formats in the file: \(uses)"))
    }
    return lines
  }
}

extension PracticeImport.Report.Part {
  fileprivate var title: Message {
    switch name {
    case "studyEvents": Message("Study progress")
    case "videoProgressEntries": Message("Video progress")
    case "scoreEntries": Message("Scores")
    case "noteEntries": Message("Notes")
    case "journalEntries": Message("Journal rows")
    case "customGroups": Message("Groups")
    case "rulesheetResumeOffsets": Message("Reading positions")
    case "videoResumeHints": Message("Video positions")
    case "gameSummaryNotes": Message("Notes on games")
    case PracticeImport.Report.settings: Message("Settings")
    case PracticeImport.Report.others: Message("Other data")
    default: Message(verbatim: name)
    }
  }
}
