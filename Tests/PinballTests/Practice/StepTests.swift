import CanonicalJSON
import Domain
import Pinball
import Testing

@Suite struct `Steps of a practice` {
  /// Every step that makes one state out of nothing.
  func steps(to state: PracticeState) -> [PracticeStep] {
    let entries =
      state.studyEvents.map { AnyEntry.study($0) } + state.videoProgressEntries.map { .video($0) }
      + state.scoreEntries.map { .score($0) } + state.noteEntries.map { .note($0) }
      + state.journalEntries.map { .journal($0) }
    return entries.map { .put($0) } + state.customGroups.map { .putGroup($0, at: nil) }
      + state.rulesheetResumeOffsets.map { .resumeOffset(game: $0.key, $0.value) }
      + state.videoResumeHints.map { .videoHint(game: $0.key, $0.value) }
      + state.gameSummaryNotes.map { .gameNote(game: $0.key, $0.value) }
      + [
        .leagueSettings(state.leagueSettings), .syncSettings(state.syncSettings),
        .analyticsSettings(state.analyticsSettings), .practiceSettings(state.practiceSettings),
      ] + state.kept.map { .member(key: $0.key, $0.value) }
  }

  @Test(arguments: [PracticeSample.canonical, PracticeSample.flat])
  func `make a state again, also when they have been written and read`(text: String) throws {
    let state = try PracticeSample.open(text).state
    let steps = steps(to: state)
    #expect(PracticeState().applying(steps) == state)
    let read = try steps.map { step in
      try #require(PracticeStep(json: try JSONReader.value(of: Array(step.json.description.utf8))))
    }
    #expect(read == steps)
    #expect(state.applying(.reset) == PracticeState())
  }

  @Test func `name what they replace, so that two devices' edits of one score meet`() throws {
    let id = try PracticeSample.entryID(1)
    func edits(_ steps: [PracticeStep]) throws -> [String: [UInt8]] {
      let body = Array("[\(steps.map(\.json.description).joined(separator: ","))]".utf8)
      return PracticeStep.edits(
        of: ScoringEvent(id: "e", type: PracticeLog.eventType, actor: "ana", occurredAt: 0, body: body)
      )
    }
    let entries = try PracticeSample.open(PracticeSample.canonical).state.scoreEntries
    var (mine, theirs) = (try #require(entries.first), try #require(entries.first))
    (mine.score, theirs.score) = (1500, 2000)
    let name = "scoreEntries/\(mine.id.text)"
    #expect(try edits([.put(.score(mine))]).keys.sorted() == [name])
    #expect(try edits([.put(.score(mine))]) != edits([.put(.score(theirs))]))
    #expect(try edits([.remove(.scoreEntries, mine.id), .reset]) == [name: [], "*": []])
    #expect(try edits([.removeGroup(id), .gameNote(game: "G", nil)]).keys.sorted() == ["groups/\(id.text)", "note/G"])
    #expect(try edits([.orderGroups([id]), .resumeOffset(game: "G", 3), .videoHint(game: "G", nil)]) == [:])
  }

  @Test func `that take something away are read again, too`() throws {
    let id = try PracticeSample.entryID(1)
    let steps: [PracticeStep] = [
      .remove(.noteEntries, id), .removeGroup(id), .orderGroups([id]), .resumeOffset(game: "G", nil),
      .videoHint(game: "G", nil), .gameNote(game: "G", nil), .member(key: "labs", nil), .reset,
    ]
    for step in steps { #expect(PracticeStep(json: step.json) == step) }
  }

  @Test(arguments: [
    "{}", "7", #"{"step": "dance"}"#, #"{"step": "put", "list": "scoreEntries", "value": {"score": 5}}"#,
    #"{"step": "put", "list": "elsewhere", "value": {}}"#, #"{"step": "remove", "list": "noteEntries", "id": "x"}"#,
    #"{"step": "orderGroups", "ids": ["x"]}"#, #"{"step": "gameNote"}"#,
    #"{"step": "gameNote", "game": "G", "value": 5}"#,
  ])
  func `of later versions are none`(text: String) throws {
    #expect(PracticeStep(json: try JSONReader.value(of: Array(text.utf8))) == nil)
  }

  @Test func `leave an order that does not name every group`() throws {
    var state = PracticeState()
    let ids = ["A", "B", "C"].map { EntryID.named("group", $0) }
    for (id, name) in zip(ids, ["A", "B", "C"]) {
      var draft = GroupDraft()
      (draft.name, draft.gameIDs) = (name, ["G"])
      state = state.applying(try state.creation(of: draft, id: id, now: PracticeSample.now))
    }
    #expect(state.applying(.orderGroups([ids[2]])).customGroups.map(\.name) == ["C", "A", "B"])
  }
}
