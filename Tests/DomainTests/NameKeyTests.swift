import Domain
import Testing

struct NameKeyTests {
  @Test(arguments: [
    "Ana  O’Brien-Köhler", "ana o'brien-köhler", "ANA O'BRIEN-KÖHLER", "Ana\u{A0}O\u{2BC}Brien\u{2010}Köhler",
    "Ana O'Brien-Ko\u{308}hler", "\u{3000}Ana\t\u{200B}O\u{B4}Brien\u{2013}Köh\u{AD}ler ", "Ａｎａ O`Brien-Köhler",
  ])
  func `spellings of one name have one key`(spelling: String) {
    #expect(NameKey(spelling) == NameKey("Ana O'Brien-Köhler"))
    #expect(NameKey(spelling).text == "ana o'brien-köhler")
    #expect(NameKey(loosely: spelling).text == "ana o'brien-kohler")
  }

  @Test(arguments: [
    ("Groß", "GROSS"), ("Σίσυφος", "ΣΊΣΥΦΟΣ"), ("İlker", "ilker"), ("ﬁnn", "FINN"), ("नि\u{200C}शा", "निशा"),
  ])
  func `case and forms of letters do not matter`(one: String, other: String) {
    #expect(NameKey(one) == NameKey(other))
  }

  @Test(arguments: [
    ("Müller", "Muller"), ("Jo^n", "Jon"), ("O'Neil", "ONeil"), ("Ann Lee", "Annlee"), ("Ann-Lee", "Ann Lee"),
  ])
  func `other letters, punctuation and ends of words are other names`(one: String, other: String) {
    #expect(NameKey(one) != NameKey(other))
  }

  @Test func `only accents are ignored loosely`() {
    #expect(NameKey(loosely: "Zoë MÜLLER") == NameKey(loosely: "zoe muller"))
    #expect(NameKey(loosely: "नि") != NameKey(loosely: "नु"))
    #expect(NameKey(loosely: "が") != NameKey(loosely: "か"))
  }

  @Test func `a blank name has a blank key`() {
    #expect(["", " \u{A0}\n", "\u{200B}"].allSatisfy { NameKey($0).isBlank })
    #expect(!NameKey("-").isBlank)
  }

  @Test func `control characters and marks of direction do not reach a terminal`() {
    #expect("a\u{1B}[31m\u{9B}2J\u{202E}b\r\nc\td".terminalText == "a�[31m�2Jb�\nc\td")
    #expect("a\nb\u{2028}c\u{1B}".terminalLine == "a b c�")
  }
}
