internal import Domain

/// A state in which every game has its key, with a report about the old names.
package struct Rekeyed: Hashable, Sendable {
  package let state: PracticeState
  /// Whether anything is different, so that it is worth saving.
  package let isChanged: Bool
  package let setAside: [SkippedPart]
  package let legacyUse: LegacyUse
}

extension PracticeState {
  /// Returns the state with the library's keys.
  ///
  /// The data of two old names of one game are merged: of offsets the larger, of hints that of the right key, of notes
  /// both.
  package func rekeyed(by keys: GameKeys) -> Rekeyed {
    var state = self
    var use = LegacyUse()
    var setAside: [SkippedPart] = []
    if keys.isEmpty { return Rekeyed(state: self, isChanged: false, setAside: [], legacyUse: use) }
    func key(_ raw: String) -> String {
      let found = keys.find(raw)
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
