import Domain
import Testing

@testable import Pinball

@Suite struct `The activity log` {
  private func event(
    _ game: String = "g1",
    _ kind: LibraryActivity.Kind = .tapVideo,
    _ detail: String? = nil,
    at time: Int64
  ) -> LibraryActivity {
    let time = Timestamp(rawValue: time)
    return LibraryActivity(id: "\(time)", gameID: game, gameName: "Kiss", kind: kind, detail: detail, time: time)
  }

  @Test func `takes no repeats within two seconds, and nothing of no game`() {
    var log = ActivityLog()
    let offered: [(LibraryActivity, isTaken: Bool)] = [
      (event(at: 1000), true), (event(at: 3000), false), (event("g1", .tapVideo, " x ", at: 3000), true),
      (event("g1", .tapVideo, "x", at: 3500), false), (event("g1", .browseGame, at: 3500), true),
      (event(at: 3600), true), (event(at: 5601), true), (event(" ", at: 9999), false),
    ]
    for (event, isTaken) in offered {
      let taken = log.add(event)
      #expect(taken == isTaken, "\(event)")
    }
    #expect(log.events.map(\.time.rawValue) == [5601, 3600, 3500, 3000, 1000])
  }

  @Test func `keeps the newest 500`() {
    var log = ActivityLog()
    for time in 0..<510 { log.add(event("g\(time)", at: Int64(time))) }
    #expect(log.events.count == 500)
    #expect(log.events.first?.time == 509)
    #expect(log.events.last?.time == 10)
  }

  @Test func `is read as either app stored it, and written one way`() throws {
    let stored = """
      [{"id":"A","gameID":"e1","gameName":"Kiss","kind":"openRulesheet","timestamp":793800000.5},
       {"id":"B","gameSlug":"kiss","gameName":"Kiss","kind":"video","detail":" T ","timestampMs":1772107200000},
       {"gameID":"e2","kind":"browse","timestamp":1772107200001}, {"gameID":"e3","kind":"sneeze","timestamp":1},
       {"gameID":"e3","kind":"browse"}, {"kind":"browse","timestamp":1}, 7]
      """
    let log = try ActivityLog(Array(stored.utf8))
    #expect(log.events.map(\.kind) == [.openRulesheet, .tapVideo, .browseGame])
    #expect(log.events.map(\.time) == [1_772_107_200_500, 1_772_107_200_000, 1_772_107_200_001])
    #expect(log.events.map(\.gameID) == ["e1", "kiss", "e2"])
    #expect(log.events.map(\.detail) == [nil, "T", nil])
    #expect(try ActivityLog(log.json) == log)
    #expect(String(decoding: log.json, as: UTF8.self).contains(#""timestamp":1772107200500"#))
    #expect(throws: LeagueFileError.self) { try ActivityLog(Array("{}".utf8)) }
  }
}
