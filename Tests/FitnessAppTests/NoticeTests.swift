import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("Notices of the fitness app", .timeLimit(.minutes(2)))
struct NoticeTests {
  @Test func `a member reads that an organiser removed a check-in, once, unless the kind is off`() async throws {
    try await withCrew { crew in
      let mia = try await crew.terminal(of: "Mia")
      let visitor = try await crew.served.visitor(of: mia)
      try await mia.say("check-in")
      let today = try #require(try await crew.mine(visitor)["today"] as? String)
      try await crew.gym.say("group", "correct", "Mia", today, "--reason", "Was at home")
      try await eventually("the server has told Mia") {
        try await visitor.get("/inbox").text.contains("was removed: ")
      }
      let told = try await mia.say("inbox", "--read")
      #expect(told.contains("new") && told.contains("in Crew was removed: Was at home"), "\(told)")
      #expect(told.split(separator: "\n").count == 1, "\(told)")
      #expect(try await !mia.say("inbox").contains("new"))
      let page = try await visitor.get("/inbox").text
      #expect(page.contains("href=\"\(crew.page)\""), "\(page)")
      let shown = try await visitor.get("/inbox", accept: "application/json").text
      #expect(shown.contains("\"address\":\"\(crew.page)\""), "\(shown)")
      let printed = try await mia.say("inbox", "--json")
      #expect(printed.contains("\"address\" : \"\(crew.page)\""), "\(printed)")
      let organiser = try await crew.gym.say("inbox")
      #expect(organiser.contains("Mia joined Crew.") && organiser.split(separator: "\n").count == 1, "\(organiser)")

      try await mia.say("notify", "--off", "entryChanged")
      try await mia.say("check-in")
      try await crew.gym.say("group", "correct", "Mia", today, "--reason", "Still at home")
      // The owner's command projects everything up to now.
      try await crew.gym.say("inbox")
      let after = try await mia.say("inbox")
      #expect(after.split(separator: "\n").count == 1, "\(after)")
    }
  }

  @Test func `the zone of a device that checks in is the account's, unless it has chosen one`() async throws {
    try await withCrew { crew in
      let mia = try await crew.served.visitor(of: try await crew.terminal(of: "Mia"))
      try await crew.gym.say("notify", "--zone", "Europe/Berlin")
      for visitor in [crew.olga, mia] {
        let fields = ["id": "z", "zone": "Asia/Kolkata"]
        #expect(try await visitor.post("\(crew.page)/check-in", fields).status == 200)
      }
      #expect(try await crew.gym.json("notify")["zone"] as? String == "Europe/Berlin")
      let settings = try await mia.get("/inbox/settings", accept: "application/json").text
      #expect(settings.contains(#""Asia/Kolkata""#) || settings.contains(#"Asia\/Kolkata"#), "\(settings)")
    }
  }

  @Test func `new notices are printed as they come, each once, until Ctrl-C`() async throws {
    try await withCrew { crew in
      let (gym, mia) = (crew.gym, try await crew.terminal(of: "Mia"))
      let visitor = try await crew.served.visitor(of: mia)
      func correct(_ reason: String) async throws {
        try await mia.say("check-in")
        let today = try #require(try await crew.mine(visitor)["today"] as? String)
        try await gym.say("group", "correct", "Mia", today, "--reason", reason)
      }
      let far = try await mia.following(["inbox", "--follow", "--json"]) { printed in
        try await correct("Was at home")
        let line = await printed.line()
        let notice = try #require(line).jsonObject()
        #expect(notice["readAt"] == nil && "\(notice)".contains("Was at home"), "\(notice)")
      }
      #expect(far == 130)
      // What is unread comes first.
      let again = try await mia.following(["inbox", "--follow", "--read"]) { printed in
        let old = await printed.line() ?? ""
        #expect(old.contains("was removed: Was at home"), "\(old)")
        try await correct("Still at home")
        let new = await printed.line() ?? ""
        #expect(new.contains("was removed: Still at home"), "\(new)")
        try await eventually("both are read") { try await !mia.say("inbox").contains("new") }
      }
      #expect(again == 130)
    }
  }

