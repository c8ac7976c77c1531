import CanonicalJSON
import Domain
import Foundation
import Localization
import SeededRandom
import Spreadsheets
import Testing

/// The examples of the modules' DocC articles about values and formats: a tidy test compares them.
@Suite("The examples of values")
struct ValueExamples {
  @Test func `of CanonicalJSON`() throws {
    struct Shot: Codable, Equatable { let x: Int, y: Int }
    let bytes = try CanonicalJSON.encode(Shot(x: 3, y: -4))
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"x":3,"y":-4}"#)
    #expect(try CanonicalJSON.decode(Shot.self, from: bytes) == Shot(x: 3, y: -4))
  }

  @Test func `of SeededRandom`() {
    var dice = SplitMix64(seed: 42)
    var again = SplitMix64(seed: 42)
    #expect(dice.next(below: 6) == again.next(below: 6))
  }

  @Test func `of Spreadsheets`() {
    let table = DelimitedText("name;club\nAna;Nord\n")
    #expect(table.records.map(\.fields) == [["name", "club"], ["Ana", "Nord"]])
  }

  @Test func `of Localization`() {
    let count = 3
    let message: Message = "\(count) arrows to send"
    #expect(Localizer.source(message) == "3 arrows to send")
  }
}
