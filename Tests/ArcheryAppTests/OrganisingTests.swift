import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("What an organiser does, on pages and by commands", .timeLimit(.minutes(2)))
struct OrganisingTests {
  @Test func `an entry list is read on the page, all of it or none, and twice like once`() async throws {
    try await Organised.shoot { club in
      let bad = "name;bow;target\r\nAna;recurve;1A\r\nBen;crossbow;1B\r\n"
      let refused = try await club.post("entries", ["list": bad])
      #expect(refused.status == 422 && refused.text.contains("Line 3:") && refused.text.contains("crossbow"))
      #expect(refused.text.contains("Ana;recurve;1A"))
      #expect(try await club.get("").contains("Ana") == false)
      let skipped = try await club.post("entries", ["list": bad, "skip": "yes"])
      #expect(skipped.status == 200 && skipped.text.contains("1 archer added") && skipped.text.contains("Line 3:"))
      let indented = try await club.post("entries", ["list": "\tname\r\n1\tAna\r\n"])
      #expect(indented.text.contains("1 archer on the roster already"))
      #expect(try await club.post("entries", [:]).text.contains("Line 1:"))
      let typo = try await club.post("entries", ["list": "name,targt\nAna,1A"])
      #expect(typo.text.contains("Columns not used: ") && typo.text.contains("targt"))
      let again = try await club.post("entries", ["list": "target,name\n1B,Ben\n1A,Ana"])
      #expect(again.text.contains("1 archer added, 1 archer on the roster already."))
      let roster = try await club.olga.get("/shoots/\(club.shoot)").text
      #expect(roster.ranges(of: "<bdi>Ana</bdi></span>").count == 1 && roster.contains(">1B<"))
    }
  }

  @Test func `an entry list is looked over before it is entered, and its wishes are for the organiser alone`()
    async throws
  {
    try await Organised.shoot { club in
      let sessions = try await club.run("targets", "Club", "--session", "Afternoon", "--start", "14:00")
      #expect(sessions.status == 0)
      let list = "name;bow;session;target;wishes\nEva;recurve;2;1A;beside Finn\nFinn;;1;1A;\n"
      let preview = try await club.post("entries", ["list": list, "preview": "yes"])
      #expect(preview.status == 200 && preview.text.contains("2 archers. Nothing is added yet."))
      for word in ["Afternoon", "Session 1", "beside Finn", ">1A<"] { #expect(preview.text.contains(word), "\(word)") }
      let bad = try await club.post("entries", ["list": list + "Gil;;3;;", "preview": "yes"])
      #expect(bad.status == 422 && bad.text.contains("Line 4:") && bad.text.contains("beside Finn"))
      #expect(try await !club.get("").contains("Eva"))
      #expect(try await club.post("entries", ["list": list]).text.contains("2 archers added"))
      let targets = try await club.get("targets")
      #expect(targets.contains("beside Finn"))
      #expect(try await club.run("targets", "Club").output.contains("beside Finn"))
      // A wish is a word about a person: no journal, no member and no other page has it.
      let ana = try await club.newcomer("Ana")
      for path in ["", "/targets", "/entries", "/line-up", "/board", "/results", "/results.json", "/score-cards"] {
        #expect(try await !ana.get("/shoots/\(club.shoot)\(path)").text.contains("beside Finn"), "\(path)")
      }
      #expect(try await !club.run("export", "Club").output.contains("beside Finn"))
      // A list without wishes keeps them; the organiser deletes them.
      #expect(try await club.post("entries", ["list": "name\nEva"]).status == 200)
      #expect(try await club.get("targets").contains("beside Finn"))
      #expect(try await club.post("targets/wishes", ["confirmed": "yes"]).status == 200)
      #expect(try await !club.get("targets").contains("beside Finn"))
    }
  }

  @Test func `a copy of a shoot has its sessions, where two archers have one place`() async throws {
    try await Organised.shoot { club in
      let day = ["--session", "Afternoon", "--start", "14:00", "--date", "2026-11-24"]
      try await club.club.say(["targets", "Club"] + day)
      #expect(try await club.post("entries", ["list": "name,session,target\nEva,1,1A\nFinn,2,1A"]).status == 200)
      try await club.club.say("new", "Again", "--like", "Club")
      let targets = try await club.run("targets", "Again").output
      #expect(targets.contains("Afternoon: 14:00"), "\(targets)")
      #expect(targets.matches(of: /1A/).count == 2)
    }
  }

  @Test func `a list is looked over in the terminal, and nothing is entered`() async throws {
    try await Organised.shoot { club in
      let file = club.club.folder.appending(component: "entries.csv")
      try Data("name,session,wishes\nEva,1,left-handed\nFinn,Evening,\n".utf8).write(to: file)
      let dry = try await club.run("import", "Club", file.path, "--dry-run")
      #expect(
        dry.status == 0 && dry.output.contains("1 archer. Nothing is added yet.") && dry.output.contains("Line 3:")
      )
      #expect(dry.output.contains("Session 1") && dry.output.contains("left-handed"))
      #expect(try await !club.run("show", "Club").output.contains("Eva"))
    }
  }

