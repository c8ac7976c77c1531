/// The modules of a code while it is drawn: function patterns first, then data.
struct ModuleGrid {
  let version: Int
  let size: Int
  /// Row after row; true is dark.
  private(set) var modules: [Bool]
  /// Whether a module belongs to a function pattern, which carries no data and is never masked.
  private(set) var isFunction: [Bool]

  /// The grid with its function patterns; the places of format information are taken and light.
  init(version: Int) {
    self.version = version
    size = 17 + 4 * version
    modules = Array(repeating: false, count: size * size)
    isFunction = modules
    for place in 0..<size {
      set(6, place, place.isMultiple(of: 2))
      set(place, 6, place.isMultiple(of: 2))
    }
    drawAlignmentPatterns()
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinderPattern(row, column) }
    drawFormat(0)
    if version >= 7 { drawVersion() }
  }

  /// The rows, which are also the columns, of the middles of alignment patterns (annex E of the standard).
  static func alignmentPositions(version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    let last = 10 + 4 * version
    return [6] + (0..<(count - 1)).reversed().map { last - $0 * step }
  }

  /// Places the codewords in columns of two modules, from the lower right corner up and down, around function patterns.
  mutating func place(_ codewords: [UInt8]) {
    var bit = 0
    var isUpward = true
    // The column of the vertical timing pattern holds no data.
    for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
      for step in 0..<size {
        let row = isUpward ? size - 1 - step : step
        for column in [right, right - 1] where !isFunction[row * size + column] && bit < codewords.count * 8 {
          modules[row * size + column] = codewords[bit / 8] >> UInt8(7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
      isUpward.toggle()
    }
  }

  /// The grid under a mask, with the format information that names the mask.
  func masked(by number: Int, _ level: ErrorCorrection) -> ModuleGrid {
    var grid = self
    for row in 0..<size {
      for column in 0..<size where !isFunction[row * size + column] && Mask.inverts(number, row, column) {
        grid.modules[row * size + column].toggle()
      }
    }
    grid.drawFormat(ProtectedNumber.format(level, mask: number))
    return grid
  }

  /// The grid under the mask with the lowest penalty; of equals, the one with the lowest number.
  func bestMasked(_ level: ErrorCorrection) -> (number: Int, grid: ModuleGrid) {
    var best = (number: 0, grid: masked(by: 0, level))
    var lowest = Penalty.total(of: best.grid.modules, size: size)
    for number in 1..<8 {
      let grid = masked(by: number, level)
      let penalty = Penalty.total(of: grid.modules, size: size)
      if penalty < lowest { (best, lowest) = ((number, grid), penalty) }
    }
    return best
  }

  private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
    modules[row * size + column] = isDark
    isFunction[row * size + column] = true
  }

  /// A finder pattern around its middle, with the separator.
  private mutating func drawFinderPattern(_ row: Int, _ column: Int) {
    for down in -4...4 {
      for along in -4...4 where (0..<size).contains(row + down) && (0..<size).contains(column + along) {
        let ring = max(abs(down), abs(along))
        set(row + down, column + along, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignmentPatterns() {
    let positions = Self.alignmentPositions(version: version)
    let corners = [(0, 0), (0, positions.count - 1), (positions.count - 1, 0)]
    for (down, row) in positions.enumerated() {
      for (along, column) in positions.enumerated() where !corners.contains(where: { $0 == (down, along) }) {
        for place in 0..<25 {
          let (rows, columns) = (place / 5 - 2, place % 5 - 2)
          set(row + rows, column + columns, max(abs(rows), abs(columns)) != 1)
        }
      }
    }
  }

  /// Draws format information twice, and the dark module.
  private mutating func drawFormat(_ format: Int) {
    for bit in 0..<15 {
      let isDark = format >> bit & 1 == 1
      switch bit {
      case 0..<6: set(bit, 8, isDark)
      case 6, 7: set(bit + 1, 8, isDark)
      case 8: set(8, 7, isDark)
      default: set(8, 14 - bit, isDark)
      }
      if bit < 8 { set(8, size - 1 - bit, isDark) } else { set(size - 15 + bit, 8, isDark) }
    }
    set(size - 8, 8, true)
  }

  private mutating func drawVersion() {
    let number = ProtectedNumber.version(version)
    for bit in 0..<18 {
      let isDark = number >> bit & 1 == 1
      set(bit / 3, size - 11 + bit % 3, isDark)
      set(size - 11 + bit % 3, bit / 3, isDark)
    }
  }
}
