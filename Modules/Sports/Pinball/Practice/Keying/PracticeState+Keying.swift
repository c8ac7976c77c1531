internal import Domain

/// A state in which every game has its key, with a report about the old names.
package struct Rekeyed: Hashable, Sendable {
  package let state: PracticeState
  /// Whether anything is different, so that it is worth saving.
  package let isChanged: Bool
  package let setAside: [SkippedPart]
  package let legacyUse: LegacyUse
}

extension PracticeStep {
  /// Whether the step sets the one value that a game has, such as its note, by the game's key.
  package var setsValueOfGame: Bool {
    switch self {
    case .resumeOffset, .videoHint, .gameNote: true
    default: false
    }
  }
}

extension PracticeState {
  /// Returns the state with the library's keys.
  ///
  /// The data of two old names of one game are merged: of offsets the larger, of hints that of the right key, of notes
  /// both.
  ///
  /// - Parameters:
  ///   - keys: The library's keys.
  ///   - loosely: Whether keys that are only spelled alike count.
  /// - Returns: The state, with what was changed.
  package func rekeyed(by keys: GameKeys, loosely: Bool = true) -> Rekeyed {
    var state = self
    var use = LegacyUse()
    var setAside: [SkippedPart] = []
    if keys.isEmpty { return Rekeyed(state: self, isChanged: false, setAside: [], legacyUse: use) }
    func key(_ raw: String) -> String {
      let found = keys.find(raw, loosely: loosely)
      if found.isLoose { use.note(.looseGameKeys) }
      return found.key
    }
    state.studyEvents.changeGames(key)
    state.videoProgressEntries.changeGames(key)
    state.scoreEntries.changeGames(key)
    state.noteEntries.changeGames(key)
    state.journalEntries.changeGames(key)
    for index in customGroups.indices {
      var seen: Set<String> = []
      state.customGroups[index].gameIDs = customGroups[index].gameIDs.map(key)
        .filter { !$0.isEmpty && seen.insert($0).inserted }
    }
    state.rulesheetResumeOffsets = merged(rulesheetResumeOffsets, key, "rulesheetResumeOffsets", &setAside) {
      $0.map(\.value).max()
    }
    state.videoResumeHints = merged(videoResumeHints, key, "videoResumeHints", &setAside) { hints in
      let longest = hints.max { ($0.value.count, $1.raw) < ($1.value.count, $0.raw) }
      return (hints.first(where: \.isCanonical) ?? longest)?.value
    }
    state.gameSummaryNotes = merged(gameSummaryNotes, key, "gameSummaryNotes", &setAside) { notes in
      var (texts, known) = ([String](), Set<String>())
      for note in notes.filter(\.isCanonical) + notes.filter({ !$0.isCanonical })
      where known.insert(note.value.trimmingSpaces).inserted {
        texts.append(note.value)
      }
      return texts.joined(separator: "\n")
    }
    return Rekeyed(state: state, isChanged: state != self, setAside: setAside, legacyUse: use)
  }

  /// Returns the state as it is read: each entry with its game's present key.
  ///
  /// Nothing is recorded. What lies in the store keeps its keys, so it is found again with a library of another shape.
  package func read(by keys: GameKeys) -> PracticeState {
    var games: Set<String> = []
    for list in gameIDs { games.formUnion(list) }
    let isPresent = games.allSatisfy { keys.find($0, loosely: false).key == $0 }
    return keys.isEmpty || isPresent ? self : rekeyed(by: keys, loosely: false).state
  }

  private var gameIDs: [[String]] {
    [
      studyEvents.map(\.gameID), videoProgressEntries.map(\.gameID), scoreEntries.map(\.gameID),
      noteEntries.map(\.gameID), journalEntries.map(\.gameID), customGroups.flatMap(\.gameIDs),
      Array(rulesheetResumeOffsets.keys), Array(videoResumeHints.keys), Array(gameSummaryNotes.keys),
    ]
  }

  /// Returns steps that were made from the state as it is read, for the state as it is stored: a new value of a game
  /// replaces the one under the game's earlier key, too.
  package func settled(_ steps: [PracticeStep], by keys: GameKeys) -> [PracticeStep] {
    func earlier(_ map: [String: some Any], _ game: String) -> [String] {
      map.keys.filter { $0 != game && keys.find($0, loosely: false).key == game }.sorted()
    }
    return steps.flatMap { step in
      switch step {
      case .resumeOffset(let game, _):
        [step] + earlier(rulesheetResumeOffsets, game).map { .resumeOffset(game: $0, nil) }
      case .videoHint(let game, _): [step] + earlier(videoResumeHints, game).map { .videoHint(game: $0, nil) }
      case .gameNote(let game, _): [step] + earlier(gameSummaryNotes, game).map { .gameNote(game: $0, nil) }
      default: [step]
      }
    }
  }

  private typealias Named<Value> = (raw: String, isCanonical: Bool, value: Value)

  private func merged<Value>(
    _ map: [String: Value],
    _ key: (String) -> String,
    _ name: String,
    _ setAside: inout [SkippedPart],
    _ choose: ([Named<Value>]) -> Value?
  ) -> [String: Value] {
    var games: [String: [Named<Value>]] = [:]
    for (raw, value) in map.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      let game = key(raw)
      if game.isEmpty {
        setAside.append(SkippedPart(path: "\(name).\(raw)", raw: "\(value)", reason: .noGame))
      } else {
        games[game, default: []].append((raw, raw == game, value))
      }
    }
    return games.compactMapValues(choose)
  }
}
