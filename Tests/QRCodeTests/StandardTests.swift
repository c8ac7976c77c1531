import Testing

@testable import QRCodes

/// The example and the tables that ISO/IEC 18004 publishes.
@Suite("The encoder after ISO/IEC 18004")
struct StandardTests {
  @Test func `encodes the example of annex I as the standard does`() throws {
    let message = try EncodedText("01234567", level: .medium)
    #expect(message.version == 1)
    let data: [UInt8] = [
      0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
    ]
    #expect(message.codewords == data)
    let correction: [UInt8] = [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55]
    #expect(BlockPlan(version: 1, level: .medium).interleaved(data) == data + correction)
    let code = try QRCode("01234567", level: .medium)
    #expect(code.mask == 2)
    // Bits 14 to 8 of the format information, from the upper left corner to the right.
    let format = [0, 1, 2, 3, 4, 5, 7].map { code.isDark(row: 8, column: $0) }
    #expect(format == [true, false, true, true, true, true, false])
  }

  @Test(arguments: [
    (7, [87, 229, 146, 149, 238, 102, 21]), (10, [251, 67, 46, 61, 118, 70, 64, 94, 32, 45]),
    (13, [74, 152, 176, 100, 86, 100, 106, 104, 130, 218, 206, 140, 78]),
    (15, [8, 183, 61, 91, 202, 37, 51, 58, 58, 237, 140, 124, 5, 99, 105]),
    (18, [215, 234, 158, 94, 184, 97, 118, 170, 79, 187, 152, 148, 252, 179, 5, 98, 96, 153]),
  ])
  func `uses the generator polynomials of annex A`(degree: Int, exponents: [Int]) {
    #expect(ReedSolomon.generator(degree: degree) == exponents)
  }

  @Test func `names level and mask by the sequences of annex C`() {
    let published = [
      0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0, 0x77C4, 0x72F3, 0x7DAA, 0x789D, 0x662F, 0x6318,
      0x6C41, 0x6976, 0x1689, 0x13BE, 0x1CE7, 0x19D0, 0x0762, 0x0255, 0x0D0C, 0x083B, 0x355F, 0x3068, 0x3F31, 0x3A06,
      0x24B4, 0x2183, 0x2EDA, 0x2BED,
    ]
    let levels: [ErrorCorrection] = [.medium, .low, .high, .quartile]
    let made = levels.flatMap { level in (0..<8).map { ProtectedNumber.format(level, mask: $0) } }
    #expect(made == published)
  }

  @Test func `names versions by the sequences of annex D`() {
    let published = [
      0x07C94, 0x085BC, 0x09A99, 0x0A4D3, 0x0BBF6, 0x0C762, 0x0D847, 0x0E60D, 0x0F928, 0x10B78, 0x1145D, 0x12A17,
      0x13532, 0x149A6, 0x15683, 0x168C9, 0x177EC, 0x18EC4, 0x191E1, 0x1AFAB, 0x1B08E, 0x1CC1A, 0x1D33F, 0x1ED75,
      0x1F250, 0x209D5, 0x216F0, 0x228BA, 0x2379F, 0x24B0B, 0x2542E, 0x26A64, 0x27541, 0x28C69,
    ]
    #expect((7...40).map { ProtectedNumber.version($0) } == published)
  }

  @Test(arguments: [
    (1, []), (2, [6, 18]), (7, [6, 22, 38]), (14, [6, 26, 46, 66]), (22, [6, 26, 50, 74, 98]),
    (32, [6, 34, 60, 86, 112, 138]), (36, [6, 24, 50, 76, 102, 128, 154]), (40, [6, 30, 58, 86, 114, 142, 170]),
  ])
  func `places alignment patterns by annex E`(version: Int, positions: [Int]) {
    #expect(ModuleGrid.alignmentPositions(version: version) == positions)
  }

  @Test(arguments: QRCode.versions)
  func `leaves as many modules to data as the version has`(version: Int) {
    let free = ModuleGrid(version: version).isFunction.count { !$0 }
    #expect(free == BlockPlan.modulesForData(version: version))
  }

  /// Digits, alphanumeric characters and bytes at levels L, M, Q and H (table 7).
  @Test(arguments: [
    (1, [[41, 25, 17], [34, 20, 14], [27, 16, 11], [17, 10, 7]]),
    (9, [[552, 335, 230], [432, 262, 180], [312, 189, 130], [235, 143, 98]]),
    (10, [[652, 395, 271], [513, 311, 213], [364, 221, 151], [288, 174, 119]]),
    (26, [[3283, 1990, 1367], [2544, 1542, 1059], [1804, 1094, 751], [1425, 864, 593]]),
    (27, [[3517, 2132, 1465], [2701, 1637, 1125], [1933, 1172, 805], [1501, 910, 625]]),
    (40, [[7089, 4296, 2953], [5596, 3391, 2331], [3993, 2420, 1663], [3057, 1852, 1273]]),
  ])
  func `holds as much as table 7 says and not one character more`(version: Int, capacities: [[Int]]) throws {
    for level in ErrorCorrection.allCases {
      for (character, capacity) in zip(["7", "A", "a"], capacities[level.rawValue]) {
        let full = String(repeating: character, count: capacity)
        #expect(try EncodedText(full, level: level).version == version)
        if version < 40 {
          #expect(try EncodedText(full + character, level: level).version == version + 1)
        } else {
          #expect(throws: TextTooLong(bytes: capacity + 1, level: level)) {
            _ = try QRCode(full + character, level: level)
          }
        }
      }
    }
  }

  @Test func `refuses a text of any length at once, with a hint`() {
    let text = String(repeating: "x", count: 50_000_000)
    #expect {
      _ = try QRCode(text)
    } throws: {
      "\($0)"
        == "A QR code cannot hold these 50000000 bytes at level medium. Shorten the text, or choose a lower level."
    }
  }
}
