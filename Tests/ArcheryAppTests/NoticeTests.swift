import AppTestSupport
import Composition
import Domain
import Foundation
import Notices
import TestSupport
import Testing

@Suite("What an archer is told, and what of", .timeLimit(.minutes(2)))
struct NoticeTests {
  private func shoot(_ name: String, _ value: String, _ club: Terminal) async throws {
    try await club.say("new", name, "--round", "bray_i", "--start")
    try await club.say(["score", name, "me"] + Array(repeating: value, count: 30))
    for command in ["complete", "results"] { try await club.say(command, name) }
  }

  @Test func `a personal best is reported once, in the inbox and on the page`() async throws {
    try await Terminal.with("archery") { club in
      try await shoot("Monday", "8", club)
      #expect(try await club.say("inbox").contains("No notices yet."))
      try await shoot("Tuesday", "9", club)
      let told = try await club.say("inbox", "--read")
      #expect(told.contains("Personal best: 270 in Bray I at Tuesday, 240 before."))
      #expect(told.split(separator: "\n").count == 1)
      try await club.say("results", "Tuesday")
      let json = try await club.say("inbox", "--json")
      #expect(json.contains("readAt") && json.components(separatedBy: "\"previous\"").count == 2)

      try await club.say("settings", "--no-tell-bests")
      try await shoot("Wednesday", "10", club)
      try await club.browse { owner in
        let page = try await owner.get("/inbox").text
        #expect(page.contains("270 in Bray I") && !page.contains("300 in Bray I"))
      }
    }
  }

  @Test func `a notice that is held until its time is printed then, and not before`() async throws {
    try await withClub { served, club in
      let user = UserID(rawValue: try await served.owner().user)
      try await Container.with(StoreChoice(url: club.store)) { container in
        let now = container.clock.now
        let (documents, path) = (container.storage.documents, Inbox.path(of: user).appending("held"))
        let status = try await club.following(["inbox", "--follow"]) { printed in
          let best = Notice.PersonalBest(what: "Bray I", event: "Monday", score: 250, previous: 240)
          let inbox = Inbox(documents: documents) { _ in "first" }
          try await inbox.deliver(.personalBest(best), about: ["first"], to: user, at: now())
          let first = await printed.line() ?? ""
          #expect(first.contains("250 in Bray I"), "\(first)")
          let due = now().advanced(byMilliseconds: 500)
          let body = """
            {"content":{"personalBest":{"_0":{"event":"Monday","previous":250,"score":270,"what":"Bray I"}}},\
            "createdAt":\(now().rawValue),"dueAt":\(due.rawValue),"id":"held"}
            """
          _ = try await documents.save([DocumentWrite(path, id: "held", expected: .absent, body: Array(body.utf8))])
          let held = await printed.line() ?? ""
          #expect(held.contains("270 in Bray I") && now() >= due, "\(held)")
        }
        #expect(status == 130)
      }
    }
  }

  @Test func `a personal best is printed as it comes, also without a server`() async throws {
    try await Terminal.with("archery") { club in
      try await shoot("Monday", "8", club)
      try await shoot("Tuesday", "9", club)
      let status = try await club.following(["inbox", "--follow"]) { printed in
        let old = await printed.line() ?? ""
        #expect(old.contains("Personal best: 270 in Bray I at Tuesday, 240 before."), "\(old)")
        // Commands only record.
        try await club.say("new", "Wednesday", "--round", "bray_i", "--start")
        try await club.say(["score", "Wednesday", "me"] + Array(repeating: "10", count: 30))
        try await club.say("complete", "Wednesday")
        let new = await printed.line() ?? ""
        #expect(new.contains("Personal best: 300 in Bray I at Wednesday, 270 before."), "\(new)")
      }
      #expect(status == 130)
    }
  }

