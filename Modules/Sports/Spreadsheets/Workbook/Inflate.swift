/// Inflates deflated bytes (RFC 1951), up to a limit.
///
/// The reader is written for foreign bytes: each length and distance is checked, and output ends at the limit.
struct Inflate {
  private let input: ArraySlice<UInt8>
  private var place: Int
  private var bits = 0
  private var bitCount = 0
  private let limit: Int
  private var output: [UInt8] = []

  private init(_ input: ArraySlice<UInt8>, limit: Int) {
    (self.input, place, self.limit) = (input, input.startIndex, limit)
  }

  /// Returns the inflated bytes.
  ///
  /// - Throws: ``TableFileError/damaged`` for bytes that are no deflated data, ``TableFileError/tooLarge`` for more than
  ///   `limit` bytes.
  static func bytes(of input: ArraySlice<UInt8>, limit: Int) throws(TableFileError) -> [UInt8] {
    var inflate = Inflate(input, limit: limit)
    while true {
      let isLast = try inflate.take(1) == 1
      switch try inflate.take(2) {
      case 0: try inflate.copyStored()
      case 1: try inflate.readBlock(.fixedLengths, .fixedDistances)
      case 2:
        let (lengths, distances) = try inflate.readCodes()
        try inflate.readBlock(lengths, distances)
      default: throw .damaged
      }
      if isLast { return inflate.output }
    }
  }

  private mutating func take(_ count: Int) throws(TableFileError) -> Int {
    while bitCount < count {
      guard place < input.endIndex else { throw .damaged }
      bits |= Int(input[place]) << bitCount
      bitCount += 8
      place += 1
    }
    let value = bits & ((1 << count) - 1)
    bits >>= count
    bitCount -= count
    return value
  }

  /// Checks that as many bytes more may come, and now and then looks at the time.
  private mutating func reserve(_ count: Int) throws(TableFileError) {
    guard output.count + count <= limit else { throw .tooLarge }
    if output.count >> 16 != (output.count + count) >> 16 { try TableFileError.checkTime() }
  }

  private mutating func copyStored() throws(TableFileError) {
    (bits, bitCount) = (0, 0)
    guard place + 4 <= input.endIndex else { throw .damaged }
    let length = Int(input[place]) | Int(input[place + 1]) << 8
    let check = Int(input[place + 2]) | Int(input[place + 3]) << 8
    place += 4
    guard length == ~check & 0xFFFF, place + length <= input.endIndex else { throw .damaged }
    try reserve(length)
    output += input[place..<(place + length)]
    place += length
  }

  private mutating func symbol(of code: HuffmanCode) throws(TableFileError) -> Int {
    var (value, first, index) = (0, 0, 0)
    for length in 1...HuffmanCode.longest {
      value |= try take(1)
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw .damaged
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]

  private mutating func readBlock(_ lengths: HuffmanCode, _ distances: HuffmanCode) throws(TableFileError) {
    while true {
      let symbol = try symbol(of: lengths)
      if symbol < 256 {
        try reserve(1)
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard Self.lengthBases.indices.contains(symbol - 257) else { throw .damaged }
      let length = try Self.lengthBases[symbol - 257] + take(Self.lengthBits[symbol - 257])
      let code = try self.symbol(of: distances)
      guard Self.distanceBases.indices.contains(code) else { throw .damaged }
      let distance = try Self.distanceBases[code] + take(Self.distanceBits[code])
      guard distance <= output.count else { throw .damaged }
      try reserve(length)
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private static let orderOfLengths = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func readCodes() throws(TableFileError) -> (HuffmanCode, HuffmanCode) {
    let (literals, distances, count) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
    guard literals <= 286, distances <= 30 else { throw .damaged }
    var sizes = [Int](repeating: 0, count: 19)
    for place in Self.orderOfLengths.prefix(count) { sizes[place] = try take(3) }
    let code = try HuffmanCode(sizes)
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      let symbol = try symbol(of: code)
      switch symbol {
      case 0..<16: lengths.append(symbol)
      case 16:
        guard let last = lengths.last else { throw .damaged }
        lengths += [Int](repeating: last, count: try take(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: try take(3) + 3)
      default: lengths += [Int](repeating: 0, count: try take(7) + 11)
      }
    }
    guard lengths.count == literals + distances else { throw .damaged }
    return (try HuffmanCode(Array(lengths[..<literals])), try HuffmanCode(Array(lengths[literals...])))
  }
}

/// A canonical Huffman code: the symbols in order of their codes, and how many codes each length has.
struct HuffmanCode {
  static let longest = 15

  let counts: [Int]
  let symbols: [Int]

  /// - Throws: ``TableFileError/damaged`` for lengths that make more codes than there are.
  init(_ lengths: [Int]) throws(TableFileError) {
    var counts = [Int](repeating: 0, count: Self.longest + 1)
    for length in lengths { counts[length] += 1 }
    var left = 1
    for length in 1...Self.longest {
      left = left * 2 - counts[length]
      if left < 0 { throw .damaged }
    }
    counts[0] = 0
    self.init(counts: counts, lengths)
  }

  private init(counts: [Int], _ lengths: [Int]) {
    self.counts = counts
    symbols = (1...Self.longest).flatMap { length in lengths.indices.filter { lengths[$0] == length } }
  }

  /// The code of literals and lengths that needs no description.
  static let fixedLengths = fixed(
    [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112) + [Int](repeating: 7, count: 24)
      + [Int](repeating: 8, count: 8)
  )
  /// The code of distances that needs no description.
  static let fixedDistances = fixed([Int](repeating: 5, count: 30))

  private static func fixed(_ lengths: [Int]) -> HuffmanCode {
    var counts = [Int](repeating: 0, count: longest + 1)
    for length in lengths { counts[length] += 1 }
    return HuffmanCode(counts: counts, lengths)
  }
}
