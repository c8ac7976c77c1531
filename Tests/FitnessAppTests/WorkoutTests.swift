import AppTestSupport
import Foundation
import TestSupport
import Testing

/// Workouts that come from elsewhere: by a list, or from a watch.
@Suite("fitness-challenge import and hooks", .timeLimit(.minutes(3)))
struct WorkoutTests {
  private static let now = Date.now.formatted(.iso8601)

  private func verdicts(_ answer: [String: Any]) -> [String] {
    (answer["outcomes"] as? [[String: Any]] ?? []).compactMap { $0["verdict"] as? String }
  }

  private func write(_ text: String, in gym: Terminal) throws -> String {
    let file = gym.folder.appending(path: "workouts.csv")
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @Test func `a list counts each of its workouts once, and reports the ignored columns`() async throws {
    try await withGym { gym in
      try await gym.say("group", "new", "Crew")
      let file = try write("id;at;note\nrun-1;\(Self.now);5 km\nold;2020-06-01T10:00:00Z;\nbad;noon;\n", in: gym)
      let plan = try await gym.say("import", file, "--dry-run")
      #expect(plan.hasPrefix("Nothing is recorded yet: 1 counted, 1 too late, 1 wrong."))
      #expect(try await gym.say("history").hasPrefix("No check-ins yet."))
      let first = try await gym.say("import", file)
      #expect(
        first.hasPrefix("1 counted, 1 too late, 1 wrong.\nline 3  too late  old") && first.contains("line 4  wrong")
      )
      let again = try await gym.json("import", file, "Crew")
      #expect(verdicts(again) == ["known", "tooLate", "wrong"])
      let history = try await gym.say("history")
      #expect(history.contains("5 km  from an import") && history.split(separator: "\n").count == 1)
    }
  }

  @Test func `a member takes a history along into another group, by a table`() async throws {
    try await withServedGym { served, gym in
      try await gym.say("group", "new", "Old crew", "--zone", "Asia/Kathmandu")
      try await gym.say("check-in", "Old crew", "--zone", "Asia/Kathmandu", "--note", "=5 km, \"fast\"")
      let table = try await gym.say("history", "--csv", "Old crew")
      #expect(table.hasPrefix("id,at,date,note,source,counts\r\n"))
      #expect(table.contains("+05:45,") && table.contains(",\"'=5 km, \"\"fast\"\"\",,yes\r\n"))
      let olga = try await served.owner()
      #expect(try await olga.get("/groups/\(try await olga.group())/mine.csv").text == table)
      try await gym.say("group", "new", "New crew", "--zone", "Asia/Kathmandu")
      #expect(try await gym.say("import", try write(table, in: gym), "New crew").hasPrefix("1 counted."))
      let (old, new) = (try await gym.json("history", "Old crew"), try await gym.json("history", "New crew"))
      for fact in ["date", "occurredAt"] {
        let dates = [old, new].map { ($0["entries"] as? [[String: Any]])?.compactMap { "\($0[fact] ?? "")" } }
        #expect(dates[0] == dates[1])
      }
    }
  }

  @Test func `a list that cannot be read is one line and counts nothing`() async throws {
    try await withGym { gym in
      try await gym.say("group", "new", "Crew")
      let columns = try await gym.fail("import", try write("when,what\n1,2\n", in: gym))
      #expect(columns == (1, "The first line names the columns: id and date, or id and at."))
      #expect(try await gym.fail("import", "/nowhere.csv").line == "/nowhere.csv cannot be read. Check the path.")
      #expect(try await gym.fail("import").status == 2)
    }
  }

