public import CanonicalJSON
import Domain

/// One small change to a practice state: what a journal of practice events will hold, and what undo takes back.
public enum PracticeStep: Hashable, Sendable {
  /// Adds an entry, or takes the place of the one with its id.
  case put(AnyEntry)
  /// Takes an entry away; nothing where there is none.
  case remove(EntryList, EntryID)
  /// Adds a group at a place (nil: last), or takes the place of the one with its id.
  case putGroup(CustomGroup, at: Int?)
  case removeGroup(EntryID)
  /// The groups in another order; those that are not named follow in the order they have.
  case orderGroups([EntryID])
  /// How far a game's rulesheet has been read; nil forgets it.
  case resumeOffset(game: String, Double?)
  case videoHint(game: String, String?)
  case gameNote(game: String, String?)
  case practiceSettings(PracticeSettings)
  case leagueSettings(LeaguePlayerSettings)
  case syncSettings(PracticeSyncSettings)
  case analyticsSettings(AnalyticsSettings)
  /// A member of the file that this version does not know, kept as it is; nil forgets it.
  case member(key: String, JSON?)
  /// Everything away.
  case reset
}

/// The lists of entries, by the names that they have in the file.
public enum EntryList: String, Hashable, Sendable, CaseIterable {
  case studyEvents, videoProgressEntries, scoreEntries, noteEntries, journalEntries
}

/// An entry of any list.
public enum AnyEntry: Hashable, Sendable {
  case study(StudyEvent)
  case video(VideoProgressEntry)
  case score(ScoreEntry)
  case note(NoteEntry)
  case journal(JournalEntry)
}

extension PracticeState {
  /// The state after some steps.
  public func applying(_ steps: [PracticeStep]) -> PracticeState {
    var state = self
    for step in steps { state.apply(step) }
    return state
  }

  /// The state after one step.
  public func applying(_ step: PracticeStep) -> PracticeState { applying([step]) }

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
      if let value { kept.append(JSON.Member(key: key, value: value)) }
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
