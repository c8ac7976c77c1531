import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("fitness-challenge in the reader's language", .timeLimit(.minutes(3)))
struct LanguageTests {
  /// Calls `body` with each page of the app that links lead to from the first pages, in the pseudo-language.
  private func forEachPage(of visitor: Visitor, _ body: (_ path: String, _ page: String) -> Void) async throws {
    var (waiting, seen) = (["/", "/join", "/inbox", "/account", "/groups/sample"][...], Set<String>())
    while let path = waiting.popFirst() {
      // One of the pages of weeks.
      guard seen.insert(path.replacing(/\d[\w-]*/, with: "1")).inserted else { continue }
      let page = try await visitor.get("\(path)\(path.contains("?") ? "&" : "?")lang=en-XA", accept: "text/html")
      guard page.status == 200, page.text.contains("<main") else { continue }
      body(path, page.text)
      for link in page.text.matches(of: /href="(\/groups\/[^"#]*)"/) {
        waiting.append(String(link.output.1).replacing("&amp;", with: "&"))
      }
      try #require(seen.count < 100, "the walk does not end")
    }
    for part in ["boards", "connections", "mine", "people", "settings", "sources", "weeks"] {
      #expect(seen.contains { $0.hasPrefix("/groups/sample/\(part)") }, "no link leads to \(part)")
    }
  }

  /// Words of English in what a page itself shows; in the pseudo-language every sentence of a catalogue is accented.
  private func plainWords(_ page: String) -> [Substring] {
    var text = String(page.firstMatch(of: /(?s)<main.*<\/main>/)?.output ?? "")
    for tag in ["bdi", "code", "time", "script", "textarea"] {
      text = text.split(separator: "</\(tag)>").map {
        $0.prefix(upTo: $0.range(of: "<\(tag)")?.lowerBound ?? $0.endIndex)
      }
      .joined(separator: " ")
    }
    // Languages have their own names.
    text = text.replacing(/<option[^>]* lang=[^>]*>[^<]*/, with: "").replacing(/<[^>]*>|&[^;]*;/, with: " ")
    return text.matches(of: /[A-Za-z]{3,}/).map(\.output).filter { !Self.names.contains($0) }
  }

  /// The sample's members where a choice names them, and the command that starts the server for phones.
  private static let names: Set<Substring> = [
    "Aylin", "Jonas", "Mia", "Olga", "Tom", "UTC", "challenge", "fitness", "host", "serve",
  ]

  @Test func `every page has its words from the catalogue`() async throws {
    try await withServedGym("--sample") { served, _ in
      let olga = try await served.owner()
      try await forEachPage(of: olga) { path, page in #expect(plainWords(page) == [], "\(path)") }
      let german = try await olga.get("/groups/sample?lang=de", accept: "text/html").text
      #expect(german.contains("<span class=\"check-in-word\">Eintragen</span>") && german.contains(">Diese Woche</h2>"))
      let french = try await olga.get("/groups/sample/mine?lang=fr", accept: "text/html").text
      #expect(french.contains("<h1>Ma série</h1>") && french.contains("Encore 2 jokers pour ces 30 jours."))
      let file = try await olga.get("/groups/sample/mine.csv")
      #expect(file.status == 200 && file.text.contains(","))
      #expect(try await olga.get("/groups/sample/mine.csv?lang=de") == file)
      // A form answers in the reader's language, and a program in English.
      let list = ["list": "id,date\n1,2020-01-01", "zone": "UTC"]
      let told = try await olga.post("/groups/sample/sources/import?lang=de", list).text
      #expect(told.contains("0 gezählt, 1 zu spät.") && told.contains("Woche 01/2020 ist vorbei"))
    }
  }

  @Test func `the command line speaks the language of its terminal, and JSON is English`() async throws {
    try await withGym { gym in
      @Sendable func german(_ arguments: String...) async throws -> (output: String, errors: String) {
        let process = gym.program.process(arguments + ["--store", gym.store])
        process.environment?["LC_ALL"] = "de_DE.UTF-8"
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        return try await withoutBlockingOthers {
          try process.run()
          let texts = try [output, errors].map {
            String(decoding: try $0.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
          }
          process.waitUntilExit()
          return (texts[0], texts[1])
        }
      }
      #expect(
        try await german("week").errors
          == "fitness-challenge: Du bist in keiner Gruppe. Erstelle eine: fitness-challenge group new NAME\n"
      )
      #expect(try await german("group", "new", "Crew").output.contains("1 Mitglied, unter deiner Leitung"))
      #expect(try await german("check-in").output.hasSuffix("1 diese Woche, 1 Tag in Folge.\n"))
      #expect(try await german("check-in").errors.contains("Mehr zählt an diesem Tag nicht."))
      let streak = try await german("streak").output
      #expect(
        streak.hasPrefix("1 Tag in Folge, höchstens 1.\nNoch 2 Joker.") && streak.contains("Mo  Di  Mi  Do  Fr  Sa  So")
      )
      let file = gym.folder.appending(path: "liste.csv")
      try Data("Kennung;Datum\nlauf;1.1.2020\n".utf8).write(to: file)
      #expect(try await german("import", file.path).output.contains("Woche 01/2020 ist vorbei"))
      #expect(try await german("import", file.path, "--json").output.contains("Week 01 of 2020 is over"))
    }
  }
}
