import Access
import AppTestSupport
import ArcheryScoring
import Domain
import Foundation
import TestSupport
import Testing

/// A shoot of Olga's in which Ana and Ben take part, each on a machine of their own; Eve takes part in another shoot.
private struct Club: Sendable {
  let served: Served
  let olga: Visitor
  let ana: Visitor
  let ben: Visitor
  let eve: Visitor
  let shoot: String
  let space: String

  static func run(_ body: (Club) async throws -> Void) async throws {
    try await withClub { served, terminal in
      func made(_ name: String) async throws -> (id: String, invite: String) {
        let id = try await terminal.newShoot(name, "--round", "wa18", "--start")
        return (id, try await terminal.invite(id, "--uses", "5"))
      }
      let (evening, other) = (try await made("Club evening"), try await made("Another"))
      let club = Club(
        served: served,
        olga: try await served.owner(),
        ana: try await served.newcomer("Ana", with: evening.invite),
        ben: try await served.newcomer("Ben", with: evening.invite),
        eve: try await served.newcomer("Eve", with: other.invite),
        shoot: evening.id,
        space: "tournaments%2F\(evening.id)"
      )
      for member in [club.ana, club.ben] { try await member.join(club.shoot) }
      try await body(club)
    }
  }

  func arrow(_ value: String, by scorer: Visitor, for archer: Visitor, end: Int = 1) async throws -> Visitor.Answer {
    let id = "arrow-\(value)-\(archer.user)-\(UUID())"
    return try await scorer.post("/shoots/\(shoot)/arrows", ["id": id, "archer": archer.user, "value": value])
  }
}

extension JournalError {
  /// The code of the rule that rejects an event; nil for another error.
  var refusalCode: String? { if case .refused(let refusal) = self { refusal.code } else { nil } }
}

@Suite("Members, and a stranger, over HTTP", .timeLimit(.minutes(2)))
struct MembersTests {
  @Test func `a member scores on a phone of one's own, and no other sheet`() async throws {
    try await Club.run { club in
      #expect(try await club.arrow("10", by: club.ana, for: club.ana).status == 200)
      #expect(try await club.arrow("9", by: club.ben, for: club.ana).status == 403)
      #expect(try await club.arrow("9", by: club.eve, for: club.ana).status == 404)
      let board = try await club.ben.get("/shoots/\(club.shoot)/board").text
      #expect(board.contains("Ana") && board.contains("Ben"))
    }
  }

