import CanonicalJSON
import Domain
import Leaderboards
import Notices
import Pinball
import Testing

@testable import ScorebookKit
@testable import archery
@testable import pinball_practice

/// Documents of the apps and of the kit as released versions have stored them.
///
/// A sample is never changed: a document of a new shape is one more sample. The stores in `Tests/Stores` and the documents
/// of sign-in have tests of their own.
@Suite("The stored documents of the apps")
struct StoredDocumentsTests {
  /// A key with samples of its document, the latest version last.
  private struct Kind {
    let name: String
    let samples: [String]
    /// Reads a document, and writes it again.
    let rewritten: @Sendable ([UInt8]) throws -> [UInt8]?

    init<Value>(_ key: DocumentKey<Value>, _ samples: String...) {
      (name, self.samples) = ("\(key.path)", samples)
      rewritten = { try key.decode($0).map(key.encode) }
    }
  }

  private static let kinds = [
    Kind(
      .leaderboardSettings(of: "u"),
      """
      {"createdAt":1768738001835,"defaultBowType":"COMPOUND","defaultTimePeriod":"SEASON","notifyPersonalBests":true,\
      "notifyRankChanges":false,"showOwnScores":true,"updatedAt":1768738001840,"userId":"u"}
      """
    ),
    Kind(
      .noticeSettings(of: "u"),
      "{}",
      #"{"digest":"18:00","kind.entryChanged":"off","quiet":"22:00-07:00","zone":"Europe/Berlin"}"#,
      #"{"kind.entryChanged":"1768738001840"}"#
    ),
    Kind(.shooting(of: "u"), "{}", #"{"bow":"BAREBOW"}"#, #"{"bow":"RECURVE","practiceRound":"wa18"}"#),
    Kind(.inputMode(of: "u"), #""Buttons""#, #""Target""#),
    Kind(
      DocumentKey<PushDevice>.json("local/push/devices/u/s"),
      """
      {"language":"de","since":1768737727570,"subscription":{"endpoint":"https://push.example/1","keys":\
      {"auth":"BTBZMqHH6r4Tts7J_aSIgg","p256dh":\
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"}}}
      """
    ),
    Kind(DocumentKey<PushJob>.json("local/push/queue/u/s/n"), #"{"due":1768737727570,"tries":2}"#),
    Kind(.pushKeys, #""yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw""#),
    Kind(.hook("h"), #"{"group":"crew","madeAt":1768737727570,"name":"Watch","user":"d989nd045mzd3t6j"}"#),
    Kind(
      .content,
      #"{"sample":{}}"#,
      #"{"site":{"_0":"https://league.example"}}"#,
      #"{"league":{"_0":"https://league.example"}}"#
    ),
    Kind(.leagues, #"[{"site":{"_0":"https://league.example"}}]"#),
    Kind(.communityLinks, #"{"https://league.example":"https://club.example"}"#),
    Kind(.leagueRules, #"{"https://league.example":"Meetings are on Tuesdays."}"#),
    Kind(
      .leagueRanks,
      #"{"bank":0,"league":"sample","places":{},"season":1}"#,
      """
      {"bank":5,"bankAt":1768737727570,"league":"https://league.example","places":{"ada berg":{"move":\
      {"at":1768737727570,"bank":5,"from":2},"rank":1},"bo ek":{"rank":2}},"season":3}
      """
    ),
    Kind(.leagueNews, #"{"hashes":{"stats.csv":"3082d18182dba4ff"}}"#),
    Kind(.practiceBackup("b", part: 1, of: "u"), #"{"base64":"e30=","keptAt":1768737727570,"of":1,"part":1}"#),
    Kind(
      .libraryActivity(of: "u"),
      "[]",
      #"[{"gameID":"afm","id":"a","kind":"browseGame","timestampMs":1768737727570}]"#
    ),
  ]

  @Test func `are read as every version wrote them, and written with the same content`() throws {
    for kind in Self.kinds {
      for sample in kind.samples {
        let read = try kind.rewritten(Array(sample.utf8))
        let rewritten = try #require(read, "\(kind.name) is not read: \(sample)")
        guard let before = JSONFields(Array(sample.utf8)) else { continue }
        let after = try #require(JSONFields(rewritten))
        for name in before.names { #expect(after[name] == before[name], "\(kind.name) loses a field of \(sample)") }
      }
    }
  }

  @Test func `are read with a field of a later version`() throws {
    for kind in Self.kinds where !["local/content", "local/league-links", "local/league-rules"].contains(kind.name) {
      for sample in kind.samples {
        guard var fields = JSONFields(Array(sample.utf8)) else { continue }
        fields[Array("fieldOfALaterVersion".utf8)] = Array(#"{"deep":[1]}"#.utf8)
        #expect(try kind.rewritten(fields.bytes) != nil, "\(kind.name) of a later version: \(sample)")
      }
    }
  }
}