  @Test func `settings are the same by command and on the page`() async throws {
    try await Terminal.with("archery") { club in
      let refused = try await club.run("settings", "--period", "fortnight")
      #expect(refused.status == 2 && refused.errors.contains("fortnight"))
      let set = try await club.run("settings", "--bow", "longbow", "--period", "season")
      #expect(set.output.contains("Longbow, This season"))
      try await club.browse { owner in
        let page = try await owner.get("/settings").text
        #expect(page.contains(#"<option value="LONGBOW" selected>"#))
        let fields = ["id": "s1", "bow": "", "period": "WEEK", "bests": "yes"]
        #expect(try await owner.post("/settings", fields).text.contains("Saved."))
      }
      let now = try await club.say("settings", "--json").filter { !$0.isWhitespace }
      #expect(now.contains(#""defaultTimePeriod":"WEEK""#) && now.contains(#""notifyRankChanges":false"#))
      #expect(now.contains(#""notifyPersonalBests":true"#) && !now.contains("LONGBOW"))
    }
  }

  @Test func `members are told of the start and the final results of a shoot, each with its page`() async throws {
    try await Organised.shoot { club in
      let ana = try await club.newcomer("Ana")
      try await ana.join(club.shoot)
      try await club.club.say("start", "Club")
      // The owner's command projects everything up to now.
      try await club.club.say("inbox")
      let started = try await ana.get("/inbox").text
      #expect(started.contains("Club has started."), "\(started)")
      #expect(started.contains("href=\"/shoots/\(club.shoot)\""), "\(started)")
      try await club.club.say("complete", "Club", "--force")
      #expect(try await club.club.say("inbox") == "No notices yet.\n", "the owner ended it")
      let final = try await ana.get("/inbox").text
      #expect(final.contains("The results of Club are final."), "\(final)")
      #expect(final.contains("href=\"/shoots/\(club.shoot)/results\""), "\(final)")
      #expect(!final.contains("Club has started."), "it is over")
    }
  }

  @Test func `the switches of best scores are among the others, and the settings for boards hold them`() async throws {
    try await Terminal.with("archery") { club in
      let off = try await club.say("notify", "--off", "personalBest", "--off", "turn")
      let lines = off.split(separator: "\n")
      #expect(lines.contains { $0.contains("personalBest") && $0.contains("off") }, "\(off)")
      #expect(lines.contains { $0.contains("rankChange") && $0.contains("on") }, "\(off)")
      let settings = try await club.say("settings", "--json").filter { !$0.isWhitespace }
      #expect(settings.contains(#""notifyPersonalBests":false"#) && settings.contains(#""notifyRankChanges":true"#))
      try await club.say("settings", "--no-tell-ranks")
      let json = try await club.say("notify", "--json").filter { !$0.isWhitespace }
      #expect(json.contains(#""rankChange":false"#) && json.contains(#""turn":false"#))
      #expect(json.contains(#""dispute":true"#) && json.contains(#""personalBest":false"#))
      try await club.browse { owner in
        let page = try await owner.get("/inbox/settings").text
        #expect(page.contains(#"name="kind-personalBest""#) && page.contains("I shoot a personal best"), "\(page)")
        let fields = ["id": "k1", "boxes": "yes", "kind-rankChange": "yes", "kind-claim": "yes"]
        #expect(try await owner.post("/inbox/settings", fields).text.contains("Saved."))
      }
      let after = try await club.say("settings", "--json").filter { !$0.isWhitespace }
      #expect(after.contains(#""notifyRankChanges":true"#) && after.contains(#""notifyPersonalBests":false"#))
      let kinds = try await club.say("notify", "--json").filter { !$0.isWhitespace }
      #expect(kinds.contains(#""claim":true"#) && kinds.contains(#""dispute":false"#))
    }
  }

  @Test func `held-back news are delivered by the server when due, whichever program held them`() async throws {
    try await Terminal.with("archery") { club in
      try await shoot("Monday", "8", club)
      let list = try await club.say("list", "--json")
      let shoot = try list.captured(/"id" ?: ?"([^"]+)"/)
      try await Container.with(StoreChoice(url: club.store)) { container in
        let held = HeldNews(documents: container.storage.documents, newIdentity: container.clock.newIdentity)
        try await held.hold(shoot, until: 1)
        try await club.serve { _ in
          let changes = container.storage.documents.follow(under: "local/held")
          for try await _ in changes where try await container.storage.documents.all(under: "local/held").isEmpty {
            return
          }
        }
      }
    }
  }
}