  @Test func `events that another program writes are judged like those of the pages`() async throws {
    try await Club.run { club in
      let journal = ItemPath("tournaments").appending(ItemPath.Segment(rawValue: club.shoot), "scoring")
      func arrow(_ id: EventID, by actor: String, for archer: String, _ token: String = "10") -> ScoringEvent {
        let body = #"{"end":1,"token":"\#(token)","inputMode":"Buttons","isOverridden":false}"#
        return ScoringEvent(
          id: id,
          type: "arrow",
          actor: UserID(rawValue: actor),
          subject: PlayerID(rawValue: archer),
          occurredAt: 1,
          body: Array(body.utf8)
        )
      }
      let (ana, ben) = (club.ana.user, club.ben.user)
      try await club.ana.withStore { store in
        _ = try await store.sessions.session(at: journal).append([arrow("a1", by: ana, for: ana)], expecting: .any)
        // Sent again, it is there once.
        _ = try await store.sessions.session(at: journal).append([arrow("a1", by: ana, for: ana)], expecting: .any)
        let guest = ScoringEvent(
          id: "g",
          type: "participantAdded",
          actor: UserID(rawValue: ana),
          subject: "gus",
          occurredAt: 1,
          body: Array(#"{"displayName":"Gus","isGuest":true,"addedBy":"\#(ana)","missedEnds":0}"#.utf8)
        )
        _ = try await store.sessions.session(at: journal).append(
          [guest, arrow("g1", by: ana, for: "gus")],
          expecting: .any
        )
        let membership = try await store.documents.value(.membership(of: "gus", in: journal.space)).value
        #expect(membership == Membership(role: .guest, addedBy: UserID(rawValue: ana)))
        await #expect(throws: JournalError.store(.denied)) {
          _ = try await store.sessions.session(at: journal).append([arrow("x2", by: ben, for: ben)], expecting: .any)
        }
        for (code, forbidden) in [
          ("notScoreable", arrow("x1", by: ana, for: ben)), ("notScoreable", arrow("x3", by: ana, for: "nobody")),
          (
            "notCreator",
            ScoringEvent(
              id: "x4",
              type: "cancelled",
              actor: UserID(rawValue: ana),
              occurredAt: 1,
              body: Array("{}".utf8)
            )
          ),
        ] {
          let error = await #expect(throws: JournalError.self, "\(forbidden.id)") {
            _ = try await store.sessions.session(at: journal).append([forbidden], expecting: .any)
          }
          #expect(error?.refusalCode == code, "\(forbidden.id)")
        }
        for wrong in [arrow("w1", by: ana, for: ana, "11"), arrow("w2", by: ana, for: ana, "Q")] {
          await #expect(throws: JournalError.self) {
            _ = try await store.sessions.session(at: journal).append([wrong], expecting: .any)
          }
        }
        // A late event is kept, and does not count.
        let fourth = (2...4).map { arrow(EventID(rawValue: "a\($0)"), by: ana, for: ana) }
        let kept = try await store.sessions.session(at: journal).append(fourth, expecting: .any)
        #expect(kept.count == 3)
      }
      try await club.ben.withStore { store in
        let error = await #expect(throws: JournalError.self) {
          _ = try await store.sessions.session(at: journal).append([arrow("y1", by: ben, for: "gus")], expecting: .any)
        }
        #expect(error?.refusalCode == "notScoreable")
      }
      let board = try await club.ben.get("/shoots/\(club.shoot)/board").text
      #expect(board.contains("Gus") && board.contains("1 entry did not count"))
    }
  }

  @Test func `the owner of the server sees a practice of others only as its member`() async throws {
    try await Club.run { club in
      let made = try await club.ana.post("/practice", ["id": "one", "round": "wa18"])
      let page = try made.text.captured(/"(\/shoots\/[0-9a-f]{24})[\/"]/)
      let space = ItemPath("tournaments").appending(ItemPath.Segment(rawValue: String(page.suffix(24))))
      let key = DocumentKey.membership(of: UserID(rawValue: club.olga.user), in: space)
      #expect(try await club.olga.get(page).status == 404)
      for (role, status) in [(.member, 200), (.former, 404)] as [(Membership.Role, UInt)] {
        let write = try key.write(Membership(role: role), id: WriteID(rawValue: role.rawValue), expected: .any)
        #expect(try await club.olga.refusal(of: write) == nil)
        for path in [page, "\(page)/people"] { #expect(try await club.olga.get(path).status == status, "\(path)") }
      }
    }
  }

  @Test func `a shoot answers a stranger exactly like one that does not exist`() async throws {
    try await Club.run { club in
      let (there, missing) = (club.shoot, String(club.shoot.reversed()))
      let item = "path=tournaments%2F\(there)%2F"
      let reads = [
        "/shoots/\(there)", "/shoots/\(there)/board", "/shoots/\(there)/board/live", "/shoots/\(there)/screen",
        "/shoots/\(there)/screen/live", "/shoots/\(there)/score",
        "/shoots/\(there)/results", "/shoots/\(there)/people", "/shoots/\(there)/entries", "/shoots/\(there)/change",
        "/shoots/\(there)/shoot-off", "/shoots/\(there)/archers/\(club.ana.user)", "/shoots/\(there)/board?bow=recurve",
        "/api/v1/document?\(item)card",
        "/api/v1/document/body?\(item)card", "/api/v1/document?\(item)members%2F\(club.ana.user)",
        "/api/v1/documents?under=tournaments%2F\(there)", "/api/v1/document/stream?\(item)card",
        "/api/v1/journal?\(item)scoring", "/api/v1/journal/events?\(item)scoring",
        "/api/v1/journal/stream?\(item)scoring", "/api/v1/board?\(item)board", "/api/v1/board/page?\(item)board",
        "/api/v1/board/stream?\(item)board", "/api/v1/board/buckets?\(item)board&period=weekly",
        "/api/v1/board/submissions?\(item)board", "/api/v1/changes?under=tournaments%2F\(there)",
        "/api/v1/changes/stream?under=tournaments%2F\(there)", "/api/v1/document?path=local%2Fserver",
        "/api/v1/document?path=server%2Fowner",
      ]
      for read in reads {
        let seen = try await club.eve.get(read)
        let nothing = try await club.eve.get(read.replacing(there, with: missing))
        #expect(seen.status == nothing.status, "\(read)")
        #expect(seen.text == nothing.text.replacing(missing, with: there), "\(read)")
        #expect(!seen.text.contains("Ana") && !seen.text.contains(club.ana.user) && !seen.text.contains("evening"))
      }
      for command in [
        "start", "pause", "cancel", "archers", "arrows", "undo", "finalise", "people/invite", "people/view",
        "entries", "change", "shoot-off", "archers/\(club.ana.user)/change", "archers/\(club.ana.user)/scorers",
        "archers/\(club.ana.user)/withdraw", "archers/\(club.ana.user)/disqualify",
      ] {
        let fields = ["id": "eve-\(command)", "uses": "1", "me": "yes", "archer": club.ana.user, "value": "9"]
        #expect(try await club.eve.post("/shoots/\(there)/\(command)", fields).status == 404, "\(command)")
      }
      let list = try await club.eve.get("/").text
      #expect(list.contains("Another") && !list.contains("Club evening"))
      let journal = ItemPath("tournaments").appending(ItemPath.Segment(rawValue: there), "scoring")
      try await club.eve.withStore { store in
        let event = ScoringEvent(id: "e", type: "started", actor: UserID(rawValue: club.eve.user), occurredAt: 1)
        await #expect(throws: JournalError.store(.denied)) {
          _ = try await store.sessions.session(at: journal).append([event], expecting: .any)
        }
        let mine = try await store.changes.changes(under: .root, after: nil, limit: 100).changes
        #expect(mine.allSatisfy { $0.path.space != journal.space } && !mine.isEmpty)
      }
    }
  }

  @Test func `a removed member loses the shoot, and streams end`() async throws {
    try await Club.run { club in
      var stream = try await club.ana.stream("/shoots/\(club.shoot)/board/live").makeAsyncIterator()
      #expect(try await stream.next()?.contains("Ana") == true)
      #expect(try await club.ben.post("/shoots/\(club.shoot)/people/remove", ["user": club.ana.user]).status == 404)
      #expect(try await club.olga.post("/shoots/\(club.shoot)/people/remove", ["user": club.ana.user]).status == 200)
      #expect(try await club.arrow("8", by: club.ben, for: club.ben).status == 200)
      #expect(try await stream.next() == nil)
      #expect(try await club.ana.get("/shoots/\(club.shoot)").status == 404)
      #expect(try await club.arrow("8", by: club.ana, for: club.ana).status == 404)
    }
  }

  @Test(arguments: ["/api/v1/journal/stream?path=SPACE%2Fscoring", "/shoots/SHOOT/board/live"])
  func `a stream ends when its reader is signed out, before anything more is sent`(address: String) async throws {
    try await Club.run { club in
      let path = address.replacing("SPACE", with: club.space).replacing("SHOOT", with: club.shoot)
      var stream = try await club.ana.stream(path).makeAsyncIterator()
      let first = try #require(try await stream.next())
      #expect(first.contains("data: "))
      #expect(try await club.arrow("8", by: club.ben, for: club.ben).status == 200)
      let second = try #require(try await stream.next())
      #expect(second.contains("data: ") && second != first)
      let rejoin = try await club.olga.post("/shoots/\(club.shoot)/people/rejoin", ["user": club.ana.user])
      #expect(rejoin.status == 200 && rejoin.text.contains("/sign-in/"))
      #expect(try await club.arrow("7", by: club.ben, for: club.ben).status == 200)
      var rest = ""
      while let part = try await stream.next() { rest += part }
      #expect(!rest.contains("revision\":6") && !rest.contains("board"), "\(rest)")
      #expect(try await club.ana.get("/shoots/\(club.shoot)").status == 401)
    }
  }

  @Test func `a viewer link shows one board to its bearer, until it is ended`() async throws {
    try await Club.run { club in
      let made = try await club.olga.post("/shoots/\(club.shoot)/people/view")
      let secret = try made.text.captured(/href="http[^"]*\/view\/([^"\/]*)"/)
      let screen = club.served.stranger
      let board = try await screen.get("/view/\(secret)")
      #expect(board.status == 200 && board.text.contains("Ana") && !board.text.contains("Back to the shoot"))
      let division = try await screen.get("/view/\(secret)?bow=recurve")
      #expect(division.text.contains("/view/\(secret)/live?bow=recurve") && !division.text.contains("Ana"))
      var stream = try await screen.stream("/view/\(secret)/live", accept: "application/json").makeAsyncIterator()
      let shown = try #require(try await stream.next()?.split(separator: "data: ").last)
      let rows = try JSONDecoder().decode(BoardScreen.self, from: Data(shown.utf8)).rows
      #expect(rows.map(\.displayName).contains("Ana"))
      let bearer = Visitor(server: club.served.address, token: secret, user: "")
      let item = "path=\(club.space)%2F"
      for hidden in [
        "/api/v1/journal/events?\(item)scoring", "/api/v1/document?\(item)card", "/shoots/\(club.shoot)/score",
        "/shoots/\(club.shoot)",
      ] {
        #expect(try await bearer.get(hidden).status == 401, "\(hidden)")
      }
      let people = try await club.olga.get("/shoots/\(club.shoot)/people").text
      let ending = ["link": try people.captured(/name="link" value="([^"]*)"/)]
      #expect(try await club.olga.post("/shoots/\(club.shoot)/people/revoke", ending).status == 200)
      #expect(try await screen.get("/view/\(secret)").status == 404)
      #expect(try await club.arrow("8", by: club.ben, for: club.ben).status == 200)
      #expect(try await stream.next() == nil)
    }
  }
}
