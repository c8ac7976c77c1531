import Domain
import Foundation
import Pinball
import SeededRandom
import TestSupport
import Testing

/// The files that people find on their phones: the practice is a value in them, under one of two keys.
@Suite struct `A file of a phone` {
  static let active = "practice-state-json"
  static let older = "practice-upgrade-state-v1"

  enum Shape: CaseIterable {
    case json, jsonObject, nested, preferences, list, binaryList, listOfText, binaryListOfText
  }

  static func file(_ shape: Shape, _ values: [String: String]) throws -> [UInt8] {
    func json(_ value: Any) throws -> [UInt8] { Array(try JSONSerialization.data(withJSONObject: value)) }
    func list(_ value: [String: Any], _ format: PropertyListSerialization.PropertyListFormat) throws -> [UInt8] {
      var all = value
      (all["AppleLanguages"], all["launches"], all["seen"]) = (["en", "de"], 12, true)
      return Array(try PropertyListSerialization.data(fromPropertyList: all, format: format, options: 0))
    }
    switch shape {
    case .json: return try json(values)
    case .jsonObject: return try json(try values.mapValues { try JSONSerialization.jsonObject(with: Data($0.utf8)) })
    case .nested: return try json(["exported": "2026", "storage": [["name": "x"], values]])
    case .preferences:
      let strings = values.map { name, value in
        let text = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\n": "&#10;"]
        return "    <string name=\"\(name)\">\(value.map { text[String($0)] ?? String($0) }.joined())</string>"
      }
      return Array(
        """
        <?xml version='1.0' encoding='utf-8' standalone='yes' ?>
        <map>
            <boolean name="practice-name-prompted" value="true" />
            <string name="practice-journal-filter">all</string>
        \(strings.joined(separator: "\n"))
            <set name="seen"><string>a</string></set>
        </map>
        """.utf8
      )
    case .list: return try list(values.mapValues { Data($0.utf8) }, .xml)
    case .binaryList: return try list(values.mapValues { Data($0.utf8) }, .binary)
    case .listOfText: return try list(values, .xml)
    case .binaryListOfText: return try list(values, .binary)
    }
  }

  private func plan(_ bytes: [UInt8]) throws(PracticeError) -> PracticeImport {
    try PracticeImport(bytes, into: PracticeState(), keys: GameKeys([]), now: PracticeSample.now)
  }

  @Test(arguments: Shape.allCases)
  func `gives the practice under either key`(shape: Shape) throws {
    for (key, text) in [
      (Self.active, PracticeSample.canonical), (Self.older, PracticeSample.flat),
      (Self.older, PracticeSample.referenceSeconds),
    ] {
      let plain = try plan(Array(text.utf8))
      let found = try plan(try Self.file(shape, [key: text]))
      #expect(found.file.state == plain.file.state)
      #expect(found.report.new == plain.report.new && found.report.new > 5)
      #expect(!found.report.lines.map(\.description).contains("The file has no entries."))
      #expect(found.file.legacyUse[.fallbackKey] == (key == Self.older ? 1 : 0))
      #expect(!found.file.isUntouched)
    }
  }

  @Test(arguments: Shape.allCases)
  func `has its practice under the active key, and the older one counts if that is unreadable`(shape: Shape) throws {
    let both = [Self.active: PracticeSample.canonical, Self.older: PracticeSample.flat]
    #expect(try plan(try Self.file(shape, both)).file.state.practiceSettings.playerName == "Noor")
    if shape == .jsonObject { return }
    let broken = try plan(try Self.file(shape, [Self.active: "}{", Self.older: PracticeSample.flat]))
    #expect(broken.file.state.practiceSettings.playerName == "Mika")
    #expect(broken.report.setAside.map(\.path) == [Self.active])
    let blank = try plan(try Self.file(shape, [Self.active: " ", Self.older: PracticeSample.flat]))
    #expect(blank.report.setAside.isEmpty)
    #expect(throws: PracticeError.self) { try plan(try Self.file(shape, [Self.active: "}{"])) }
  }

  @Test func `under the older key is refused where that key is switched off`() throws {
    let file = try Self.file(.jsonObject, [Self.older: PracticeSample.flat])
    let legacy = LegacyPaths.all.subtracting(.fallbackKey)
    #expect(throws: PracticeError.self) { try PracticeFile(file, now: PracticeSample.now, legacy: legacy) }
  }

  @Test(arguments: [
    #"{"labs": 1}"#, #"{"a": {"b": {"c": [1]}}}"#, "<map></map>", "<map><string name=\"other\">x</string></map>",
    "<map>", "<string name='practice-state-json'>{", "<!DOCTYPE a [<!ENTITY b 'c'>]><map/>",
    "<string name='practice-state-json'>&b;</string>", "bplist00", "bplist00" + String(repeating: "\u{7F}", count: 40),
  ])
  func `without a practice is refused`(text: String) {
    #expect(throws: PracticeError.self) { try plan(Array(text.utf8)) }
  }

  @Test func `has no entries only if that is true`() throws {
    func lines(_ text: String) throws -> [String] { try plan(Array(text.utf8)).report.lines.map(\.description) }
    #expect(try lines(#"{"schemaVersion": 4}"#) == ["The file has no entries."])
    #expect(try lines(#"{"gameSummaryNotes": {"G": "left first"}}"#) == ["Notes on games: 1 new"])
    #expect(try lines(#"{"rulesheetResumeOffsets": {"G": 0.5}}"#) == ["Reading positions: 1 new"])
    #expect(try lines(#"{"practiceSettings": {"playerName": "Ann"}}"#).first == "Settings: 1 new")
    #expect(try lines(#"{"schemaVersion": 4, "mood": "calm"}"#) == ["Other data: 1 new"])
    #expect(try lines(#"{"schemaVersion": 4, "scoreEntries": [7]}"#).first == "No entry of the file can be read.")
  }

  /// Lengths, offsets and references of a binary list may be anything.
  @Test func `with random damage is read or refused`() throws {
    let first = runSeed("Damaged files of phones")
    for shape in [Shape.binaryList, .binaryListOfText, .list, .preferences] {
      let good = try Self.file(shape, [Self.active: PracticeSample.canonical])
      for seed in first..<(first + 200) {
        var random = SplitMix64(seed: seed)
        var bytes = good
        for _ in 0..<(1 + random.next(below: 4)) {
          // The trailer and the head matter most.
          let (tail, head) = (bytes.count - 1 - random.next(below: 48), random.next(below: 48))
          let places = [random.next(below: bytes.count), max(0, tail), min(head, bytes.count - 1)]
          let place = places[random.next(below: 3)]
          bytes[place] = random.next(below: 2) == 0 ? 0xFF : UInt8(random.next(below: 256))
          if random.next(below: 8) == 0 { bytes.removeLast(random.next(below: bytes.count)) }
          if bytes.isEmpty { break }
        }
        _ = try? plan(bytes)
      }
    }
  }
}
