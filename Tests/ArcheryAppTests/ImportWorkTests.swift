import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("A small file that causes much work", .timeLimit(.minutes(5)))
struct ImportWorkTests {
  private static let form = "application/x-www-form-urlencoded"

  @Test func `is refused with a hint, and others are served meanwhile`() async throws {
    let book = "<workbook><sheets><sheet name=\"a\" id=\"r1\"/></sheets></workbook>"
    let sheet = DeflatedText("<worksheet><row r=\"1\">", "<c/>", times: 2_500_000, "</row></worksheet>")
    let workbook = Data(sheet.workbook(book)).base64EncodedString().replacing("+", with: "%2B")
      .replacing("=", with: "%3D")
    #expect(workbook.utf8.count < 100_000)
    try await withTemporaryFolder { folder in
      try await Served.run(in: folder, store: "memory:") { served in
        let olga = try await served.owner()
        let shoot = try await olga.newShoot("Club", as: "one")
        for path in ["/shoots/\(shoot)/entries", "/register/import"] {
          async let refusals = (0..<3).asyncMap { number in
            try await olga.ask("POST", path, body: "id=\(number)&workbook=\(workbook)", type: Self.form)
          }
          // A page of the same account needs no turn behind the files.
          #expect(try await olga.get("/shoots/\(shoot)/board").status == 200)
          for answer in try await refusals {
            // A slow machine meets the limit of time first.
            let hints = ["too large for an entry list", "takes the server too long"]
            #expect(answer.status == 422 && hints.contains { answer.text.contains($0) }, "\(answer.text)")
          }
        }
      }
    }
  }
}

extension Range<Int> {
  fileprivate func asyncMap<Value>(_ value: (Int) async throws -> Value) async throws -> [Value] {
    var values: [Value] = []
    for number in self { values.append(try await value(number)) }
    return values
  }
}