  @Test func `a watch checks its owner in, once for each workout, by whatever way it comes`() async throws {
    try await withServedGym { served, gym in
      try await gym.say("group", "new", "Crew", "--every-check-in")
      let url = try #require(try await gym.json("group", "hook", "--name", "Watch")["url"] as? String)
      let path = String(url.dropFirst(served.address.count))
      let watch = served.stranger
      let told = "{\"id\": \"run-1\", \"at\": \"\(Self.now)\", \"note\": \"5 km\"}"
      for verdict in ["counted", "known"] {
        let answer = try await watch.send(path, told)
        #expect(answer.status == 200)
        #expect(verdicts(try answer.text.jsonObject()) == [verdict])
      }
      let file = try write("id,at\nrun-1,\(Self.now)\nrun-2,\(Self.now)\n", in: gym)
      #expect(verdicts(try await gym.json("import", file)) == ["known", "counted"])
      // Services number their workouts, and send several.
      let several =
        "[{\"id\": 17, \"at\": \"\(Self.now)\"}, {\"id\": \"old\", \"at\": \"2020-06-01T10:00:00Z\"}, {\"id\": \"x\"}]"
      #expect(verdicts(try await watch.send(path, several).text.jsonObject()) == ["counted", "tooLate", "wrong"])
      #expect(try await gym.say("week").contains("1  Olga  3  you"))
      #expect(try await gym.say("group", "hook", "--list").hasPrefix("Watch  "))
    }
  }

  @Test func `a request without a hook or a workout is rejected as a problem`() async throws {
    try await withServedGym { served, gym in
      try await gym.say("group", "new", "Crew")
      let url = try #require(try await gym.json("group", "hook")["url"] as? String)
      let path = String(url.dropFirst(served.address.count))
      let watch = served.stranger
      for (body, status) in [
        ("{", 400), ("{\"at\": \"x\"}", 422), ("7", 422), (String(repeating: " ", count: 70_000), 413),
      ] {
        let answer = try await watch.send(path, body)
        #expect(answer.status == status)
        #expect(try answer.text.jsonObject()["status"] as? Int == Int(status))
      }
      for _ in 0..<20 {
        #expect(try await watch.send("/hooks/wrong", "{}").status == 404)
      }
      #expect(try await watch.send(path, "[]").status == 200)
      let list = try await gym.say("group", "hook", "--list")
      let id = try #require(list.split(whereSeparator: \.isWhitespace).last)
      #expect(try await gym.say("group", "hook", "--end", String(id)) == "Ended: Device\n")
      #expect(try await watch.send(path, "[]").status == 404)
    }
  }

  @Test func `the page makes an address, ends it, and reads lists; a removed member's workouts do not count`()
    async throws
  {
    try await withServedGym { served, gym in
      let id = try #require(try await gym.json("group", "new", "Crew")["id"] as? String)
      let mia = try await served.newcomer("Mia", with: try await gym.invite())
      let sources = "/groups/\(id)/sources"
      let connections = "/groups/\(id)/connections"
      let settings = try await mia.get("/groups/\(id)/settings").text
      #expect(settings.contains(sources) && settings.contains(connections))
      let list = "id,date\n1,2020-01-01\n2,\(Self.now.prefix(10))"
      let looked = try await mia.post("\(sources)/import", ["list": list, "zone": "UTC", "trial": "yes"]).text
      #expect(looked.contains("Nothing is recorded yet: 1 counted, 1 too late.") && looked.contains("1,2020-01-01"))
      let counted = try await mia.post("\(sources)/import", ["list": list, "zone": "UTC"]).text
      #expect(counted.contains("1 counted, 1 too late.") && counted.contains("Line 2:"))
      let wrong = try await mia.post("\(sources)/import", ["list": "x"], from: sources).text
      #expect(wrong.contains("id=\"form-fault\"") && wrong.contains(">x</textarea>"))
      func connect(_ name: String) async throws -> String {
        let page = try await mia.post("\(connections)/connect", ["name": name]).text
        return try page.captured(/(\/hooks\/[a-z0-9]+)</)
      }
      let (first, second) = (try await connect("Watch <b>"), try await connect("Other"))
      let watch = served.stranger
      #expect(try await watch.send(first, "[]").status == 200)
      let page = try await mia.get(connections).text
      #expect(page.contains("Watch &lt;b&gt;") && !page.contains(first))
      let hook = try #require(page.firstMatch(of: /name="hook" value="([0-9a-f]+)"/)).1
      // Only Mia can end her own webhook.
      let olga = try await served.owner()
      #expect(try await olga.post("\(connections)/end", ["hook": String(hook)]).status == 404)
      _ = try await mia.post("\(connections)/end", ["hook": String(hook)])
      #expect(try await watch.send(first, "[]").status == 404)
      try await gym.say("group", "remove", "Mia")
      #expect(try await watch.send(second, "{\"id\": \"late\", \"at\": \"\(Self.now)\"}").status == 404)
    }
  }
}
