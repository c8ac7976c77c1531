import Pinball
import Testing

@Suite struct `Names` {
  @Test(arguments: [
    ("Zoë  Müller", "zoe muller"), (" ANA\u{301}\tde Vries ", "ana de vries"), ("O'Neil-Ö", "o'neil-o"),
  ])
  func `are compared without marks, case and spaces`(name: String, compared: String) {
    #expect(ComparedName(name) == ComparedName(compared))
    #expect(ComparedName(name).text == compared)
  }

  @Test(arguments: [("Jo^n", "Jon"), ("O'Neil", "ONeil"), ("Ann Lee", "Annlee"), ("Ann-Lee", "Ann Lee")])
  func `differ by punctuation and by where words end`(one: String, other: String) {
    #expect(ComparedName(one) != ComparedName(other))
  }
}
