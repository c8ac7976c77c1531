import Domain
import Notices
import Pinball
import Testing

@Suite("News of the standings", .timeLimit(.minutes(1)))
struct StandingsNewsTests {
  private let desk = NewsDesk(PracticeSample.store(), at: PracticeSample.now)
  private let practice: PracticeService

  init() { practice = PracticeService(sessions: desk.storage.sessions) }

  /// The accounts of two players of the league, and one who is none.
  private func open() async throws {
    for (user, player) in [("ada", "Ada Berg"), ("bo", "BO  EK"), ("cy", "")] {
      let user = UserID(rawValue: user)
      let account = DocumentWrite(.account(of: user), id: "account", expected: .absent, body: Array("{}".utf8))
      _ = try await desk.storage.documents.save([account])
      let steps = try await practice.state(of: user).settings(naming: player)
      try await practice.record(steps, of: user, as: "player", at: desk.now)
    }
  }

  /// Reads a version of the standings, as a server does whose file has changed, and tells the news.
  private func read(
    _ players: String...,
    season: Int = 3,
    banks: Int,
    of league: String = "https://league.example"
  ) async throws {
    let rows = players.enumerated().map { place, player in
      let points = (1...8).map { $0 <= banks ? "50" : "0" }.joined(separator: ",")
      return "\(season),\(player),\(100 - place),\(place + 1),Yes,4,\(points)"
    }
    let standings = try LeagueStandings(Array((LeagueSample.standingsHeader + rows.joined(separator: "\n")).utf8))
    let last = try await desk.storage.documents.value(.leagueRanks).value
    let ranks = try #require(LeagueRanks(standings, of: league, after: last, at: desk.now))
    try await desk.storage.documents.update(.leagueRanks, as: WriteID(rawValue: desk.identity())) { _ in ranks }
    try await desk.tell(StandingsNews(desk.storage.documents, practice))
    desk.now = desk.now.advanced(byMilliseconds: 3_600_000)
  }

  private func told(_ user: UserID) async throws -> Set<Message?> { Set(try await desk.listed(for: user)) }

  private static func night(_ bank: Int, of season: Int = 3) -> Message {
    Message("New league night: bank \(bank) of season \(season) is in the standings.")
  }

  private static func risen(_ from: Int, _ to: Int) -> Message {
    Message("You have risen from place \(from) to place \(to) in season \(3) of your league.")
  }

  private static func fallen(_ from: Int, _ to: Int) -> Message {
    Message("You have fallen from place \(from) to place \(to) in season \(3) of your league.")
  }

  @Test func `tell the league's players of a new night and of their own place, once`() async throws {
    try await open()
    try await read("Bo Ek", "Di Fox", "Ada Berg", banks: 4)
    #expect(try await told("ada").isEmpty)
    try await read("Bo Ek", "Ada Berg", "Di Fox", banks: 4)
    #expect(try await told("ada") == [Self.risen(3, 2)])
    #expect(try await told("bo").isEmpty)
    try await read("Ada Berg", "Bo Ek", "Di Fox", banks: 5)
    // The last move and the last night are the news; what was not read of earlier ones is none.
    #expect(try await told("ada") == [Self.night(5), Self.risen(2, 1)])
    #expect(try await told("bo") == [Self.night(5), Self.fallen(1, 2)])
    #expect(try await told("cy").isEmpty)
    // Other changes of the file, and a bank without a move, say nothing of what was told.
    try await read("Ada Berg", "Bo Ek", "Di Fox", "Eve Sun", banks: 5)
    try await read("Ada Berg", "Bo Ek", "Di Fox", "Eve Sun", banks: 6)
    #expect(try await told("ada") == [Self.night(6), Self.risen(2, 1)])
    #expect(try await desk.inbox.notices(of: "ada").count == 4)
  }

  @Test func `tell a move once, however often a file is corrected there and back`() async throws {
    try await open()
    try await read("Ada Berg", "Bo Ek", banks: 4)
    for _ in 1...2 {
      try await read("Bo Ek", "Ada Berg", banks: 5)
      try await read("Ada Berg", "Bo Ek", banks: 4)
    }
    let notices = try await desk.inbox.notices(of: "ada").count
    #expect(notices == 3)
    #expect(try await told("ada") == [Self.risen(2, 1)], "the fifth night is gone from the file")
  }

  @Test func `compare no other league, and no season before its first points`() async throws {
    try await open()
    try await read("Ada Berg", "Bo Ek", banks: 4)
    try await read("Bo Ek", "Ada Berg", banks: 5, of: "https://other.example")
    try await read("Ada Berg", "Bo Ek", season: 4, banks: 0, of: "https://other.example")
    #expect(try await told("ada").isEmpty)
    try await read("Bo Ek", "Ada Berg", season: 4, banks: 1, of: "https://other.example")
    #expect(try await told("ada") == [Self.night(1, of: 4)])
    #expect(try await told("bo") == [Self.night(1, of: 4)])
  }

  @Test func `tell nothing that is a week old, or that a player does not want`() async throws {
    try await open()
    try await desk.changeSettings(of: "bo") { [now = desk.now] in $0.set(PinballNews.leagueRank, isOn: false, at: now) }
    try await read("Ada Berg", "Bo Ek", banks: 4)
    try await read("Bo Ek", "Ada Berg", banks: 5)
    #expect(try await told("bo") == [Self.night(5)])
    desk.now = desk.now.advanced(byMilliseconds: 7 * 86_400_000)
    #expect(try await told("ada").isEmpty)
    // A player who is chosen late hears nothing of what is over.
    let steps = try await practice.state(of: "cy").settings(naming: "Ada Berg")
    try await practice.record(steps, of: "cy", as: "later", at: desk.now)
    try await read("Bo Ek", "Ada Berg", "Di Fox", banks: 5)
    #expect(try await desk.inbox.notices(of: "cy").isEmpty)
  }
}

extension PracticeState {
  /// The step that names the account's player in the league.
  fileprivate func settings(naming player: String) -> [PracticeStep] {
    settingSteps { $0.leagueSettings.playerName = player }
  }
}
