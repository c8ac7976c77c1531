import CanonicalJSON
import Domain
import Pinball
import Testing

@Suite struct `A practice file` {
  func json(_ text: String) throws -> JSON { try JSONReader.value(of: Array(text.utf8)) }

  @Test func `of this version is written as it was read`() throws {
    let file = try PracticeSample.open(PracticeSample.canonical)
    #expect(file.isUntouched)
    #expect(file.state.json == (try json(PracticeSample.canonical)))
    #expect(try PracticeFile(file.state.bytes, now: 0).state == file.state)
  }

  /// Defect 2: one unknown word, or a missing member, made the whole file unreadable.
  @Test func `keeps unknown members`() throws {
    let text = """
      {"labs": {"beta": [1.50, true]}, "practiceSettings": {"playerName": "A", "comparisonPlayerName": "", "theme": "dark"},
       "studyEvents": [{"id": "\(PracticeSample.id(1).uppercased())", "gameID": "G1", "task": "karaoke", "progressPercent": 10.5, "timestamp": 1745000000000, "mood": {"a": 1}}],
       "scoreEntries": [{"id": "\(PracticeSample.id(2))", "gameID": "G1", "score": 9007199254740993, "context": "casual", "timestamp": 1745000000000, "leagueImported": false, "tournamentName": 7}],
       "analyticsSettings": {"gapMode": "spiral", "useMedian": false}}
      """
    let written = try PracticeSample.open(text).state.json
    #expect(written["labs"]?.description == #"{"beta": [1.50, true]}"#)
    #expect(written["practiceSettings"]?["theme"] == .text("dark"))
    let event = written["studyEvents"]?.list?.first
    #expect(event?["id"] == .text(PracticeSample.id(1).uppercased()))
    #expect(event?["task"] == .text("karaoke"))
    #expect(event?["progressPercent"] == .number("10.5"))
    #expect(event?["mood"]?.description == #"{"a": 1}"#)
    let score = written["scoreEntries"]?.list?.first
    #expect(score?["score"] == .number("9007199254740993"))
    #expect(score?["context"] == .text("casual"))
    #expect(score?["tournamentName"] == .number("7"))
    #expect(written["analyticsSettings"]?["gapMode"] == .text("spiral"))
  }

  @Test func `loses only the record that is damaged, and keeps that aside`() throws {
    let broken = PracticeSample.canonical
      .replacing(#""noteEntries": ["#, with: #""noteEntries": [7, {"id": "x", "note": ["a"]}, null, "#)
      .replacing(#""GwhRL": 0.25"#, with: #""GwhRL": 0.25, "Gq7Rt": "far""#)
    let file = try PracticeSample.open(broken)
    #expect(file.state == (try PracticeSample.open(PracticeSample.canonical).state))
    #expect(
      file.setAside.map(\.path) == [
        "noteEntries[0]", "noteEntries[1]", "noteEntries[2]", "rulesheetResumeOffsets.Gq7Rt",
      ]
    )
    #expect(file.setAside[1].raw == #"{"id": "x", "note": ["a"]}"#)
    #expect(!file.isUntouched)
  }

  @Test func `gives a record's missing members the same defaults each time`() throws {
    let text =
      #"{"scoreEntries": [{"gameID": "G1", "score": 4100}, {"id": null, "gameID": "G1", "score": "52"}], "practiceSettings": {}}"#
    let scores = try PracticeSample.open(text).state.scoreEntries
    #expect(scores.map(\.score) == [4100, 52])
    #expect(scores.map(\.timestamp) == [PracticeSample.now, PracticeSample.now])
    #expect(scores.map(\.id) == (try PracticeSample.open(text).state.scoreEntries.map(\.id)))
    #expect(scores[0].id != scores[1].id)
    let strict = try PracticeSample.open(text, legacy: LegacyPaths.all.subtracting(.lenientDefaults))
    #expect(strict.state.scoreEntries.isEmpty && strict.setAside.count == 2)
  }

  @Test func `reads numbers and texts that stand for a value of another type`() throws {
    let text = """
      {"customGroups": [{"id": "\(PracticeSample.id(1))", "name": "A", "gameIDs": ["G1", 5, "G2"], "type": "custom", "isActive": 0, "isArchived": "TRUE", "isPriority": false, "createdAt": "1745000000000"}],
       "schemaVersion": "5"}
      """
    let file = try PracticeSample.open(text)
    let group = try #require(file.state.customGroups.first)
    #expect(
      !group.isActive && group.isArchived && group.gameIDs == ["G1", "G2"] && group.createdAt == 1_745_000_000_000
    )
    #expect(file.state.json["customGroups"]?.list?.first?["gameIDs"]?.list?.count == 3)
    #expect(!file.isUntouched && file.access == .readOnly(schemaVersion: 5))
  }