  @Test func `an entry list is read from a file, and bad lines are named`() async throws {
    try await Organised.shoot { club in
      let file = club.club.folder.appending(component: "entries.csv")
      try Data("\u{FEFF}name,bow,target\r\n\"Roe, Ana\",recurve,1A\r\nBen,compound,2A\r\n".utf8).write(to: file)
      let first = try await club.run("import", "Club", file.path)
      #expect(first.status == 0 && first.output.contains("2 archers added"))
      let second = try await club.run("import", "Club", file.path)
      #expect(second.output.contains("2 archers on the roster already"))
      let before = try await club.run("export", "Club").output
      try Data("name,bow\nCleo,R\nDora,slingshot\n,R\n".utf8).write(to: file)
      let bad = try await club.run("import", "Club", file.path)
      #expect(bad.status == 1 && bad.errors.contains("Line 3:") && bad.errors.contains("Line 4:"))
      #expect(bad.errors.split(separator: "\n").count == 1)
      #expect(try await club.run("export", "Club").output == before)
      let skipping = try await club.run("import", "Club", file.path, "--skip-bad")
      #expect(skipping.status == 0 && skipping.output.contains("1 archer added"))
      try Data("Name;Verein;Kader\nEve;SV Nord;1A\n".utf8).write(to: file)
      let unused = #"Columns not used: "Kader"."#
      #expect(try await club.run("import", "Club", file.path).output.contains(unused))
      let json = try await club.run("import", "Club", file.path, "--json").output
      #expect(json.contains("\"unusedColumns\"") && json.contains("\"Kader\"") && json.contains("\"roster\""))
      try Data([0x6E, 0xFF, 0xFE]).write(to: file)
      #expect(try await club.run("import", "Club", file.path).errors.contains("Line 1:"))
    }
  }

  @Test func `an archer's details, scorers, withdrawal and disqualification have a page`() async throws {
    try await Organised.shoot(["--guest", "Ben", "--guest", "Cleo", "--start"]) { club in
      let (ben, cleo) = (try await club.archer(1), try await club.archer(2))
      let details = ["name": "Benjamin", "bow": "BAREBOW", "shaft": "6,25", "target": "12a"]
      #expect(try await club.post("\(ben)/change", details).status == 200)
      let page = try await club.get(ben)
      #expect(page.contains("value=\"Benjamin\"") && page.contains("value=\"6.25\"") && page.contains("value=\"12A\""))
      #expect(page.contains("<option value=\"BAREBOW\" selected>"))
      let taken = try await club.post("\(cleo)/change", ["name": "Cleo", "target": "12A"])
      #expect(taken.status == 409 && taken.text.contains("Benjamin is at target 12A"))
      #expect(try await club.post("\(cleo)/change", ["name": "Cleo", "shaft": "thick"]).status == 422)
      #expect(try await club.post("\(cleo)/disqualify", [:]).status == 422)
      #expect(try await club.post("\(cleo)/disqualify", ["reason": "Late shot"]).status == 200)
      #expect(try await club.post("\(ben)/withdraw", ["reason": "Sore shoulder"]).status == 200)
      let audit = try await club.run("audit", "Club", "--json").output
      #expect(audit.contains("Cleo was disqualified. Reason: Late shot.") && audit.contains("Reason: Sore shoulder."))
      let board = try await club.get("board")
      #expect(board.contains("DSQ") && board.contains("DNS") && board.contains(">12A<"))
      try await club.club.say("reinstate", "Club", "Cleo")
      #expect(try await club.post("\(cleo)/disqualify", ["reason": "Abuse", "from-all": "yes"]).status == 200)
      #expect(try await club.get("board").contains("DQB"))
      try await club.club.say("reinstate", "Club", "Cleo")
      try await club.club.say("disqualify", "Club", "Cleo", "--reason", "Abuse", "--from-all-results")
      #expect(try await club.run("results", "Club", "--csv").output.contains("DQB"))
    }
  }

