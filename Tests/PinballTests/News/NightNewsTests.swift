import Domain
import Notices
import Pinball
import Spaces
import TestSupport
import Testing

@Suite("News of nights", .timeLimit(.minutes(1)))
struct NightNewsTests {
  private static let everybody: [UserID] = ["olga", "ana", "ben", "cem"]

  private func news(of bar: Bar, in zone: ZoneTable = .utc) -> NightNews {
    NightNews(bar.storage.documents, bar.gatekeeper.journals(), zone: zone)
  }

  private func desk(_ bar: Bar) -> NewsDesk { NewsDesk(bar.storage, at: Bar.now()) }

  /// The members who are up now, by what their notices say.
  private func called(_ desk: NewsDesk) async throws -> Set<PlayerID> {
    var called: Set<PlayerID> = []
    for user in Self.everybody where try await !desk.listed(for: user).isEmpty { called.insert(PlayerID(user)) }
    return called
  }

  @Test func `call each player of a game once, until it has a result`() async throws {
    let bar = try await Bar(Bar.night(), members: ["ana", "ben"])
    let desk = desk(bar)
    try await desk.tell(news(of: bar))
    #expect(try await called(desk).isEmpty)
    let game = try #require(try await bar.draw(1).games.first)
    try await desk.tell(news(of: bar))
    for user in Self.everybody.dropLast() {
      #expect(try await desk.listed(for: user) == [Message("You are up on \(game.machine) in \("Bank 1").")])
      #expect(try await desk.inbox.notices(of: user, at: desk.now).map(\.needsYou) == [true])
    }
    #expect(try await desk.listed(for: "cem").isEmpty)

    // A correction of the result says nothing, and a result that is undone calls the players again.
    try await bar.enterAll("result")
    try await desk.tell(news(of: bar))
    #expect(try await called(desk).isEmpty)
    let entry = try #require(try await bar.service("olga").view(Bar.id).journal.last())
    try await bar.enter("undo") { _ in [.undo(entry)] }
    try await desk.tell(news(of: bar))
    #expect(try await called(desk) == ["olga", "ana", "ben"])
    #expect(try await desk.count(PinballNews.turn, for: "ana") == 1)
  }

  @Test func `call nobody to a round that was undone, nor after the night, nor who left`() async throws {
    let bar = try await Bar(Bar.night(), members: ["ana", "ben"])
    let desk = desk(bar)
    try await bar.draw(1)
    try await desk.tell(news(of: bar))
    let draw = try #require(try await bar.service("olga").view(Bar.id).journal.last())
    try await bar.enter("undo") { _ in [.undo(draw)] }
    try await desk.tell(news(of: bar))
    #expect(try await called(desk).isEmpty)
    try await bar.draw(2)
    try await desk.tell(news(of: bar))
    #expect(try await called(desk) == ["olga", "ana", "ben"])
    #expect(try await desk.count(PinballNews.turn, for: "ana") == 2)
    try await bar.service("ben").leave(Bar.id, as: Ticket("leave"))
    try await desk.tell(news(of: bar))
    #expect(try await called(desk) == ["olga", "ana"])
    try await bar.enter("close") { _ throws(Refusal) in [try NightAction.closed.draft()] }
    try await desk.tell(news(of: bar))
    #expect(try await called(desk).isEmpty)
  }

  @Test func `call the next two of the queue in flip frenzy`() async throws {
    let bar = try await Bar(Bar.night(.flipFrenzy, machines: 1), members: ["ana", "ben", "cem"])
    let desk = desk(bar)
    let first = try await bar.draw(1)
    let game = try #require(first.games.first)
    try await desk.tell(news(of: bar))
    #expect(try await called(desk) == Set(game.players))
    #expect(first.queue.count == 2)
    try await bar.enter("won") { state throws(Refusal) in try state.result(of: game.id, game.players) }
    try await desk.tell(news(of: bar))
    #expect(try await called(desk) == Set(first.queue))
  }

  @Test func `call nobody in the quiet hours, hours later, or who does not want it`() async throws {
    let bar = try await Bar(Bar.night(), members: ["ana", "ben"])
    let desk = desk(bar)
    // It is 22:13.
    try await desk.changeSettings(of: "ana") { $0.quietHours = QuietHours("22:00-07:00") }
    try await desk.changeSettings(of: "ben") { [now = desk.now] in $0.set(PinballNews.turn, isOn: false, at: now) }
    try await bar.draw(1)
    let late = desk.now.advanced(byMilliseconds: PinballNews.turn.lifetime)
    desk.now = late
    try await desk.tell(news(of: bar))
    #expect(try await called(desk).isEmpty)
    desk.now = late.advanced(byMilliseconds: -1)
    try await bar.enter("guest") { state throws(Refusal) in try state.adding(["Gus"]) }
    try await desk.tell(news(of: bar))
    #expect(try await called(desk) == ["olga"])
  }

  @Test func `remind players on the morning of the night, where it is played`() async throws {
    let bar = try await Bar(Bar.night(), members: ["ana", "ben"])
    let (desk, source) = (desk(bar), news(of: bar, in: try ZoneTable(named: "Europe/Berlin")))
    try await desk.tell(source)
    for user in ["ana", "ben"] as [UserID] {
      desk.now = .utc(2026, 2, 24, 7, 59)
      #expect(try await desk.listed(for: user).isEmpty)
      desk.now = .utc(2026, 2, 24, 8)
      #expect(try await desk.listed(for: user) == [Message("League night today: \("Bank 1")")])
      desk.now = .utc(2026, 2, 24, 23)
      #expect(try await desk.listed(for: user).isEmpty)
    }
    desk.now = Bar.now()
    try await bar.service("ben").leave(Bar.id, as: Ticket("leave"))
    try await desk.tell(source)
    desk.now = .utc(2026, 2, 24, 8)
    #expect(try await desk.listed(for: "ben").isEmpty)
    #expect(try await desk.listed(for: "ana").count == 1)
  }

  @Test func `remind nobody who joined in the evening`() async throws {
    let night = Night("Tonight", on: [Night.Machine("Jaws")], date: "2023-11-14", createdAt: 1)
    let bar = try await Bar(night, members: ["ana"])
    let desk = desk(bar)
    try await desk.tell(news(of: bar))
    #expect(try await desk.inbox.notices(of: "ana").isEmpty)
  }
}
