import QRCodes
import Testing

@Suite("Drawings of a QR code")
struct DrawingTests {
  @Test(arguments: ["7", "https://scorebook.local:8080/join/3F9K-22QM-7XPT"])
  func `the SVG shows every module, black on white, inside the quiet zone`(text: String) throws {
    let code = try QRCode(text)
    let svg = code.svg(title: "Address")
    let side = code.size + 8
    #expect(svg.contains("viewBox=\"0 0 \(side) \(side)\""))
    #expect(svg.contains("<rect width=\"\(side)\" height=\"\(side)\" fill=\"#fff\"/><path fill=\"#000\""))
    #expect(svg.contains("shape-rendering=\"crispEdges\""))
    var dark: Set<[Int]> = []
    for run in svg.matches(of: /M(\d+) (\d+)h(\d+)v1h-(\d+)z/) {
      let (column, row) = (try #require(Int(run.1)), try #require(Int(run.2)))
      let length = try #require(Int(run.3))
      #expect(run.3 == run.4)
      for place in 0..<length { dark.insert([row - 4, column - 4 + place]) }
    }
    #expect(dark == Self.dark(code))
  }

  @Test func `the SVG has a title that cannot break out of it`() throws {
    let svg = try QRCode("x").svg(title: "\"Ana\" <b> & Ben")
    #expect(svg.contains("role=\"img\" aria-label=\"&quot;Ana&quot; &lt;b&gt; &amp; Ben\""))
    #expect(svg.contains("<title>&quot;Ana&quot; &lt;b&gt; &amp; Ben</title>"))
  }

  @Test(arguments: [true, false])
  func `the terminal shows every module inside the quiet zone`(colored: Bool) throws {
    let code = try QRCode("https://scorebook.local:8080")
    let lines = code.terminalText(colored: colored).split(separator: "\n", omittingEmptySubsequences: false)
    var dark: Set<[Int]> = []
    for (number, line) in lines.enumerated() {
      #expect(line.hasPrefix("\u{1B}[97;40m") == colored)
      #expect(line.hasSuffix("\u{1B}[0m") == colored)
      let characters = colored ? line.dropFirst(8).dropLast(4) : line
      #expect(characters.count == code.size + 8)
      for (column, character) in characters.enumerated() {
        if " ▄".contains(character) { dark.insert([2 * number - 4, column - 4]) }
        if " ▀".contains(character) { dark.insert([2 * number - 3, column - 4]) }
      }
    }
    #expect(dark == Self.dark(code))
  }

  private static func dark(_ code: QRCode) -> Set<[Int]> {
    var dark: Set<[Int]> = []
    for row in 0..<code.size {
      for column in 0..<code.size where code.isDark(row: row, column: column) { dark.insert([row, column]) }
    }
    return dark
  }
}
