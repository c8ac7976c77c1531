import Localization
import Pages
import Testing

@Suite("Names on a page")
struct NameOrderTests {
  private let names = ["Zoe", "Ömer", "ana", "Oskar", "Ben", "Olga"]

  @Test func `stand in the order of the reader's language`() {
    #expect(Language("de").sorted(names, by: \.self) == ["ana", "Ben", "Olga", "Ömer", "Oskar", "Zoe"])
    #expect(Language("sv").sorted(names, by: \.self) == ["ana", "Ben", "Olga", "Oskar", "Zoe", "Ömer"])
    #expect(Language("en").sorted(names, by: \.self) == ["ana", "Ben", "Olga", "Ömer", "Oskar", "Zoe"])
  }

  @Test func `keep their order where they are equal`() {
    let archers = [(id: 1, name: "Ana"), (id: 2, name: "ana"), (id: 3, name: "Ana")]
    #expect(Language("fr").sorted(archers) { $0.name }.map { $0.id } == [1, 2, 3])
  }
}
