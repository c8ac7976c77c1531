/// How the codewords of a version and level are divided into blocks (table 9 of the standard).
struct BlockPlan {
  /// The number of blocks.
  let blocks: Int
  /// The number of error correction codewords of each block.
  let correctionPerBlock: Int
  /// The number of data codewords of all blocks.
  let dataCodewords: Int

  init(version: Int, level: ErrorCorrection) {
    blocks = Self.blockCounts[level.rawValue][version - 1]
    correctionPerBlock = Self.correctionLengths[level.rawValue][version - 1]
    dataCodewords = Self.codewords(version: version) - blocks * correctionPerBlock
  }

  /// The number of codewords of a version, data and error correction together (table 1 of the standard).
  static func codewords(version: Int) -> Int { modulesForData(version: version) / 8 }

  /// The number of modules that no function pattern takes.
  static func modulesForData(version: Int) -> Int {
    let size = 17 + 4 * version
    // Three finder patterns with separators, format information with the dark module, two timing patterns.
    var modules = size * size - 3 * 64 - 31 - 2 * (size - 16)
    let positions = ModuleGrid.alignmentPositions(version: version).count
    if positions > 0 {
      // 25 modules each, those in a timing pattern 5 less; none where the finder patterns are.
      modules -= 25 * (positions * positions - 3) - 2 * 5 * (positions - 2)
    }
    return version >= 7 ? modules - 36 : modules
  }

  /// All codewords in the order in which they are placed: the blocks' first data codewords, their second, and so on,
  /// then error correction in the same way.
  func interleaved(_ data: [UInt8]) -> [UInt8] {
    let generator = ReedSolomon.generator(degree: correctionPerBlock)
    let parts = dataBlocks(data)
    let corrections = parts.map { ReedSolomon.correction(of: $0, generator: generator) }
    var result: [UInt8] = []
    for place in 0..<(parts.last?.count ?? 0) {
      for part in parts where place < part.count { result.append(part[part.startIndex + place]) }
    }
    for place in 0..<correctionPerBlock {
      for correction in corrections { result.append(correction[place]) }
    }
    return result
  }

  /// The data of each block; the last blocks may be one codeword longer than the first.
  func dataBlocks(_ data: [UInt8]) -> [ArraySlice<UInt8>] {
    let (length, longer) = data.count.quotientAndRemainder(dividingBy: blocks)
    var rest = data[...]
    return (0..<blocks).map { block in
      let part = rest.prefix(block < blocks - longer ? length : length + 1)
      rest = rest.dropFirst(part.count)
      return part
    }
  }

  // swift-format-ignore
  private static let correctionLengths = [
    [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
     28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
    [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
     26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
    [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30,
     28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
    [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28,
     30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
  ]

  // swift-format-ignore
  private static let blockCounts = [
    [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8,
     8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25],
    [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
     17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
    [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20,
     23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68],
    [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25,
     25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81],
  ]
}
