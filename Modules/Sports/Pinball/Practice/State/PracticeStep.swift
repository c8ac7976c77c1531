package import CanonicalJSON
import Domain

/// One small change to a practice state, which a journal event holds and undo retracts.
package enum PracticeStep: Hashable, Sendable {
  /// Adds an entry, or replaces the one with its id.
  case put(AnyEntry)
  case remove(EntryList, EntryID)
  /// Adds a group at a position (nil: last), or replaces the one with its id.
  case putGroup(CustomGroup, at: Int?)
  case removeGroup(EntryID)
  /// Reorders the groups; those that are not named follow in their present order.
  case orderGroups([EntryID])
  /// Sets the reading position of a game's rulesheet; nil removes it.
  case resumeOffset(game: String, Double?)
  /// Sets the position in a game's videos; nil removes it.
  case videoHint(game: String, String?)
  /// Sets a game's note; nil removes it.
  case gameNote(game: String, String?)
  case practiceSettings(PracticeSettings)
  case leagueSettings(LeaguePlayerSettings)
  case syncSettings(PracticeSyncSettings)
  case analyticsSettings(AnalyticsSettings)
  /// Sets a member of the file that is unknown to this version; nil removes it.
  case member(key: String, JSON?)
  case reset
}

/// The lists of entries, by their names in the file.
package enum EntryList: String, Hashable, Sendable, CaseIterable {
  case studyEvents, videoProgressEntries, scoreEntries, noteEntries, journalEntries
}

package enum AnyEntry: Hashable, Sendable {
  case study(StudyEvent)
  case video(VideoProgressEntry)
  case score(ScoreEntry)
  case note(NoteEntry)
  case journal(JournalEntry)
}

extension PracticeState {
  package func applying(_ steps: [PracticeStep]) -> PracticeState {
    var state = self
    for step in steps { state.apply(step) }
    return state
  }

  package func applying(_ step: PracticeStep) -> PracticeState { applying([step]) }

  mutating func apply(_ step: PracticeStep) {
    switch step {
    case .put(let entry): put(entry)
    case .remove(let list, let id): remove(id, from: list)
    case .putGroup(let group, let place):
      if let index = customGroups.firstIndex(where: { $0.id == group.id }) {
        customGroups[index] = group
      } else {
        customGroups.insert(group, at: min(max(0, place ?? customGroups.count), customGroups.count))
      }
    case .removeGroup(let id): customGroups.removeAll { $0.id == id }
    case .orderGroups(let ids): orderGroups(ids)
    case .resumeOffset(let game, let offset): rulesheetResumeOffsets[game] = offset
    case .videoHint(let game, let hint): videoResumeHints[game] = hint
    case .gameNote(let game, let note): gameSummaryNotes[game] = note
    case .practiceSettings(let settings): practiceSettings = settings
    case .leagueSettings(let settings): leagueSettings = settings
    case .syncSettings(let settings): syncSettings = settings
    case .analyticsSettings(let settings): analyticsSettings = settings
    case .member(let key, let value):
      kept.removeAll { $0.key == key }
      if let value, kept.count < Self.mostMembers { kept.append(JSON.Member(key: key, value: value)) }
    case .reset: self = PracticeState()
    }
  }

  private mutating func put(_ entry: AnyEntry) {
    switch entry {
    case .study(let entry): studyEvents.put(entry)
    case .video(let entry): videoProgressEntries.put(entry)
    case .score(let entry): scoreEntries.put(entry)
    case .note(let entry): noteEntries.put(entry)
    case .journal(let entry): journalEntries.put(entry)
    }
  }

  private mutating func remove(_ id: EntryID, from list: EntryList) {
    switch list {
    case .studyEvents: studyEvents.remove(id)
    case .videoProgressEntries: videoProgressEntries.remove(id)
    case .scoreEntries: scoreEntries.remove(id)
    case .noteEntries: noteEntries.remove(id)
    case .journalEntries: journalEntries.remove(id)
    }
  }

  private mutating func orderGroups(_ ids: [EntryID]) {
    let places = Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
    customGroups = customGroups.enumerated()
      .sorted { (places[$0.element.id] ?? .max, $0.offset) < (places[$1.element.id] ?? .max, $1.offset) }
      .map(\.element)
  }
}
