import SeededRandom
import Testing

@testable import QRCodes

@Suite("What the encoder chooses")
struct ShortestTests {
  @Test func `splits a text into segments of the modes that need the fewest bits`() {
    func modes(_ text: String) -> [TextMode] { Segment.shortest(for: Array(text.utf8), in: .small).map(\.mode) }
    #expect(modes("") == [])
    #expect(modes("0123456789") == [.numeric])
    #expect(modes("HELLO WORLD") == [.alphanumeric])
    #expect(modes("https://a.example") == [.byte])
    #expect(modes("hello 123") == [.byte, .numeric])
    #expect(modes("hello 12 hello") == [.byte])
    #expect(modes("hello 12345678901234567890") == [.byte, .numeric])
    #expect(modes("ABCDEFGHIJKLMNOabcdefghijklmno12345678901234567890") == [.alphanumeric, .byte, .numeric])
  }

  @Test(arguments: [UInt64](1...5))
  func `needs no more bits than any other split`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let characters = Array("0123456789ABCDE:abc".utf8)
    for _ in 0..<20 {
      // Stretches, because a switch of the mode pays off after some characters only.
      let stretches = (0..<(1 + random.next(below: 6))).map { _ in
        Array(repeating: characters[random.next(below: characters.count)], count: 1 + random.next(below: 9))
      }
      for sizes in VersionRange.allCases {
        let chosen = bits(Segment.shortest(for: stretches.flatMap(\.self), in: sizes), sizes)
        #expect(chosen == fewestBits(stretches, sizes), "seed \(seed): \(stretches)")
      }
    }
  }

  @Test(arguments: [UInt64](1...3))
  func `picks the mask with the lowest penalty of the four rules`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for length in [1, 40, 150] {
      let text = String(decoding: (0..<length).map { _ in UInt8(32 + random.next(below: 90)) }, as: UTF8.self)
      let penalties = try (0..<8).map { mask in
        let code = try QRCode(text, level: .medium, mask: mask)
        let plain = PlainPenalty(code).total
        #expect(Penalty.total(of: code.modules, size: code.size) == plain, "seed \(seed), mask \(mask): \(text)")
        return plain
      }
      #expect(try QRCode(text).mask == penalties.firstIndex(of: penalties.min() ?? 0), "seed \(seed): \(text)")
    }
  }

  private func bits(_ segments: [Segment], _ sizes: VersionRange) -> Int {
    var buffer = BitBuffer([], for: sizes)
    for segment in segments {
      buffer.append(0, length: 4 + segment.mode.countLength(in: sizes))
      segment.mode.append(segment.bytes, to: &buffer)
    }
    return buffer.count
  }

  /// The fewest bits of all ways to give each stretch a mode.
  private func fewestBits(_ stretches: [[UInt8]], _ sizes: VersionRange) -> Int? {
    var ways: [[TextMode]] = [[]]
    for stretch in stretches {
      let modes = TextMode.allCases.filter { mode in stretch.allSatisfy(mode.holds) }
      ways = ways.flatMap { way in modes.map { way + [$0] } }
    }
    return ways.map { way in
      var segments: [Segment] = []
      for (mode, stretch) in zip(way, stretches) {
        if let last = segments.last, last.mode == mode {
          segments[segments.count - 1] = Segment(mode: mode, bytes: last.bytes + stretch)
        } else {
          segments.append(Segment(mode: mode, bytes: stretch[...]))
        }
      }
      return bits(segments, sizes)
    }
    .min()
  }
}

/// The four rules as the standard words them, over rows and columns as texts of `#` and `.`.
private struct PlainPenalty {
  let rows: [String]
  let columns: [String]

  init(_ code: QRCode) {
    let places = 0..<code.size
    rows = places.map { row in String(places.map { code.isDark(row: row, column: $0) ? "#" : "." }) }
    columns = places.map { column in String(places.map { code.isDark(row: $0, column: column) ? "#" : "." }) }
  }

  var total: Int {
    let lines = rows + columns
    return lines.map { longRuns($0) + finders($0) }.reduce(0, +) + blocks + share
  }

  private func longRuns(_ line: String) -> Int {
    line.matches(of: /#{5,}|\.{5,}/).map { $0.output.count - 2 }.reduce(0, +)
  }

  private func finders(_ line: String) -> Int {
    var found = 0
    for unit in 1...(line.count / 7) {
      let (dark, light) = (String(repeating: "#", count: unit), String(repeating: ".", count: unit))
      let core = "\(dark)\(light)\(dark)\(dark)\(dark)\(light)\(dark)"
      let quiet = String(repeating: ".", count: 4 * unit)
      let whole = Array(quiet + line + quiet)
      for start in whole.indices.dropFirst(4 * unit) where whole[start...].starts(with: core) {
        let end = start + 7 * unit
        // The pattern begins and ends there, and has light of one unit at the least on either side.
        guard whole[start - 1] == ".", whole[..<start].suffix(unit).allSatisfy({ $0 == "." }),
          whole[end...].prefix(unit).allSatisfy({ $0 == "." })
        else { continue }
        let sides = [whole[..<start].suffix(4 * unit), whole[end...].prefix(4 * unit)]
        if sides.contains(where: { $0.allSatisfy { $0 == "." } }) { found += 1 }
      }
    }
    return 40 * found
  }

  private var blocks: Int {
    let grid = rows.map(Array.init)
    var found = 0
    for row in grid.indices.dropLast() {
      for column in grid.indices.dropLast() {
        let square = [grid[row][column], grid[row][column + 1], grid[row + 1][column], grid[row + 1][column + 1]]
        if Set(square).count == 1 { found += 1 }
      }
    }
    return 3 * found
  }

  private var share: Int {
    let dark = rows.joined().count { $0 == "#" }
    let percent = Double(dark) / Double(rows.count * rows.count) * 100
    return 10 * Int(abs(percent - 50) / 5)
  }
}
