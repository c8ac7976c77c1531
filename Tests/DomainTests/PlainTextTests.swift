import Domain
import Testing

@Suite("A name from outside")
struct PlainTextTests {
  @Test func `loses marks of direction and controls, and keeps visible characters`() {
    #expect("Ana\u{202E}neB\u{2069}".plainName == "AnaneB")
    #expect("\u{200E}\u{200F}\u{061C} Ana\u{1B}[2J\n".plainName == "Ana [2J")
    #expect("👩‍👩‍👧‍👦 José ‎".plainName == "👩‍👩‍👧‍👦 José")
    #expect("نادية می‌خواهم".plainName == "نادية می‌خواهم", "a joiner is part of the word")
  }

  @Test(
    "is empty where nothing of it could be seen",
    arguments: [
      "", " \t", "\u{200B}\u{200D}", "\u{202E}", "\u{3164}\u{FE0F}", "\u{E000}", "\u{2800}", "\u{AD}\u{FEFF}",
    ]
  )
  func hidden(name: String) {
    #expect(name.plainName.isEmpty)
  }

  @Test func `keeps the spaces of a text that is no name`() {
    #expect(" a\n\u{202E}b ".withoutTurns == " a\nb ")
  }
}
