import Domain
import Testing

@testable import ArcheryScoring

@Suite("Actions of a shoot")
struct ActionTests {
  @Test(arguments: Action.Kind.allCases)
  func `have a type of their own`(kind: Action.Kind) {
    #expect(kind.action.kind == kind)
  }

  /// Bodies as earlier versions wrote them.
  ///
  /// Those of `created` and `changed` hold a round, and are made below.
  private static let stored: [Action.Kind: String] = [
    .participantAdded: #"{"addedBy":"org","bowType":"RECURVE","displayName":"Ana","isGuest":true,"missedEnds":2}"#,
    .participantChanged: #"{"displayName":"","naming":"document","shaftDiameterUm":5500}"#,
    .scorersAppointed: #"{"users":["ben","cleo"]}"#,
    .organiserSet: #"{"account":"ben","role":"admin"}"#,
    .archersJoined: #"{"other":"ben","reason":"one person"}"#,
    .entrantChanged: #"{"club":"Bows"}"#,
    .categoriesSet: #"{"categories":[],"reason":"none came"}"#,
    .sessionsSet: #"{"sessions":[]}"#,
    .started: "", .paused: "", .resumed: "", .undone: "",
    .arrow: #"{"device":"d","end":1,"inputMode":"Buttons","isOverridden":false,"number":2,"token":"X"}"#,
    .edited: #"{"arrow":"e","new":"9","old":"X","reason":"judge"}"#,
    .disputeSettled: #"{"end":1,"entry":"e"}"#,
    .withdrawn: "{}",
    .disqualified: #"{"fromAllResults":true,"reason":"three arrows"}"#,
    .sheetsFinalised: #"{"archers":["ana"]}"#,
    .completed: #"{"force":true}"#,
    .cancelled: #"{"reason":"rain"}"#,
    .reopened: "{}",
    .shootOff: #"{"places":[["ana"],["ben"]]}"#,
    .checked: #"{"score":275,"xCount":4}"#,
    .linkRequested: "", .participantRemoved: "", .nameDeleted: "",
    .linkApproved: #"{"account":"ben"}"#,
    .linkEnded: #"{"account":"ben"}"#,
    .cardsIssued: #"{"cards":"c","session":"am"}"#,
    .cardsRevoked: #"{"session":"am"}"#,
  ]

  @Test(arguments: Action.Kind.allCases)
  func `are stored as earlier versions stored them`(kind: Action.Kind) throws {
    guard let text = Self.stored[kind] else {
      #expect(kind == .created || kind == .changed)
      return
    }
    #expect(try kind.action.init(body: Array(text.utf8)).body() == Array(text.utf8))
  }

  @Test func `keep round, rule and settings`() throws {
    let setup = Action.Setup(name: "Bray", round: try #require(RoundCatalogue.round("bray_i")), settings: .init())
    let created = Action.Created(setup)
    #expect(try Action.Created(body: created.body()) == created)
    #expect(try Action.Changed(setup).body() == created.body())
    #expect(try String(decoding: created.body(), as: UTF8.self).hasPrefix(#"{"name":"Bray","round":{"#))
  }

  @Test(arguments: Action.Kind.allCases)
  func `are the same beside their bytes as read from them`(kind: Action.Kind) throws {
    guard let text = Self.stored[kind] else { return }
    let action = try kind.action.init(body: Array(text.utf8))
    let entries = try [TournamentDraft(action, on: "ana")].entries(as: "e", by: "org", at: 1)
    let entry = try #require(entries.first)
    #expect(entry.event.body == Array(text.utf8))
    #expect(TournamentLog.Entry(entry.event).action?.isEqual(to: action) == true)
    let stamped = entry.event.stamped(Stamp(time: 2, device: "d"))
    #expect(entry.recorded(as: stamped)?.action?.isEqual(to: action) == true)
    #expect(entry.recorded(as: stamped.with(body: [0])) == nil)
  }

  @Test func `with too long a name are refused, not cut`() throws {
    var shoot = try Shoot()
    let long = "Bray" + String(repeating: "\u{301}", count: 9)
    let round = try shoot.tournament.round
    #expect(throws: Refusal.self) {
      try shoot.perform(.change(name: long, round: round, settings: .init()))
    }
    #expect(try shoot.tournament.name == "Shoot")
  }

  @Test func `of earlier versions have their names cut to the limit`() throws {
    let long = String(repeating: "a", count: 5_000)
    let added = try Action.ParticipantAdded(
      body: Array(#"{"addedBy":"org","displayName":"\#(long)","isGuest":true,"missedEnds":0}"#.utf8)
    )
    #expect(added.displayName.utf8.count < 5_000 && !added.displayName.isEmpty)
  }

  @Test func `without the right words are refused as unreadable`() {
    for kind in Action.Kind.allCases where Self.stored[kind]?.isEmpty == false && kind != .entrantChanged {
      #expect(throws: Refusal.self) { try Action.read(ScoringEvent(kind.rawValue, by: "org", "[]")) }
    }
  }
}