  @Test func `an appointed scorer records a guest's arrows, and no more once that has ended`() async throws {
    try await Organised.shoot(["--guest", "Ben", "--start"]) { club in
      let ana = try await club.newcomer("Ana")
      let ben = try await club.archer(1)
      let arrow = ["archer": String(ben.dropFirst("archers/".count)), "value": "9"]
      func score() async throws -> UInt {
        try await ana.post("/shoots/\(club.shoot)/arrows", arrow.merging(["id": "\(UUID())"]) { $1 }).status
      }
      #expect(try await score() == 403)
      #expect(try await club.get(ben).contains("<bdi>Ana</bdi>"))
      #expect(try await club.post("\(ben)/scorers", ["scorer0": ana.user]).status == 200)
      #expect(try await score() == 200)
      #expect(try await club.run("audit", "Club").output.contains("Scorers of Ben: Ana."))
      #expect(try await !club.run("export", "Club").output.contains(#""Ana""#))
      #expect(try await club.post("\(ben)/scorers", [:]).status == 200)
      #expect(try await score() == 403)
      // Actions of the organiser are hidden from others.
      for page in ["entries", "change", "shoot-off"] {
        #expect(try await ana.get("/shoots/\(club.shoot)/\(page)").status == 403, "\(page)")
      }
      #expect(try await ana.get("/shoots/\(club.shoot)/\(ben)").status == 404)
      let list = ["id": "x", "list": "name\nEve"]
      #expect(try await ana.post("/shoots/\(club.shoot)/entries", list).status == 403)
    }
  }

  @Test func `a shoot is changed before its start, also to a round of one's own`() async throws {
    try await Organised.shoot { club in
      #expect(try await club.get("change").contains("value=\"kept\" selected"))
      let fields = [
        "name": "Club night", "round": "custom", "customEnds": "4", "customArrows": "2", "customSystem": "FIVE_ZONE",
        "customDistance": "18", "customFace": "60", "rule": "agbImperial", "guestsPerParticipant": "2",
        "guestsPerTournament": "10",
      ]
      let refused = try await club.post("change", fields.merging(["customArrows": "13"]) { $1 }, from: "change")
      #expect(refused.status == 422 && refused.text.contains("1 to 12 arrows") && refused.text.contains("Club night"))
      let ignored = try await club.post("change", fields.merging(["round": "wa18"]) { $1 }, from: "change")
      #expect(ignored.status == 422 && ignored.text.contains("chose another one in the list"))
      #expect(ignored.text.contains("id=\"own-round\"") && ignored.text.contains("value=\"4\""))
      let changed = try await club.post("change", fields)
      #expect(changed.text.contains("Club night") && changed.text.contains("4 ends of 2"))
      #expect(changed.text.contains("at most 72") && changed.text.contains("Imperial"))
      let command = try await club.run("change", "Club night", "--name", "Club", "--ties", "dense", "--json")
      #expect(command.output.contains("\"dense\"") && command.output.contains("4 ends of 2"))
      try await club.club.say("start", "Club")
      #expect(try await club.post("change", fields).text.contains("once the shoot has started"))
      #expect(try await club.run("change", "Club", "--name", "Late").status == 1)
    }
  }