  @Test func `keeps both of two records with one id`() throws {
    let record =
      #"{"id": "\#(PracticeSample.id(1))", "gameID": "G1", "category": "shots", "note": "NOTE", "timestamp": 1745000000000}"#
    let notes = [record.replacing("NOTE", with: "one"), record.replacing("NOTE", with: "two")].joined(separator: ",")
    let state = try PracticeSample.open(#"{"practiceSettings": {}, "noteEntries": [\#(notes)]}"#).state
    #expect(state.noteEntries.map(\.note) == ["one", "two"])
    #expect(Set(state.noteEntries.map(\.id)).count == 2)
  }

  @Test func `takes the last of two keys, and keeps the other aside`() throws {
    let file = try PracticeSample.open(
      #"{"practiceSettings": {"playerName": "A", "playerName": "B"}, "labs": 1, "labs": 2}"#
    )
    #expect(file.state.practiceSettings.playerName == "B")
    #expect(file.state.json["labs"] == .number("2"))
    #expect(Set(file.setAside.map(\.path)) == ["practiceSettings.playerName", "labs"])
  }

  @Test func `may begin with a byte order mark`() throws {
    let file = try PracticeSample.open("\u{FEFF}" + PracticeSample.canonical)
    #expect(file.isUntouched)
    #expect(file.state == (try PracticeSample.open(PracticeSample.canonical).state))
  }

  @Test func `of a later version is only for reading`() throws {
    let text = PracticeSample.canonical.replacing(#""schemaVersion": 4"#, with: #""schemaVersion": 5"#)
    #expect(try PracticeSample.open(text).access == .readOnly(schemaVersion: 5))
  }

  @Test(arguments: ["", "7", "[]", "hello", "\"x\"", "\u{0}\u{1}"])
  func `that is none is refused rather than taken for an empty one`(text: String) {
    #expect(throws: PracticeError.self) { try PracticeSample.open(text) }
  }
}

@Suite struct `A broken practice text` {
  @Test func `that ends early gives every whole record before its end`() throws {
    let text = PracticeSample.canonical
    let end = try #require(text.firstRange(of: #""customGroups""#)?.lowerBound)
    let file = try PracticeSample.open(String(text[..<text.index(end, offsetBy: 40)]))
    #expect(file.isSalvaged && !file.isUntouched)
    #expect(file.state.journalEntries.count == 3 && file.state.scoreEntries.count == 1)
    #expect(file.state.customGroups.isEmpty && file.setAside.contains { $0.reason == .brokenText })
  }

  @Test func `in the middle recovers the parts behind the damage, too`() throws {
    let text = PracticeSample.canonical
      .replacing(#""action": "scoreLogged""#, with: #""action": "scoreLog"#)
      .replacing(#""score": 640000, "context""#, with: #""score": 64z000, "context""#)
    let file = try PracticeSample.open(text)
    #expect(file.state.scoreEntries.isEmpty)
    #expect(file.state.journalEntries.map(\.action) == [.rulesheetRead, .noteAdded])
    #expect(file.state.customGroups.count == 1 && file.state.practiceSettings.playerName == "Noor")
    #expect(file.setAside.map(\.path) == ["scoreEntries", "journalEntries"])
  }
}