  @Test func `settings are the same by command and on the page, and bad ones are refused`() async throws {
    try await withCrew { crew in
      let gym = crew.gym
      let set = try await gym.say(
        "notify",
        "--quiet",
        "22:00-07:00",
        "--zone",
        "Europe/Berlin",
        "--off",
        "entryChanged"
      )
      #expect(set.contains("22:00-07:00") && set.contains("Europe/Berlin") && set.contains("off"), "\(set)")
      let page = try await crew.olga.get("/inbox/settings").text
      #expect(page.contains(#"value="22:00""#) && page.contains(#"value="Europe/Berlin""#), "\(page)")
      #expect(page.contains("An organiser corrects one of my check-ins"))
      let hours = ["id": "n1", "from": "", "until": "", "digest": "18:30", "zone": "Asia/Kolkata"]
      let boxes = ["boxes": "yes", "kind-entryChanged": "yes"]
      let saved = try await crew.olga.post("/inbox/settings", hours.merging(boxes) { $1 })
      #expect(saved.text.contains("Saved."))
      let now = try await gym.json("notify")
      #expect(now["digest"] as? String == "18:30" && now["zone"] as? String == "Asia/Kolkata" && now["quiet"] == nil)
      #expect(
        now["kinds"] as? [String: Bool] == [
          "entryChanged": true, "newMember": false, "overtaken": false, "streakEnds": false, "weekWon": false,
        ]
      )

      for wrong in [
        ["from": "22:00"], ["from": "22:00", "until": "22:00"], ["digest": "25:00"], ["zone": "Nowhere/Else"],
        ["kind-weekWon": "perhaps"],
      ] {
        let refused = try await crew.olga.post("/inbox/settings", ["id": "n2"].merging(wrong) { $1 })
        #expect(refused.status == 422, "\(wrong)")
      }
      for wrong in [["--quiet", "22:00"], ["--digest", "6 pm"], ["--zone", "Nowhere/Else"], ["--off", "weather"]] {
        let refused = try await gym.run(["notify"] + wrong)
        #expect(refused.status == 2 && refused.errors.contains(wrong[1]), "\(refused)")
      }
      #expect(try await gym.json("notify")["digest"] as? String == "18:30")
      try await gym.say("notify", "--digest", "none")
      #expect(try await gym.json("notify")["digest"] == nil)
    }
  }

  @Test func `a program changes the settings that it names, and no other`() async throws {
    try await withCrew { crew in
      let (gym, olga) = (crew.gym, crew.olga)
      try await gym.say("notify", "--quiet", "22:00-07:00", "--zone", "Europe/Berlin", "--off", "entryChanged")
      func post(_ fields: [String: String]) async throws -> [String: Any] {
        #expect(try await olga.post("/inbox/settings", fields).status == 200)
        return try await gym.json("notify")
      }
      let digest = try await post(["id": "d1", "digest": "18:00"])
      #expect(digest["digest"] as? String == "18:00" && digest["quiet"] as? String == "22:00-07:00", "\(digest)")
      #expect(digest["zone"] as? String == "Europe/Berlin")
      var kinds = [
        "entryChanged": false, "newMember": true, "overtaken": true, "streakEnds": true, "weekWon": true,
      ]
      #expect(digest["kinds"] as? [String: Bool] == kinds)
      let switched = try await post(["id": "d2", "kind-weekWon": "no", "kind-entryChanged": "yes"])
      (kinds["weekWon"], kinds["entryChanged"]) = (false, true)
      #expect(switched["kinds"] as? [String: Bool] == kinds && switched["digest"] as? String == "18:00")
      let hours = try await post(["id": "d3", "from": "", "until": ""])
      #expect(hours["quiet"] == nil && hours["digest"] as? String == "18:00", "\(hours)")
      #expect(hours["kinds"] as? [String: Bool] == kinds)
      // The page's form sends no box that is not ticked.
      let page = try await olga.get("/inbox/settings").text
      #expect(page.contains(#"name="boxes" value="yes""#), "\(page)")
      let none = try await post(["id": "d4", "boxes": "yes"])["kinds"] as? [String: Bool]
      #expect(none == kinds.mapValues { _ in false })
    }
  }

  @Test func `a device is turned on, tested and off by page and by JSON, and ends with its session`() async throws {
    try await withCrew { crew in
      let olga = crew.olga
      let before = try await olga.json("/inbox/device")
      let key = try #require(before["key"] as? String)
      #expect(key.count == 87 && before["isOn"] as? Bool == false)
      let page = try await olga.get("/inbox/settings").text
      #expect(page.contains(#"data-push="\#(key)""#) && page.contains("push.js") && !page.contains("data-push-on"))
      #expect(page.contains("Send me a test") && page.contains("iOS 16.4"))

      let keys =
        #"{"p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4","#
        + #""auth":"BTBZMqHH6r4Tts7J_aSIgg"}"#
      for wrong in ["", "{}", #"{"endpoint":"https://10.0.0.1/1","keys":\#(keys)}"#] {
        #expect(try await olga.post("/inbox/device", ["subscription": wrong]).status == 422, "\(wrong)")
      }
      #expect(try await olga.post("/inbox/device/test").status == 409)
      let good = ["subscription": #"{"endpoint":"https://push.example/1","expirationTime":null,"keys":\#(keys)}"#]
      let turned = try await olga.post("/inbox/device", good).text.jsonObject()
      #expect(turned["isOn"] as? Bool == true && turned["key"] as? String == key)
      #expect(try await olga.get("/inbox/settings").text.contains("data-push-on"))
      #expect(try await olga.post("/inbox/device/off").text.contains(#""isOn":false"#))

      // A device of another session of hers is its own.
      #expect(try await olga.post("/inbox/device", good).status == 200)
      let second = try await crew.served.visitor(with: try await crew.gym.link().captured(/sign-in\/(\S+)/))
      #expect(try await second.json("/inbox/device")["isOn"] as? Bool == false)
      try await crew.gym.say("rotate-keys", "--sign-out")
      let third = try await crew.served.visitor(with: try await crew.gym.link().captured(/sign-in\/(\S+)/))
      #expect(try await third.json("/inbox/device")["key"] as? String != key)

      for wrong in ["olga", "tel:1", "http://club.example", "mailto:olga"] {
        let refused = try await crew.gym.run("serve", "--contact", wrong)
        #expect(refused.status == 2 && refused.errors.contains("--contact"), "\(refused)")
      }
    }
  }
}
