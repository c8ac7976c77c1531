/// How a segment packs its bytes.
enum TextMode: Int, CaseIterable {
  /// Three digits in 10 bits.
  case numeric
  /// Two characters of 45 in 11 bits.
  case alphanumeric
  /// Each byte in 8 bits.
  case byte

  private static let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)
  private static let values = Dictionary(uniqueKeysWithValues: characters.enumerated().map { ($1, $0) })

  var indicator: Int { 1 << rawValue }

  /// The number of bits of the character count (table 3 of the standard).
  func countLength(in sizes: VersionRange) -> Int {
    let lengths =
      switch self {
      case .numeric: [10, 12, 14]
      case .alphanumeric: [9, 11, 13]
      case .byte: [8, 16, 16]
      }
    return lengths[sizes.rawValue]
  }

  /// The cost of a byte in sixths of a bit, which is a whole number in every mode.
  var sixthsPerByte: Int {
    switch self {
    case .numeric: 20
    case .alphanumeric: 33
    case .byte: 48
    }
  }

  func holds(_ byte: UInt8) -> Bool {
    switch self {
    case .numeric: (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    case .alphanumeric: Self.values[byte] != nil
    case .byte: true
    }
  }

  func append(_ bytes: ArraySlice<UInt8>, to buffer: inout BitBuffer) {
    switch self {
    case .numeric: append(bytes, base: 10, lengths: [4, 7, 10], to: &buffer)
    case .alphanumeric: append(bytes, base: 45, lengths: [6, 11], to: &buffer)
    case .byte: for byte in bytes { buffer.append(Int(byte), length: 8) }
    }
  }

  /// Packs groups of characters as one number each; `lengths` are the bits of a group of one, two and three.
  private func append(_ bytes: ArraySlice<UInt8>, base: Int, lengths: [Int], to buffer: inout BitBuffer) {
    var rest = bytes
    while !rest.isEmpty {
      let group = rest.prefix(lengths.count)
      buffer.append(group.reduce(0) { $0 * base + (Self.values[$1] ?? 0) }, length: lengths[group.count - 1])
      rest = rest.dropFirst(lengths.count)
    }
  }
}
