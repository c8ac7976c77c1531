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
    "loses invisible characters that do no work",
    arguments: [
      ("A\u{200B}na", "Ana"), ("An\u{200D}a", "Ana"), ("Ana\u{200C}", "Ana"), ("A\u{FE0F}na", "Ana"),
      ("\u{2060}Ana\u{FEFF}", "Ana"), ("A\u{34F}na \u{115F}B", "Ana B"), ("An\u{E0061}a", "Ana"), ("An\u{AD}a", "Ana"),
      ("ب\u{200C}\u{200C}ب", "ب\u{200C}ب"), ("ب\u{200D}", "ب"),
    ]
  )
  func invisible(name: String, shown: String) {
    #expect(name.plainName == shown)
    #expect(Array(name.plainName.unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test(
    "keeps what joins letters and emoji",
    arguments: [
      "می\u{200C}خواهم", "क्\u{200D}ष", "👩\u{200D}❤\u{FE0F}\u{200D}👨",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "葛\u{E0100}",
    ]
  )
  func joined(name: String) {
    #expect(Array(name.plainName.unicodeScalars) == Array(name.unicodeScalars))
  }

  @Test func `mixes alphabets where letters of two look alike`() {
    for name in ["Ann\u{430}", "\u{410}nna", "Βen", "Sτeve", "\u{555}wen"] { #expect(name.mixesAlphabets, "\(name)") }
    for name in ["", "Anna Müller-Łukasz 2", "Анна Иванова", "Νίκος", "山田 Ken", "نادية", "José 👩\u{200D}👧"] {
      #expect(!name.mixesAlphabets, "\(name)")
    }
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

  @Test(
    "is accepted as it is, unless nothing of it could be seen or it changes the text around it",
    arguments: [
      "می\u{200C}خواهم", "क्\u{200D}ष", "👩\u{200D}❤\u{FE0F}\u{200D}👨",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "דנה\u{200F}!", " Ana ", "O’Berg-Łódź", "e\u{301}",
    ],
    ["\u{202E}", "\u{2066}", "\u{0}", "\n", "\u{1B}", "\u{85}", "\u{7F}"]
  )
  func accepted(name: String, steering: String) {
    #expect(TextLimit.name.accepts(name: name) && name.isPlain)
    #expect(!TextLimit.name.accepts(name: "A\(steering)\(name)") && !"A\(steering)\(name)".isPlain)
    for hidden in ["\u{200B}", "\u{200D}\u{FE0F}", "\u{2800}", "\u{202E}", "\u{E000}"] { #expect(!hidden.isPlain) }
    #expect("".isPlain && " \n".isPlain && !TextLimit.name.accepts(name: " "))
  }

  @Test func `keeps the spaces of a text that is no name`() {
    #expect(" a\n\u{202E}b ".withoutTurns == " a\nb ")
  }
}
