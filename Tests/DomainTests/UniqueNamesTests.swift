import Domain
import Testing

struct UniqueNamesTests {
  @Test func `a later holder of a name gets a number, and no number is given twice`() {
    var free = UniqueNames()
    let names = ["Mia", "Ben", "Mia", "Mia (2)", "Mia"].map { free.take($0) }
    #expect(names == ["Mia", "Ben", "Mia (2)", "Mia (2) (2)", "Mia (3)"])
    #expect(free.take("Ben") { "Ben no. \($0)" } == "Ben no. 2")
  }

  @Test func `names that compare as equal are one name`() {
    var free = UniqueNames()
    #expect(
      ["Ana Berg", "ana  berg", "Ana\u{A0}Berg"].map { free.take($0) } == [
        "Ana Berg", "ana  berg (2)", "Ana\u{A0}Berg (3)",
      ]
    )
  }
}