  @Test func `a shoot's page says how many guests there may be, and why there may be no more`() async throws {
    try await Organised.shoot(["--guest", "Ben"]) { club in
      let open = try await club.get("")
      #expect(open.contains("At most 2 for each archer") && !open.contains("An archer can bring"))
      try await club.club.say("add", "Club", "Cleo")
      #expect(
        try await club.get("").contains("An archer can bring at most 2 guests. The organiser can add more by entry")
      )
    }
  }

  @Test func `a shoot-off parts equals, and the board says so`() async throws {
    try await Organised.shoot(["--guest", "Ben", "--guest", "Cleo", "--start"]) { club in
      #expect(try await club.get("shoot-off").contains("No archers are tied"))
      for archer in ["Ben", "Cleo"] { try await club.club.say("score", "Club", archer, "X", "9", "9") }
      let page = try await club.get("shoot-off")
      let archers = page.matches(of: /name="(archer\d)" value="([^"]*)"/).map { (String($0.1), String($0.2)) }
      let fields = Dictionary(uniqueKeysWithValues: archers)
      try #require(fields.count == 2)
      #expect(try await club.post("shoot-off", fields.merging(["place0": "1"]) { $1 }).status == 422)
      #expect(try await club.post("shoot-off", fields.merging(["place0": "2", "place1": "1"]) { $1 }).status == 200)
      #expect(try await club.get("board").contains("by the shoot-off"))
      // The same form again changes nothing, and records nothing.
      #expect(try await club.post("shoot-off", fields.merging(["place0": "2", "place1": "1"]) { $1 }).status == 200)
      let journal = try await club.run("export", "Club").output
      #expect(journal.matches(of: /"type":"shootOff"/).count == 1)
      let other = try await club.run("shoot-off", "Club", "Ben", "Cleo")
      #expect(other.output.contains("Ahead of Cleo by the shoot-off."))
      #expect(try await club.run("shoot-off", "Club", "Ben=Cleo").output.contains("Tied with"))
      #expect(try await club.run("shoot-off", "Club", "Ben").status == 1)
    }
  }

  @Test func `the arrows of a shoot-off are read as people write them, or refused`() async throws {
    try await Organised.shoot(["--guest", "Ben", "--guest", "Ben 2", "--start"]) { club in
      func record(_ arrows: String...) async throws -> Program.Outcome {
        try await club.club.run(["shoot-off", "Club", "Ben", "Ben 2"] + arrows.flatMap { ["--arrows", $0] })
      }
      for archer in ["Ben", "Ben 2"] { try await club.club.say("score", "Club", archer, "X", "9", "9") }
      let recorded = try await record("Ben x 12 mm", "ben 2 9 m 31mm")
      #expect(recorded.status == 0, "\(recorded.errors)")
      let results = try await club.run("results", "Club").output
      for part in ["12 mm", "9 M", "31 mm"] { #expect(results.contains(part), "\(results)") }
      for wrong in ["Ben 9 12.5mm", "Ben 9 -3mm", "Ben 9 X mm"] {
        let refused = try await record(wrong)
        #expect(refused.status == 1 && refused.errors.contains("whole millimetres"), "\(wrong)")
      }
      #expect(try await record("Ben 12mm").errors.contains("has no arrow"))
      #expect(try await record("Dora 9").errors.contains("no archer \"Dora\""))
    }
  }

  @Test func `a copy has the categories and sessions, with or without the archers`() async throws {
    try await Organised.shoot(["--guest", "Ben"]) { club in
      try await club.club.say("categories", "Club", "--add", "worldArchery")
      try await club.club.say("targets", "Club", "--session", "Noon")
      let form = try await club.olga.get("/shoots/new?like=\(club.shoot)").text
      #expect(form.contains("with or without the archers"))
      let fields = [
        "id": "copy", "name": "Copy", "round": "kept", "like": club.shoot, "guestsPerParticipant": "2",
        "guestsPerTournament": "4",
      ]
      let copied = try await club.olga.post("/shoots", fields)
      #expect(copied.status == 200, "\(copied.text)")
      #expect(try await club.run("categories", "Copy").output.contains("Recurve under 18 men"))
      #expect(try await club.run("targets", "Copy").output.contains("Noon"))
      #expect(try await !club.run("show", "Copy").output.contains("Ben"))
    }
  }

  @Test func `names that nobody chose are in the reader's language`() async throws {
    try await Organised.shoot(["--guest", "Ben"]) { club in
      #expect(try await club.get("targets?lang=de").contains("Startgruppe 1"))
      try await club.club.say("categories", "Club", "--add", "worldArchery")
      try await club.club.say("category", "Club", "OWN", "--name", "Women", "--gender", "F")
      let page = try await club.get("categories?lang=de")
      #expect(page.contains("Recurve U18 Herren") && page.contains("Blankbogen 50+ Damen") && page.contains("Women"))
      #expect(try await club.get("results?lang=de").contains("Ohne Klasse"))
      #expect(try await club.run("results", "Club", "--json").output.contains("Unassigned"))
      #expect(try await club.run("show", "Club", "--json").output.contains("Recurve under 18 men"))
    }
  }

  @Test func `each bow has a board of its own, live as well`() async throws {
    try await Organised.shoot(["--guest", "Ben", "--guest", "Cleo", "--start"]) { club in
      try await club.club.say("archer", "Club", "Ben", "--bow", "recurve", "--target", "2A")
      let cleo = try await club.run("archer", "Club", "Cleo", "--bow", "barebow", "--target", "1A", "--shaft", "5.5")
      #expect(cleo.output.contains("target 1A"))
      try await club.club.say("score", "Club", "Ben", "X", "9", "9")
      let recurve = try await club.get("board?bow=recurve")
      #expect(recurve.contains("Ben") && !recurve.contains("Cleo") && recurve.contains("board/live?bow=recurve"))
      let everybody = try await club.get("board")
      #expect(everybody.contains("?bow=barebow") && everybody.contains("?order=target") && everybody.contains("Cleo"))
      var stream = try await club.olga.stream("/shoots/\(club.shoot)/board/live?bow=barebow").makeAsyncIterator()
      let first = try #require(try await stream.next())
      #expect(first.contains("Cleo") && !first.contains("Ben"))
      #expect(try await club.olga.get("/shoots/\(club.shoot)/board?bow=spoon").status == 422)
      let board = try await club.run("board", "Club", "--bow", "Barebow").output
      #expect(board.contains("Cleo") && !board.contains("Ben"))
      let lines = try await club.run("board", "Club", "--order", "target").output.split(separator: "\n")
      #expect(lines[2].contains("Cleo") && lines[3].contains("Ben"))
    }
  }

  @Test func `scorers, a disqualification and a withdrawal go by commands, too`() async throws {
    try await Organised.shoot(["--guest", "Ben", "--guest", "Cleo", "--start"]) { club in
      for (archer, target) in [("Ben", "3A"), ("Cleo", "3B")] {
        try await club.club.say("archer", "Club", archer, "--target", target)
      }
      let appointed = try await club.run("scorers", "Club", "3", "me")
      #expect(appointed.output.contains("Ben, Cleo"))
      #expect(try await club.run("scorers", "Club", "Ben", "Cleo").errors.contains("guest"))
      #expect(try await club.run("scorers", "Club", "Ben").output.contains("Extra scorers removed for:"))
      #expect(try await club.run("disqualify", "Club", "Ben").status == 2)
      try await club.club.say("disqualify", "Club", "Ben", "--reason", "Why")
      #expect(try await club.run("show", "Club").output.contains("Disqualified"))
      #expect(try await club.run("archer", "Club", "Cleo", "--no-target", "--name", "Clea").output == "Changed: Clea\n")
    }
  }

  @Test func `two devices that enter an end differently are settled on the page or by a command`() async throws {
    try await Organised.shoot(["--start"]) { club in
      let me = club.olga.user
      func enter(_ tokens: String, end: Int, on device: String) async throws {
        for (index, token) in tokens.split(separator: " ").enumerated() {
          let place = ["end": "\(end)", "number": "\(index + 1)", "device": device]
          let answer = try await club.post("arrows", place.merging(["archer": me, "value": "\(token)"]) { $1 })
          #expect(answer.status == 200, "\(answer.text)")
        }
      }
      for end in 1...2 {
        try await enter("X 9 8", end: end, on: "phone")
        try await enter("X 9 9", end: end, on: "tablet")
      }
      #expect(try await club.get("board").contains("Ends 1, 2 disputed"))
      let page = try await club.get("disputes")
      #expect(page.contains("X 9 8") && page.contains("X 9 9"))
      let listed = try await club.run("disputes", "Club")
      #expect(listed.output.contains("  1  X 9 8  27  ") && listed.output.contains("  2  X 9 9  28  "))
      let refused = try await club.run("settle", "Club", "me", "1", "3")
      #expect(refused.status == 1 && refused.errors.contains("entries 1 to 2"))
      let settled = try await club.run("settle", "Club", "me", "1", "2", "--reason", "seen")
      #expect(settled.status == 0 && settled.output.contains("End 2"))
      let entry = try #require(page.matches(of: /name="entry" value="([^"]*)"/).map { String($0.1) }.last)
      let kept = try await club.post("disputes", ["archer": me, "end": "2", "entry": entry])
      #expect(kept.status == 200)
      let left = try await club.run("disputes", "Club", "--json").output
      #expect(left.filter { !$0.isWhitespace }.components(separatedBy: #""isSettled":true"#).count == 3)
      let board = try await club.run("board", "Club").output
      #expect(board.contains("56"))
      #expect(try await club.run("audit", "Club").output.contains("X 9 9 counts in end 1. Reason: seen."))
    }
  }

  // MARK: The wrong round, and papers

  @Test func `a copy takes the arrows that fit, on the page and by a command`() async throws {
    try await Organised.shoot(["--no-shoot", "--guest", "Ben", "--start"]) { club in
      try await club.club.say("score", "Club", "Ben", "10", "9", "8", "5", "4", "3")
      let form = try await club.olga.get("/shoots/new?like=\(club.shoot)").text
      #expect(form.contains("name=\"arrows\""))
      let fields = [
        "id": "copy", "name": "Copy", "round": "wa18_triple", "like": club.shoot, "roster": "yes", "arrows": "yes",
        "guestsPerParticipant": "2", "guestsPerTournament": "4",
      ]
      let copied = try await club.olga.post("/shoots", fields)
      #expect(copied.status == 200, "\(copied.text)")
      // The second end has values that a triple face lacks.
      #expect(try await club.run("board", "Copy").output.contains(" 27"))
      try await club.club.say("new", "Again", "--like", "Club", "--with-arrows", "--round", "wa25")
      #expect(try await club.run("board", "Again").output.contains(" 39"))
      #expect(try await club.run("board", "Club").output.contains(" 39"))
      #expect(try await club.run("new", "Wrong", "--round", "wa25", "--with-arrows").status == 2)
      try await club.club.say("new", "Open", "--round", "wa25")
      let early = try await club.run("new", "Early", "--like", "Open", "--with-arrows")
      #expect(early.status == 1 && early.errors.contains("started shoot"))
    }
  }

  @Test func `the line-up of the terminal names the sessions`() async throws {
    try await Organised.shoot { club in
      try await club.club.say("targets", "Club", "--session", "Afternoon", "--start", "14:00")
      #expect(try await club.post("entries", ["list": "name,session,target\nEva,1,1A\nFinn,2,1A"]).status == 200)
      let lines = try await club.run("line-up", "Club").output.split(separator: "\n")
      #expect(lines.contains { $0.contains("Session 1") && $0.contains("Eva") }, "\(lines)")
      #expect(lines.contains { $0.contains("Afternoon") && $0.contains("Finn") }, "\(lines)")
    }
  }

  @Test func `score cards with QR codes are reachable under Prepare, and results save as files`() async throws {
    try await Organised.shoot(["--guest", "Ben"]) { club in
      let page = try await club.olga.get("/shoots/\(club.shoot)").text
      let prepare = try #require(page.range(of: ">Prepare<"))
      #expect(page[prepare.upperBound...].contains("/shoots/\(club.shoot)/score-cards"))
      #expect(try await club.get("score-cards").contains("QR codes"))
      for format in ["csv", "json"] {
        let file = try await club.olga.head("/shoots/\(club.shoot)/results.\(format)", "content-disposition")
        #expect(file.hasPrefix("attachment;") && file.contains(".\(format)"), "\(file)")
      }
    }
  }
}
