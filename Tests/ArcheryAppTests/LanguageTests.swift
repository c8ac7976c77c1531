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
    try await withClub { served, _ in
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

  @Test func `is that of the first sentence of an empty store, for organiser and guest`() async throws {
    try await withClub { served, club in
      let olga = try await served.owner()
      let organiser = try await olga.get("/", accept: "text/html").text
      #expect(organiser.contains("<h2>No shoot yet</h2>"))
      #expect(organiser.contains("<p>Choose a round, add archers and start.</p>"))
      #expect(try await olga.get("/?lang=de").text.contains("Wähle eine Runde, füge Schützen hinzu und starte."))
      let shoot = try await club.newShoot("Evening", "--round", "wa18")
      let eve = try await served.newcomer("Eve", with: try await club.invite("Evening"))
      _ = try await eve.post("/shoots/\(shoot)/people/leave", ["id": "leave"])
      let guest = try await eve.get("/", accept: "text/html").text
      #expect(guest.contains("Ask the organiser for an invite, then <a href=\"/join\">join</a>."))
      #expect(!guest.contains("Choose a round, add archers"))
    }
  }

  @Test func `is that of a form's faults and of a practice's name`() async throws {
    try await withClub { served, _ in
      let olga = try await served.owner()
      let refused = try await olga.post("/practice?lang=de", ["round": "wa18"], from: "/practice?lang=de")
      #expect(refused.status == 422 && refused.text.contains("Fülle dieses Feld aus."))
      for (id, language, word) in [
        ("one", "de", "Training"), ("two", "fr", "Entraînement"), ("three", "en", "Practice"),
      ] {
        _ = try await olga.post("/practice?lang=\(language)", ["round": "wa18", "id": id])
        #expect(try await olga.get("/").text.contains(">\(word) "), "\(language)")
      }
    }
  }

  @Test func `is that of rounds, titles and examples`() async throws {
    try await withClub("--sample") { served, _ in
      let olga = try await served.owner()
      let shootOff = "/shoots/sample-shoot/shoot-off"
      for (language, round, title) in [
        ("de", "WA Feld 24, roter Pflock, bekannt", "Stechen · "),
        ("fr", "WA campagne 24, piquet rouge, connu", "Barrage · "), ("en", "WA Field 24 Red Marked", "Shoot-off · "),
      ] {
        let rounds = try await olga.get("/rounds?lang=\(language)").text
        #expect(rounds.contains(round) && (language == "en" || !rounds.contains("Marked")), "\(language)")
        #expect(try await olga.get("\(shootOff)?lang=\(language)").text.contains("<title>\(title)"), "\(language)")
      }
      let results = try await olga.get("/shoots/sample-shoot/results?lang=fr").text
      #expect(results.contains(" × 10"))
      #expect(!results.contains("10 13"))
    }
  }

  @Test func `leaves files as they are`() async throws {
    try await withClub("--sample") { served, _ in
      let olga = try await served.owner()
      for path in ["/shoots/sample-shoot/results.csv", "/shoots/sample-shoot/results.json", "/register/register.csv"] {
        let file = try await olga.get(path)
        #expect(file.status == 200)
        #expect(try await olga.get("\(path)?lang=de") == file, "\(path)")
      }
    }
  }
}
