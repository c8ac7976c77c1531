import Domain
import Pinball
import Testing

@Suite struct `A league's text about itself` {
  @Test func `is read from its file, without what only its publisher needs`() {
    var league = League()
    league.take(.about, Array("---\ntitle: x\n---\n# Our league\n".utf8))
    #expect(league.about?.chapters.map(\.title) == ["Our league"])
    #expect(league.has(.about) && league.isEmpty && league.problems.isEmpty)
  }

  @Test(
    arguments: [
      ([], "The file is empty."), ([0xFF, 0xFE, 0x00], "The file is not text in UTF-8 or UTF-16."),
      (Array(repeating: UInt8(ascii: "a"), count: 65_537), "The file is larger than 65536 bytes."),
    ] as [([UInt8], String)]
  )
  func `stays where a newer one cannot be read`(bytes: [UInt8], reason: String) {
    var league = League()
    league.take(.about, Array("We meet on Tuesdays.".utf8))
    league.take(.about, bytes)
    #expect(league.about == MarkdownDocument("We meet on Tuesdays."))
    #expect(league.problems[.about].map { "\($0)" } == reason)
    #expect(League.objection(to: .about, bytes) != nil)
  }
}
