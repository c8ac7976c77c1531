import AppTestSupport
import Domain
import FoundationEssentials
import TestSupport
import Testing

@Suite("The language of an answer", .timeLimit(.minutes(2)))
struct AnswerLanguageTests {
  private func title(_ page: String) -> String {
    String(page.firstMatch(of: /<h1>([^<]*)<\/h1>/)?.1 ?? "")
  }

  @Test func `is that of the address, the account, the browser, in this order`() async throws {
    try await withTemporaryFolder { folder in
      try await Served.run(in: folder, store: "sqlite:\(folder.path)/club.sqlite") { served in
        let olga = try await served.owner()
        let english = try await olga.get("/", accept: "text/html")
        #expect(title(english.text) == "Shoots" && english.text.contains("<html lang=\"en\" dir=\"ltr\">"))
        let german = try await olga.get("/?lang=de", accept: "text/html")
        #expect(title(german.text) == "Turniere" && german.text.contains("<html lang=\"de\" dir=\"ltr\">"))
        #expect(german.text.contains("/assets/") && german.text.contains("-de/forms.js"))
        #expect(try await olga.get("/?lang=ar-XB").text.contains("dir=\"rtl\""))
        #expect(title(try await olga.get("/?lang=xx").text) == "Shoots")
        _ = try await olga.post("/language", ["language": "fr"])
        #expect(title(try await olga.get("/").text) == "Concours")
        #expect(title(try await olga.get("/?lang=de").text) == "Turniere")
        // Each part of the page, its head and its errors.
        let account = try await olga.get("/account").text
        #expect(
          account.contains("<title>Votre compte")
            && account.contains("<option value=\"fr\" lang=\"fr\" selected>Français")
        )
        #expect(try await olga.get("/nowhere?lang=fr", accept: "text/html").text.contains("Il n’y a rien ici"))
        // Programs get English.
        #expect(try await olga.get("/nowhere").text.contains("There is nothing here"))
        #expect(try await olga.post("/language", ["language": "xx"]).status == 422)
        _ = try await olga.post("/language", ["language": ""])
        #expect(title(try await olga.get("/").text) == "Shoots")
      }
    }
  }
}
