import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("pinball-practice in the reader's language", .timeLimit(.minutes(3)))
struct LanguageTests {
  /// The output and the errors of a command in a terminal of a language.
  private func run(_ arguments: [String], _ language: String, in arcade: Terminal) throws -> (
    output: String, error: String
  ) {
    let process = arcade.program.process(arguments + ["--store", arcade.store])
    process.environment = (process.environment ?? [:]).merging(["LANG": language, "LC_ALL": language]) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let texts = try [output, errors].map {
      String(decoding: try $0.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (texts[0], texts[1])
  }

  @Test func `pages show sentences, numbers and days of the language, and JSON is the same in each`() async throws {
    try await withSample { olga, _ in
      let german = try await olga.get("/league/stats?season=2&bank=2&machine=TMNT&lang=de")
      #expect(german.text.contains("<html lang=\"de\"") && german.text.contains(">Punktestand</a>"))
      let scored = try #require(german.rows.first { $0.cells.contains("Cleo Farrow") })
      #expect(scored.cells == ["Cleo Farrow", "TMNT", "6.014.350", "82", "S2 B2", "22. Sept. 2026"])
      let french = try await olga.get("/league/stats?season=2&bank=2&machine=TMNT&lang=fr").text
      #expect(french.contains("6\u{202F}014\u{202F}350") && french.contains("22 sept. 2026"))
      let json = try await olga.get("/league/stats?season=2&lang=de", accept: "application/json").text
      #expect(try await olga.get("/league/stats?season=2", accept: "application/json").text == json)
      // Every page of the app, in both languages, keeps no English heading.
      let headings = [
        "/practice": "Eintragen", "/practice/journal": "Tagebuch", "/practice/groups": "Gruppen",
        "/practice/insights": "Auswertung", "/practice/mechanics": "Technik", "/practice/files": "Import und Export",
        "/settings": "Einstellungen", "/content": "Liga und Dateien", "/library": "Bibliothek", "/about": "Über",
        "/people": "Spieler", "/league/targets": "Ziele", "/league/compare": "Vergleichen",
      ]
      for (page, heading) in headings {
        #expect(try await olga.get("\(page)?lang=de").text.contains("<h1>\(heading)</h1>"), "\(page)")
      }
    }
  }

  @Test func `the score parser takes the plain number of the language of the page`() async throws {
    try await withSample { olga, _ in
      let fields = ["kind": "score", "game": "Gmdvl", "score": "12,5M", "id": "one"]
      let saved = try await olga.post("/practice?lang=de", fields)
      #expect(saved.status == 200)
      #expect(try await olga.get("/practice/journal?lang=de").text.contains("12.500.000"))
      let wrong = fields.merging(["score": "1e9", "id": "two"]) { $1 }
      let refused = try await olga.post("/practice?lang=de", wrong, from: "/practice?lang=de")
      #expect(refused.status == 422 && refused.text.contains("Das ist kein Punktestand."))
    }
  }

  @Test func `commands print the terminal's language, and refuse in it`() async throws {
    try await withArcade { arcade in
      try await arcade.say("standings", "--content", "sample")
      let german = try run(["standings"], "de_DE.UTF-8", in: arcade)
      #expect(german.output.hasPrefix("Saison 2\n") && german.output.contains("Abende"))
      #expect(try run(["groups"], "fr_FR.UTF-8", in: arcade).output.hasPrefix("Aucun groupe."))
      let wrong = try run(["log", "score", "Medieval Madness", "1e9"], "de_DE.UTF-8", in: arcade)
      #expect(wrong.error.contains("Das ist kein Punktestand.") && wrong.error.contains("12,5M"))
      _ = try run(["log", "score", "Medieval Madness", "12,5M"], "de_DE.UTF-8", in: arcade)
      #expect(try run(["journal"], "de_DE.UTF-8", in: arcade).output.contains("Punktestand: 12.500.000 (Training)"))
      #expect(try await arcade.say("journal").contains("Score: 12,500,000 (Practice)"))
    }
  }
}
