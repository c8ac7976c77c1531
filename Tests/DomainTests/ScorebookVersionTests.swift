import Domain
import Testing

@Suite("A store's version")
struct ScorebookVersionTests {
  @Test(
    "is newer than the program's by its numbers, and no other text is",
    arguments: [("99.0.0", true), ("0.100.0", true), (ScorebookVersion.current, false), ("0.0.999", false)]
      + ["", "99", "99.0", "99.0.0.0", "99.0.x", "-99.0.0", "99..0", "99.0.0\u{1B}[2J"].map { ($0, false) }
  )
  func isNewer(writer: String, isNewer: Bool) {
    #expect((ScorebookVersion.warning(about: "club", writer: writer) != nil) == isNewer)
    let remedy = isNewer ? "Scorebook \(writer)" : "the newer version"
    let refusal = ScorebookVersion.refusal(ofFormat: 4, known: 3, writer: writer)
    #expect(refusal == "it has format 4, and this program knows formats up to 3; install \(remedy)")
  }

  @Test func `is unknown for a store that names none`() {
    #expect(ScorebookVersion.warning(about: "club", writer: nil) == nil)
    #expect(ScorebookVersion.refusal(ofFormat: 4, known: 3, writer: nil).hasSuffix("install the newer version"))
  }
}
